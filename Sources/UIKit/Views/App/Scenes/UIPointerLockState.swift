import Foundation

/// Whether the pointer of a scene is locked.
@preconcurrency @MainActor public final class UIPointerLockState: NSObject {
  /// Posted when the lock changes, which does not happen here.
  public nonisolated static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
  /// The key of the scene in the notification.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
  /// Whether the pointer stays in place and is hidden.
  public let isLocked: Bool

  init(isLocked: Bool) { self.isLocked = isLocked }
}

extension UIScene {
  /// The state of the pointer's lock; nil, as for every scene that cannot lock the pointer.
  public var pointerLockState: UIPointerLockState? { nil }
}

extension UIViewController {
  final func warnOfPointerLock() {
    guard following(\.childViewControllerForPointerLock).prefersPointerLocked else { return }
    UIKitErrorHandler.warn("\(self) prefers that the pointer is locked, which windows cannot do here.")
  }
}
