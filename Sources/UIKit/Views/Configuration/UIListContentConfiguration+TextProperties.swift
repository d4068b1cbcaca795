import Foundation

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    /// The case in which text is shown.
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    /// The font of the text; that of body text by default.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color of the text; `.label` by default.
    public var color = UIColor.label
    /// Applied to the color of the text last; nil leaves the color unchanged.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of lines; `.natural` by default.
    public var alignment = TextAlignment.natural
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
    /// The strategies for line breaks; none by default.
    public var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
    /// Whether the font follows the user's text size; `true` by default.
    public var adjustsFontForContentSizeCategory = true
    /// The case in which the text is shown.
    public var transform = TextTransform.none
    /// Whether a pointer that rests on truncated text shows all of it; `false` by default.
    public var showsExpansionTextWhenTruncated = false
    var isDimmed = false

    /// Returns the color shown.
    public func resolvedColor() -> UIColor {
      let color = colorTransformer.map { $0(self.color) } ?? self.color
      return isDimmed ? .tertiaryLabel : color
    }

    /// Returns the text with the transform applied.
    func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.localizedUppercase
      case .lowercase: text.localizedLowercase
      case .capitalized: text.localizedCapitalized
      }
    }

    public static func == (first: Self, second: Self) -> Bool {
      first.font == second.font && first.color == second.color && first.alignment == second.alignment
        && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
        && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth && first.minimumScaleFactor == second.minimumScaleFactor
        && first.allowsDefaultTighteningForTruncation == second.allowsDefaultTighteningForTruncation
        && first.lineBreakStrategy == second.lineBreakStrategy
        && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory && first.transform == second.transform
        && first.showsExpansionTextWhenTruncated == second.showsExpansionTextWhenTruncated && first.isDimmed == second.isDimmed
        && (first.colorTransformer == nil) == (second.colorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }
}
