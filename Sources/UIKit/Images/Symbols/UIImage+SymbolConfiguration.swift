import Foundation

extension UIImage {
  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black
  }

  /// How large a symbol is beside text of the same point size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small
    case medium
    case large
  }

  /// Size and weight of a symbol, as of a font, and its colours.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let request: SymbolRequest

    init(_ request: SymbolRequest, traitCollection: UITraitCollection? = nil) {
      self.request = request
      super.init(traitCollection: traitCollection)
    }

    /// One that says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolRequest()) }

    public convenience init(scale: SymbolScale) {
      self.init(SymbolRequest(scale: scale))
    }

    public convenience init(pointSize: CGFloat) {
      self.init(SymbolRequest(pointSize: pointSize))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(SymbolRequest(weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolRequest(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolRequest(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// The font's size and weight.
    public convenience init(font: UIFont) {
      self.init(SymbolRequest(pointSize: font.pointSize, weight: font.symbolWeight))
    }

    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolRequest(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
    }

    /// The size and weight of that style of text, for the text size of the traits the image is used with now.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Colours for the parts of a symbol, the foremost first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolRequest(colors: paletteColors))
    }

    /// One colour, paler for the parts that stand back.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolRequest(colors: [hierarchicalColor, hierarchicalColor.fading(by: 0.5), hierarchicalColor.fading(by: 0.25)]))
    }

    /// The symbol's own colours where it has some. The symbols here have none, so the tint is used, as with single-colour symbols on iOS.
    public class func preferringMulticolor() -> Self { Self(SymbolRequest()) }

    /// One colour for all parts, the tint.
    public class func preferringMonochrome() -> Self { Self(SymbolRequest()) }

    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool { isEqual(otherConfiguration) }
  }
}

extension UIColor {
  fileprivate func fading(by share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}

extension UIFont {
  /// The symbol weight that goes with the font's.
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    let weight = font.description.weight
    return weights.min { abs($0.0.rawValue - weight) < abs($1.0.rawValue - weight) }?.1 ?? .regular
  }
}
