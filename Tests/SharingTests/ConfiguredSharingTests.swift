import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitServices
@testable import UIKitViews

@MainActor @Suite(.serialized) struct ConfiguredSharingTests {
  private final class Stamp: UIActivity {
    var items: [Any] = []
    override var activityType: ActivityType? { ActivityType("stamp") }
    override var activityTitle: String? { "Stamp" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
    override func perform() { activityDidFinish(true) }
  }

  @Test("A configuration supplies items by their providers, the title and activities of a sheet")
  func configuration() throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 700))
    let host = UIViewController()
    screen.show(host)
    let stamp = Stamp()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let url = try #require(URL(string: "https://example.org/a"))
    let configuration = UIActivityItemsConfiguration(objects: ["Text" as NSString, url as NSURL, image])
    configuration.metadataProvider = { $0 == .title ? "Three things" : nil }
    configuration.applicationActivitiesProvider = { [stamp] }
    host.present(UIActivityViewController(activityItemsConfiguration: configuration), animated: true)
    screen.settle()
    expect(screen.accessibilityTree().contains("Three things"))
    expect(screen.reader.activate("Stamp"))
    screen.settle()
    expect(stamp.items.count == 3 && stamp.items[0] as? String == "Text" && stamp.items[1] as? URL == url)
    // The image is read back from its file, which has the pixels of the screen's scale.
    expect((stamp.items[2] as? UIImage)?.cgImage?.width, equals: image.cgImage?.width)
    expect(host.presentedViewController == nil)
  }

  private final class Opener: NSObject, UIDocumentBrowserViewControllerDelegate, UIViewControllerTransitioningDelegate {
    var transition: UIDocumentBrowserTransitionController?
    let page = UIViewController()

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
      transition = controller.transitionController(forDocumentAt: documentURLs[0])
      transition?.targetView = page.view
      page.transitioningDelegate = self
      page.modalPresentationStyle = .fullScreen
      page.view.backgroundColor = .red
      controller.present(page, animated: true)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { transition }
  }

  @Test("A document's screen grows from its row in the browser, and shrinks back into it")
  func transition() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("browser-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    DocumentListController.start = folder
    defer {
      DocumentListController.start = nil
      try? FileManager.default.removeItem(at: folder)
    }
    for name in ["a.txt", "b.txt"] { try Data("x".utf8).write(to: folder.appendingPathComponent(name)) }
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    let opener = Opener()
    browser.delegate = opener
    screen.show(browser)
    screen.settle()
    let list = try #require((browser.children.first as? UINavigationController)?.topViewController as? DocumentListController)
    let row = list.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
    screen.tap(list.tableView.convert(CGPoint(x: 120, y: row.midY), to: nil))
    screen.advance(by: 0.1)
    let growing = opener.page.view.layer.presentation()?.frame ?? .zero
    expect(growing.width > 10 && growing.width < 370, "\(growing)")
    screen.settle()
    expect(opener.page.view.frame, equals: CGRect(x: 0, y: 0, width: 375, height: 667))
    opener.page.dismiss(animated: true)
    screen.advance(by: 0.15)
    let shrinking = opener.page.view.layer.presentation()?.frame ?? .zero
    expect(shrinking.width, below: 370, "\(shrinking)")
    screen.settle()
    expect(browser.presentedViewController == nil && opener.page.view.window == nil)
  }
}
