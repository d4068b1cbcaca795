/// Showing a controller the way the containers around do it: pushed, beside, or presented where there is none.
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

  /// For the two ways to show, one whose class has a way of its own; for other actions, one that performs it.
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

  /// The nearest controller around this one whose class has a way of its own.
  private func ancestor(overriding method: MethodSlot) -> UIViewController? {
    var node = parentStorage
    while let controller = node {
      if method.isOverridden(in: type(of: controller)) { return controller }
      node = controller.parentStorage
    }
    return nil
  }
}
