import CoreGraphics

/// The accessibility properties shared by views and accessibility elements.
@preconcurrency @MainActor package protocol AccessibleObject: UIResponder {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityLanguage: String? { get set }
  var accessibilityFrame: CGRect { get set }
  var accessibilityPath: UIBezierPath? { get set }
  var accessibilityActivationPoint: CGPoint { get set }
  var accessibilityElementsHidden: Bool { get set }
  var accessibilityContainerType: UIAccessibilityContainerType { get set }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
  func accessibilityActivate() -> Bool
  func accessibilityIncrement()
  func accessibilityDecrement()
  func accessibilityElementDidBecomeFocused()
  func accessibilityElementDidLoseFocus()

  /// The object's elements, in reading order.
  var accessibleContents: [any AccessibleObject] { get }
}

/// A view of a higher folder that determines which elements are read, and in which order.
@MainActor package protocol ReadInOwnOrder: UIView {
  var partsAsRead: [any AccessibleObject] { get }
}

/// A view of a higher folder that is read together with other objects.
@MainActor package protocol ReadInCompany: UIView {
  var company: AccessibleCompany? { get }
}
