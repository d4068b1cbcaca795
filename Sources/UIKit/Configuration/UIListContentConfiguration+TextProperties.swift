import Foundation

extension UIListContentConfiguration {
  /// How a text of the content looks.
  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    var isDimmed = false

    public func resolvedColor() -> UIColor {
      let color = colorTransformer.map { $0(self.color) } ?? self.color
      return isDimmed ? .tertiaryLabel : color
    }

    /// The text with the transform applied.
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
        && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory && first.transform == second.transform
        && first.isDimmed == second.isDimmed && (first.colorTransformer == nil) == (second.colorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(font)
      hasher.combine(color)
      hasher.combine(numberOfLines)
    }
  }
}
