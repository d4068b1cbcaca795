/// A position at the boundary of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none
  case top
  case topLeading
  case leading
  case bottomLeading
  case bottom
  case bottomTrailing
  case trailing
  case topTrailing
}
