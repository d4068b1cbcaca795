import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// A list that logs the selected row.
@MainActor private final class Choices: UITableViewController {
  var log: Log!
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.add("\(title ?? "") \(indexPath.row)") }
}

@MainActor private final class Commanding: UIViewController {
  var log: Log!
  var idles = false
  override var performsActionsWhilePresentingModally: Bool { !idles }
  override var keyCommands: [UIKeyCommand]? {
    let command = UIKeyCommand(input: "k", modifierFlags: .command) { [weak self] _ in self?.log.add("\(self?.title ?? "")") }
    command.discoverabilityTitle = "Say the title"
    return [command]
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardF }) { log.add("\(title ?? "") press") }
    super.pressesBegan(presses, with: event)
  }
}

@Suite("Presenting: by keyboard alone") @MainActor
struct PresentationKeyTests {
  private let log = Log()

  private func list(_ title: String) -> Choices {
    let list = Choices(style: .plain)
    list.title = title
    list.log = log
    return list
  }

  @Test("A popover's list is navigated and selected from with the arrow keys; the list below receives none; Escape dismisses it")
  func popover() {
    let screen = TestScreen(size: CGSize(width: 900, height: 700))
    let first = list("beneath")
    let second = list("popover")
    screen.show(first)
    second.modalPresentationStyle = .popover
    second.preferredContentSize = CGSize(width: 200, height: 220)
    second.popoverPresentationController?.sourceView = first.view
    second.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 100, width: 40, height: 40)
    first.present(second, animated: true)
    screen.settle()
    screen.press(.keyboardTab)
    for _ in 0..<2 { screen.press(.keyboardDownArrow) }
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(log.take(), equals: "popover 2")
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    expect(log.take(), equals: "popover 1")
    screen.press(.keyboardEscape)
    screen.settle()
    expect(first.presentedViewController == nil)
  }

  @Test("Tab moves through an alert's fields and buttons and not below, and the space bar presses a button", arguments: [true, false])
  func alert(isModern: Bool) {
    let screen = TestScreen(design: isModern ? .modern : .classic)
    let root = UIViewController()
    let beneath = UIButton(type: .system)
    beneath.setTitle("Beneath", for: .normal)
    beneath.frame = CGRect(x: 20, y: 20, width: 100, height: 40)
    root.view.addSubview(beneath)
    screen.show(root)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Keep", .default)] {
      alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.add($0.title!) })
    }
    root.present(alert, animated: true)
    screen.settle()
    var seen: [String] = []
    for _ in 0..<4 {
      screen.press(.keyboardTab)
      let item = screen.window.focusSystem.validItem()
      seen.append((item as? AlertButton)?.action.title ?? "none")
    }
    expect(Set(seen) == ["Delete", "Keep", "Cancel"] && seen[0] == seen[3])
    while (screen.window.focusSystem.validItem() as? AlertButton)?.action.title != "Keep" { screen.press(.keyboardTab) }
    screen.press(.keyboardSpacebar)
    screen.settle()
    expect(log.take() == "Keep" && root.presentedViewController == nil)
  }

  @Test("In an alert with fields Return continues to the next, and after the last answers")
  func fields() {
    let screen = TestScreen()
    let root = UIViewController()
    screen.show(root)
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [log, weak alert] _ in
        log.add((alert?.textFields ?? []).map { $0.text ?? "" }.joined(separator: "+"))
      })
    root.present(alert, animated: true)
    screen.settle()
    screen.type("anna\tsecret\n")
    screen.settle()
    expect(log.take() == "anna+secret" && root.presentedViewController == nil)
  }

  @Test("Escape dismisses sheets, alerts and action sheets, one at a time, and not full-screen presentations")
  func escape() {
    let screen = TestScreen()
    let root = UIViewController()
    screen.show(root)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    screen.settle()
    let actions = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    actions.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [log] _ in log.add("cancelled") })
    sheet.present(actions, animated: true)
    screen.settle()
    screen.press(.keyboardEscape)
    screen.settle()
    expect(log.take() == "cancelled" && sheet.presentedViewController == nil && root.presentedViewController === sheet)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(root.presentedViewController == nil)
    let whole = UIViewController()
    whole.modalPresentationStyle = .fullScreen
    root.present(whole, animated: false)
    screen.settle()
    screen.press(.keyboardEscape)
    screen.settle()
    expect(root.presentedViewController === whole)
  }

  @Test("Key commands are found from the front through the presenters, unless these are in transition; presses take the same path")
  func commands() {
    let screen = TestScreen()
    let (root, front) = (Commanding(), UIViewController())
    root.title = "root"
    root.log = log
    screen.show(root)
    screen.press(.keyboardK, modifiers: .command)
    expect(log.take(), equals: "root")
    root.present(front, animated: false)
    screen.settle()
    screen.press(.keyboardK, modifiers: .command)
    screen.press(.keyboardF)
    expect(log.take(), equals: "root, root press")
    root.idles = true
    screen.press(.keyboardK, modifiers: .command)
    expect(log.take(), equals: "")
    let command = UIKeyCommand(input: "j", modifierFlags: .command) { [log] _ in log.add("front") }
    front.addKeyCommand(command)
    screen.press(.keyboardJ, modifiers: .command)
    expect(log.take(), equals: "front")
    front.removeKeyCommand(command)
    screen.press(.keyboardJ, modifiers: .command)
    expect(log.take(), equals: "")
    expect(root.keyCommands?.first?.discoverabilityTitle, equals: "Say the title")
  }
}
