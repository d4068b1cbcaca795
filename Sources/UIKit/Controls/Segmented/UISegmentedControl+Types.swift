extension UISegmentedControl {
  /// Where a segment stands among the others.
  public enum Segment: Int, Sendable {
    case any = 0
    /// The first of several.
    case left = 1
    case center = 2
    case right = 3
    /// The only one.
    case alone = 4
  }
}
