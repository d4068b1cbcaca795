/// The priority of a constraint: from 1 to 1000, where 1000 is required.
///
/// Priorities are compared, never added: one constraint of a higher priority outweighs any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number up to 1000.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// The constraint must hold, 1000.
  public static let required = UILayoutPriority(1000)
  /// The resistance of a button against compression, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may change the window's size, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The resistance of a window against a change of its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that may not change the window's size, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The resistance of a label against growing, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The weight of the target size when a fitting size is computed, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Returns a priority higher by a number.
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  /// Returns a priority lower by a number.
  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  /// Increases the priority by a number.
  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  /// Decreases the priority by a number.
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}
