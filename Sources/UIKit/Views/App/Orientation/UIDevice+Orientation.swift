import Foundation

extension UIDevice {
  /// Posted when the device is rotated, or its window changes between landscape and portrait.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The orientation of the device. There is no sensor: a window that is wider than high counts as landscape.
  public final var orientation: UIDeviceOrientation { InterfaceRotation.shared.deviceOrientation }

  /// Whether ``orientationDidChangeNotification`` is posted; true by default.
  public final var isGeneratingDeviceOrientationNotifications: Bool { InterfaceRotation.shared.listeners > 0 }

  /// Begins the notifications; balance with ``endGeneratingDeviceOrientationNotifications()``.
  public final func beginGeneratingDeviceOrientationNotifications() { InterfaceRotation.shared.listeners += 1 }

  /// Ends the notifications, if called as often as they were begun.
  public final func endGeneratingDeviceOrientationNotifications() {
    InterfaceRotation.shared.listeners = max(0, InterfaceRotation.shared.listeners - 1)
  }
}
