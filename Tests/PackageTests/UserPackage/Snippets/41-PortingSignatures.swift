// Declarations whose types are easily missed: optional requirements read through a protocol, operators of wrapped numbers, properties and
// initializers that subclasses use.
import UIKit

@MainActor func porting_windows(application: UIApplication) {
  _ = application.delegate!.window!!
  _ = application.delegate?.window??.rootViewController
  if let delegate = application.delegate, let window = delegate.window { window?.makeKeyAndVisible() }
  let scene = application.connectedScenes.first?.delegate as? UIWindowSceneDelegate
  _ = scene?.window??.rootViewController
}

class PortingDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  func start() {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.makeKeyAndVisible()
    if let window { window.windowLevel = .alert + 1 }
  }
}

class PortingNamedController: UIViewController {
  override var nibName: String? { "Other" }
  override var nibBundle: Bundle? { .main }
}

func porting_numbers() {
  let priority: UILayoutPriority = .required - 1
  var other = UILayoutPriority.defaultLow + 1
  other += 1
  other -= 2
  _ = priority > other
  _ = UIWindow.Level.alert + 1 > .normal
  _ = UIFont.Weight.bold > .regular
}

class PortingScrollView: UIScrollView {
  override weak var delegate: UIScrollViewDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

class PortingTable: UITableView {
  override weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

/// A delegate that forwards calls.
class PortingForwarder: NSObject, UITableViewDelegate {
  weak var next: (any UITableViewDelegate)?
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    next?.tableView(tableView, viewForHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> UITableViewCell.AccessoryType {
    next?.tableView(tableView, accessoryTypeForRowWith: indexPath) ?? .none
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    next?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }
}

@MainActor func porting_asks(table: UITableView) {
  let header = table.delegate?.tableView(table, viewForHeaderInSection: 0)
  header?.backgroundColor = .red
  table.delegate?.tableView(table, viewForFooterInSection: 0)?.isHidden = true
  table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
}

class PortingPopover: NSObject, UIPopoverPresentationControllerDelegate {
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    rect.pointee = view.pointee.bounds
  }
}

class PortingLayoutManager: NSLayoutManager {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class PortingConstraint: NSLayoutConstraint {
  var label: String?
  override var constant: CGFloat {
    get { super.constant }
    set { super.constant = newValue }
  }
}

@MainActor func porting_constraints(view: UIView) {
  let constraint = PortingConstraint(
    item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 10)
  constraint.label = "width"
  constraint.isActive = true
  _ = NSLayoutConstraint()
}

class PortingTableController: UITableViewController {
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

class PortingRows {
  private var items = [1, 2]
  @MainActor func remove(from table: UITableView) {
    table.performBatchUpdates({ items.remove(at: 0) })
    table.performBatchUpdates({ items.removeAll() }, completion: nil)
    table.performBatchUpdates {
      items.append(1)
    } completion: { _ in
    }
  }
  @MainActor func pass(_ updates: () -> Void, to table: UITableView) {
    table.performBatchUpdates(updates)
  }
}

class PortingButtons: UIView {
  let button: UIButton = {
    let button = UIButton()
    button.addTarget(nil, action: PortingButtons.tapped, for: .touchUpInside)
    return button
  }()
  func tapped() {}
}

@MainActor func porting_keys() -> UIKeyCommand {
  UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("make:"), discoverabilityTitle: "Make")
}
