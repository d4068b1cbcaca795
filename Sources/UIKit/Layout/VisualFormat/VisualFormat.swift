import CoreGraphics

/// A visual format as read: what is in a row, and what is between.
struct VisualFormat {
  /// A length or a distance that is asked for: `>=10@750`, `==other`, `width`.
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
    /// `-`: the system's distance.
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

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  var message: String
  /// The place in the string, counted in characters.
  var column: Int
}
