import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// The kinds of presentations in their variants: for images, and for tests of all kinds.
enum PresentationScene: String, CaseIterable {
  case alertOne, alertTwo, alertThree, alertLongText, alertFields, alertPreferred, alertLongTitles, alertBare, alertScrolls
  case sheetActions, sheetActionsTitled, sheetActionsLong
  case medium, large, undimmed, stacked, dragged, keyboard, alertOnSheet, alertKeyboard
  case form, page, formKeyboard, popoverUp, popoverDown, popoverLeft, popoverRight, popoverCorner, popoverActions, fullScreen

  var isWide: Bool {
    switch self {
    case .form, .page, .formKeyboard, .popoverUp, .popoverDown, .popoverLeft, .popoverRight, .popoverCorner, .popoverActions: true
    default: false
    }
  }
}

/// The appearance of a scene.
enum PresentationLook: String, CaseIterable {
  case light, dark, rightToLeft, classic, classicRightToLeft

  var design: UIDesign { self == .classic || self == .classicRightToLeft ? .classic : .modern }
}

@MainActor struct PresentationStage {
  let screen: TestScreen
  let root: UINavigationController
  private var list: UITableViewController { root.topViewController as! UITableViewController }

  /// A list with tinted buttons, on which scenes are presented.
  init(_ look: PresentationLook, wide: Bool, scale: CGFloat) {
    screen = TestScreen(size: wide ? CGSize(width: 760, height: 560) : CGSize(width: 320, height: 480), scale: scale, design: look.design)
    if look == .dark { screen.traits = { $0.userInterfaceStyle = .dark } }
    if look == .rightToLeft || look == .classicRightToLeft { screen.traits = { $0.layoutDirection = .rightToLeft } }
    root = UINavigationController(rootViewController: ListOfRows(style: .grouped))
    root.topViewController?.title = "Lists"
    root.topViewController?.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    screen.show(root)
    screen.layout()
  }

  /// Presents the scene, without advancing time.
  func begin(_ scene: PresentationScene, animated: Bool = true) {
    root.present(make(scene), animated: animated)
  }

  /// Presents the scene and waits for its animations.
  func show(_ scene: PresentationScene) {
    if scene == .alertKeyboard { screen.showsOnScreenKeyboard = true }
    begin(scene)
    screen.settle()
    switch scene {
    case .stacked:
      root.presentedViewController?.present(content("Second"), animated: true)
    case .alertOnSheet:
      root.presentedViewController?.present(make(.alertTwo), animated: true)
    case .dragged:
      let touch = screen.touchDown(CGPoint(x: 160, y: 30))
      for step in 1...10 {
        touch.move(to: CGPoint(x: 160, y: 30 + 15 * CGFloat(step)))
        screen.advance(by: 1.0 / 60)
      }
      return
    case .keyboard, .formKeyboard:
      screen.showsOnScreenKeyboard = true
      (root.presentedViewController?.view.subviews.compactMap { $0 as? UITextField }.first)?.becomeFirstResponder()
    default: break
    }
    screen.settle()
  }

