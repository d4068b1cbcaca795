/// The room a bar has: low in a wide and low window, higher with a prompt.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt

  @available(*, deprecated, renamed: "compact")
  public static let landscapePhone = UIBarMetrics.compact
  @available(*, deprecated, renamed: "compactPrompt")
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
  case blackTranslucent

  @available(*, deprecated, renamed: "black")
  public static let blackOpaque = UIBarStyle.black
}

/// Where a bar stands, and what it reaches to.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  /// At the top, with the background reaching up under the system's own bar.
  case topAttached
}

/// A bar that knows where it stands.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
