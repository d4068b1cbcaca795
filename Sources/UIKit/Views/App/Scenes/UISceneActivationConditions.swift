import Foundation

/// The contents for which the app activates a scene that exists instead of another one.
///
/// Each predicate is evaluated with a target content identifier, that of an activity, or the address of a URL.
@preconcurrency @MainActor open class UISceneActivationConditions: NSObject {
  /// Whether the scene can show a content; true for all contents by default.
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  /// Whether the scene is the best one for a content; false by default.
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

  /// Creates conditions with which the scene can show every content, and prefers none.
  public override init() { super.init() }
}

extension UIApplication {
  /// Returns the scene for a content: one that prefers it, else one that can show it, of these that with the keyboard focus; without an
  /// identifier the latter. Nil if no scene can show it.
  package func scene(forContent identifier: String?) -> UIScene? {
    let front = windowScene
    let candidates = front.map { front in [front] + scenes.filter { $0 !== front } } ?? scenes
    guard let identifier else { return candidates.first }
    return candidates.first { $0.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) }
      ?? candidates.first { $0.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) }
  }
}
