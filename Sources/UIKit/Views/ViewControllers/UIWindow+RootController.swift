extension UIWindow {
  /// Calls `body` with every controller whose view is in the window, parents first.
  final func forEachController(_ body: (UIViewController) -> Void) {
    func visit(_ view: UIView) {
      if let controller = view.controller { body(controller) }
      for subview in view.subviewList { visit(subview) }
    }
    visit(self)
  }

  final func rootViewControllerChanged(from old: UIViewController?) {
    guard old !== rootViewController else { return }
    old?.dropPresented()
    old?.viewIfLoaded?.removeFromSuperview()
    installRootView()
  }

  /// Adds the root controller's view, which fills the window. A hidden window waits until it is shown.
  final func installRootView() {
    guard isShown, let view = rootViewController?.view, view.superview !== self, rootViewController?.presentedStorage == nil else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
