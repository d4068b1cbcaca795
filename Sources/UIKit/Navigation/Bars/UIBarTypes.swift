/// The room a bar has: low in a wide and low window, higher with a prompt.
public enum UIBarMetrics: Int, Sendable {
  /// The bar of regular height.
  case `default`
  /// The lower bar of compact height, as on phones in landscape.
  case compact
  /// The bar of regular height with a prompt or scopes.
  case defaultPrompt = 101
  /// The bar of compact height with a prompt or scopes.
  case compactPrompt

  /// The former name of `compact`.
  @available(*, deprecated, renamed: "compact")
  public static let landscapePhone = UIBarMetrics.compact
  /// The former name of `compactPrompt`.
  @available(*, deprecated, renamed: "compactPrompt")
  public static let landscapePhonePrompt = UIBarMetrics.compactPrompt
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  /// Light or dark with the interface style.
  case `default`
  /// Dark content background with light text.
  case black
  /// The former translucent black.
  case blackTranslucent

  /// The former name of `black`.
  @available(*, deprecated, renamed: "black")
  public static let blackOpaque = UIBarStyle.black
}

/// Where a bar is, and what it reaches to.
public enum UIBarPosition: Int, Sendable {
  /// No particular edge.
  case any
  /// At the bottom of its container; the line is above the bar.
  case bottom
  /// At the top of its container; the line is below the bar.
  case top
  /// At the top, with the background reaching up under the system's own bar.
  case topAttached
}

/// A bar that knows where it is.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The edge of the container the bar is at.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// The edge the bar is drawn for; asked when the bar moves into a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
