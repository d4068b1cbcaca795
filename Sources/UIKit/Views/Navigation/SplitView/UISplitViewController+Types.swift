import CoreGraphics

extension UISplitViewController {
  /// The number of columns.
  public enum Style: Int, Sendable {
    /// The style of controllers created without a style, by ``UISplitViewController/viewControllers``.
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
    /// The column between the other two, in the triple-column style.
    case supplementary
    /// The detail, which gets the remaining width.
    case secondary
    /// The column that replaces all others at compact width.
    case compact
  }

  /// The visible columns, and their arrangement.
  public enum DisplayMode: Int, Sendable {
    /// Determined by the size.
    case automatic
    /// The secondary column is the only visible one.
    case secondaryOnly
    /// The primary column, or with three the supplementary one, beside the secondary.
    case oneBesideSecondary
    /// One column covers a part of the secondary column.
    case oneOverSecondary
    /// Two columns are beside the secondary column.
    case twoBesideSecondary
    /// Two columns cover a part of the secondary column.
    case twoOverSecondary
    /// Two columns are beside the secondary column, which keeps its width and is partly pushed out.
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
    /// Determined by the size.
    case automatic
    /// They are beside the secondary column, which becomes narrower.
    case tile
    /// They are over the secondary column, which is dimmed.
    case overlay
    /// They push the secondary column aside.
    case displace
  }

  /// The background of the primary column.
  public enum BackgroundStyle: Int, Sendable {
    /// The background of the column's view.
    case none
    /// The background of a sidebar, where the system has translucent ones.
    case sidebar
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The primary column is at the leading edge.
    case leading
    /// The primary column is at the trailing edge.
    case trailing
  }

  /// The visibility of the button that shows and hides the columns before a column.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Visible while the first column is hidden.
    case automatic
    /// The button is never shown.
    case never
    /// The button is always shown.
    case always
  }

  /// Represents the design's default in widths.
  public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude
}

extension UISplitViewController.DisplayMode {
  /// The number of columns that are visible beside or over the secondary one.
  var leadingColumns: Int {
    switch self {
    case .automatic, .secondaryOnly: 0
    case .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  var isOver: Bool { self == .oneOverSecondary || self == .twoOverSecondary }

  /// Returns the mode with a number of columns and a behavior.
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
