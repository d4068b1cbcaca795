import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Presenting: alerts and action sheets") @MainActor
struct AlertTests {
  private let log = Log()

  private func show(
    _ style: UIAlertController.Style, on screen: TestScreen, titles: [(String, UIAlertAction.Style)],
    _ change: (UIAlertController) -> Void = { _ in }
  ) -> (UIViewController, UIAlertController) {
    let first = UIViewController()
    first.view.backgroundColor = .systemBackground
    screen.show(first)
    let alert = UIAlertController(title: "Delete the list?", message: "It cannot be brought back.", preferredStyle: style)
    for (title, style) in titles { alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.add("\($0.title!)") }) }
    change(alert)
    first.present(alert, animated: true) { [log] in log.add("presented") }
    screen.settle()
    return (first, alert)
  }

  private func center(_ title: String, of alert: UIAlertController) -> CGPoint {
    let button = alert.alertView.buttons.first { $0.action.title == title }!
    return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
  }

  @Test("A touch on an action dismisses the alert and then calls the handler")
  func choosing() {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let (first, alert) = show(.alert, on: screen, titles: [("Cancel", .cancel), ("Delete", .destructive)])
      expect(log.take(), equals: "presented")
      expect(center("Cancel", of: alert).x, below: center("Delete", of: alert).x)
      screen.tap(CGPoint(x: 5, y: 5))
      screen.settle()
      expect(first.presentedViewController === alert)
      screen.tap(center("Delete", of: alert))
      expect(log.take(), equals: "")
      screen.settle()
      expect(log.take(), equals: "Delete")
      expect(first.presentedViewController == nil)
      expect(first.view.tintAdjustmentMode, equals: .normal)
    }
  }

  @Test("An alert's texts and rows grow with the text size, also while it shows, and nothing of its texts is cut")
  func textSize() throws {
    let screen = TestScreen()
    let (_, alert) = show(.alert, on: screen, titles: [("Cancel", .cancel), ("Delete", .destructive)])
    func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) } }
    let small = alert.alertView.frame.height
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityLarge }
    screen.settle()
    expect(alert.alertView.frame.height, above: small)
    let texts = labels(in: alert.alertView).filter { !$0.isHidden && $0.text?.isEmpty == false }
    expect(texts.count, equals: 4)
    for label in texts {
      expect(label.font.pointSize, above: 17, "\(label.text ?? "")")
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
      expect(needed.height, atMost: label.bounds.height + 0.5, "\(label.text ?? "")")
    }
    screen.traits = { $0.preferredContentSizeCategory = .large }
    screen.settle()
    expect(alert.alertView.frame.height, equals: small)
  }

  @Test("More than two actions are stacked, cancel last; a disabled one cannot be chosen")
  func stacked() {
    let screen = TestScreen()
    let (_, alert) = show(.alert, on: screen, titles: [("Cancel", .cancel), ("One", .default), ("Two", .default)])
    expect(alert.alertView.buttons.map(\.action.title), equals: ["One", "Two", "Cancel"])
    expect(center("One", of: alert).y < center("Two", of: alert).y && center("Two", of: alert).y < center("Cancel", of: alert).y)
    _ = log.take()
    alert.actions[1].isEnabled = false
    screen.layout()
    screen.tap(center("One", of: alert))
    screen.settle()
    expect(log.take(), equals: "")
    expect(screen.accessibilityTree().contains("One"))
  }

  @Test("Escape cancels, Return chooses the preferred action")
  func keys() {
    let screen = TestScreen()
    _ = show(.alert, on: screen, titles: [("Cancel", .cancel), ("Delete", .default)])
    _ = log.take()
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(log.take(), equals: "")
    screen.press(.keyboardEscape)
    screen.settle()
    expect(log.take(), equals: "Cancel")
    _ = show(.alert, on: screen, titles: [("Cancel", .cancel), ("Delete", .default)]) { $0.preferredAction = $0.actions[1] }
    _ = log.take()
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(log.take(), equals: "Delete")
  }

  @Test("Text fields become first responder and keep the typed text")
  func fields() {
    let screen = TestScreen()
    let (_, alert) = show(.alert, on: screen, titles: [("Cancel", .cancel), ("Save", .default)]) {
      $0.addTextField { $0.placeholder = "Name" }
      $0.addTextField { $0.isSecureTextEntry = true }
    }
    screen.layout()
    expect(alert.textFields?[0].isFirstResponder, equals: true)
    screen.type("List")
    expect(alert.textFields?[0].text, equals: "List")
    _ = log.take()
    screen.tap(center("Save", of: alert))
    screen.settle()
    expect(log.take(), equals: "Save")
  }

  @Test("An action sheet slides in from the bottom; a touch outside cancels")
  func sheet() {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let (first, alert) = show(.actionSheet, on: screen, titles: [("Delete", .destructive), ("Move", .default), ("Cancel", .cancel)])
      _ = log.take()
      expect(center("Cancel", of: alert).y, above: 430)
      screen.tap(CGPoint(x: 160, y: 20))
      screen.settle()
      expect(log.take(), equals: "Cancel")
      expect(first.presentedViewController == nil)
    }
  }

  @Test("In a wide window an action sheet is a popover without a button to cancel; a touch beside it cancels")
  func popover() {
    let screen = TestScreen(size: CGSize(width: 900, height: 700))
    let (first, alert) = show(.actionSheet, on: screen, titles: [("Delete", .destructive), ("Cancel", .cancel)]) {
      let root = screen.window.rootViewController!
      $0.popoverPresentationController?.sourceView = root.view
      $0.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 40, height: 40)
    }
    _ = log.take()
    expect(alert.alertView.buttons.map(\.action.title), equals: ["Delete"])
    expect(alert.popoverPresentationController?.arrowDirection, equals: .up)
    screen.tap(CGPoint(x: 850, y: 650))
    screen.settle()
    expect(log.take(), equals: "Cancel")
    expect(first.presentedViewController == nil)
  }

  @Test("A long alert scrolls within the screen")
  func long() {
    let screen = TestScreen()
    let titles = (1...20).map { ("Action \($0)", UIAlertAction.Style.default) }
    let (_, alert) = show(.alert, on: screen, titles: titles)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    expect(frame.minY >= 12 && frame.maxY <= 468)
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    screen.settle()
    _ = log.take()
    screen.tap(center("Action 10", of: alert))
    screen.settle()
    expect(log.take(), equals: "Action 10")
  }

  @Test("At the largest text an alert shows its buttons whole, and its text scrolls above them", arguments: [UIDesign.modern, .classic])
  func longText(design: UIDesign) throws {
    let screen = TestScreen(design: design)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
    let (_, alert) = show(.alert, on: screen, titles: [("Cancel", .cancel), ("Delete everything", .destructive)]) {
      $0.message = String(repeating: "It cannot be brought back. ", count: 8)
    }
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    for button in alert.alertView.buttons {
      let shown = button.convert(button.bounds, to: nil)
      expect(frame.insetBy(dx: -0.5, dy: -0.5).contains(shown), "\(shown) of \(frame)")
    }
    func labels(in view: UIView) -> [UILabel] { view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) } }
    let message = try #require(labels(in: alert.alertView).first { $0.text?.contains("brought back") == true })
    let first = message.convert(message.bounds, to: nil).minY
    screen.drag(from: CGPoint(x: 160, y: frame.minY + frame.height / 3), to: CGPoint(x: 160, y: frame.minY + 20))
    screen.settle()
    // The texts of the classic design have one size, at which this one fits.
    expect(message.convert(message.bounds, to: nil).minY < first - 20 || design == .classic)
    screen.tap(center("Cancel", of: alert))
    screen.settle()
    expect(log.take().hasSuffix("Cancel"))
  }

  @Test("Errors are reported with UIKit's messages")
  func mistakes() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "A", style: .cancel))
    expect(
      caughtUIKitError { alert.addAction(UIAlertAction(title: "B", style: .cancel)) }
        == "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    expect(
      caughtUIKitError { alert.addTextField() }
        == "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    expect(alert.actions.count, equals: 1)
  }

  @Test("An alert is read as an alert, and hides the content below from screen readers")
  func accessibility() {
    let screen = TestScreen()
    _ = show(.alert, on: screen, titles: [("Cancel", .cancel), ("Delete", .destructive)])
    #expect(
      screen.accessibilityTree() == """
        group "Delete the list?"
          header text "Delete the list?"
          text "It cannot be brought back."
          button "Cancel"
          button "Delete"
        """)
  }
}
