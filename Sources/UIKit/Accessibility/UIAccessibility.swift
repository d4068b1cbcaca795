import CoreGraphics
import Foundation

/// The settings of those who use the system differently, and what apps tell them.
@MainActor public enum UIAccessibility {
  /// Something an app tells of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Who hears what apps tell: a screen reader, or a test.
  package static var listener: (@MainActor (Notification, Any?) -> Void)?

  /// Tells those who do not see the screen what has changed on it.
  public static func post(notification: Notification, argument: Any?) {
    listener?(notification, argument)
  }

  /// Whether things should rather fade than move. Off until an app with settings of its own sets it.
  public static var isReduceMotionEnabled = false {
    didSet {
      if isReduceMotionEnabled != oldValue { NotificationCenter.default.post(name: reduceMotionStatusDidChangeNotification, object: nil) }
    }
  }
  /// Whether one screen should rather fade into the next than slide over it. Off until an app with settings of its own sets it; reduced
  /// motion means it as well.
  public static var prefersCrossFadeTransitions = false {
    didSet {
      if prefersCrossFadeTransitions != oldValue {
        NotificationCenter.default.post(name: prefersCrossFadeTransitionsStatusDidChange, object: nil)
      }
    }
  }
  /// Whether screens fade where they would move.
  static var fadesTransitions: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
  /// Whether blurs should rather be plain. Off until an app with settings of its own sets it.
  public static var isReduceTransparencyEnabled = false {
    didSet {
      if isReduceTransparencyEnabled != oldValue {
        NotificationCenter.default.post(name: reduceTransparencyStatusDidChangeNotification, object: nil)
      }
    }
  }
  /// Whether somebody listens who reads the screen aloud.
  public static var isVoiceOverRunning: Bool { listener != nil }
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }

  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// `rect` of `view` on the screen.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    let origin = view.frameOnScreen.origin
    return rect.offsetBy(dx: origin.x - view.bounds.minX, dy: origin.y - view.bounds.minY)
  }
}
