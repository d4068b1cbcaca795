import CoreGraphics
import Foundation

extension UIButton {
  /// Describes a button in one value: its texts, its image and where it stands, its ground, its size.
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
    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator turns in place of the image.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicator = Indicator.automatic
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    public var background = UIBackgroundConfiguration()
    /// How round the corners are, whatever the background says.
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// The colour of texts and image; nil is the configuration's own.
    public var baseForegroundColor: UIColor?
    /// The colour of the ground; nil is the configuration's own.
    public var baseBackgroundColor: UIColor?
    public var titleAlignment = TitleAlignment.automatic
    /// The room between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The room between image and texts.
    public var imagePadding: CGFloat = 0
    /// Where the image stands beside the texts.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The least width, or height, that is kept for the image.
    public var imageReservation: CGFloat = 0
    /// Whether the button looks otherwise while it is selected.
    public var automaticallyUpdateForSelection = true

    /// The grounds that buttons can have.
    enum Look: Equatable { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }

    init(_ look: Look) { self.look = look }
  }
}

extension UIButton.Configuration {
  /// Texts and image alone, in the tint.
  public static func plain() -> Self { Self(.plain) }
  public static func gray() -> Self { Self(.gray) }
  /// A pale ground in the tint.
  public static func tinted() -> Self { Self(.tinted) }
  /// A ground in the tint.
  public static func filled() -> Self { Self(.filled) }
  public static func borderless() -> Self { Self(.borderless) }
  public static func bordered() -> Self { Self(.bordered) }
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  public static func borderedProminent() -> Self { Self(.borderedProminent) }

  public enum Size: Int, Sendable {
    case medium
    case small
    case mini
    case large
  }

  public enum TitleAlignment: Int, Sendable {
    case automatic
    case leading
    case center
    case trailing
  }

  public enum CornerStyle: Int, Sendable {
    /// The background's radius.
    case fixed = -1
    /// The design's radius, larger with larger text.
    case dynamic
    case small
    case medium
    case large
    /// Half circles at the ends.
    case capsule
  }

  /// The mark at the trailing end of a button with a menu.
  public enum Indicator: Int, Sendable {
    case automatic
    case none
    /// An angle up and one down.
    case popup
  }
}

extension UIButton.Configuration {
  /// The room around the content; that of the size unless set.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { ownInsets ?? UIDesign.modern.buttonSizes[buttonSize].insets }
    set { ownInsets = newValue }
  }
  public mutating func setDefaultContentInsets() { ownInsets = nil }

  /// Whether closures are part of it, of which nobody can tell whether they are the same as others.
  var hasTransformers: Bool {
    titleLine.transformer != nil || subtitleLine.transformer != nil || imageColorTransformer != nil
      || activityIndicatorColorTransformer != nil || indicatorColorTransformer != nil
  }

  public static func == (first: Self, second: Self) -> Bool {
    first.look == second.look && first.titleLine == second.titleLine && first.subtitleLine == second.subtitleLine
      && first.image == second.image && first.showsActivityIndicator == second.showsActivityIndicator
      && first.indicator == second.indicator
      && first.preferredSymbolConfigurationForImage == second.preferredSymbolConfigurationForImage && first.ownInsets == second.ownInsets
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
  /// The figures for a size of button.
  public subscript(size: UIButton.Configuration.Size) -> Size {
    switch size {
    case .mini: mini
    case .small: small
    case .medium: medium
    case .large: large
    }
  }
}
