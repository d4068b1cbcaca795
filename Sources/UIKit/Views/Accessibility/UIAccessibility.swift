import CoreGraphics

/// Accessibility settings and notifications.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// A new screen appeared; the argument is the element to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed; the argument is the element to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is a text to read.
    public static let announcement = Notification(rawValue: 1008)
    /// The content scrolled by a page; the argument is a text to read.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// The receiver of notifications: a screen reader, or a test.
  @InterfaceState package static var listener: (@MainActor (Notification, Any?) -> Void)? = nil {
    didSet {
      if (listener == nil) != (oldValue == nil) { NotificationCenter.default.post(name: voiceOverStatusDidChangeNotification, object: nil) }
    }
  }

  /// The element focused by assistive technologies.
  package static var focused: (any AccessibleObject)? {
    get { settings.focused }
    set {
      let old = settings.focused
      settings.focused = newValue
      guard newValue !== old else { return }
      old?.accessibilityElementDidLoseFocus()
      newValue?.accessibilityElementDidBecomeFocused()
    }
  }

  /// The user's preferences, and the element that a screen reader is at.
  private struct Settings {
    weak var focused: (any AccessibleObject)?
    var reducesMotion = false
    var prefersCrossFade = false
    var reducesTransparency = false
    /// The further settings that are on, by the notifications of their changes.
    var enabled: Set<Foundation.Notification.Name> = [
      UIAccessibility.shakeToUndoDidChangeNotification, UIAccessibility.videoAutoplayStatusDidChangeNotification,
    ]
  }

  @InterfaceState private static var settings = Settings()

  /// Identifies an assistive technology in notifications and queries.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The screen reader.
    public static let notificationVoiceOver = AssistiveTechnologyIdentifier(rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// Returns the element focused by a screen reader; nil if there is none.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? {
    guard assistiveTechnologyIdentifier ?? .notificationVoiceOver == .notificationVoiceOver else { return nil }
    return focused
  }

  /// Notifies assistive technologies of a change on the screen.
  public static func post(notification: Notification, argument: Any?) {
    listener?(notification, argument)
  }

  /// Whether motion is reduced. Off until an app with its own settings sets it.
  public static var isReduceMotionEnabled: Bool {
    get { settings.reducesMotion }
    set { change(\.reducesMotion, to: newValue, posting: reduceMotionStatusDidChangeNotification) }
  }
  /// Whether screens cross-fade instead of sliding. Off until an app with its own settings sets it; also implied by reduced motion.
  public static var prefersCrossFadeTransitions: Bool {
    get { settings.prefersCrossFade }
    set { change(\.prefersCrossFade, to: newValue, posting: prefersCrossFadeTransitionsStatusDidChange) }
  }
  /// Whether transitions fade instead of moving.
  static var fadesTransitions: Bool { isReduceMotionEnabled || prefersCrossFadeTransitions }
  /// Whether blurs are replaced by plain colors. Off until an app with its own settings sets it.
  public static var isReduceTransparencyEnabled: Bool {
    get { settings.reducesTransparency }
    set { change(\.reducesTransparency, to: newValue, posting: reduceTransparencyStatusDidChangeNotification) }
  }

  /// Whether a setting is on that is named by the notification of its changes.
  static func isEnabled(_ setting: Foundation.Notification.Name) -> Bool { settings.enabled.contains(setting) }

  /// Switches a setting that is named by the notification of its changes, and posts that.
  static func setEnabled(_ isEnabled: Bool, _ setting: Foundation.Notification.Name) {
    guard settings.enabled.contains(setting) != isEnabled else { return }
    settings.enabled.formSymmetricDifference([setting])
    NotificationCenter.default.post(name: setting, object: nil)
  }

  private static func change(_ setting: WritableKeyPath<Settings, Bool>, to new: Bool, posting name: Foundation.Notification.Name) {
    guard settings[keyPath: setting] != new else { return }
    settings[keyPath: setting] = new
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// Whether a screen reader is running.
  public static var isVoiceOverRunning: Bool { listener != nil }
  /// Whether the user prefers bold text.
  public static var isBoldTextEnabled: Bool { UIScreen.main.traitCollection.legibilityWeight == .bold }
  /// Whether the user prefers higher contrast.
  public static var isDarkerSystemColorsEnabled: Bool { UIScreen.main.traitCollection.accessibilityContrast == .high }

  /// Posted after a screen reader was started or ended.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted after the user's preference for reduced motion changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after the user's preference for cross-fade transitions changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
    "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted after the user's preference for reduced transparency changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")

  /// Converts a rectangle of a view's coordinates to screen coordinates, the form of `accessibilityFrame`.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.onScreen(rect) }

  /// Converts a path of a view's coordinates to screen coordinates, the form of `accessibilityPath`.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.pointOnScreen(.zero)
    let (right, down) = (view.pointOnScreen(CGPoint(x: 1, y: 0)), view.pointOnScreen(CGPoint(x: 0, y: 1)))
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y, tx: origin.x, ty: origin.y))
    return converted
  }
}
