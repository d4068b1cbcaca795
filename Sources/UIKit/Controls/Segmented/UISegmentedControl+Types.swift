extension UISegmentedControl {
  /// Where a segment is among the others.
  public enum Segment: Int, Sendable {
    /// Every segment.
    case any = 0
    /// The first of several.
    case left = 1
    /// The segments between the first and the last.
    case center = 2
    /// The last segment.
    case right = 3
    /// The only one.
    case alone = 4
  }
}
