import UIKitViews

/// Sets the value of an adjustable element.
@MainActor enum ElementValue {
  /// The largest number of steps to a value, for elements whose steps are small or have no effect.
  private static let mostSteps = 1000

  /// Sets a slider; moves any other element by steps until its value is reached or passed. Returns whether it could.
  static func set(_ object: any AccessibleObject, from value: AccessibleValue, to goal: Double) -> Bool {
    guard !object.accessibilityTraits.contains(.notEnabled) else { return false }
    if let slider = object as? UISlider {
      slider.setValue(Float(min(max(goal, value.minimum), value.maximum)), animated: false)
      slider.sendActions(for: .valueChanged)
      return true
    }
    guard object.accessibilityTraits.contains(.adjustable) else { return false }
    let isUp = goal > value.current
    var last = value.current
    for _ in 0..<mostSteps where isUp ? last < goal : last > goal {
      if isUp { object.accessibilityIncrement() } else { object.accessibilityDecrement() }
      guard let now = AccessibleDescription.number(in: object.accessibilityValue ?? ""), isUp ? now > last : now < last else { break }
      last = now
    }
    return true
  }
}
