import Testing
import TrestleExpectations
import UIKit

@MainActor struct PDFRendererTests {
  /// Returns the red components of a page's pixels; y is counted from the top.
  private func pixels(_ data: Data, page number: Int) throws -> (size: CGSize, dark: (Int, Int) -> Bool)? {
    let provider = try #require(CGDataProvider(data: data))
    guard let page = CGPDFDocument(provider)?.page(at: number) else { return nil }
    let size = page.getBoxRect(.mediaBox).size
    let (width, height) = (Int(size.width), Int(size.height))
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    context.drawPDFPage(page)
    context.flush()
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    let reds = (0..<width * height).map { bytes[$0 * 4] }
    return (size, { x, y in reds[y * width + x] < 128 })
  }

  @Test("A renderer draws pages with the origin at the top left, with UIKit's text and images")
  func renderer() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Test"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 80, height: 60), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      UIColor.black.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      "MMM".draw(at: CGPoint(x: 30, y: 20), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 40), pageInfo: [:])
      expect(context.pdfContextBounds, equals: CGRect(x: 0, y: 0, width: 30, height: 40))
      UIColor.black.setFill()
      UIRectFill(CGRect(x: 20, y: 30, width: 10, height: 10))
    }
    guard let first = try pixels(data, page: 1), let second = try pixels(data, page: 2) else { return }
    expect(first.size == CGSize(width: 80, height: 60) && second.size == CGSize(width: 30, height: 40))
    expect(first.dark(5, 5) && !first.dark(25, 5) && !first.dark(5, 50))
    let hasText = (20..<45).contains { y in (30..<80).contains { first.dark($0, y) } }
    expect(hasText && second.dark(25, 35) && !second.dark(5, 5))
  }

  @Test("The functions make a document in data and in a file")
  func functions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 50, height: 50), nil)
    UIGraphicsBeginPDFPage()
    expect(UIGraphicsGetPDFContextBounds(), equals: CGRect(x: 0, y: 0, width: 50, height: 50))
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
    UIGraphicsEndPDFContext()
    expect(UIGraphicsGetCurrentContext() == nil)
    if let page = try pixels(data as Data, page: 1) { expect(page.dark(5, 5) && !page.dark(5, 45)) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    expect(UIGraphicsBeginPDFContextToFile(file.path, .zero, [kCGPDFContextAuthor: "Me"]))
    UIGraphicsBeginPDFPageWithInfo(.zero, nil)
    UIGraphicsEndPDFContext()
    try expect(Data(contentsOf: file).prefix(5), equals: Data("%PDF-".utf8))
    expect(!UIGraphicsBeginPDFContextToFile("/nonexistent/file.pdf", .zero, nil))
    UIGraphicsEndPDFContext()
  }
}
