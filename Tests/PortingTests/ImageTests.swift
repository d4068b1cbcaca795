import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

struct ImageTests {
  private func picture(opaque: Bool) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }

  @Test("An image's renderer format makes images like it")
  func rendererFormat() {
    expect(picture(opaque: true).imageRendererFormat.scale, equals: 3)
    expect(picture(opaque: true).imageRendererFormat.opaque)
    expect(!picture(opaque: false).imageRendererFormat.opaque)
    let copy = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: picture(opaque: false).imageRendererFormat)
      .image { _ in }
    expect(copy.scale, equals: 3)
  }

  @Test("Images are prepared for display as they are")
  func preparing() async {
    let image = picture(opaque: true)
    expect(image.preparingForDisplay() === image)
    await expect(image.byPreparingForDisplay() === image)
    await expect(image.byPreparingThumbnail(ofSize: CGSize(width: 2, height: 2))?.size, equals: CGSize(width: 2, height: 2))
  }

  @Test("A color literal is the color")
  func colorLiteral() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    expect(color, equals: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("Colors and images travel in item providers")
  func itemProviders() {
    var color: UIColor?
    NSItemProvider(object: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)).loadObject(ofClass: UIColor.self) { object, _ in
      color = object as? UIColor
    }
    expect(color, equals: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    var image: UIImage?
    NSItemProvider(object: picture(opaque: true)).loadObject(ofClass: UIImage.self) { object, _ in image = object as? UIImage }
    expect(image?.cgImage?.width, equals: 12)
  }

  @Test("A data set of a catalog is found by its name")
  func dataAsset() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DataAsset-\(UUID().uuidString).bundle")
    let set = folder.appendingPathComponent("Assets.xcassets/Levels.dataset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("level".utf8).write(to: set.appendingPathComponent("levels.txt"))
    let contents = #"{"data":[{"filename":"levels.txt","idiom":"universal","universal-type-identifier":"public.plain-text"}]}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let asset = try #require(NSDataAsset(name: "Levels", bundle: bundle))
    expect(asset.data, equals: Data("level".utf8))
    expect(asset.typeIdentifier, equals: "public.plain-text")
    expect(NSDataAsset(name: "None", bundle: bundle) == nil)
  }

  @Test("A PDF or SVG file of a catalog is an image of the size of its page, drawn at the scale of the screen")
  @MainActor func vectors() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Vectors-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 30, height: 20)).pdfData { context in
      context.beginPage()
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 15, height: 20))
    }
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'><rect width='15' height='20' fill='#f00'/></svg>"
    for (name, file, data) in [("Page", "page.pdf", page), ("Drawing", "drawing.svg", Data(drawing.utf8))] {
      let set = folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try data.write(to: set.appendingPathComponent(file))
      try Data(#"{"images":[{"filename":"\#(file)","idiom":"universal"}]}"#.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    for name in ["Page", "Drawing"] {
      // The libraries that draw them may be absent.
      guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else {
        print("\(name) is not drawn on this machine")
        continue
      }
      expect(image.size, equals: CGSize(width: 30, height: 20), "\(name)")
      let view = UIImageView(image: image)
      let container = UIView()
      container.backgroundColor = .white
      container.addSubview(view)
      screen.show(container)
      let pixels = screen.snapshot()
      expect(pixels.pixel(x: 28, y: 20).green < 20 && pixels.pixel(x: 32, y: 20).green > 235, "\(name)")
    }
  }
}
