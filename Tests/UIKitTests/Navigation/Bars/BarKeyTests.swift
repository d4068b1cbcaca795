import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Bars: by keys") @MainActor
struct BarKeyTests {
  private let screen = TestScreen(scale: 1)

  @MainActor private final class Doing: UIViewController {
    var done: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItems = ["One", "Two"].map { title in
        UIBarButtonItem(title: title, primaryAction: UIAction { [weak self] _ in self?.done.append(title) })
      }
      toolbarItems = [UIBarButtonItem(title: "Tool", primaryAction: UIAction { [weak self] _ in self?.done.append("Tool") })]
      let button = UIButton(type: .system)
      button.setTitle("Content", for: .normal)
      button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
      view.addSubview(button)
    }
  }

  private var focused: String? { screen.window.focusSystem.focusedView?.accessibilityLabel }

  private func make() -> (UINavigationController, Doing) {
    let root = UIViewController()
    root.title = "Root"
    let top = Doing()
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    navigation.isToolbarHidden = false
    return (navigation, top)
  }

  @Test("Tab moves through the back button, the bar's buttons, the content and the toolbar, each with a ring; Return and Space press them")
  func tabbing() {
    let (navigation, top) = make()
    screen.show(navigation)
    screen.settle()
    var order: [String] = []
    for _ in 0..<5 {
      screen.press(.keyboardTab)
      order.append(focused ?? "-")
      expect(screen.window.focusSystem.focusedView?.layer.sublayers?.contains { $0 is FocusRing }, equals: true)
    }
    expect(order, equals: ["Root", "Two", "One", "Content", "Tool"])
    screen.press(.keyboardReturnOrEnter)
    for _ in 0..<2 { screen.press(.keyboardTab, modifiers: .shift) }
    screen.press(.keyboardSpacebar)
    screen.settle()
    expect(top.done, equals: ["Tool", "One"])
    for _ in 0..<2 { screen.press(.keyboardTab, modifiers: .shift) }
    expect(focused, equals: "Root")
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(navigation.viewControllers.count, equals: 1)
  }

  @Test("In a presented stack the bar's buttons are reached, and those below are not")
  func presented() {
    let below = UIViewController()
    below.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Below", style: .plain, target: nil, action: nil)
    screen.show(UINavigationController(rootViewController: below))
    let (navigation, _) = make()
    below.present(navigation, animated: false)
    screen.settle()
    var order: [String] = []
    for _ in 0..<6 {
      screen.press(.keyboardTab)
      order.append(focused ?? "-")
    }
    expect(order, equals: ["Root", "Two", "One", "Content", "Tool", "Root"])
  }

  @Test("Escape, Alt with the left arrow and Command with [ pop; mirrored, the right arrow does")
  func back() {
    let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, Bool)] = [
      (.keyboardEscape, [], false), (.keyboardLeftArrow, .alternate, false), (.keyboardOpenBracket, .command, false),
      (.keyboardRightArrow, .alternate, true),
    ]
    for (key, flags, isMirrored) in keys {
      screen.traits = { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
      let (navigation, _) = make()
      screen.show(navigation)
      screen.settle()
      screen.press(key, modifiers: flags)
      screen.settle()
      expect(navigation.viewControllers.count, equals: 1, "\(key)")
    }
  }

  @Test("A menu in a bar opens by keys")
  func menu() {
    let root = UIViewController()
    var chosen = false
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "Choose") { _ in chosen = true }]))
    screen.show(UINavigationController(rootViewController: root))
    screen.settle()
    screen.press(.keyboardTab)
    expect(focused, equals: "More")
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(screen.accessibilityTree().contains("Choose"))
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(chosen)
  }
}
