import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs the calls of a scene's delegate.
@MainActor private var log: [String] = []

private final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = ActiveSceneDelegate.self
    return configuration
  }
}

final class ActiveSceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { log.append("will \(userActivityType)") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { log.append("continue \(userActivity.activityType)") }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) {
    log.append("perform \(shortcutItem.type)")
    completionHandler(true)
  }
}

/// Optional methods of delegates. They are called only if the protocols declare them.
@MainActor @Suite(.serialized) struct OptionalMethodTests {
  init() { log = [] }

  @Test("A scene's delegate continues activities and performs quick actions; universal links alone are not opened")
  func scenes() throws {
    let screen = TestScreen()
    let application = UIApplication.shared
    let delegate = AppDelegate()
    application.delegate = delegate
    AppLauncher.launch(application, urls: [])
    let scene = try #require(application.connectedScenes.first)
    application.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "map"), options: nil)
    expect(log, equals: ["will map", "continue map"])
    log = []
    application.perform(UIApplicationShortcutItem(type: "new", localizedTitle: "New"))
    expect(log, equals: ["perform new"])
    var isOpened: Bool?
    application.open(try #require(URL(string: "https://example.org/page")), options: [.universalLinksOnly: true]) { isOpened = $0 }
    screen.advance(by: 0.1)
    expect(isOpened, equals: false, "no program is registered for the page, and the browser does not open it")
    var refusal: (any Error)?
    application.requestSceneSessionDestruction(scene.session, options: nil) { refusal = $0 }
    expect(refusal is UISceneError)
  }

  private final class Menus: NSObject, UITextViewDelegate {
    var ranges: [NSRange] = []
    var isChosen = false
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
      ranges.append(range)
      return UIMenu(children: [UIAction(title: "Shout") { [weak self] _ in self?.isChosen = true }])
    }
  }

  @Test("The menu of a text view is the one that its delegate returns")
  func editMenu() {
    let screen = TestScreen()
    let view = UITextView()
    let delegate = Menus()
    view.delegate = delegate
    view.text = "Some words"
    screen.show(view)
    screen.tap(CGPoint(x: 20, y: 18), count: 2)
    screen.settle()
    expect(delegate.ranges, equals: [NSRange(location: 0, length: 4)])
    expect(UIMenuController.shared.isMenuVisible)
    expect(screen.reader.activate("Shout") && delegate.isChosen)
  }

  private final class Drags: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    var log: [String] = []
    var isRestricted = false
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "text")))]
    }
    func dragInteraction(
      _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { log.append("lift") }
    func dragInteraction(
      _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.append("back to \(defaultPreview.view.tag)")
      return defaultPreview
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool {
      log.append("restricted")
      return true
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
      isRestricted = session.isRestrictedToDraggingApplication
      return UIDropProposal(operation: .copy)
    }
    func dropInteraction(
      _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
      log.append("onto \(defaultPreview.view.tag)")
      return defaultPreview
    }
  }

  @Test("The delegates of a drag animate its lift, keep it in the app, and supply the previews of a drop and of a return")
  func drags() {
    let screen = TestScreen()
    let delegate = Drags()
    let source = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    (source.tag, target.tag) = (1, 2)
    source.addInteraction(UIDragInteraction(delegate: delegate))
    target.addInteraction(UIDropInteraction(delegate: delegate))
    let container = UIView(frame: screen.window.bounds)
    for view in [source, target] { container.addSubview(view) }
    screen.show(container)
    func drag(to end: CGPoint) -> [String] {
      delegate.log = []
      let touch = screen.touchDown(CGPoint(x: 50, y: 50))
      screen.advance(by: 0.7)
      touch.move(to: CGPoint(x: 60, y: 80))
      screen.advance(by: 0.1)
      touch.move(to: end)
      screen.advance(by: 0.1)
      touch.up()
      screen.settle()
      return delegate.log
    }
    expect(drag(to: CGPoint(x: 50, y: 150)), equals: ["restricted", "lift", "onto 2"])
    expect(delegate.isRestricted)
    expect(drag(to: CGPoint(x: 250, y: 400)), equals: ["restricted", "lift", "back to 1"])
  }

  private final class Anchor: NSObject, UIPopoverPresentationControllerDelegate {
    var isAsked = false
    func popoverPresentationController(
      _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
      in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
      isAsked = true
      rect.pointee = CGRect(x: 600, y: 500, width: 20, height: 20)
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test("The delegate of a popover chooses its anchor when the window changes")
  func popover() {
    let screen = TestScreen(size: CGSize(width: 1024, height: 768), scale: 1)
    let root = UIViewController()
    screen.show(root)
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.modalPresentationStyle = .popover
    let delegate = Anchor()
    content.popoverPresentationController?.delegate = delegate
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 20, height: 20)
    root.present(content, animated: false)
    screen.settle()
    let before = content.view.convert(content.view.bounds, to: nil)
    screen.resize(to: CGSize(width: 1000, height: 740))
    screen.settle()
    let after = content.view.convert(content.view.bounds, to: nil)
    expect(delegate.isAsked)
    expect(before.midX < 300 && abs(after.midX - 610) < 120 && after.minY > before.minY, "\(before) \(after)")
  }

  @Test("A table controller is told when the insets of its table change")
  func insets() {
    final class Rows: UITableViewController {
      var tops: [CGFloat] = []
      override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { tops.append(scrollView.adjustedContentInset.top) }
    }
    let screen = TestScreen()
    let rows = Rows()
    screen.show(UINavigationController(rootViewController: rows))
    screen.settle()
    let count = rows.tops.count
    expect(rows.tops.last == rows.tableView.adjustedContentInset.top && count > 0)
    rows.tableView.contentInset.top = 10
    screen.layout()
    expect(rows.tops.count == count + 1 && rows.tops.last == rows.tableView.adjustedContentInset.top)
  }

  private final class Preview: NSObject, UIDocumentInteractionControllerDelegate {
    var log: [String] = []
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) { log.append("will") }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) { log.append("did") }
  }

  @Test("A document interaction controller offers the actions for a file")
  func documentInteraction() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("letter-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let root = UIViewController()
    screen.show(root)
    let controller = UIDocumentInteractionController(url: file)
    let delegate = Preview()
    controller.delegate = delegate
    expect(controller.name, equals: file.lastPathComponent)
    expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: false))
    screen.settle()
    expect(root.presentedViewController is UIActivityViewController && delegate.log == ["will"])
    expect(screen.reader.activate("Copy"))
    screen.settle()
    expect(root.presentedViewController == nil && delegate.log == ["will", "did"])
    expect(UIPasteboard.general.hasURLs)
  }
}
