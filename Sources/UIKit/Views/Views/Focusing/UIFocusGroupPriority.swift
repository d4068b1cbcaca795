/// The priority of an item of a group when Tab moves to the group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number; the highest gets the focus first.
  public init(_ rawValue: Int) {
    self.rawValue = rawValue
  }

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The item has no priority; only its position counts.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that had the focus last, 1000.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an important item, 2000.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
