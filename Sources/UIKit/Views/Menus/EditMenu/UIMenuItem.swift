import Foundation

/// A custom item of the edit menu.
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  /// The text of the command.
  open var title: String
  /// The action sent along the responder chain.
  open var action: Selector

  /// Creates a command; it is shown if a responder performs its action.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
