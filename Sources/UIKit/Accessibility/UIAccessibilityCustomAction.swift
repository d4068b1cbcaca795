import Foundation

/// Something that can be done with an element beside activating it, such as deleting a row.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = @MainActor (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: ActionHandler?
  private let target: ActionTarget?

  public init(name: String, image: UIImage? = nil, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    target = nil
    super.init()
  }

  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = ActionTarget(target, selector: selector)
    super.init()
  }

  /// Does it, and says whether it could be done.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target, !target.isDead else { return false }
    target.send(from: self, event: nil)
    return true
  }
}
