import UIKit
import UIKitTesting

/// Draws every screen of the Gallery in every appearance into PNG files, and one sheet of them all.
@MainActor struct PictureBook {
  var options: GalleryOptions

  /// A design in an appearance; the classic design has only the light one.
  struct Look {
    var design: UIDesign
    var style: UIUserInterfaceStyle
    var name: String { design.name + (style == .dark ? "-dark" : "") }
  }

  var looks: [Look] {
    options.designs.flatMap { design in
      options.appearances
        .filter { design != .classic || $0 == .light || options.appearances.count == 1 }
        .map { Look(design: design, style: $0) }
    }
  }

  func draw(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var pictures: [[CGImage]] = []
    let list = Sample(name: "Gallery", subtitle: "") { GalleryController() }
    let settings = Sample(name: "Looks", subtitle: "") { UIViewController() }
    for sample in [list, settings] + Gallery.samples where options.sample == nil || options.sample == sample.name {
      var row: [CGImage] = []
      for look in looks {
        let picture = picture(of: sample, in: look)
        let file = folder.appendingPathComponent("\(sample.name)-\(look.name).png")
        try picture.writePNG(to: file)
        print(file.path)
        row.append(picture)
      }
      pictures.append(row)
    }
    let sheet = folder.appendingPathComponent("contact-sheet.png")
    try contactSheet(of: pictures).writePNG(to: sheet)
    print(sheet.path)
  }

  func picture(of sample: Sample, in look: Look) -> CGImage {
    let screen = TestScreen(size: options.size, scale: options.scale, design: look.design)
    screen.traits = {
      $0.userInterfaceStyle = look.style
      $0.layoutDirection = options.direction
      $0.preferredContentSizeCategory = options.textSize
    }
    let list = GalleryController()
    screen.show(GalleryController.makeRoot(list))
    switch sample.name {
    case "Gallery": break
    case "Looks":
      // In a wide window the list was not shown before it was laid out.
      screen.settle(timeout: 2)
      list.showLooks()
    default: list.open(sample, animated: false)
    }
    // Delayed content depends on the real clock, not on the screen's time.
    if sample.isLate { RunLoop.main.run(until: Date(timeIntervalSinceNow: 1)) }
    screen.settle(timeout: 2)
    return screen.snapshot()
  }

  private func contactSheet(of pictures: [[CGImage]]) -> CGImage {
    let thumbnail = CGSize(width: options.size.width / 2, height: options.size.height / 2)
    let gap: CGFloat = 8
    let columns = pictures.map(\.count).max() ?? 0
    // Two samples side by side limit the length of the sheet.
    let perLine = max(1, 8 / max(1, columns))
    let lines = (pictures.count + perLine - 1) / perLine
    let size = CGSize(
      width: gap + CGFloat(columns * perLine) * (thumbnail.width + gap), height: gap + CGFloat(lines) * (thumbnail.height + gap))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.darkGray.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (number, row) in pictures.enumerated() {
        for (column, picture) in row.enumerated() {
          let x = gap + CGFloat(number % perLine * columns + column) * (thumbnail.width + gap)
          let y = gap + CGFloat(number / perLine) * (thumbnail.height + gap)
          UIImage(cgImage: picture).draw(in: CGRect(origin: CGPoint(x: x, y: y), size: thumbnail))
        }
      }
    }
    return image.cgImage!
  }
}
