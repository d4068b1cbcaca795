import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@MainActor private final class Answers: UIAlertViewDelegate, UIActionSheetDelegate {
  var log: [String] = []
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
    log.append("clicked \(buttonIndex) \(alertView.alertViewStyle == .plainTextInput ? alertView.textField(at: 0)?.text ?? "" : "")")
  }
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) { log.append("dismissed \(buttonIndex)") }
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) { log.append("sheet \(buttonIndex)") }
}

@Suite("Presenting: alert views and action sheets of early iOS") @MainActor
struct AlertViewTests {
  private func tap(_ title: String, on screen: TestScreen, in root: UIViewController) throws {
    let alert = try #require(root.presentedViewController as? UIAlertController)
    let button = try #require(alert.alertView.buttons.first { $0.action.title == title })
    screen.tap(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    screen.settle()
  }

  @Test("An alert view shows its buttons and text field, and its delegate receives the index")
  func alert() throws {
    let screen = TestScreen()
    let root = UIViewController()
    screen.show(root)
    let answers = Answers()
    let alert = UIAlertView(title: "Name", message: nil, delegate: answers, cancelButtonTitle: "Cancel", otherButtonTitles: "Save", "Later")
    alert.alertViewStyle = .plainTextInput
    alert.textField(at: 0)?.text = "Ann"
    expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    expect(alert.buttonTitle(at: 2), equals: "Later")
    alert.show()
    screen.settle()
    expect(alert.isVisible)
    try tap("Save", on: screen, in: root)
    expect(answers.log, equals: ["clicked 1 Ann", "dismissed 1"])
    expect(!alert.isVisible && root.presentedViewController == nil)
  }

  @Test("An alert view is dismissed by the program without a click")
  func dismissing() {
    let screen = TestScreen()
    let root = UIViewController()
    screen.show(root)
    let answers = Answers()
    let alert = UIAlertView(title: "T", message: "M", delegate: answers, cancelButtonTitle: "OK")
    alert.show()
    screen.settle()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    screen.settle()
    expect(answers.log, equals: ["dismissed 0"])
    expect(root.presentedViewController == nil)
  }

  @Test("An action sheet's delegate receives the index of the destructive button")
  func sheet() throws {
    let screen = TestScreen()
    let root = UIViewController()
    screen.show(root)
    let answers = Answers()
    let sheet = UIActionSheet(
      title: nil, delegate: answers, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete", otherButtonTitles: "Copy")
    expect(sheet.cancelButtonIndex == 2 && sheet.destructiveButtonIndex == 0)
    sheet.show(in: root.view)
    screen.settle()
    try tap("Delete", on: screen, in: root)
    expect(answers.log, equals: ["sheet 0"])
  }
}
