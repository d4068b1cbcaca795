import Foundation

/// An alternative title and action of a command for additional modifier keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title while the keys are held.
  public final let title: String
  /// The action while the keys are held.
  public final let action: Selector
  /// The modifier keys in addition to those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates another action of a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
