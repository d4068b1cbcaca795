import CoreGraphics

/// A region that leads focus to other views. Focus moves by the order of views here, so a guide is held and not entered.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide leads focus; `true` by default.
  open var isEnabled = true
  /// The environments to which focus moves, the first possible one before the others.
  open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
  /// The older form: one view to which focus moves.
  open weak var preferredFocusedView: UIView? {
    didSet { preferredFocusEnvironments = preferredFocusedView.map { [$0] } ?? [] }
  }
}
