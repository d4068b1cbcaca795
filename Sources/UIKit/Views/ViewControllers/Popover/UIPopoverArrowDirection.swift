/// The sides of a popover on which its arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The arrow points up; the popover is below its anchor.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// The arrow points down; the popover is above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// The arrow points left; the popover is to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// The arrow points right; the popover is to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// No direction has been chosen yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
