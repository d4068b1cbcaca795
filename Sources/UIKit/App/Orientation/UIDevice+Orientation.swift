import Foundation

extension UIDevice {
  /// Posted when the machine is turned, or its window becomes wider than high or the other way round.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// How the machine is held. There is no sensor: a window that is wider than high counts as held on its side.
  public final var orientation: UIDeviceOrientation { InterfaceRotation.shared.deviceOrientation }

  /// Whether ``orientationDidChangeNotification`` is posted, as it is unless the calls below say otherwise.
  public final var isGeneratingDeviceOrientationNotifications: Bool { InterfaceRotation.shared.listeners > 0 }

  /// Calls nest with ``endGeneratingDeviceOrientationNotifications()``.
  public final func beginGeneratingDeviceOrientationNotifications() { InterfaceRotation.shared.listeners += 1 }

  /// Ends the notifications, if called as often as they were begun.
  public final func endGeneratingDeviceOrientationNotifications() {
    InterfaceRotation.shared.listeners = max(0, InterfaceRotation.shared.listeners - 1)
  }
}
