/// Showing a controller by the containers around: pushed, beside, or presented if there is none.
extension UIViewController {
  final func showByAncestor(_ controller: UIViewController, sender: Any?) {
    if let target = ancestor(overriding: ControllerMethods.show) {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  final func showDetailByAncestor(_ controller: UIViewController, sender: Any?) {
    if let target = ancestor(overriding: ControllerMethods.showDetail) {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Returns the ancestor that handles an action: for the two show methods, one whose class overrides it; for other actions, one that
  /// performs it.
  final func ancestor(for action: Selector, sender: Any?) -> UIViewController? {
    switch action {
    case Selector("showViewController:sender:"): return ancestor(overriding: ControllerMethods.show)
    case Selector("showDetailViewController:sender:"): return ancestor(overriding: ControllerMethods.showDetail)
    default: break
    }
    var node = parentStorage
    while let controller = node {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      node = controller.parentStorage
    }
    return nil
  }

  /// Returns the nearest ancestor whose class overrides a method.
  private func ancestor(overriding method: MethodSlot) -> UIViewController? {
    var node = parentStorage
    while let controller = node {
      if method.isOverridden(in: type(of: controller)) { return controller }
      node = controller.parentStorage
    }
    return nil
  }
}
