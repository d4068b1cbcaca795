import UIKitViews

/// The rotors of the app, as actions of the window: the next and the previous item of each.
@MainActor package enum RotorActions {
  private static let directions: [(word: String, direction: UIAccessibilityCustomRotor.Direction)] = [
    ("next ", .next), ("previous ", .previous),
  ]

  /// Returns the rotors of a view, and those of its controller.
  private static func rotors(of object: any AccessibleObject) -> [UIAccessibilityCustomRotor] {
    (object.accessibilityCustomRotors ?? []) + ((object.next as? UIViewController)?.accessibilityCustomRotors ?? [])
  }

  static func names(of object: any AccessibleObject) -> [String] {
    rotors(of: object).flatMap { rotor in directions.map { $0.word + rotor.name } }
  }

  /// Returns the item to which an action moves from another one; nil if there is none, or no such rotor.
  package static func item(of action: String, from item: (any AccessibleObject)?) -> (any AccessibleObject)? {
    guard let (word, direction) = directions.first(where: { action.hasPrefix($0.word) }),
      let rotor = rotors(in: AccessibilityTree.nodes()).first(where: { word + $0.name == action })
    else { return nil }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    if let item { predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: item, targetRange: nil) }
    return rotor.itemSearchBlock(predicate)?.targetElement as? any AccessibleObject
  }

  private static func rotors(in nodes: [AccessibilityNode]) -> [UIAccessibilityCustomRotor] {
    nodes.flatMap { rotors(of: $0.object) + rotors(in: $0.children) }
  }
}
