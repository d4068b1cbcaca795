import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitObjects
@testable import UIKitServices
@testable import UIKitViews

/// Two pages with a header each.
private final class Pages: UIPrintPageRenderer {
  var drawn: [String] = []
  override var numberOfPages: Int { 2 }
  override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { drawn.append("header \(pageIndex) \(headerRect.height)") }
  override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
    drawn.append("page \(pageIndex)")
    UIColor.red.setFill()
    UIRectFill(contentRect)
  }
}

@MainActor @Suite struct PrintingTests {
  /// Returns the number of pages of a document, by its page objects.
  private func pages(_ data: Data) -> Int {
    let text = String(decoding: data, as: UTF8.self)
    guard let count = text.range(of: "/Count ") else { return 0 }
    return Int(text[count.upperBound...].prefix { $0.isNumber }) ?? 0
  }

  @Test("A PDF renderer writes pages whose origin is at the top left, each with its own bounds")
  func renderer() {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [kCGPDFContextTitle: "Report"]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      expect(context.pdfContextBounds, equals: CGRect(x: 0, y: 0, width: 200, height: 100))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      "Text".draw(at: CGPoint(x: 50, y: 50), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      context.setURL(URL(string: "https://example.com/a'b") ?? URL(fileURLWithPath: "/"), for: CGRect(x: 0, y: 0, width: 20, height: 20))
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
      expect(context.pdfContextBounds.size, equals: CGSize(width: 50, height: 60))
    }
    expect(data.prefix(5), equals: Data("%PDF-".utf8))
    expect(pages(data), equals: 2)
    let image = UIImage(data: data)
    guard image != nil else { return }
    // Read back if a PDF reader is installed.
    expect(image?.cgImage?.rgb(5, 5), equals: [0, 0, 255])
    expect(image?.cgImage?.rgb(5, 90) != [0, 0, 255])
  }

