/// How much an item of a group is wanted as the one that Tab comes to.
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

  /// The item is first by its place only, 0.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that had the focus last, 1000.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an important item, 2000.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
