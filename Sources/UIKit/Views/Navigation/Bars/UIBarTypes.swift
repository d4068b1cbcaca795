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

/// The edge of a bar, and the extent of its background.
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

/// A view that has a bar position.
@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
  /// The edge of the container the bar is at.
  var barPosition: UIBarPosition { get }
}

/// Provides the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
  /// Returns the edge for which the bar is drawn; called when the bar moves to a window.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
