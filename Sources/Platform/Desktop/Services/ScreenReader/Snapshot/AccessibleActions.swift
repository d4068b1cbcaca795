import UIKitViews

/// The actions of an element, by their order on the bus.
@MainActor enum AccessibleActions {
  /// The first action: touching the element.
  static let click = "click"

  /// Returns the names: a click, increment and decrement for elements with a value, then the custom actions.
  static func names(of object: any AccessibleObject, role: AccessibleRole) -> [String] {
    var names: [String] = []
    if isClickable(object, role: role) { names.append(click) }
    if object.accessibilityTraits.contains(.adjustable) { names += ["increment", "decrement"] }
    return names + (object.accessibilityCustomActions ?? []).map(\.name)
  }

  private static func isClickable(_ object: any AccessibleObject, role: AccessibleRole) -> Bool {
    role.isCell || role == .menuItem || !object.accessibilityTraits.isDisjoint(with: .isWorked)
      || (object as? UIView)?.gestureRecognizers?.contains { $0 is UITapGestureRecognizer } ?? false
  }

  /// Performs an action; `touch` taps a point of the screen where the element itself does not answer. Returns whether it could.
  static func perform(_ index: Int, on object: any AccessibleObject, role: AccessibleRole, touch: (CGPoint) -> Void) -> Bool {
    let names = names(of: object, role: role)
    guard names.indices.contains(index), !object.accessibilityTraits.contains(.notEnabled) else { return false }
    let custom = object.accessibilityCustomActions ?? []
    let firstCustom = names.count - custom.count
    if index >= firstCustom { return custom[index - firstCustom].perform() }
    switch names[index] {
    case "increment": object.accessibilityIncrement()
    case "decrement": object.accessibilityDecrement()
    default:
      (object as? UIView)?.scrollIntoSight()
      if !object.accessibilityActivate() { touch(object.accessibilityActivationPoint) }
    }
    return true
  }
}
