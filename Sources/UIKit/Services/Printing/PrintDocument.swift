import CoreGraphics

/// Creates PDF documents from the content of a print job.
@MainActor enum PrintDocument {
  /// Returns the document that a renderer draws on a paper.
  static func data(_ renderer: UIPrintPageRenderer, paper: UIPrintPaper, info: UIPrintInfo, pages: Range<Int>? = nil) -> Data {
    renderer.take(paper: CGRect(origin: .zero, size: paper.paperSize), printable: paper.printableRect)
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: info.jobName]
    let pdf = UIGraphicsPDFRenderer(bounds: renderer.paperRect, format: format)
    return pdf.pdfData { context in
      // Prints in light colors, regardless of the screen's style.
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        let all = 0..<max(0, renderer.numberOfPages)
        let range = pages.map { $0.clamped(to: all) } ?? all
        renderer.prepare(forDrawingPages: NSRange(range))
        for page in range {
          context.beginPage()
          renderer.drawPage(at: page, in: renderer.printableRect)
        }
      }
    }
  }

  /// Returns the number of pages that a renderer fills on a paper.
  static func pageCount(_ renderer: UIPrintPageRenderer, paper: UIPrintPaper) -> Int {
    renderer.take(paper: CGRect(origin: .zero, size: paper.paperSize), printable: paper.printableRect)
    return max(0, renderer.numberOfPages)
  }

  /// Returns the number of items if all are images, else zero.
  static func imageCount(_ items: [Any]) -> Int { items.allSatisfy { image($0) != nil } ? items.count : 0 }

  /// Returns the documents of printable items: PDF files unchanged, images one per page. `pages` selects images.
  static func data(_ items: [Any], paper: UIPrintPaper, info: UIPrintInfo, pages: Range<Int>? = nil) -> [Data] {
    var documents: [Data] = []
    var images: [UIImage] = []
    func finishImages() {
      guard !images.isEmpty else { return }
      documents.append(data(PrintedImages(images, fills: info.outputType == .photo), paper: paper, info: info, pages: pages))
      images = []
    }
    for item in items {
      if let image = image(item) {
        images.append(image)
      } else if let pdf = pdf(item) {
        finishImages()
        documents.append(pdf)
      }
    }
    finishImages()
    return documents
  }

  static func canPrint(_ item: Any) -> Bool { pdf(item) != nil || image(item) != nil }

  private static func bytes(_ item: Any) -> Data? {
    switch item {
    case let data as Data: data
    case let data as NSData: Data(referencing: data)
    case let url as URL where url.isFileURL: try? Data(contentsOf: url)
    default: nil
    }
  }

  private static func pdf(_ item: Any) -> Data? {
    guard let data = bytes(item), data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    return data
  }

  private static func image(_ item: Any) -> UIImage? {
    if let image = item as? UIImage { return image }
    guard let data = bytes(item), data.prefix(5) != Data("%PDF-".utf8) else { return nil }
    return UIImage(data: data)
  }
}

/// Prints images, each in the middle of its own page, as large as possible.
private final class PrintedImages: UIPrintPageRenderer {
  private let images: [UIImage]
  private let fills: Bool

  init(_ images: [UIImage], fills: Bool) {
    self.images = images
    self.fills = fills
    super.init()
  }

  override var numberOfPages: Int { images.count }

  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    let image = images[pageIndex]
    let room = fills ? paperRect : contentRect
    guard image.size.width > 0, image.size.height > 0, room.width > 0, room.height > 0 else { return }
    let scales = (room.width / image.size.width, room.height / image.size.height)
    let scale = fills ? max(scales.0, scales.1) : min(scales.0, scales.1)
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    image.draw(in: CGRect(x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height))
  }
}
