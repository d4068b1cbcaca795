import CoreGraphics

extension UIDesign {
  /// The appearance of the large content viewer, which shows the enlarged content of a bar. Estimated; its background is that of menus.
  public struct LargeContent: Sendable {
    /// The duration of the press before the viewer appears, in seconds.
    public var pressDuration: TimeInterval = 0.5
    /// The minimum width and height of the viewer in points.
    public var leastSide: CGFloat = 200
    /// The maximum width of the viewer in points.
    public var greatestWidth: CGFloat = 320
    /// The minimum distance of the viewer from the screen's edges in points.
    public var margin: CGFloat = 16
    /// The distance of the content from the viewer's sides in points.
    public var inset: CGFloat = 20
    /// The distance between image and title in points.
    public var gap: CGFloat = 12
    /// The maximum width and height of an enlarged image in points.
    public var imageSide: CGFloat = 96
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 20
    /// The font of the title at the standard text size.
    public var font = Table.Font(size: 17, weight: .semibold)
    /// The maximum size of the title in points.
    public var greatestFontSize: CGFloat = 44
    /// The maximum number of lines of a title.
    public var lines = 4
    /// The duration of appearing and disappearing in seconds.
    public var fadeDuration: TimeInterval = 0.2

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: LargeContent = {
      var content = LargeContent()
      content.cornerRadius = 10
      content.font = Table.Font(size: 17, weight: .bold)
      return content
    }()
  }
}

extension UIDesign.LargeContent {
  /// Returns the font of the title at a text size.
  package func titleFont(for traits: UITraitCollection) -> UIFont {
    UIFontMetrics(forTextStyle: .body).scaledFont(for: font.font, maximumPointSize: greatestFontSize, compatibleWith: traits)
  }
}