  @Test("A context of Core Graphics writes a page with its origin at the bottom left; nothing is drawn outside of pages")
  func coreGraphics() throws {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 100)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.fill(box)
    context.beginPDFPage(nil)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.saveGState()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.endPDFPage()
    context.closePDF()
    context.beginPDFPage(nil)
    expect(pages(Data(referencing: data)), equals: 1)
    expect(context.makeImage() == nil)
    let image = UIImage(data: Data(referencing: data))
    guard image != nil else { return }
    expect(image?.cgImage?.rgb(5, 95), equals: [0, 255, 0])
    expect(image?.cgImage?.rgb(5, 5) != [0, 255, 0])
    expect(image?.cgImage?.rgb(50, 50) != [0, 0, 0])
  }

  @Test("The functions of UIKit write the same, into data and files; a folder that is not there fails")
  func functions() throws {
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, .zero, nil)
    expect(UIGraphicsGetPDFContextBounds(), equals: CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPage()
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 30, height: 30), nil)
    UIGraphicsEndPDFContext()
    expect(UIGraphicsGetCurrentContext() == nil)
    expect(pages(Data(referencing: data)), equals: 2)
    expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
  }

  @Test("A formatter splits text between lines, and its renderer sets the room by key as on iOS")
  func formatter() {
    let renderer = UIPrintPageRenderer()
    let text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
    let formatter = UISimpleTextPrintFormatter(text: text)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 0)
    renderer.setValue(NSValue(cgRect: CGRect(x: 0, y: 0, width: 300, height: 400)), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: CGRect(x: 20, y: 20, width: 260, height: 360)), forKey: "printableRect")
    expect(renderer.printableRect.width, equals: 260)
    let count = renderer.numberOfPages
    expect(count > 5 && count < 12)
    expect(formatter.rectForPage(at: 0).minY, equals: 20)
    expect(formatter.rectForPage(at: 0).height, atMost: 360)
    formatter.contentInsets = UIEdgeInsets(top: 300, left: 0, bottom: 0, right: 0)
    expect(formatter.rectForPage(at: 0).height, atMost: 60)
    renderer.headerHeight = 200
    expect(renderer.numberOfPages, above: count)
    formatter.contentInsets = .zero
    formatter.maximumContentHeight = 30
    expect(formatter.pageCount, equals: 1)
    let html = UIMarkupTextPrintFormatter(markupText: "<h1>Title</h1><p>text</p>")
    expect(html.pageCount, equals: 1)
    expect(UIMarkupTextPrintFormatter(markupText: "").pageCount, equals: 0)
  }

  @Test("The options send the pages to the chosen printer with the number of copies")
  func print() throws {
    var sent: (Data, [String])?
    PrintQueue.replacement = (
      ["Office", "Home"],
      {
        sent = ($0, $1)
        return true
      }
    )
    defer { PrintQueue.replacement = nil }
    let screen = TestScreen()
    let controller = UIViewController()
    screen.show(controller)
    let printing = UIPrintInteractionController.shared
    let pages = Pages()
    pages.headerHeight = 30
    let info = UIPrintInfo(dictionary: nil)
    info.jobName = "Job"
    info.duplex = .longEdge
    printing.printInfo = info
    printing.printPageRenderer = pages
    var result: (Bool, (any Error)?)?
    expect(printing.present(animated: true) { _, completed, error in result = (completed, error) })
    expect(!printing.present(animated: true))
    screen.settle()
    let navigation = try #require(controller.presentedViewController as? UINavigationController)
    let list = try #require(navigation.topViewController as? UITableViewController)
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    screen.settle()
    let bar = try #require(navigation.navigationBar.window)
    let button = try #require(navigation.topViewController?.navigationItem.rightBarButtonItem)
    _ = bar
    button.performAction()
    screen.settle()
    expect(result?.0 == true && result?.1 == nil)
    expect(controller.presentedViewController == nil)
    let job = try #require(sent)
    expect(job.1, equals: ["-d", "Home", "-t", "Job", "-n", "1", "-o", "sides=two-sided-long-edge"])
    expect(self.pages(job.0), equals: 2)
    expect(pages.drawn, equals: ["header 0 30.0", "page 0", "header 1 30.0", "page 1"])
  }

  @Test("Without printers the document is saved as a file that the user chooses; canceling is reported")
  func save() throws {
    PrintQueue.replacement = ([], { _, _ in false })
    defer { PrintQueue.replacement = nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("prints-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    FileListController.start = folder
    defer {
      FileListController.start = nil
      try? FileManager.default.removeItem(at: folder)
    }
    let screen = TestScreen()
    let controller = UIViewController()
    screen.show(controller)
    let printing = UIPrintInteractionController.shared
    let info = UIPrintInfo.printInfo()
    info.jobName = "A/B"
    printing.printInfo = info
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10))
    printing.printingItem = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10)) }
    var results: [Bool] = []
    printing.present(animated: true) { _, completed, _ in results.append(completed) }
    screen.settle()
    printing.dismiss(animated: true)
    screen.settle()
    expect(results, equals: [false])
    printing.present(animated: true) { _, completed, _ in results.append(completed) }
    screen.settle()
    let options = try #require(controller.presentedViewController as? UINavigationController)
    options.topViewController?.navigationItem.rightBarButtonItem?.performAction()
    screen.settle()
    let picker = try #require(controller.presentedViewController as? UIDocumentPickerViewController)
    let list = try #require((picker.children.first as? UINavigationController)?.topViewController)
    list.navigationItem.rightBarButtonItem?.performAction()
    screen.settle()
    expect(results, equals: [false, true])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    expect(files, equals: ["A-B.pdf"])
    expect(UIPrintInteractionController.canPrint(folder.appendingPathComponent("A-B.pdf")))
    expect(!UIPrintInteractionController.canPrint(Data("text".utf8)))
  }
}
