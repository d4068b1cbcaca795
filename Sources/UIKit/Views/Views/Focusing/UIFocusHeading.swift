/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The focus moves to an item above.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// The focus moves to an item below.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// The focus moves to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// The focus moves to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next group, as by the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The focus moves to the previous group.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// The focus moves to the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// The focus moves to the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
