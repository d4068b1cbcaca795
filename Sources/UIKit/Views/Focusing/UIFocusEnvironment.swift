import CoreGraphics

/// A branch of the interface that focus can stand in: views, controllers, windows.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// Where focus goes when it is to come to this environment, the most wanted first; empty leaves it to the system.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment that contains this one.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// Names the items that the arrow keys move among, and that Tab visits as one.
  var focusGroupIdentifier: String? { get }
  /// Asks that focus be found again before the next key, if it is in this environment.
  func setNeedsFocusUpdate()
  /// Moves the focus at once if an update was requested.
  func updateFocusIfNeeded()
  /// Whether focus may move; every environment that it leaves or comes to is asked.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called when the focus moves into, out of or within the environment.
  func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// Something that keys can go to.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus.
  var canBecomeFocused: Bool { get }
  /// Whether the item has the focus.
  var isFocused: Bool { get }
  /// The rectangle of the item in its container.
  var frame: CGRect { get }
  /// How the item is marked; nil for not at all.
  var focusEffect: UIFocusEffect? { get }
  /// The priority of the item as the first focus of its group.
  var focusGroupPriority: UIFocusGroupPriority { get }
}
