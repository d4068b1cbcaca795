import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Alerts and popovers keep Tab inside, and close with Escape.
@Suite("Modal views with the keyboard alone") @MainActor
struct KeyboardPresentationTests {
  @Test("Alerts: Return performs the preferred action, Escape cancels, Tab moves between buttons within the alert")
  func alerts() {
    for (style, design) in [(UIAlertController.Style.alert, UIDesign.modern), (.alert, .classic), (.actionSheet, .modern)] {
      let screen = TestScreen(design: design)
      var log: [String] = []
      let first = UIViewController()
      first.view.backgroundColor = .white
      let behind = UIButton(type: .system)
      behind.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
      first.view.addSubview(behind)
      screen.show(first)
      func present() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        alert.addAction(UIAlertAction(title: "Other", style: .default) { _ in log.append("other") })
        let save = UIAlertAction(title: "Save", style: .default) { _ in log.append("save") }
        alert.addAction(save)
        if style == .alert { alert.preferredAction = save }
        first.present(alert, animated: true)
        screen.settle()
      }
      present()
      screen.press(.keyboardEscape)
      screen.settle()
      expect(log == ["cancel"] && first.presentedViewController == nil)
      if style == .alert {
        present()
        screen.press(.keyboardReturnOrEnter)
        screen.settle()
        expect(log, equals: ["cancel", "save"])
      }
      present()
      log = []
      let other = screen.tab(to: AlertButton.self) { $0.action.title == "Other" }
      expect(other != nil)
      for _ in 0..<6 {
        screen.press(.keyboardTab)
        expect(!behind.isFocused)
      }
      screen.tab(to: AlertButton.self) { $0.action.title == "Other" }
      screen.press(.keyboardReturnOrEnter)
      screen.settle()
      expect(log, equals: ["other"])
    }
  }

  @Test("A popover keeps Tab inside, and Escape dismisses it")
  func popover() {
    let screen = TestScreen(size: CGSize(width: 800, height: 600))
    let first = UIViewController()
    first.view.backgroundColor = .white
    let source = UIButton(type: .system)
    source.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    first.view.addSubview(source)
    screen.show(first)
    let content = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
    content.view.addSubview(button)
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    first.present(content, animated: true)
    screen.settle()
    screen.tab(to: UIButton.self)
    expect(button.isFocused)
    screen.press(.keyboardSpacebar)
    expect(pressed, equals: 1)
    screen.press(.keyboardTab)
    expect(button.isFocused)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(first.presentedViewController == nil)
  }

  @Test("A secondary menu opens by a long press, the secondary button, the menu key and Shift-F10; a press performs the action")
  func secondMenu() {
    let screen = TestScreen()
    let root = UIView()
    root.backgroundColor = .white
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Press") { _ in log.append("press") })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.menu = UIMenu(children: ["One", "Two"].map { title in UIAction(title: title) { log.append($0.title) } })
    root.addSubview(button)
    screen.show(root)
    let point = CGPoint(x: 150, y: 120)
    func opens(_ open: () -> Void) -> Bool {
      open()
      screen.settle()
      defer {
        MenuPresenter.current?.dismiss()
        screen.settle()
      }
      return MenuPresenter.current != nil
    }
    screen.tap(point)
    expect(log == ["press"] && MenuPresenter.current == nil)
    screen.advance(by: 1)
    expect(opens { screen.longPress(point) } && log == ["press"], "a long press does not press")
    expect(opens { screen.rightClick(point) })
    screen.tab(to: UIButton.self)
    expect(opens { screen.press(.keyboardApplication) })
    expect(opens { screen.press(.keyboardF10, modifiers: .shift) })
    button.isEnabled = false
    expect(!opens { screen.rightClick(point) })
  }
}
