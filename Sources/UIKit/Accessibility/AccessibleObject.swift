import CoreGraphics

/// What views and accessibility elements have in common for those who do not see them.
@MainActor package protocol AccessibleObject: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityIdentifier: String? { get set }
  var accessibilityFrame: CGRect { get set }
  var accessibilityElements: [Any]? { get set }
  var accessibilityElementsHidden: Bool { get set }
  var accessibilityViewIsModal: Bool { get set }
  var accessibilityContainerType: UIAccessibilityContainerType { get set }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
}
