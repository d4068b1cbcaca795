import Foundation

/// Describes the background of a cell, header or button: a color, an image, a stroke, or a view.
public struct UIBackgroundConfiguration: Hashable {
  /// A view in front of the color and behind the stroke.
  public var customView: UIView?
  /// The radius of the corners in points; 0 by default.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges where the background is also inset by the layout margins; none by default.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// nil uses the tint color.
  public var backgroundColor: UIColor?
  /// Applied to the background color last; nil leaves the color unchanged.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A blur or another effect behind the color; `nil` shows none.
  public var visualEffect: UIVisualEffect?
  /// An image above the color; `nil` shows none.
  public var image: UIImage?
  /// The scaling of the image in the background; `.scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the outline; `nil` uses the tint color.
  public var strokeColor: UIColor?
  /// Applied to the outline's color last; nil leaves the color unchanged.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline outside the background, in points.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background; none by default.
  public var shadowProperties = UIShadowProperties()
  var role = Role.custom
  /// Whether the configuration adapts to the list that contains the view.
  var adapts = false

  /// The kind of view that has the background; it determines the colors of its states.
  enum Role: Hashable {
    case custom, plainCell, groupedCell, sidebarCell, accompaniedSidebarCell, header, plainHeader

    /// The color behind a cell that is neither highlighted nor selected.
    var standardColor: UIColor {
      switch self {
      case .plainCell: .systemBackground
      case .groupedCell: .secondarySystemGroupedBackground
      case .custom, .sidebarCell, .accompaniedSidebarCell, .header, .plainHeader: .clear
      }
    }
  }

  /// Returns a transparent background.
  public static func clear() -> Self {
    var configuration = Self()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the background of cells in a list. It follows the list environment of the cell's traits.
  public static func listCell() -> Self {
    var configuration = listPlainCell()
    configuration.adapts = true
    return configuration
  }

  public static func listPlainCell() -> Self {
    var configuration = Self()
    configuration.role = .plainCell
    configuration.backgroundColor = configuration.role.standardColor
    return configuration
  }

  public static func listGroupedCell() -> Self {
    var configuration = Self()
    configuration.role = .groupedCell
    configuration.backgroundColor = configuration.role.standardColor
    return configuration
  }

  /// Returns the background of headers in a list.
  public static func listHeader() -> Self { listPlainHeaderFooter() }
  /// Returns the background of footers in a list.
  public static func listFooter() -> Self { listPlainHeaderFooter() }

  /// Returns the background of headers and footers in a plain list: clear until the view is pinned and rows are below it.
  public static func listPlainHeaderFooter() -> Self { clear(.plainHeader) }

  private static func clear(_ role: Role) -> Self {
    var configuration = Self()
    configuration.role = role
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the background of headers and footers in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { clear(.header) }

  /// Returns a row of a sidebar: clear until it is selected, when a rounded box shows, in the tint color in a wide window.
  public static func listSidebarCell() -> Self { sidebar(.sidebarCell) }

  private static func sidebar(_ role: Role) -> Self {
    var configuration = Self()
    configuration.role = role
    configuration.backgroundColor = role.standardColor
    configuration.cornerRadius = 10
    return configuration
  }

  /// Returns a section header of a sidebar.
  public static func listSidebarHeader() -> Self { clear(.header) }

  /// Returns a row of a sidebar beside another list: its box is gray while it is selected.
  public static func listAccompaniedSidebarCell() -> Self { sidebar(.accompaniedSidebarCell) }

  /// Returns the color shown for a tint color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the outline's color for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// Returns the configuration for a state: a row of a list darkens while it is highlighted or selected. A color that the app has set does
  /// not change.
  public func updated(for state: any UIConfigurationState) -> Self {
    var updated = adapted(to: state.traitCollection.listEnvironment)
    let role = updated.role
    let isPinned = (state as? UICellConfigurationState)?.isPinned ?? (state as? UIViewConfigurationState)?.isPinned ?? false
    if role == .plainHeader, isPinned, updated.backgroundColor == .clear, updated.visualEffect == nil {
      updated.backgroundColor = state.traitCollection.design.table.headerBackground
    }
    guard role != .custom, role != .header, role != .plainHeader, let cell = state as? UICellConfigurationState,
      updated.backgroundColor == role.standardColor
    else { return updated }
    let isSidebar = role == .sidebarCell || role == .accompaniedSidebarCell
    if isSidebar, cell.traitCollection.horizontalSizeClass == .regular {
      if cell.isSelected, role == .sidebarCell {
        updated.backgroundColor = nil
      } else if cell.isHighlighted || cell.isSelected || cell.cellDropState == .targeted {
        updated.backgroundColor = .systemFill
      }
    } else if cell.isHighlighted || cell.isSelected || cell.cellDropState == .targeted {
      updated.backgroundColor = .systemGray4
    }
    return updated
  }

  /// Returns the background in the look of the list that contains the cell. Colors and corners that the app has set are kept.
  private func adapted(to environment: UIListEnvironment) -> Self {
    guard adapts, role == .plainCell, backgroundColor == role.standardColor else { return self }
    let standard: Self
    switch environment {
    case .unspecified, .none, .plain: return self
    case .grouped, .insetGrouped: standard = .listGroupedCell()
    case .sidebar, .sidebarPlain: standard = .listSidebarCell()
    }
    var adapted = self
    adapted.role = standard.role
    adapted.backgroundColor = standard.backgroundColor
    if cornerRadius == 0 { adapted.cornerRadius = standard.cornerRadius }
    return adapted
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.customView === second.customView && first.cornerRadius == second.cornerRadius
      && first.backgroundInsets == second.backgroundInsets
      && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
      && first.backgroundColor == second.backgroundColor && first.visualEffect === second.visualEffect && first.image == second.image
      && first.imageContentMode == second.imageContentMode && first.strokeColor == second.strokeColor
      && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset && first.role == second.role
      && (first.backgroundColorTransformer == nil) == (second.backgroundColorTransformer == nil)
      && (first.strokeColorTransformer == nil) == (second.strokeColorTransformer == nil)
      && first.shadowProperties == second.shadowProperties && first.adapts == second.adapts
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(role)
  }
}
