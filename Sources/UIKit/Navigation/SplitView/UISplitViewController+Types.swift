import CoreGraphics

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// Made with ``UISplitViewController/viewControllers``, as before styles.
    case unspecified
    /// Two columns: primary and secondary.
    case doubleColumn
    /// Three columns: primary, supplementary and secondary.
    case tripleColumn
  }

  /// The role of a column.
  public enum Column: Int, Sendable {
    /// The list at the leading edge.
    case primary
    /// Between the other two, in the triple-column style.
    case supplementary
    /// The detail, which gets the remaining width.
    case secondary
    /// What shows instead of all others in a narrow window.
    case compact
  }

  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    /// Chosen by the size.
    case automatic
    /// Only the secondary column is visible.
    case secondaryOnly
    /// The primary column, or with three the supplementary one, beside the secondary.
    case oneBesideSecondary
    /// One column covers a part of the secondary column.
    case oneOverSecondary
    /// Two columns are beside the secondary column.
    case twoBesideSecondary
    /// Two columns cover a part of the secondary column.
    case twoOverSecondary
    /// The secondary column keeps its width and is pushed a part of the way out.
    case twoDisplaceSecondary

    /// The former name of `secondaryOnly`.
    @available(*, deprecated, renamed: "secondaryOnly")
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The former name of `oneBesideSecondary`.
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The former name of `oneOverSecondary`.
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The way additional columns appear when there is no room for all of them.
  public enum SplitBehavior: Int, Sendable {
    /// Chosen by the size.
    case automatic
    /// They stand beside the secondary column, which becomes narrower.
    case tile
    /// They stand over the secondary column, which is dimmed.
    case overlay
    /// They push the secondary column aside.
    case displace
  }

  /// On which side the primary column is.
  public enum PrimaryEdge: Int, Sendable {
    /// The primary column is at the leading edge.
    case leading
    /// The primary column is at the trailing edge.
    case trailing
  }

  /// Whether a column shows the button that shows and hides the columns before it.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While the first column is hidden.
    case automatic
    /// The button is never shown.
    case never
    /// The button is always shown.
    case always
  }

  /// Represents "as the design has it" in widths.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that are seen beside or over the secondary one.
  var leadingColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// The mode with as many columns and that behavior.
  static func showing(_ count: Int, _ behavior: UISplitViewController.SplitBehavior) -> Self {
    switch (count, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}
