import CoreGraphics

/// A part of a view that is not a view itself, for assistive technologies.
///
/// A view provides its elements in `accessibilityElements`. Subclass it to handle activation or adjustment.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder, AccessibleObject {
  private var values = AccessibilityValues()
  private var frameInContainer: CGRect?

  /// The view or element that contains this one.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element whose frame is in the coordinates of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  /// Whether assistive technology reads the element; `true` by default.
  open var isAccessibilityElement: Bool {
    get { values.isElement ?? true }
    set { values.isElement = newValue }
  }
  /// The short name that is read.
  open var accessibilityLabel: String? {
    get { values.label }
    set { values.label = newValue }
  }
  /// A sentence about the result of an action, read after a pause.
  open var accessibilityHint: String? {
    get { values.hint }
    set { values.hint = newValue }
  }
  /// The value read after the name.
  open var accessibilityValue: String? {
    get { values.value }
    set { values.value = newValue }
  }
  /// The role and state that assistive technology announces.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { values.traits ?? .none }
    set { values.traits = newValue }
  }
  /// A name for tests, which is never read aloud.
  open var accessibilityIdentifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  /// The frame of the element in its container, with which it moves.
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
  /// The outline on the screen, if it is not rectangular.
  open var accessibilityPath: UIBezierPath? {
    get { values.path }
    set { values.path = newValue }
  }
  /// The position of the tap that activates the element.
  open var accessibilityActivationPoint: CGPoint {
    get { values.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { values.activationPoint = newValue }
  }
  /// The language the texts are read in; `nil` uses the interface's.
  open var accessibilityLanguage: String? {
    get { values.language }
    set { values.language = newValue }
  }
  /// The elements inside this one in reading order.
  open var accessibilityElements: [Any]? {
    get { values.elements }
    set { values.elements = newValue }
  }
  /// Whether assistive technologies ignore the descendants.
  open var accessibilityElementsHidden: Bool {
    get { values.elementsHidden }
    set { values.elementsHidden = newValue }
  }
  /// Whether assistive technologies ignore the siblings.
  open var accessibilityViewIsModal: Bool {
    get { values.isModal }
    set { values.isModal = newValue }
  }
  /// The kind of collection the element forms.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { values.containerType }
    set { values.containerType = newValue }
  }
  /// Further actions that assistive technology offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { values.customActions }
    set { values.customActions = newValue }
  }
  /// Performs the main action. Returns `false`, the default, to send a tap instead.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the value of an adjustable element; does nothing by default.
  open func accessibilityIncrement() {}
  /// Lowers the value of an adjustable element; does nothing by default.
  open func accessibilityDecrement() {}
  /// Called when assistive technology moves to the element.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology leaves the element.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology is at this element.
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focused === self }

  package final var accessibleContents: [any AccessibleObject] {
    accessibilityElements?.compactMap { AccessibilityStandIn.readable($0) } ?? []
  }
}
