import Foundation

/// The content of a screen that has none: an image, a title, a text and buttons, in the middle.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The vertical position of the content in its view.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case natural
  }

  /// The size and color of the image.
  public struct ImageProperties {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image.
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size; a side of 0 sets no limit.
    public var maximumSize = CGSize.zero

    init() {}
  }

  /// The appearance of a text.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    /// The line break mode of text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 sets no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks before text is truncated.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which the font shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the space between characters shrinks before text is truncated.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// The action, menu and role of a button.
  public struct ButtonProperties {
    /// The action performed when the button is tapped.
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    /// Whether the button can be tapped.
    public var isEnabled = true
    public var role = UIButton.Role.normal

    init() {}
  }

  /// The image above the texts.
  public var image: UIImage?
  /// The size and color of the image.
  public var imageProperties = ImageProperties()
  /// The title of the content unavailable configuration.
  public var text: String?
  /// The title with attributes, which takes precedence over `text`.
  public var attributedText: NSAttributedString?
  /// The appearance of the title.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .title2).bold, color: .label)
  /// The text below the title.
  public var secondaryText: String?
  /// The text below the title with attributes, which takes precedence over `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the text below the title.
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// The appearance of the button, which is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action, menu and role of the button.
  public var buttonProperties = ButtonProperties()
  /// The appearance of a second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action, menu and role of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The position of the content.
  public var alignment = Alignment.center
  /// The directions in which the margins of the view apply.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The distance of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The distance between image and texts in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between the texts in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The distance between the texts and the button in points.
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background behind the content.
  public var background = UIBackgroundConfiguration.clear()
  var isLoading = false

  /// Returns an empty configuration: nothing is shown until its properties are set.
  public static func empty() -> Self { Self() }

  /// Returns a spinner above the texts.
  public static func loading() -> Self {
    var configuration = Self()
    configuration.isLoading = true
    configuration.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    configuration.text = LocalizedStrings.word("Loading…")
    configuration.imageToTextPadding = 8
    return configuration
  }

  /// Returns a search without results.
  public static func search() -> Self {
    var configuration = Self()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = LocalizedStrings.word("No Results")
    return configuration
  }

  init() {
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48, weight: .regular)
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIFont {
  /// The same font in bold.
  fileprivate var bold: UIFont {
    fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
  }
}
