import CoreGraphics
import Foundation

/// A part of a view that is no view itself, for those who do not see it.
///
/// A view hands its elements out through `accessibilityElements`. Subclass it to answer activation or to be adjusted.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, AccessibleObject {
  private var values = AccessibilityValues()
  private var frameInContainer: CGRect?

  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

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
      if let frameInContainer, let view = accessibilityContainer as? UIView { return view.onScreen(frameInContainer) }
      return values.frame ?? values.path?.bounds ?? .zero
    }
    set { values.frame = newValue }
  }
  /// The outline on the screen, where it is no rectangle.
  open var accessibilityPath: UIBezierPath? {
    get { values.path }
    set { values.path = newValue }
  }
  /// Where a touch in place of activating goes.
  open var accessibilityActivationPoint: CGPoint {
    get { values.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { values.activationPoint = newValue }
  }
  open var accessibilityLanguage: String? {
    get { values.language }
    set { values.language = newValue }
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
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focused === self }

  package final var accessibleContents: [any AccessibleObject] {
    accessibilityElements?.compactMap { AccessibilityStandIn.readable($0) } ?? []
  }
}
