extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// The content scrolls up and down.
    case vertical
    /// The content scrolls left and right.
    case horizontal
  }

  /// The position of an item after scrolling to it, along each axis; an empty set is the minimum scroll that shows it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item is at the top of the visible area.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item in the vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item is at the bottom of the visible area.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item at the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item in the horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item at the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of view that layout attributes describe.
  public enum ElementCategory: UInt, Sendable {
    /// A cell for an item of the data source.
    case cell
    /// A view for a section's data, such as a header.
    case supplementaryView
    /// A view that belongs to the layout, such as a background.
    case decorationView
  }

  /// The delay before items make space for a dragged item.
  public enum ReorderingCadence: Int, Sendable {
    /// Items make space immediately.
    case immediate
    /// Items make space after a short delay.
    case fast
    /// Items make space after a longer delay.
    case slow
  }

  /// The changes after which a visible view is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells keep their size until they are reloaded.
    case disabled
    /// Cells are measured again when they request it or their configuration changes.
    case enabled
    /// As `enabled`, and also when constraints in the content change.
    case enabledIncludingConstraints
  }

  /// A closure called after a layout transition, with whether the animation completed and the new layout was kept.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// The kind of header views in flow and list layouts.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footer views in flow and list layouts.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  nonisolated static let elementKindCell = "UICollectionElementKindCell"
}
