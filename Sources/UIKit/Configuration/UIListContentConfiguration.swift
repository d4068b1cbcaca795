import Foundation

/// Describes the usual content of a row or header: an image, a text and a secondary text.
///
/// The static members make the standard ones; change what is to differ. Fonts, colours and metrics are those of the design.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties = TextProperties()
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties()
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  /// Whether the secondary text stands at the trailing edge, where both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1
  var role = Role.cell

  /// What the content is for; it decides how the state changes the looks.
  enum Role: Hashable { case cell, header, footer }

  init() {}

  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> Self {
    var updated = self
    let isDisabled = (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    updated.textProperties.isDimmed = isDisabled
    updated.secondaryTextProperties.isDimmed = isDisabled
    return updated
  }
}

extension UIListContentConfiguration {
  /// Text alone, or with a smaller one below.
  public static func cell() -> Self {
    var configuration = Self()
    configuration.textProperties.font = .preferredFont(forTextStyle: .body)
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .caption1)
    return configuration
  }

  /// A smaller grey text below the text.
  public static func subtitleCell() -> Self {
    var configuration = cell()
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// A grey text at the trailing edge.
  public static func valueCell() -> Self {
    var configuration = cell()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    configuration.secondaryTextProperties.color = .secondaryLabel
    return configuration
  }

  /// The header of a section in a plain list.
  public static func plainHeader() -> Self {
    supplementary(.header, font: .preferredFont(forTextStyle: .headline), color: .label, top: 5, bottom: 5)
  }

  public static func plainFooter() -> Self {
    supplementary(.footer, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel, top: 5, bottom: 5)
  }

  public static func groupedHeader() -> Self {
    supplementary(.header, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 17, bottom: 6)
  }

  public static func groupedFooter() -> Self {
    supplementary(.footer, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel, top: 6, bottom: 8)
  }

  /// The header that a list's style asks for.
  public static func header() -> Self { groupedHeader() }
  public static func footer() -> Self { groupedFooter() }
  public static func prominentInsetGroupedHeader() -> Self {
    supplementary(.header, font: .preferredFont(forTextStyle: .title3).bold, color: .label, top: 17, bottom: 8)
  }
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }
  public static func sidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  public static func sidebarHeader() -> Self { plainHeader() }

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
  /// The same font with bold weight.
  fileprivate var bold: UIFont {
    fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: pointSize) } ?? self
  }
}
