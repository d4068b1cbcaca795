/// Lets an app run something along with the coming or going of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller whose view is the preview.
  var previewViewController: UIViewController? { get }
  /// Adds animations that run along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the menu's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Lets an app open what a preview shows.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a tapped preview goes.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// Back to where it came from.
  case dismiss
  /// It grows to fill the screen.
  case pop
}

/// The look of a context menu.
public enum UIContextMenuInteractionAppearance: Int, Sendable {
  /// No menu is shown.
  case unknown
  /// With a preview over the blurred screen.
  case rich
  /// A list alone.
  case compact
}
