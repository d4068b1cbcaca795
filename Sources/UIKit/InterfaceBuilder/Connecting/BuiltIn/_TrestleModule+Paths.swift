@MainActor extension _TrestleModule {
  /// Keys inside key paths of runtime attributes, and keys that nibs connect although the property is read-only.
  static var pathsTables: [_ClassTable] {
    var view = _ClassTable(UIView.self)
    view.getter("layer", \UIView.layer)
    view.getter("superview", \UIView.superview)
    view.getter("window", \UIView.window)
    var controller = _ClassTable(UIViewController.self)
    controller.getter("navigationItem", \UIViewController.navigationItem)
    controller.getter("navigationController", \UIViewController.navigationController)
    controller.getter("tabBarController", \UIViewController.tabBarController)
    var navigation = _ClassTable(UINavigationController.self)
    navigation.getter("navigationBar", \UINavigationController.navigationBar)
    navigation.getter("toolbar", \UINavigationController.toolbar)
    var tabs = _ClassTable(UITabBarController.self)
    tabs.getter("tabBar", \UITabBarController.tabBar)
    var button = _ClassTable(UIButton.self)
    button.getter("titleLabel", \UIButton.titleLabel)
    button.getter("imageView", \UIButton.imageView)
    var cell = _ClassTable(UITableViewCell.self)
    cell.getter("contentView", \UITableViewCell.contentView)
    cell.getter("textLabel", \UITableViewCell.textLabel)
    cell.getter("detailTextLabel", \UITableViewCell.detailTextLabel)
    cell.getter("imageView", \UITableViewCell.imageView)
    var header = _ClassTable(UITableViewHeaderFooterView.self)
    header.getter("contentView", \UITableViewHeaderFooterView.contentView)
    header.getter("textLabel", \UITableViewHeaderFooterView.textLabel)
    var field = _ClassTable(UITextField.self)
    field.setter("inputView") { (field: UITextField, view: UIView?) in field.inputView = view }
    field.setter("inputAccessoryView") { (field: UITextField, view: UIView?) in field.inputAccessoryView = view }
    var text = _ClassTable(UITextView.self)
    text.setter("inputView") { (text: UITextView, view: UIView?) in text.inputView = view }
    text.setter("inputAccessoryView") { (text: UITextView, view: UIView?) in text.inputAccessoryView = view }
    return [view, controller, navigation, tabs, button, cell, header, field, text]
  }

  /// UIKit methods that are targets of nib actions, or that apps and libraries for tests call by name.
  static var methodsTables: [_ClassTable] {
    var responder = _ClassTable(UIResponder.self)
    responder.action("becomeFirstResponder", UIResponder.becomeFirstResponder)
    responder.action("resignFirstResponder", UIResponder.resignFirstResponder)
    var view = _ClassTable(UIView.self)
    view.method("recursiveDescription") { (view: UIView, _) in view.linesOfDescription }
    view.action("removeFromSuperview", UIView.removeFromSuperview)
    view.action("setNeedsLayout", UIView.setNeedsLayout)
    view.action("setNeedsDisplay", { view in { view.setNeedsDisplay() } } as @MainActor (UIView) -> () -> Void)
    var table = _ClassTable(UITableView.self)
    table.action("reloadData", UITableView.reloadData)
    var controller = _ClassTable(UIViewController.self)
    controller.method("_printHierarchy") { (controller: UIViewController, _) in controller.linesOfHierarchy }
    return [responder, view, controller, table]
  }
}
