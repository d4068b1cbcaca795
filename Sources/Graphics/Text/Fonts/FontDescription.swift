/// The description of a font: a family, a weight, a slant, a size and features.
package struct FontDescription: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    case system
    case monospaced
    case serif
    case rounded
    /// A family that is installed or registered under this name.
    case named(String)
    /// A particular file.
    case file(Typeface.Source)
  }

  /// An OpenType feature with its value: on (1), off (0) or an alternative.
  package struct Feature: Hashable, Sendable {
    package var tag: String
    package var value: Int

    package init(_ tag: String, _ value: Int = 1) {
      self.tag = tag
      self.value = value
    }
  }

  package var family: Family
  /// UIKit's scale: -1 … 1, regular is 0, bold 0.4.
  package var weight: Double
  package var isItalic: Bool
  package var size: Double
  package var features: [Feature]
  /// The horizontal scale.
  package var stretch = 1.0
  /// Additional space after each character, as a fraction of the size.
  package var tracking = 0.0

  package init(family: Family = .system, weight: Double = 0, isItalic: Bool = false, size: Double, features: [Feature] = []) {
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.size = size
    self.features = features
  }
}
