import Foundation

/// Another title and action of a command, while further keys are held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title while the keys are held.
  public final let title: String
  /// The action while the keys are held.
  public final let action: Selector
  /// The keys that are held beside those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates another action of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
