/// Whether there is much or little room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No class is stated.
  case unspecified = 0
  /// Little space, as the width of a phone.
  case compact = 1
  /// Much space, as the width of a tablet.
  case regular = 2
}
