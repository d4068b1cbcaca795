/// The direction of a focus movement.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// To an item above.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// To an item below.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// The focus moves to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// The focus moves to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// To the next group, as by the tab key.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// To the previous group.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// To the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// To the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