  private func make(_ scene: PresentationScene) -> UIViewController {
    let ok = ("OK", UIAlertAction.Style.default)
    let cancel = ("Cancel", UIAlertAction.Style.cancel)
    let delete = ("Delete", UIAlertAction.Style.destructive)
    let text = "It cannot be brought back."
    let long = Array(repeating: "All rows of this list and what is attached to them go with it.", count: 4).joined(separator: " ")
    switch scene {
    case .alertOne: return alert("Saved", "The list is in its place.", [ok])
    case .alertTwo: return alert("Delete the list?", text, [cancel, delete])
    case .alertThree: return alert("Delete the list?", text, [delete, ("Keep a Copy", .default), cancel])
    case .alertLongText: return alert("Delete the list and everything that stands in it?", long, [cancel, delete])
    case .alertFields, .alertKeyboard:
      let alert = alert("Sign In", "To the lists of the house.", [cancel, ok])
      alert.addTextField {
        $0.placeholder = "Name"
        $0.text = "Anna"
      }
      alert.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
      }
      return alert
    case .alertPreferred:
      let alert = alert("Update now?", nil, [("Later", .default), ("Update", .default)])
      alert.preferredAction = alert.actions[1]
      alert.actions[0].isEnabled = false
      return alert
    case .alertLongTitles:
      return alert("Choose", nil, [("Delete this list forever", .destructive), ("Keep everything as it is now", .cancel)])
    case .alertBare: return alert(nil, "Only a message.", [ok])
    case .alertScrolls: return alert("Choose a day", nil, (1...14).map { ("Day \($0)", .default) } + [cancel])
    case .sheetActions: return alert(nil, nil, [delete, ("Move", .default), cancel], .actionSheet)
    case .sheetActionsTitled: return alert("Delete the list?", text, [delete, ("Move", .default), cancel], .actionSheet)
    case .sheetActionsLong: return alert("Choose a day", nil, (1...14).map { ("Day \($0)", .default) } + [cancel], .actionSheet)
    case .medium, .dragged, .alertOnSheet, .stacked:
      return content("Half") {
        $0.detents = [.medium(), .large()]
        $0.prefersGrabberVisible = true
      }
    case .large, .keyboard: return content("Whole")
    case .undimmed:
      return content("Beside") {
        $0.detents = [.custom { _ in 200 }]
        $0.largestUndimmedDetentIdentifier = $0.detents[0].identifier
        $0.preferredCornerRadius = 24
        $0.prefersGrabberVisible = true
      }
    case .form, .formKeyboard: return content("Form", style: .formSheet)
    case .page: return content("Page", style: .pageSheet)
    case .popoverUp: return popover(CGRect(x: 360, y: 80, width: 60, height: 30))
    case .popoverDown: return popover(CGRect(x: 360, y: 500, width: 60, height: 30))
    case .popoverLeft: return popover(CGRect(x: 20, y: 280, width: 60, height: 30), .left)
    case .popoverRight: return popover(CGRect(x: 680, y: 280, width: 60, height: 30), .right)
    case .popoverCorner: return popover(CGRect(x: 730, y: 70, width: 20, height: 20))
    case .popoverActions:
      let sheet = alert("Delete the list?", text, [delete, ("Move", .default), cancel], .actionSheet)
      sheet.popoverPresentationController?.barButtonItem = list.navigationItem.rightBarButtonItem
      return sheet
    case .fullScreen: return content("Whole", style: .fullScreen)
    }
  }

  private func alert(
    _ title: String?, _ message: String?, _ actions: [(String, UIAlertAction.Style)], _ style: UIAlertController.Style = .alert
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    return alert
  }

  private func content(
    _ title: String, style: UIModalPresentationStyle = .automatic, _ change: (UISheetPresentationController) -> Void = { _ in }
  ) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = style
    controller.view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 30, width: 200, height: 30))
    label.text = title
    label.font = .boldSystemFont(ofSize: 22)
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 34))
    field.borderStyle = .roundedRect
    field.text = "Text"
    controller.view.addSubview(label)
    controller.view.addSubview(field)
    if let sheet = controller.sheetPresentationController { change(sheet) }
    return controller
  }

  private func popover(_ rect: CGRect, _ direction: UIPopoverArrowDirection = .any) -> UIViewController {
    let controller = content("Popover", style: .popover)
    controller.preferredContentSize = CGSize(width: 240, height: 180)
    let source = UIView(frame: rect)
    source.backgroundColor = .systemOrange
    root.view.addSubview(source)
    controller.popoverPresentationController?.sourceView = source
    controller.popoverPresentationController?.permittedArrowDirections = direction
    return controller
  }
}

/// Rows with accessories, below the presentation.
@MainActor private final class ListOfRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "All" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "List \(indexPath.row + 1)"
    cell.detailTextLabel?.text = "\(indexPath.row * 7 % 5)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}
