import CoreGraphics

/// Adds accessibility properties to every object, so that an app's own objects can be in `accessibilityElements`.
///
/// Views, elements and bar items have these properties themselves. They are members of a protocol, because a class cannot override members
/// of an extension of its superclass. The members are on the main actor and not the protocol, because otherwise every subclass of
/// `NSObject` would be.
public protocol _AccessibilityBearing: NSObject {}

extension NSObject: _AccessibilityBearing {}

extension _AccessibilityBearing {
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { knownStandIn?.isAccessibilityElement ?? false }
    set { standIn.isAccessibilityElement = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { knownStandIn?.accessibilityLabel }
    set { standIn.accessibilityLabel = newValue }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { knownStandIn?.accessibilityHint }
    set { standIn.accessibilityHint = newValue }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { knownStandIn?.accessibilityValue }
    set { standIn.accessibilityValue = newValue }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { knownStandIn?.accessibilityTraits ?? .none }
    set { standIn.accessibilityTraits = newValue }
  }
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { knownStandIn?.accessibilityIdentifier }
    set { standIn.accessibilityIdentifier = newValue }
  }
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { knownStandIn?.accessibilityLanguage }
    set { standIn.accessibilityLanguage = newValue }
  }
  /// The frame in points of the screen.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { knownStandIn?.accessibilityFrame ?? .zero }
    set { standIn.accessibilityFrame = newValue }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { knownStandIn?.accessibilityElements }
    set { standIn.accessibilityElements = newValue }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { knownStandIn?.accessibilityCustomActions }
    set { standIn.accessibilityCustomActions = newValue }
  }

  /// The element that represents the object, created when the first property is set.
  @MainActor private var standIn: UIAccessibilityElement {
    if let known = knownStandIn { return known }
    let made = UIAccessibilityElement(accessibilityContainer: self)
    made.isAccessibilityElement = false
    objc_setAssociatedObject(self, AccessibilityStandIn.key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  @MainActor private var knownStandIn: UIAccessibilityElement? { AccessibilityStandIn.element(of: self) }
}

/// Finds the accessibility element of an object.
@MainActor enum AccessibilityStandIn {
  fileprivate static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  fileprivate static func element(of object: NSObject) -> UIAccessibilityElement? {
    AssociatedObjects.isUsed ? objc_getAssociatedObject(object, key) as? UIAccessibilityElement : nil
  }

  /// Returns the object itself if it is an element, else the element that represents it.
  static func readable(_ object: Any) -> (any AccessibleObject)? {
    if let object = object as? any AccessibleObject { return object }
    return (object as? NSObject).flatMap { element(of: $0) }
  }
}
