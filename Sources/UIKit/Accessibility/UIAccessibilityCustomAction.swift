import Foundation

/// Something that can be done with an element beside activating it, such as deleting a row.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: ActionHandler?
  /// Whose method ``selector`` stands for, where there is no handler.
  open weak var target: AnyObject?
  open var selector: Selector

  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    selector = ""
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// Does it, and says whether it could be done.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target = target as? any UISelectorTarget, let action = type(of: target).action(for: selector) else { return false }
    action.perform(target, self, nil)
    return true
  }
}
