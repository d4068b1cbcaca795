import CoreGraphics

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Made with ``UISplitViewController/viewControllers``, as before styles.
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    /// Between the other two, in the triple-column style.
    case supplementary
    case secondary
    /// What shows instead of all others in a narrow window.
    case compact
  }

  /// Which columns are seen, and how.
  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    /// The primary column, or with three the supplementary one, beside the secondary.
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    /// The secondary column keeps its width and is pushed a part of the way out.
    case twoDisplaceSecondary

    @available(*, deprecated, renamed: "secondaryOnly")
    public static let primaryHidden = DisplayMode.secondaryOnly
    @available(*, deprecated, renamed: "oneBesideSecondary")
    public static let allVisible = DisplayMode.oneBesideSecondary
    @available(*, deprecated, renamed: "oneOverSecondary")
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// What columns do that come where there is no room for them.
  public enum SplitBehavior: Int, Sendable {
    case automatic
    /// They stand beside the secondary column, which becomes narrower.
    case tile
    /// They stand over the secondary column, which is dimmed.
    case overlay
    /// They push the secondary column aside.
    case displace
  }

  /// On which side the primary column stands.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// Whether a column shows the button that shows and hides the columns before it.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// While the first column is hidden.
    case automatic
    case never
    case always
  }

  /// Stands for "as the design has it" in widths.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
  /// How many columns are seen beside or over the secondary one.
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
