/// Finds the view controller on which interfaces without a presenter are shown.
@MainActor package enum FrontmostController {
  package static func find() -> UIViewController? {
    var controller =
      UIWindow.key?.rootViewController ?? UIApplication.shared.windows.last { $0.rootViewController != nil }?.rootViewController
    while let next = controller?.presentedViewController, !next.isBeingDismissed { controller = next }
    return controller
  }
}
