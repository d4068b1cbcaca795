import CoreGraphics

/// A part of the interface that can contain focus: a view, controller or window.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// The preferred environments when focus moves to this one, in order; empty leaves the choice to the system.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The group of items that the arrow keys move among, and that Tab visits as one stop.
  var focusGroupIdentifier: String? { get }
  /// Requests that focus be updated before the next key, if it is in this environment.
  func setNeedsFocusUpdate()
  /// Updates the focus immediately if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether focus may move; called for every environment that it leaves or enters.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus moves into, out of or within the environment.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  var canBecomeFocused: Bool { get }
  var isFocused: Bool { get }
  /// The rectangle of the item in its container.
  var frame: CGRect { get }
  /// The mark of the focused item; nil for none.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item as the first focus of its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
}
