extension UISegmentedControl {
  /// The position of a segment among the others.
  public enum Segment: Int, Sendable {
    /// The position of a segment does not matter.
    case any = 0
    /// The first of several.
    case left = 1
    /// The segments between the first and the last.
    case center = 2
    /// The last segment.
    case right = 3
    /// The only segment.
    case alone = 4
  }
}
