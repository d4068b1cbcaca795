/// The overridden methods of a controller's class for showing controllers.
@MainActor enum ControllerMethods {
  static let show = MethodSlot(UIViewController.self, probe: ShowProbe.self, plain: PlainController.self)
  static let showDetail = MethodSlot(UIViewController.self, probe: ShowDetailProbe.self, plain: PlainController.self)
}

private final class PlainController: UIViewController {}

private final class ShowProbe: UIViewController {
  override func show(_ vc: UIViewController, sender: Any?) { MethodSlot.probed() }
}

private final class ShowDetailProbe: UIViewController {
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) { MethodSlot.probed() }
}
