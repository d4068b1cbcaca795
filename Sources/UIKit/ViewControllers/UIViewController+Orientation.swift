import Foundation

extension UIViewController {
  /// Which way the interface is. The window scene's `interfaceOrientation` has taken its place.
  public final var interfaceOrientation: UIInterfaceOrientation { InterfaceRotation.shared.interfaceOrientation }

  /// Turns the interface after the machine where the front controller supports it now.
  public static func attemptRotationToDeviceOrientation() { InterfaceRotation.shared.setNeedsUpdate() }

  /// As the interface is if that is supported, else the first that is.
  final var ownPreferredOrientation: UIInterfaceOrientation {
    let supported = supportedInterfaceOrientations
    let order = [interfaceOrientation, .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
    return order.first { supported.contains($0.mask) } ?? .portrait
  }

  /// Calls the methods of old when the interface turns.
  final func tellOfRotation(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let turn = InterfaceRotation.shared.current else { return }
    willRotate(to: turn.to, duration: InterfaceRotation.duration)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.willAnimateRotation(to: turn.to, duration: InterfaceRotation.duration)
    }) { [weak self] _ in
      self?.didRotate(from: turn.from)
    }
  }

  /// The front controller decides about status bar and orientation.
  final func frontMayHaveChanged() {
    UIStatusBarManager.shared.setNeedsUpdate()
    InterfaceRotation.shared.setNeedsUpdate()
  }
}
