/// Lets an app run animations alongside the appearance or disappearance of a context menu.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  /// Adds animations that run along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the menu's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Lets an app show the content of a preview.
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation of the committed preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a tapped preview.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It returns to its source.
  case dismiss
  /// It expands to fill the screen.
  case pop
}

public enum UIContextMenuInteractionAppearance: Int, Sendable {
  /// No menu is shown.
  case unknown
  /// The menu has a preview, over the blurred screen.
  case rich
  /// The menu has no preview.
  case compact
}
