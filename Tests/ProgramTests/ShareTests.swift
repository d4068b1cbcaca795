import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct ShareTests {
  private func show(size: CGSize = CGSize(width: 390, height: 700)) -> (TestScreen, ArticleController) {
    let screen = TestScreen(size: size)
    let controller = ArticleController()
    screen.show(UINavigationController(rootViewController: controller))
    screen.settle()
    return (screen, controller)
  }

  @Test("A touch on Share shows the sheet; an app's own activity gets the item of the source")
  func ownActivity() {
    let (screen, controller) = show()
    #expect(screen.reader.activate("Share"))
    screen.settle()
    #expect(controller.presentedViewController is UIActivityViewController)
    #expect(screen.place(of: "Mail") == nil)
    #expect(screen.tap("Bookmark"))
    #expect(controller.bookmarks.saved == [controller.article.url])
    #expect(controller.shared == ["org.example.bookmark true"] && controller.presentedViewController == nil)
  }

  @Test("The large picture of an app's own activity is fitted into a row of usual height")
  func ownPicture() {
    let (screen, controller) = show()
    controller.bookmarks.image = UIGraphicsImageRenderer(size: CGSize(width: 600, height: 300)).image { _ in }
    #expect(screen.reader.activate("Share"))
    screen.settle()
    func cells(below view: UIView) -> [UITableViewCell] {
      view.subviews.flatMap { ($0 as? UITableViewCell).map { [$0] } ?? cells(below: $0) }
    }
    let heights = controller.presentedViewController.map { cells(below: $0.view) }?.map(\.frame.height) ?? []
    #expect(heights.count > 1 && heights.allSatisfy { $0 < 80 }, "\(heights)")
  }

  @Test("Copy takes the text that the source gives for it; Escape ends the sheet with nothing")
  func copied() {
    let (screen, controller) = show()
    #expect(screen.reader.activate("Share"))
    screen.settle()
    #expect(screen.reader.activate("Copy"))
    screen.settle()
    #expect(UIPasteboard.general.string == "Bread: https://example.org/bread")
    #expect(screen.reader.activate("Share"))
    screen.settle()
    screen.press(.keyboardEscape)
    screen.settle()
    #expect(controller.presentedViewController == nil)
    #expect(controller.shared == ["com.apple.UIKit.activity.CopyToPasteboard true", "nothing false"])
  }

  @Test("In a wide window the sheet is no wider than its content, and the mouse chooses in it")
  func wide() {
    let (screen, controller) = show(size: CGSize(width: 1024, height: 768))
    #expect(screen.reader.activate("Share"))
    screen.settle()
    let frame = controller.presentedViewController?.view.convert(controller.presentedViewController?.view.bounds ?? .zero, to: nil) ?? .zero
    #expect(frame.width < 500, "\(frame)")
    #expect(screen.tap("Bookmark"))
    #expect(controller.shared == ["org.example.bookmark true"])
  }

  @Test("A renderer prints a text on several pages with headers and footers, as a PDF file")
  func pages() {
    let (_, controller) = show()
    let data = controller.print()
    #expect(data.prefix(5) == Data("%PDF-".utf8))
    #expect(controller.shared.count > 1 && controller.shared.first == "1 of \(controller.shared.count)")
  }
}
