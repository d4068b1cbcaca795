/// The room a bar has: low in a wide and low window, higher with a prompt.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
  case blackTranslucent
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
