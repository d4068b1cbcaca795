extension UIViewController {
  /// Rotates the interface to the device's orientation if the front controller supports it.
  public static func attemptRotationToDeviceOrientation() { InterfaceRotation.shared.setNeedsUpdate() }

  /// Calls the older rotation methods.
  final func tellOfRotation(_ coordinator: any UIViewControllerTransitionCoordinator) {
    guard let turn = InterfaceRotation.shared.current else { return }
    willRotate(to: turn.to, duration: InterfaceRotation.duration)
    coordinator.animate(alongsideTransition: { [weak self] _ in
      self?.willAnimateRotation(to: turn.to, duration: InterfaceRotation.duration)
    }) { [weak self] _ in
      self?.didRotate(from: turn.from)
    }
  }

  /// Updates status bar and orientation, which the front controller determines.
  final func frontMayHaveChanged() {
    (viewIfLoaded?.window?.screen ?? .main).statusBar.setNeedsUpdate()
    InterfaceRotation.shared.setNeedsUpdate()
  }
}
