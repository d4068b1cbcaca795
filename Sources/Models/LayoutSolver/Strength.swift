/// The importance of a constraint.
///
/// Strengths are compared by level first: no number of weaker constraints outweighs one of a higher level, as with UIKit's priorities.
/// Within one level errors are multiplied by the weight and added. A required constraint holds, or is broken and reported.
package struct Strength: Equatable, Sendable {
  package var level: Float
  package var weight: Double

  package init(level: Float, weight: Double = 1) {
    self.level = level
    self.weight = weight
  }

  package static let required = Strength(level: .infinity)

  package var isRequired: Bool { level == .infinity }
}
