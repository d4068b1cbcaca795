import Foundation

/// Describes the standard content of a row or header: an image, a text and a secondary text.
///
/// The static members create the standard configurations, whose properties can then be changed. Fonts, colors and metrics come from the
/// design.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image before the text.
  public var image: UIImage?
  /// The size and color of the image.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String?
  /// The main text with attributes, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The font, color and wrapping of the main text.
  public var textProperties = TextProperties()
  /// The text below or beside the main one.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The font, color and wrapping of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The directions in which the superview's margins apply; `.horizontal` by default.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The distance of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the secondary text is at the trailing edge, where both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and text in points; 16 by default.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum distance between texts side by side in points; 8 by default.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The distance between texts one above the other in points; 3 by default.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content; 1 by default.
  public var alpha: CGFloat = 1
  package var role = Role.cell
  /// Whether the configuration adapts to the list that contains the view.
  var adapts = false

  /// The purpose of the content, which determines how the state changes its appearance.
  package enum Role: Hashable {
    case cell, header, footer, sidebarCell, sidebarHeader

    package var isHeader: Bool { self == .header || self == .sidebarHeader }
  }

  init() {}

  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> Self {
    var updated = adapted(to: state.traitCollection)
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    updated.textProperties.isDimmed = isDisabled
    updated.secondaryTextProperties.isDimmed = isDisabled
    let isWide = state.traitCollection.horizontalSizeClass == .regular
    switch updated.role {
    case .sidebarCell: if isWide, (state as? UICellConfigurationState)?.isSelected ?? false { updated.showOnTint() }
    case .sidebarHeader:
      // Where the sidebar is a separate screen, its headers are those of a list.
      if !isWide, updated.textProperties.font == Self.wideSidebarHeaderFont {
        updated.textProperties.font = .preferredFont(forTextStyle: .headline)
      }
    case .cell, .header, .footer: break
    }
    return updated
  }

  /// Returns the content in the look of the list that the traits name. Values that the app has changed are kept.
  private func adapted(to traits: UITraitCollection) -> Self {
    let environment = traits.listEnvironment
    guard adapts, environment != .unspecified, environment != .none else { return self }
    var adapted = self
    let isWide = traits.horizontalSizeClass == .regular
    switch role {
    case .cell: if environment.isSidebar { adapted.role = .sidebarCell }
    case .header:
      if environment.isSidebar { adapted.follow(.sidebarHeader(isWide: isWide), insteadOf: .groupedHeader()) }
      if environment == .plain { adapted.follow(.plainHeader(), insteadOf: .groupedHeader()) }
    case .footer: if !environment.isGrouped { adapted.follow(.plainFooter(), insteadOf: .groupedFooter()) }
    case .sidebarCell, .sidebarHeader: break
    }
    return adapted
  }

  /// Adopts the values of `new` where those of this configuration are still equal to those of `old`.
  private mutating func follow(_ new: Self, insteadOf old: Self) {
    func follow<Value: Equatable>(_ property: WritableKeyPath<Self, Value>) {
      if self[keyPath: property] == old[keyPath: property] { self[keyPath: property] = new[keyPath: property] }
    }
    follow(\.role)
    follow(\.textProperties.font)
    follow(\.textProperties.color)
    follow(\.textProperties.transform)
    follow(\.secondaryTextProperties.font)
    follow(\.secondaryTextProperties.color)
    follow(\.directionalLayoutMargins.top)
    follow(\.directionalLayoutMargins.bottom)
  }

  /// Makes content on the tint color white, except for colors that the app has set.
  private mutating func showOnTint() {
    if textProperties.color == .label { textProperties.color = .white }
    if secondaryTextProperties.color == .label || secondaryTextProperties.color == .secondaryLabel {
      secondaryTextProperties.color = UIColor(white: 1, alpha: 0.8)
    }
    if imageProperties.tintColor == nil { imageProperties.tintColor = .white }
  }

  private static var wideSidebarHeaderFont: UIFont { .bold(.title3) }
}

