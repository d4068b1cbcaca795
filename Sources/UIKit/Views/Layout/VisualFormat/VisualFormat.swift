import CoreGraphics

/// A parsed visual format: the parts of a row, and the gaps between them.
struct VisualFormat {
  /// A requested length or distance: `>=10@750`, `==other`, `width`.
  struct Predicate {
    enum Value {
      case number(CGFloat)
      case view(String, column: Int)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
    var column: Int
  }

  enum Gap {
    /// The items touch.
    case none
    /// `-`: the standard distance.
    case standard
    case explicit([Predicate])
  }

  enum Part {
    case superview
    case view(name: String, column: Int, predicates: [Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var parts: [Part] = []
  /// `gaps[i]` is between `parts[i]` and `parts[i + 1]`.
  var gaps: [Gap] = []
}

/// An error in a visual format, with its position.
struct VisualFormatError: Error {
  var message: String
  /// The position in the string, in characters.
  var column: Int
}
