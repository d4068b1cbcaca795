import CoreGraphics
import Foundation
import Testing
import TrestleExpectations

struct DocumentTests {
  private func document(_ draw: (CGContext) -> Void) throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    var box = CGRect(x: 0, y: 0, width: 40, height: 60)
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Squares"]))
    draw(context)
    context.closePDF()
    return data as Data
  }

  @Test("Pages drawn with the origin at the bottom left are read back as pixels")
  func pages() throws {
    let data = try document { context in
      context.beginPDFPage(nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.endPDFPage()
      var box = CGRect(x: 0, y: 0, width: 20, height: 30)
      context.beginPage(mediaBox: &box)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 10, y: 20, width: 10, height: 10))
      context.endPage()
    }
    expect(data.prefix(5), equals: Data("%PDF-".utf8))
    let provider = try #require(CGDataProvider(data: data))
    guard let document = CGPDFDocument(provider) else { return }
    expect(document.numberOfPages == 2 && document.page(at: 0) == nil && document.page(at: 3) == nil)
    let first = try #require(document.page(at: 1))
    let second = try #require(document.page(at: 2))
    expect(first.getBoxRect(.mediaBox), equals: CGRect(x: 0, y: 0, width: 40, height: 60))
    expect(second.getBoxRect(.cropBox), equals: CGRect(x: 0, y: 0, width: 20, height: 30))
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 60, bitsPerComponent: 8, bytesPerRow: 160, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.drawPDFPage(first)
    context.translateBy(x: 20, y: 0)
    context.drawPDFPage(second)
    context.flush()
    let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { (0..<4).map { bytes[((59 - y) * 40 + x) * 4 + $0] } }
    expect(pixel(5, 5) == [255, 0, 0, 255] && pixel(12, 5)[3] == 0 && pixel(5, 55)[3] == 0)
    expect(pixel(35, 25) == [0, 0, 255, 255] && pixel(25, 25)[3] == 0)
  }

  @Test("A page is scaled down, never up, and rotated to fit a rectangle")
  func transforms() throws {
    let data = try document { context in
      context.beginPDFPage(nil)
      context.endPDFPage()
    }
    let provider = try #require(CGDataProvider(data: data))
    guard let page = CGPDFDocument(provider)?.page(at: 1) else { return }
    let half = page.getDrawingTransform(.cropBox, rect: CGRect(x: 0, y: 0, width: 20, height: 60), rotate: 0, preserveAspectRatio: true)
    expect(CGRect(x: 0, y: 0, width: 40, height: 60).applying(half), equals: CGRect(x: 0, y: 15, width: 20, height: 30))
    let large = page.getDrawingTransform(.cropBox, rect: CGRect(x: 0, y: 0, width: 80, height: 120), rotate: 0, preserveAspectRatio: true)
    expect(CGRect(x: 0, y: 0, width: 40, height: 60).applying(large), equals: CGRect(x: 20, y: 30, width: 40, height: 60))
    let turned = CGRect(x: 0, y: 0, width: 40, height: 60).applying(
      page.getDrawingTransform(.cropBox, rect: CGRect(x: 0, y: 0, width: 60, height: 40), rotate: 90, preserveAspectRatio: true))
    expect(abs(turned.width - 60) < 1e-6 && abs(turned.height - 40) < 1e-6 && abs(turned.minX) < 1e-6)
  }

  @Test("Data that is not a document returns nil")
  func damaged() throws {
    expect(CGDataProvider(data: Data("%PDF-1.4 nothing".utf8)).flatMap { CGPDFDocument($0) } == nil)
    expect(CGDataProvider(data: Data()).flatMap { CGPDFDocument($0) } == nil)
    expect(CGPDFDocument(URL(fileURLWithPath: "/nonexistent/file.pdf")) == nil)
    expect(CGDataConsumer(url: URL(fileURLWithPath: "/nonexistent/file.pdf")) == nil)
  }
}
