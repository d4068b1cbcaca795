/// The direction in which the interface of a language is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
