import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct ScrollBehaviorTests {
  @Test("SC-04 On screen too the offset equals the closed formulas, at 60 sampled instants of a flick and of a bounce")
  func sampledInstants() {
    let (screen, view, log) = showScrolling(height: 40_000)
    screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    let start = view.contentOffset.y
    let velocity = log.velocity.y
    for step in 1...60 {
      screen.advance(by: 1.0 / 60)
      let milliseconds = Double(step) * 1000 / 60
      let expected = start + velocity / log1p(-0.002) * (pow(0.998, milliseconds) - 1)
      expect(abs(view.contentOffset.y - expected), atMost: 0.3)
    }
    screen.settle()
    view.contentOffset = .zero
    let touch = screen.touchDown(CGPoint(x: 100, y: 100))
    touch.move(to: CGPoint(x: 100, y: 310))
    screen.advance(by: 0.3)
    touch.up()
    let pulled = view.contentOffset.y
    for step in 1...60 {
      screen.advance(by: 1.0 / 60)
      let time = Double(step) / 60
      let expected = pulled * (1 + 3.4 * time) * exp(-10.8 * time)
      expect(abs(view.contentOffset.y - expected), atMost: 0.52)
    }
  }

  @Test("SC-05 Constraints to the content guide set the content size; views constrained to the frame guide do not scroll")
  func layoutGuides() {
    let (screen, view, _) = showScrolling(content: .zero)
    let content = UIView()
    let fixed = UIView()
    for part in [content, fixed] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let height = content.heightAnchor.constraint(equalToConstant: 900)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 20),
      content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor, constant: -30),
      content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
      height,
      fixed.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 8),
      fixed.trailingAnchor.constraint(equalTo: view.frameLayoutGuide.trailingAnchor, constant: -8),
      fixed.widthAnchor.constraint(equalToConstant: 40), fixed.heightAnchor.constraint(equalToConstant: 40),
    ])
    screen.layout()
    expect(view.contentSize, equals: CGSize(width: 320, height: 950))
    expect(content.frame, equals: CGRect(x: 0, y: 20, width: 320, height: 900))
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    screen.settle()
    expect(view.contentOffset.y, equals: 190)
    expect(fixed.convert(fixed.bounds, to: screen.window), equals: CGRect(x: 272, y: 8, width: 40, height: 40))
    expect(content.frame.minY, equals: 20)
    height.constant = 1400
    screen.layout()
    expect(view.contentSize.height == 1450 && view.contentOffset.y == 190)
    screen.resize(to: CGSize(width: 480, height: 320))
    expect(view.contentSize, equals: CGSize(width: 480, height: 1450))
  }

  @Test("SC-05 Constraints to the scroll view's own edges mean its content, as they always have")
  func edges() {
    let (screen, view, _) = showScrolling(content: .zero)
    let label = UILabel()
    label.text = "Twelve"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -600), label.rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    screen.layout()
    expect(view.contentSize.height, equals: label.intrinsicContentSize.height + 610)
    expect(view.contentSize.width, equals: label.intrinsicContentSize.width + 10)
  }

  @Test("SC-05 The safe area is added to the insets according to the behavior; content at its top stays there")
  func adjustedInsets() {
    let screen = TestScreen()
    let controller = UIViewController()
    let view = UIScrollView()
    view.contentSize = CGSize(width: 320, height: 2000)
    controller.view = view
    screen.show(controller)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 10)
    screen.layout()
    expect(view.adjustedContentInset, equals: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    expect(view.contentOffset.y, equals: -44)
    view.contentInset = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
    expect(view.adjustedContentInset.top, equals: 50)
    view.contentOffset.y = 100
    controller.additionalSafeAreaInsets.top = 60
    screen.layout()
    expect(view.adjustedContentInset.top == 66 && view.contentOffset.y == 100)
    view.contentInsetAdjustmentBehavior = .always
    expect(view.adjustedContentInset, equals: UIEdgeInsets(top: 66, left: 10, bottom: 34, right: 10))
    view.contentInsetAdjustmentBehavior = .never
    expect(view.adjustedContentInset, equals: UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0))
    view.contentInsetAdjustmentBehavior = .scrollableAxes
    expect(view.adjustedContentInset.top, equals: 66)
    view.contentSize.height = 10
    expect(view.adjustedContentInset.top, equals: 6)
    view.contentInsetAdjustmentBehavior = .automatic
    expect(view.adjustedContentInset.top, equals: 6, "content that does not scroll, without a navigation controller")
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    navigation.pushViewController(controller, animated: false)
    screen.layout()
    expect(view.adjustedContentInset.top, above: 66)
  }

  @Test("SC-05 An offset that is set before the view is shown is one from the safe area")
  func offsetBeforeShown() {
    final class Controller: UITableViewController {
      override func viewDidLoad() {
        tableView.rowHeight = 50
        tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        tableView.reloadData()
        tableView.scrollToRow(at: [0, 0], at: .top, animated: false)
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let screen = TestScreen()
    let controller = Controller()
    screen.show(UINavigationController(rootViewController: controller))
    screen.layout()
    let table = controller.tableView!
    expect(table.adjustedContentInset.top, above: 40)
    expect(table.contentOffset.y, equals: 44 - table.adjustedContentInset.top)
  }

  @Test(
    "SC-06 scrollsToTop: a tap on the status bar scrolls to the top and notifies; the delegate may refuse; with two views neither scrolls")
  func scrollsToTop() {
    let (screen, view, log) = showScrolling()
    view.contentOffset.y = 2000
    _ = log.take()
    screen.tapStatusBar()
    screen.settle()
    expect(view.contentOffset.y, equals: 0)
    expect(log.take(), equals: ["scroll", "didScrollToTop"])
    view.contentOffset.y = 2000
    view.scrollsToTop = false
    screen.tapStatusBar()
    screen.settle()
    expect(view.contentOffset.y, equals: 2000)
    view.scrollsToTop = true
    let second = UIScrollView(frame: CGRect(x: 0, y: 2100, width: 320, height: 100))
    view.addSubview(second)
    screen.tapStatusBar()
    screen.settle()
    expect(view.contentOffset.y, equals: 2000)
    second.scrollsToTop = false
    let refusing = Refusing()
    view.delegate = refusing
    screen.tapStatusBar()
    screen.settle()
    expect(view.contentOffset.y == 2000 && refusing.asked == 1)
  }

  @MainActor private final class Refusing: NSObject, UIScrollViewDelegate {
    var asked = 0
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      asked += 1
      return false
    }
  }

  @Test("SC-06 An inner view at its end leaves the next drag to the outer one; before that it scrolls itself")
  func nested() {
    let (screen, outer, _) = showScrolling()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    inner.contentSize = CGSize(width: 320, height: 400)
    outer.addSubview(inner)
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 100))
    screen.settle()
    expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
    screen.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 200))
    screen.settle()
    expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 40)
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 150))
    screen.settle()
    expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 40)
  }

  @Test("SC-06 Pages turn vertically too, and the last may be reached short of a whole page")
  func paging() {
    let (screen, view, _) = showScrolling(content: CGSize(width: 320, height: 480 * 2 + 100))
    view.isPagingEnabled = true
    screen.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    screen.settle()
    expect(view.contentOffset.y, equals: 480)
    screen.flick(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    screen.settle()
    expect(view.contentOffset.y, equals: 580)
    screen.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
    screen.settle()
    expect(view.contentOffset.y, equals: 480)
  }

  @Test("SC-06 decelerationRate fast comes to rest sooner, by its own formula")
  func fastDeceleration() {
    let (screen, view, log) = showScrolling(height: 40_000)
    view.decelerationRate = .fast
    screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    let start = view.contentOffset.y
    screen.settle()
    let expected = start + (log.velocity.y - 0.01) / -log1p(-0.01)
    expect(abs(view.contentOffset.y - expected), below: 1)
  }

  @Test("SC-06 keyboardDismissMode onDrag ends editing when a drag begins; interactive when the finger moves onto the keyboard")
  func keyboardDismissal() {
    let (screen, view, _) = showScrolling()
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.addSubview(editor)
    func focus() {
      editor.becomeFirstResponder()
      expect(editor.isFirstResponder)
    }
    focus()
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    expect(editor.isFirstResponder)
    view.keyboardDismissMode = .onDrag
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300))
    expect(!editor.isFirstResponder)
    view.keyboardDismissMode = .interactive
    focus()
    NotificationCenter.default.post(
      name: Notification.Name("UIKeyboardWillShowNotification"), object: nil,
      userInfo: ["UIKeyboardFrameEndUserInfoKey": CGRect(x: 0, y: 264, width: 320, height: 216)])
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 250))
    expect(editor.isFirstResponder)
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300))
    expect(!editor.isFirstResponder)
    NotificationCenter.default.post(name: Notification.Name("UIKeyboardWillHideNotification"), object: nil, userInfo: nil)
    focus()
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300))
    expect(editor.isFirstResponder)
  }

  @MainActor private final class Editor: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test("SC-04 Content that grows under the finger beyond its old end does not jump")
  func growingContent() {
    let (screen, view, _) = showScrolling(height: 600)
    view.contentOffset.y = 120
    let touch = screen.touchDown(CGPoint(x: 100, y: 400))
    touch.move(to: CGPoint(x: 100, y: 200))
    screen.layout()
    let pulled = view.contentOffset.y
    expect(pulled, above: 160)
    view.contentSize.height = 3000
    screen.layout()
    expect(view.contentOffset.y, equals: pulled)
    touch.move(to: CGPoint(x: 100, y: 190))
    screen.layout()
    expect(abs(view.contentOffset.y - pulled - 10), atMost: 0.5)
    touch.up()
  }

  @Test("SC-04 Content that shrinks in the last frame of a flick or of an animated scroll does not rest beyond its end")
  func shrinkingAtLast() {
    func run(shrinkingAt last: CGFloat?, _ move: (TestScreen, UIScrollView) -> Void) -> CGFloat {
      let (screen, view, _) = showScrolling()
      let shrinker = Shrinker(last)
      view.delegate = shrinker
      move(screen, view)
      screen.advance(by: 5)
      expect(!view.isDecelerating)
      return view.contentOffset.y
    }
    let moves: [(TestScreen, UIScrollView) -> Void] = [
      { screen, _ in screen.flick(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200)) },
      { _, view in view.setContentOffset(CGPoint(x: 0, y: 600), animated: true) },
    ]
    for move in moves {
      let last = run(shrinkingAt: nil, move)
      expect(last, above: 300)
      expect(run(shrinkingAt: last, move), equals: last - 100)
    }
  }

  /// Makes the content 100 points too short for an offset when it is reached.
  @MainActor private final class Shrinker: NSObject, UIScrollViewDelegate {
    let last: CGFloat?
    init(_ last: CGFloat?) { self.last = last }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard let last, scrollView.contentOffset.y == last else { return }
      scrollView.contentSize.height = last + scrollView.bounds.height - 100
    }
  }

  @Test("A new inset moves content only as far as the limits require")
  func insetOfUnscrolledContent() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 500, height: 500)
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    expect(view.contentOffset, equals: .zero)
    view.contentOffset = CGPoint(x: 0, y: 430)
    view.contentInset.bottom = 0
    expect(view.contentOffset, equals: CGPoint(x: 0, y: 400))
  }

  @Test("A table that gets an inset before its rows begins below it; shown rows stay in place, within the limits")
  func insetOfTable() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let screen = TestScreen()
    let controller = Rows()
    let table = controller.tableView!
    table.contentInset.top = 20
    screen.show(controller)
    expect(table.contentOffset.y == -20 && table.contentSize.height > 480)
    table.contentInset.top = 50
    screen.layout()
    expect(table.contentOffset.y, equals: -20)
    table.contentInset.top = 10
    screen.layout()
    expect(table.contentOffset.y, equals: -10)
  }
}
