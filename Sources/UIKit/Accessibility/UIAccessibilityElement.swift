import CoreGraphics
import Foundation

/// A part of a view that is no view itself, for those who do not see it.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, AccessibleObject {
  private var values = AccessibilityValues()
  private var frameInContainer: CGRect?

  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open var isAccessibilityElement: Bool {
    get { values.isElement ?? true }
    set { values.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { values.label }
    set { values.label = newValue }
  }
  open var accessibilityHint: String? {
    get { values.hint }
    set { values.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { values.value }
    set { values.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { values.traits ?? .none }
    set { values.traits = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  /// Where the element stands in its container; it moves along with it.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }
  open var accessibilityFrame: CGRect {
    get {
      if let frameInContainer, let view = accessibilityContainer as? UIView {
        let origin = view.frameOnScreen.origin
        return frameInContainer.offsetBy(dx: origin.x - view.bounds.minX, dy: origin.y - view.bounds.minY)
      }
      return values.frame ?? .zero
    }
    set { values.frame = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { values.elements }
    set { values.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { values.elementsHidden }
    set { values.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { values.isModal }
    set { values.isModal = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { values.containerType }
    set { values.containerType = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { values.customActions }
    set { values.customActions = newValue }
  }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
}
