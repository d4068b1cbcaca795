import Foundation

/// Describes what lies behind the content of a cell, header or button: a colour, an image, a stroke, or a view.
public struct UIBackgroundConfiguration: Hashable {
  /// A view that lies in front of the colour and behind the stroke.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// nil means the tint colour.
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  var role = Role.custom

  /// Where the background lies; it decides the colours of its states.
  enum Role: Hashable { case custom, plainCell, groupedCell, sidebarCell, header }

  public static func clear() -> Self {
    var configuration = Self()
    configuration.backgroundColor = .clear
    return configuration
  }

  public static func listCell() -> Self { listPlainCell() }

  public static func listPlainCell() -> Self {
    var configuration = Self()
    configuration.role = .plainCell
    configuration.backgroundColor = .systemBackground
    return configuration
  }

  public static func listGroupedCell() -> Self {
    var configuration = Self()
    configuration.role = .groupedCell
    configuration.backgroundColor = .secondarySystemGroupedBackground
    return configuration
  }

  public static func listHeader() -> Self { listPlainHeaderFooter() }
  public static func listFooter() -> Self { listPlainHeaderFooter() }

  public static func listPlainHeaderFooter() -> Self {
    var configuration = Self()
    configuration.role = .header
    configuration.backgroundColor = .clear
    return configuration
  }

  public static func listGroupedHeaderFooter() -> Self { listPlainHeaderFooter() }

  /// A row of a sidebar: clear until it is selected, when a rounded box shows.
  public static func listSidebarCell() -> Self {
    var configuration = Self()
    configuration.role = .sidebarCell
    configuration.backgroundColor = .clear
    configuration.cornerRadius = 10
    return configuration
  }

  /// A section header of a sidebar.
  public static func listSidebarHeader() -> Self { listPlainHeaderFooter() }

  /// A row of the list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { listSidebarCell() }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer.map { $0(color) } ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer.map { $0(color) } ?? color
  }

  /// The configuration as it is to look in a state: a row of a list darkens while it is highlighted or selected.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard role != .custom, role != .header, let cell = state as? UICellConfigurationState else { return self }
    var updated = self
    if cell.isHighlighted || cell.isSelected || cell.cellDropState == .targeted { updated.backgroundColor = .systemGray4 }
    return updated
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.customView === second.customView && first.cornerRadius == second.cornerRadius
      && first.backgroundInsets == second.backgroundInsets
      && first.edgesAddingLayoutMarginsToBackgroundInsets == second.edgesAddingLayoutMarginsToBackgroundInsets
      && first.backgroundColor == second.backgroundColor && first.image == second.image
      && first.imageContentMode == second.imageContentMode && first.strokeColor == second.strokeColor
      && first.strokeWidth == second.strokeWidth && first.strokeOutset == second.strokeOutset && first.role == second.role
      && (first.backgroundColorTransformer == nil) == (second.backgroundColorTransformer == nil)
      && (first.strokeColorTransformer == nil) == (second.strokeColorTransformer == nil)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundColor)
    hasher.combine(role)
  }
}
