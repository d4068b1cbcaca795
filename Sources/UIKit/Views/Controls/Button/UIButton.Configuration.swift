import CoreGraphics

extension UIButton {
  /// Describes a button in one value: its texts, its image and its placement, its background and size.
  ///
  /// ```swift
  /// var configuration = UIButton.Configuration.filled()
  /// configuration.title = "Start"
  /// configuration.image = UIImage(systemName: "play")
  /// configuration.imagePadding = 6
  /// let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in start() })
  /// ```
  public struct Configuration: Equatable {
    var look: Look
    var titleLine = Line()
    var subtitleLine = Line()
    var ownInsets: NSDirectionalEdgeInsets?
    /// The image beside the titles, at `imagePlacement`; `nil` by default.
    public var image: UIImage?
    /// Changes the color of a template image last, after the style and the state.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The size and weight of a symbol image; `nil` follows the title's font.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// Changes the color of the activity indicator last.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Whether a popup indicator is shown; `.automatic` shows it on buttons that select from a menu.
    public var indicator = Indicator.automatic
    /// Changes the color of the popup indicator last.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The shape and fill behind the content; values left out come from the style.
    public var background = UIBackgroundConfiguration()
    /// The rounding of the corners, which overrides the background's.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of texts and insets; `.medium` by default.
    public var buttonSize = Size.medium
    /// The color of texts and image; nil uses the default of the configuration.
    public var baseForegroundColor: UIColor?
    /// The color of the background; nil uses the default of the configuration.
    public var baseBackgroundColor: UIColor?
    /// The alignment of title and subtitle to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// The distance between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The distance between image and texts.
    public var imagePadding: CGFloat = 0
    /// The edge of the texts at which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The minimum width, or height, reserved for the image.
    public var imageReservation: CGFloat = 0
    /// The animation from one symbol to another; `nil` changes it without animation.
    public var symbolContentTransition: UISymbolContentTransition?
    /// The style on a Mac, stored only.
    public var macIdiomStyle = MacIdiomStyle.automatic
    var glass: UIGlassEffect?
    /// Whether the button's look changes while it is selected.
    public var automaticallyUpdateForSelection = true

    /// The backgrounds of buttons.
    enum Look: Equatable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent, glass, prominentGlass
    }

    init(_ look: Look) { self.look = look }

    init(_ look: Look, glass style: UIGlassEffect.Style) {
      self.look = look
      glass = UIGlassEffect(style: style)
      cornerStyle = .capsule
    }
  }
}

extension UIButton.Configuration {
  /// Texts and image in the tint color, without background.
  public static func plain() -> Self { Self(.plain) }
  /// Returns a gray fill with content in the tint color.
  public static func gray() -> Self { Self(.gray) }
  /// Returns a background in a light tint.
  public static func tinted() -> Self { Self(.tinted) }
  /// Returns a background in the tint color.
  public static func filled() -> Self { Self(.filled) }
  /// Returns the style of system buttons without a background, in older proportions.
  public static func borderless() -> Self { Self(.borderless) }
  /// Returns a gray rounded background, in older proportions.
  public static func bordered() -> Self { Self(.bordered) }
  /// Returns a background in a light tint, in older proportions.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// Returns a background in the full tint color, in older proportions.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }

  /// Returns a capsule of glass with content in the color of labels.
  public static func glass() -> Self { Self(.glass, glass: .regular) }
  /// Returns a capsule of glass in the tint color.
  public static func prominentGlass() -> Self { Self(.prominentGlass, glass: .regular) }
  /// Returns a capsule of nearly transparent glass with content in the color of labels.
  public static func clearGlass() -> Self { Self(.glass, glass: .clear) }
  /// Returns a capsule of nearly transparent glass in the tint color.
  public static func prominentClearGlass() -> Self { Self(.prominentGlass, glass: .clear) }

  /// The appearance of a button on a Mac.
  public enum MacIdiomStyle: Int, Sendable {
    /// Derived from the rest of the configuration.
    case automatic
    /// The button has a border.
    case bordered
    /// Without a border.
    case borderless
    /// Without a border, in the tint color.
    case borderlessTinted
  }

  /// The size of a button's texts and insets.
  public enum Size: Int, Sendable {
    /// The standard size.
    case medium
    /// Smaller texts and insets than the standard.
    case small
    /// The smallest texts and insets.
    case mini
    /// Larger texts and insets than the standard, for main actions.
    case large
  }

  /// The alignment of title and subtitle to each other.
  public enum TitleAlignment: Int, Sendable {
    /// Derived from the placement of the image.
    case automatic
    /// Both lines begin at the leading edge.
    case leading
    /// Both lines are centered.
    case center
    /// Both lines end at the trailing edge.
    case trailing
  }

  /// The rounding of the background's corners.
  public enum CornerStyle: Int, Sendable {
    /// The background's radius.
    case fixed = -1
    /// The design's radius, larger with larger text.
    case dynamic
    /// A small fixed radius.
    case small
    /// A medium fixed radius.
    case medium
    /// A large fixed radius.
    case large
    /// Half circles at the ends.
    case capsule
  }

  /// The mark at the trailing end of a button with a menu.
  public enum Indicator: Int, Sendable {
    /// Shown on buttons whose menu is the primary action and changes the selection.
    case automatic
    /// The indicator is never shown.
    case none
    /// An upward and a downward chevron.
    case popup
  }
}

extension UIButton.Configuration {
  /// The insets of the content; those of the size by default.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? UIDesign.modern.buttonSizes[buttonSize].insets }
    set { ownInsets = newValue }
  }
  /// Restores the insets of the style and size.
  public mutating func setDefaultContentInsets() { ownInsets = nil }

  /// Whether it contains closures, which cannot be compared.
  var hasTransformers: Bool {
    titleLine.transformer != nil || subtitleLine.transformer != nil || imageColorTransformer != nil
      || activityIndicatorColorTransformer != nil || indicatorColorTransformer != nil
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.look == second.look && first.titleLine == second.titleLine && first.subtitleLine == second.subtitleLine
      && first.image == second.image && first.showsActivityIndicator == second.showsActivityIndicator
      && first.indicator == second.indicator
      && first.symbolContentTransition == second.symbolContentTransition && first.macIdiomStyle == second.macIdiomStyle
      && first.glass === second.glass && first.preferredSymbolConfigurationForImage == second.preferredSymbolConfigurationForImage
      && first.ownInsets == second.ownInsets
      && first.background == second.background && first.cornerStyle == second.cornerStyle && first.buttonSize == second.buttonSize
      && first.baseForegroundColor == second.baseForegroundColor && first.baseBackgroundColor == second.baseBackgroundColor
      && first.titleAlignment == second.titleAlignment && first.titlePadding == second.titlePadding
      && first.imagePadding == second.imagePadding && first.imagePlacement == second.imagePlacement
      && first.imageReservation == second.imageReservation
      && first.automaticallyUpdateForSelection == second.automaticallyUpdateForSelection
      && first.hasTransformers == second.hasTransformers
  }
}

extension UIDesign.ButtonSizes {
  /// The metrics for a size of button.
  public subscript(size: UIButton.Configuration.Size) -> Size {
    switch size {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large
    }
  }
}
