/// The animation of a dropped item.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
  /// Adds animations that run along with the drop.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the drop's animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
