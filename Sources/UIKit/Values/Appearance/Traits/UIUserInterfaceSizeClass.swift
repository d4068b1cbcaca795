/// The class of the available space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No class is stated.
  case unspecified = 0
  /// Compact, like the width of a phone.
  case compact = 1
  /// Regular, like the width of a tablet.
  case regular = 2
}
