import CoreGraphics

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Made with ``UISplitViewController/viewControllers``, as before styles.
    case unspecified
    case doubleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    case secondary = 2
    /// What shows instead of both in a narrow window.
    case compact
  }

  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
  }

  /// On which side the primary column stands.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// Stands for "as the design has it" in widths.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}
