import Foundation

/// An additional action of an element, such as deleting a row.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it could.
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  /// The name that is read.
  open var name: String
  /// The image shown in menus of actions.
  open var image: UIImage?
  /// The closure that performs the action; `nil` uses target and selector.
  open var actionHandler: ActionHandler?
  /// The object that receives ``selector`` if the action has no handler.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector

  /// Creates an action performed by a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = ""
    super.init()
  }

  /// Creates an action performed by a method; the target is held weakly.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Performs the action; returns whether it succeeded.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target = target as? any UISelectorTarget, let action = type(of: target).action(for: selector) else { return false }
    action.perform(target, self, nil)
    return true
  }
}