extension UIListContentConfiguration {
  /// Text alone, or with smaller secondary text below.
  public static func cell() -> Self {
    var configuration = Self()
    configuration.adapts = true
    configuration.textProperties.font = .preferredFont(forTextStyle: .body)
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return configuration
  }

  /// Returns a smaller gray text below the text.
  public static func subtitleCell() -> Self {
    var configuration = cell()
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// Returns a gray text at the trailing edge.
  public static func valueCell() -> Self {
    var configuration = cell()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// Returns the header of a section in a plain list.
  public static func plainHeader() -> Self {
    supplementary(.header, font: .preferredFont(forTextStyle: .headline), color: .label, top: 3.75, bottom: 3.75)
  }

  public static func plainFooter() -> Self {
    supplementary(.footer, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel, top: 5, bottom: 5)
  }

  public static func groupedHeader() -> Self {
    supplementary(.header, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 16, bottom: 6)
  }

  public static func groupedFooter() -> Self {
    supplementary(.footer, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 6, bottom: 8)
  }

  /// Returns the header in the look of the enclosing list; outside of lists, that of a grouped list.
  public static func header() -> Self {
    var configuration = groupedHeader()
    configuration.adapts = true
    return configuration
  }
  /// Returns the footer in the look of the enclosing list; outside of lists, that of a grouped list.
  public static func footer() -> Self {
    var configuration = groupedFooter()
    configuration.adapts = true
    return configuration
  }
  /// Returns a large header of a list with inset groups.
  public static func prominentInsetGroupedHeader() -> Self {
    supplementary(.header, font: .bold(.title3), color: .label, top: 17, bottom: 8)
  }
  /// Returns the largest header of a list with inset groups.
  public static func extraProminentInsetGroupedHeader() -> Self {
    supplementary(.header, font: .bold(.title2), color: .label, top: 17, bottom: 8)
  }
  /// Returns a cell of a sidebar that another list accompanies. Its text keeps its color while it is selected.
  public static func accompaniedSidebarCell() -> Self {
    var configuration = cell()
    configuration.adapts = false
    return configuration
  }
  /// Returns a cell with a subtitle of a sidebar that another list accompanies.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    var configuration = subtitleCell()
    configuration.adapts = false
    return configuration
  }
  /// Returns a cell of a sidebar. In a wide window it is white while it is selected, because its background has the tint color.
  public static func sidebarCell() -> Self {
    var configuration = cell()
    configuration.role = .sidebarCell
    return configuration
  }
  /// Returns the content of a sidebar's cell with a second line of text.
  public static func sidebarSubtitleCell() -> Self {
    var configuration = subtitleCell()
    configuration.role = .sidebarCell
    return configuration
  }
  /// Returns a header of a sidebar: large in a wide window, that of a list in a narrow one.
  public static func sidebarHeader() -> Self { sidebarHeader(isWide: true) }

  package static func sidebarHeader(isWide: Bool) -> Self {
    let font = isWide ? wideSidebarHeaderFont : .preferredFont(forTextStyle: .headline)
    return supplementary(.sidebarHeader, font: font, color: .label, top: 8, bottom: 6)
  }

  private static func supplementary(_ role: Role, font: UIFont, color: UIColor, top: CGFloat, bottom: CGFloat) -> Self {
    var configuration = Self()
    configuration.role = role
    configuration.textProperties.font = font
    configuration.textProperties.color = color
    configuration.textProperties.numberOfLines = 0
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    configuration.secondaryTextProperties.color = .secondaryLabel
    configuration.directionalLayoutMargins.top = top
    configuration.directionalLayoutMargins.bottom = bottom
    return configuration
  }
}

extension UIFont {
  /// Returns the bold font of a text style. It follows the text size as the font of the style does.
  fileprivate static func bold(_ style: TextStyle) -> UIFont {
    let plain = preferredFont(forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    guard let descriptor = plain.fontDescriptor.withSymbolicTraits(.traitBold) else { return preferredFont(forTextStyle: style) }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: UIFont(descriptor: descriptor, size: plain.pointSize))
  }
}
