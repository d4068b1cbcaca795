internal import TrestleCRuntime
import QuartzCore

/// The classes of gesture recognizers by element.
@MainActor enum RecognizerKinds {
  static let types: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self, "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self, "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self, "gestureRecognizer": UIGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
  ]

  /// Creates a recognizer by the `init(coder:)` of its class, which UIKit does not require.
  static func make(_ type: UIGestureRecognizer.Type, _ coder: NSCoder) -> UIGestureRecognizer? {
    let (initialiser, metadata) = slot.entry(in: type)
    guard let made = crt_call_init_any(initialiser, Unmanaged.passRetained(coder).toOpaque(), metadata) else { return nil }
    return Unmanaged<UIGestureRecognizer>.fromOpaque(made).takeRetainedValue()
  }

  private static let slot = InitialiserSlot(of: crt_recognizer_init_coder(), in: UIGestureRecognizer.self)
}
