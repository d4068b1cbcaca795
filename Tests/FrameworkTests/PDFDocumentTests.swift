import PDFKit
import Testing
import TrestleExpectations
import UIKitTesting

/// Documents, pages, text and the view that shows them.
@MainActor struct PDFDocumentTests {
  private func data(pages: [String], size: CGSize = CGSize(width: 300, height: 400)) -> Data {
    UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: size)).pdfData { context in
      for text in pages {
        context.beginPage()
        (text as NSString).draw(at: CGPoint(x: 20, y: 30), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      }
    }
  }

  @Test("A document has its pages, and damaged data is no document") func pages() throws {
    let document = try #require(PDFDocument(data: data(pages: ["Alpha", "Beta", "Gamma"])))
    expect(document.pageCount == 3 && document.page(at: 3) == nil && document.page(at: -1) == nil)
    let second = try #require(document.page(at: 1))
    expect(document.index(for: second) == 1 && second.label == "2")
    expect(second.bounds(for: .mediaBox).size, equals: CGSize(width: 300, height: 400))
    expect(PDFDocument(data: Data("no document".utf8)) == nil)
    expect(PDFDocument(url: URL(fileURLWithPath: "/nowhere.pdf")) == nil)
    document.exchangePage(at: 0, withPageAt: 1)
    expect(document.index(for: second), equals: 0)
    document.removePage(at: 0)
    expect(document.pageCount == 2 && second.document == nil && document.index(for: second) == NSNotFound)
    document.insert(second, at: 9)
    expect(document.index(for: second), equals: 2)
    document.insert(second, at: 0)
    expect(document.index(for: second) == 0 && document.pageCount == 3)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    expect(!document.write(to: file, withOptions: [.userPasswordOption: "secret"]))
    expect(document.write(to: file) && PDFDocument(url: file)?.documentURL == file && PDFDocument(url: file)?.pageCount == 3)
  }

  @Test("Text is found with its drawn bounds") func text() throws {
    let document = try #require(PDFDocument(data: data(pages: ["Alpha river", "Beta River"])))
    expect(document.page(at: 0)?.string?.contains("Alpha river"), equals: true)
    expect(document.findString("river").count, equals: 1)
    let found = document.findString("river", withOptions: .caseInsensitive)
    expect(found.map(\.string), equals: ["river", "River"])
    let page = try #require(document.page(at: 1))
    let bounds = found[1].bounds(for: page)
    // The text starts 30 points below the top of 400.
    expect(bounds.maxY < 375 && bounds.minY > 335 && bounds.minX > 50 && bounds.width > 20)
    expect(page.selectionForWord(at: CGPoint(x: bounds.midX, y: bounds.midY))?.string, equals: "River")
    expect(page.selection(for: bounds)?.string, equals: "River")
    expect(page.selection(for: NSRange(location: 0, length: 4))?.string, equals: "Beta")
    expect(page.selection(for: NSRange(location: 0, length: 4000)) == nil)
    expect(document.selectionForEntireDocument?.pages.count, equals: 2)
  }

  @Test("Unchanged documents are written as they were read, changed ones with their annotations") func writing() throws {
    let original = data(pages: ["Alpha"])
    let document = try #require(PDFDocument(data: original))
    expect(document.dataRepresentation(), equals: original)
    let annotation = PDFAnnotation(bounds: CGRect(x: 200, y: 100, width: 50, height: 50), forType: .square, withProperties: nil)
    annotation.color = .red
    annotation.interiorColor = .red
    document.page(at: 0)?.addAnnotation(annotation)
    let written = try #require(document.dataRepresentation())
    let page = try #require(PDFDocument(data: written)?.page(at: 0))
    expect(page.string?.contains("Alpha"), equals: true)
    let image = page.thumbnail(of: CGSize(width: 300, height: 400), for: .mediaBox)
    expect(image.size, equals: CGSize(width: 300, height: 400))
    expect(color(of: image, at: CGPoint(x: 225, y: 400 - 125)), equals: [255, 0, 0])
    expect(color(of: image, at: CGPoint(x: 100, y: 200)), equals: [255, 255, 255])
    expect(document.page(at: 0)?.annotation(at: CGPoint(x: 210, y: 110)) === annotation)
  }

  private func color(of image: UIImage, at point: CGPoint) -> [Int] {
    var bytes = [UInt8](repeating: 0, count: 4)
    let context = CGContext(
      data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    let origin = CGPoint(x: -point.x, y: point.y - image.size.height + 1)
    context.draw(image.cgImage!, in: CGRect(origin: origin, size: image.size))
    let data = context.data!.assumingMemoryBound(to: UInt8.self)
    return (0..<3).map { Int(data[$0]) }
  }

  @Test("A turned page is as wide as it was high, and its text is turned with it") func rotation() throws {
    let document = try #require(PDFDocument(data: data(pages: ["Alpha"])))
    let page = try #require(document.page(at: 0))
    page.rotation = 450
    expect(page.rotation, equals: 90)
    expect(page.thumbnail(of: CGSize(width: 400, height: 400), for: .cropBox).size, equals: CGSize(width: 400, height: 300))
    // The top left corner is now at the top right.
    let corner = CGPoint(x: 20, y: 370).applying(page.transform(for: .mediaBox))
    expect(corner.x > 360 && corner.y > 270)
  }

  private func screen(_ document: PDFDocument) throws -> (TestScreen, PDFView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.view.addSubview(view)
    screen.show(controller)
    view.document = document
    return (screen, view)
  }

  @Test("A view that turns pages by swipes shows each fitted, until the app sets a scale") func fittedPages() throws {
    let (screen, view) = try screen(#require(PDFDocument(data: data(pages: ["A", "B"], size: CGSize(width: 600, height: 800)))))
    expect(view.scaleFactor, equals: 1)
    view.usePageViewController(true)
    screen.layout()
    expect(view.scaleFactor == view.scaleFactorForSizeToFit && !view.autoScales)
    expect(view.scaleFactor, below: 320.0 / 600)
    view.scaleFactor = 2
    view.layoutDocumentView()
    expect(view.scaleFactor, equals: 2)
  }

  @Test("A view shows the pages below each other, and scrolling changes the current page") func scrolling() throws {
    let document = try #require(PDFDocument(data: data(pages: ["A", "B", "C"])))
    let (screen, view) = try screen(document)
    view.autoScales = true
    screen.layout()
    expect(abs(view.scaleFactor - 320.0 / 308), below: 0.001)
    expect(view.currentPage === document.page(at: 0) && view.canGoToNextPage && !view.canGoToPreviousPage)
    nonisolated(unsafe) var changes = 0
    let token = NotificationCenter.default.addObserver(forName: .PDFViewPageChanged, object: view, queue: nil) { _ in changes += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    view.goToNextPage(nil)
    expect(view.currentPage === document.page(at: 1) && changes == 1)
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 60))
    screen.advance(by: 2)
    expect(view.currentPage === document.page(at: 2) && changes == 2)
    view.goToFirstPage(nil)
    expect(view.currentPage === document.page(at: 0))
    view.goBack(nil)
    expect(view.currentPage === document.page(at: 2))
  }

  @Test("A single page is centered, and a point of the view converts to the page and back") func single() throws {
    let document = try #require(PDFDocument(data: data(pages: ["A", "B"])))
    let (screen, view) = try screen(document)
    view.displayMode = .singlePage
    screen.layout()
    let page = try #require(view.currentPage)
    let centre = view.convert(CGPoint(x: 160, y: 240), to: page)
    expect(abs(centre.x - 150) < 1 && abs(centre.y - 200) < 1)
    let back = view.convert(centre, from: page)
    expect(abs(back.x - 160) < 0.01 && abs(back.y - 240) < 0.01)
    expect(view.page(for: CGPoint(x: 160, y: 240), nearest: false) === page)
    view.goToNextPage(nil)
    expect(view.visiblePages.map { document.index(for: $0) } == [1] && !view.canGoToNextPage)
  }

  @Test("The scale is limited, and setting it ends automatic scaling") func zooming() throws {
    let document = try #require(PDFDocument(data: data(pages: ["A"])))
    let (screen, view) = try screen(document)
    view.autoScales = true
    screen.layout()
    view.scaleFactor = 2
    expect(view.scaleFactor == 2 && !view.autoScales && view.canZoomIn)
    view.scaleFactor = 99
    expect(view.scaleFactor == view.maxScaleFactor && !view.canZoomIn)
    expect(abs((view.documentView?.bounds.width ?? 0) - 308 * 5), below: 0.001)
  }

  @Test("A tap on a link calls the delegate") func links() throws {
    final class Delegate: PDFViewDelegate {
      var clicked: URL?
      func pdfViewWillClick(onLink sender: PDFView, with url: URL) { clicked = url }
    }
    let document = try #require(PDFDocument(data: data(pages: ["A"])))
    let link = PDFAnnotation(bounds: CGRect(x: 100, y: 150, width: 100, height: 100), forType: .link, withProperties: nil)
    link.url = URL(string: "https://example.org")
    document.page(at: 0)?.addAnnotation(link)
    let (screen, view) = try screen(document)
    let delegate = Delegate()
    view.delegate = delegate
    view.displayMode = .singlePage
    screen.layout()
    screen.tap(CGPoint(x: 20, y: 450))
    expect(delegate.clicked == nil)
    screen.tap(CGPoint(x: 160, y: 240))
    expect(delegate.clicked, equals: link.url)
  }

  @Test("A tap on a thumbnail shows its page") func thumbnails() throws {
    let document = try #require(PDFDocument(data: data(pages: ["A", "B", "C"])))
    let (screen, view) = try screen(document)
    view.frame.size.height = 400
    let thumbnails = PDFThumbnailView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    thumbnails.layoutMode = .horizontal
    view.superview?.addSubview(thumbnails)
    thumbnails.pdfView = view
    screen.layout()
    expect(thumbnails.selectedPages?.first === document.page(at: 0))
    screen.tap(CGPoint(x: 160 + 44, y: 440))
    expect(view.currentPage === document.page(at: 2))
  }

  @Test("A selection is extended at both ends, within its page")
  func extending() throws {
    let document = try #require(PDFDocument(data: data(pages: ["one two three"])))
    expect(document.majorVersion, equals: 1)
    let found = try #require(document.findString("two", withOptions: []).first)
    found.extend(atEnd: 6)
    expect(found.string, equals: "two three")
    found.extend(atStart: 4)
    expect(found.string, equals: "one two three")
    found.extend(atEnd: -6)
    expect(found.string, equals: "one two")
    found.extend(atStart: .max)
    found.extend(atEnd: .max)
    expect(found.string?.hasPrefix("one two three"), equals: true)
  }

  @Test("A text field of a form and a check box that is on are drawn, and a dashed border has gaps")
  func fields() throws {
    let document = try #require(PDFDocument(data: data(pages: ["x"])))
    let page = try #require(document.page(at: 0))
    func ink(_ rectangle: CGRect) throws -> Int {
      let image = try #require(page.thumbnail(of: CGSize(width: 300, height: 400), for: .mediaBox).cgImage)
      let scale = CGFloat(image.width) / 300
      var count = 0
      for x in Int(rectangle.minX)..<Int(rectangle.maxX) {
        for y in Int(rectangle.minY)..<Int(rectangle.maxY) {
          let pixel = image.pixel(x: Int(CGFloat(x) * scale), y: Int((400 - CGFloat(y)) * scale))
          if pixel.red < 128, pixel.green < 128 { count += 1 }
        }
      }
      return count
    }
    let area = CGRect(x: 50, y: 100, width: 100, height: 30)
    try expect(ink(area), equals: 0)
    let field = PDFAnnotation(bounds: area, forType: .widget, withProperties: nil)
    field.widgetFieldType = .text
    field.widgetStringValue = "MMMM"
    page.addAnnotation(field)
    try expect(ink(area), above: 20)
    let box = PDFAnnotation(bounds: CGRect(x: 200, y: 100, width: 30, height: 30), forType: .widget, withProperties: nil)
    (box.widgetFieldType, box.widgetControlType) = (.button, .checkBoxControl)
    page.addAnnotation(box)
    let off = try ink(box.bounds.insetBy(dx: 5, dy: 5))
    box.buttonWidgetState = .onState
    try expect(ink(box.bounds.insetBy(dx: 5, dy: 5)), above: off)
    let line = PDFAnnotation(bounds: CGRect(x: 20, y: 200, width: 260, height: 40), forType: .square, withProperties: nil)
    line.color = .black
    let border = PDFBorder()
    border.lineWidth = 2
    line.border = border
    page.addAnnotation(line)
    let solid = try ink(line.bounds)
    border.style = .dashed
    line.border = border
    try expect(ink(line.bounds), below: solid * 3 / 4)
  }
}
