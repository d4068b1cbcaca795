import Foundation
import QuartzCore
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Everything here is left open on one screen on purpose; the next screen must not notice.
@MainActor @Suite(.serialized) struct FreshInterfaceTests {
  /// A first responder that records the keys it receives.
  @MainActor private final class KeyLog: UIView {
    var keys: [UIKeyboardHIDUsage] = []
    override var canBecomeFirstResponder: Bool { true }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      keys += presses.compactMap { $0.key?.keyCode }
    }
  }

  /// Returns a new screen whose first responder records keys.
  private func screenWithKeyLog() -> (screen: TestScreen, log: KeyLog) {
    let screen = TestScreen()
    let log = KeyLog()
    screen.show(log)
    log.becomeFirstResponder()
    return (screen, log)
  }

  private func filledScreen() -> (screen: TestScreen, view: UIView) {
    let screen = TestScreen()
    let view = UIView()
    view.backgroundColor = .white
    screen.show(view)
    return (screen, view)
  }

  @Test("An open edit menu takes no keys on the next screen")
  func editMenu() {
    let (first, view) = filledScreen()
    UIMenuController.shared.show(
      [UIMenuController.Entry(title: "One") {}, UIMenuController.Entry(title: "Two") {}], from: view,
      rect: CGRect(x: 100, y: 100, width: 20, height: 20))
    first.settle()
    expect(UIMenuController.shared.isMenuVisible)
    let (second, log) = screenWithKeyLog()
    expect(!UIMenuController.shared.isMenuVisible)
    second.press(.keyboardLeftArrow)
    second.press(.keyboardReturnOrEnter)
    expect(log.keys, equals: [.keyboardLeftArrow, .keyboardReturnOrEnter])
  }

  @Test("An open menu of a button takes no keys on the next screen")
  func buttonMenu() {
    let (first, view) = filledScreen()
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }, UIAction(title: "Two") { _ in }])
    button.showsMenuAsPrimaryAction = true
    view.addSubview(button)
    first.tap(CGPoint(x: 70, y: 42))
    expect(MenuPresenter.current != nil)
    let (second, log) = screenWithKeyLog()
    expect(MenuPresenter.current == nil)
    second.press(.keyboardDownArrow)
    expect(log.keys, equals: [.keyboardDownArrow])
  }

  @Test("A drag in progress is not canceled by Escape on the next screen, and has no effect there")
  func drag() {
    let (first, view) = filledScreen()
    let source = DragSource()
    view.addInteraction(UIDragInteraction(delegate: source))
    let touch = first.touchDown(CGPoint(x: 50, y: 50))
    first.advance(by: 1)
    touch.move(to: CGPoint(x: 90, y: 90))
    first.advance(by: 0.2)
    expect(source.log, equals: ["items", "begin"])
    let (second, log) = screenWithKeyLog()
    second.press(.keyboardEscape)
    second.tap(CGPoint(x: 10, y: 10))
    second.settle()
    expect(log.keys, equals: [.keyboardEscape])
    expect(source.log, equals: ["items", "begin"])
  }

  @MainActor private final class DragSource: NSObject, UIDragInteractionDelegate {
    var log: [String] = []

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      log.append("items")
      return [UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))]
    }

    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.append("begin") }

    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
      log.append("end")
    }
  }

  @Test("What was typed cannot be undone on the next screen")
  func undo() {
    let first = TestScreen()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    first.show(UIView())
    first.window.addSubview(field)
    field.becomeFirstResponder()
    first.type("abc")
    expect(field.undoManager?.canUndo, equals: true)
    let second = TestScreen()
    second.show(UIView())
    let next = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    second.window.addSubview(next)
    next.becomeFirstResponder()
    expect(next.undoManager?.canUndo != true)
    second.press(.keyboardZ, modifiers: .command)
    expect(field.text == "abc" && next.text != "abc")
  }

  @Test("A focused view, an edited field and the keyboard do not exist on the next screen")
  func focus() {
    let first = TestScreen()
    first.showsOnScreenKeyboard = true
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    first.show(UIView())
    first.window.addSubview(button)
    first.window.addSubview(field)
    first.press(.keyboardTab)
    expect(UIFocusSystem.focusSystem(for: first.window)?.focusedItem != nil)
    field.becomeFirstResponder()
    first.settle()
    expect(KeyboardPresenter.shared.frame != nil)
    let second = TestScreen()
    var notifications = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { notifications += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    second.show(UIView())
    second.settle()
    expect(UIFocusSystem.focusSystem(for: second.window)?.focusedItem == nil)
    expect(KeyboardPresenter.shared.frame == nil && !second.showsOnScreenKeyboard && notifications == 0)
    expect(UIApplication.shared.windows.count, equals: 1)
    second.type("x")
    expect(field.text?.isEmpty ?? true)
  }

  @Test("Appearance proxies are forgotten")
  func appearance() {
    _ = TestScreen()
    UISwitch.appearance().onTintColor = .red
    UINavigationBar.appearance().barTintColor = .green
    let second = TestScreen()
    let toggle = UISwitch()
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    second.show(UIView())
    second.window.addSubview(toggle)
    second.window.addSubview(bar)
    second.layout()
    expect(toggle.onTintColor != .red && bar.barTintColor == nil)
  }

  @Test("Pasteboards are empty")
  func pasteboards() {
    _ = TestScreen()
    UIPasteboard.general.string = "general"
    UIPasteboard(name: UIPasteboard.Name("own"), create: true)?.string = "own"
    _ = TestScreen()
    expect(UIPasteboard.general.string == nil && UIPasteboard(name: UIPasteboard.Name("own"), create: false) == nil)
  }

  @Test("Settings of the user have their defaults")
  func settings() {
    let first = TestScreen()
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.isReduceTransparencyEnabled = true
    UIAccessibility.prefersCrossFadeTransitions = true
    UIAccessibility.listener = { _, _ in }
    first.locale = Locale(identifier: "el")
    first.traits = { $0.userInterfaceStyle = .dark }
    first.statusBarHeight = 20
    UIScreen.main.brightness = 0.25
    let second = TestScreen()
    expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isReduceTransparencyEnabled)
    expect(!UIAccessibility.prefersCrossFadeTransitions && !UIAccessibility.isVoiceOverRunning)
    expect(second.locale.identifier != "el")
    expect(second.window.traitCollection.userInterfaceStyle == .light && UITraitCollection.current.userInterfaceStyle == .light)
    expect(second.window.safeAreaInsets.top == 0 && UIScreen.main.brightness == 1)
  }

  @Test("Animations switched off, blocks and transactions left open do not reach the next screen")
  func animations() {
    let first = TestScreen()
    first.show(UIView())
    UIView.beginAnimations("never committed", context: nil)
    UIView.setAnimationsEnabled(false)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let (second, view) = filledScreen()
    expect(UIView.areAnimationsEnabled && !CATransaction.disableActions())
    view.alpha = 0.5
    second.advance(by: 0.1)
    expect(view.layer.presentation().map { $0.opacity == 0.5 } ?? true)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    second.advance(by: 0.5)
    let shown = view.layer.presentation()?.opacity ?? 1
    expect(shown > 0.5 && shown < 1)
  }

  @Test("Delayed calls of an earlier screen are never made")
  func delayedCalls() {
    let first = TestScreen()
    first.show(UIView())
    var calls = 0
    Deadlines.add(after: 1) { calls += 1 }
    AfterLayout.add { calls += 1 }
    var completions = 0
    let view = UIView()
    first.window.addSubview(view)
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { _ in completions += 1 }
    let second = TestScreen()
    second.show(UIView())
    second.advance(by: 3)
    expect(calls == 0 && completions == 0)
  }

  @Test("A view of an earlier screen animates on the next one")
  func reusedView() {
    let (_, view) = filledScreen()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    let second = TestScreen()
    second.show(UIView())
    second.window.addSubview(view)
    view.alpha = 1
    second.layout()
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    second.advance(by: 0.5)
    let shown = view.layer.presentation()?.opacity ?? -1
    expect(shown > 0.1 && shown < 0.9)
  }
}
