import Foundation

extension UICollectionView {
  /// The direction in which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Left and right.
    case horizontal
  }

  /// Where an item is to be after scrolling to it, along each axis; nothing means the least scrolling that shows it.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The item at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item in the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item at the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item in the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item at the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of view that layout attributes describe.
  public enum ElementCategory: UInt, Sendable {
    /// A cell with an item of the data source.
    case cell
    /// A view with data of a section, such as a header.
    case supplementaryView
    /// A view of the layout alone, such as a background.
    case decorationView
  }

  /// How soon items make way for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    /// Items make room at once.
    case immediate
    /// Items make room after a short delay.
    case fast
    /// Items make room after a longer delay.
    case slow
  }

  /// When a view is asked again for the size it prefers.
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
