import CoreGraphics

/// The accessibility values that the app has set on an element.
package struct AccessibilityValues {
  package var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  package var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var elementsHidden = false
  var isModal = false
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
}
