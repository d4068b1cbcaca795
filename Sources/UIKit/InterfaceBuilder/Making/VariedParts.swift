/// The constraints and subviews of an element that are not installed for some traits.
struct VariedParts: Equatable {
  var constraints: Set<String> = []
  var subviews: Set<String> = []

  static let none = VariedParts()

  /// Returns the variations that match, applied from everything installed, the most specific last.
  static func chosen(of element: PlannedElement, for traits: UITraitCollection) -> VariedParts {
    guard !element.variations.isEmpty else { return .none }
    var parts = VariedParts()
    for variation in element.variations where variation.matches(traits) {
      parts.constraints.formUnion(variation.excludedConstraints)
      parts.constraints.subtract(variation.includedConstraints)
      parts.subviews.formUnion(variation.excludedSubviews)
      parts.subviews.subtract(variation.includedSubviews)
    }
    return parts
  }
}
