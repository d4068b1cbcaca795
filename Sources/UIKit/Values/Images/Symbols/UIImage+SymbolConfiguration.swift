import Foundation

extension UIImage {
  /// The stroke weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the surrounding text.
    case unspecified
    /// The thinnest lines.
    case ultraLight
    /// Very thin lines.
    case thin
    /// Lines thinner than regular ones.
    case light
    /// Lines as in regular text.
    case regular
    /// Slightly thicker lines.
    case medium
    /// Lines thicker than those of medium weight.
    case semibold
    /// Lines as in bold text.
    case bold
    /// Very thick lines.
    case heavy
    /// The thickest lines.
    case black
  }

  /// The size of a symbol relative to text of the same point size.
  public enum SymbolScale: Int, Sendable {
    /// The default of the place of use.
    case `default` = -1
    /// The scale of the surrounding configuration.
    case unspecified = 0
    /// Smaller than the text.
    case small
    /// The size of the text.
    case medium
    /// Larger than the text.
    case large
  }

  /// The size and weight of a symbol, as of a font, and its colors.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    package let request: SymbolRequest

    init(_ request: SymbolRequest, traitCollection: UITraitCollection? = nil) {
      self.request = request
      super.init(traitCollection: traitCollection)
    }

    /// A configuration without values.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolRequest()) }

    /// Creates a configuration of a size relative to text.
    public convenience init(scale: SymbolScale) {
      self.init(SymbolRequest(scale: scale))
    }

    /// Creates a configuration of a font size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(SymbolRequest(pointSize: pointSize))
    }

    /// Creates a configuration with a weight of lines; the size is that of the context.
    public convenience init(weight: SymbolWeight) {
      self.init(SymbolRequest(weight: weight))
    }

    /// Creates a configuration of a font size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolRequest(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration of a font size in points, a weight and a relative size.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolRequest(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration with a font's size and weight.
    public convenience init(font: UIFont) {
      self.init(SymbolRequest(pointSize: font.pointSize, weight: font.symbolWeight))
    }

    /// Creates a configuration with the size of a font and a relative size.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolRequest(pointSize: font.pointSize, weight: font.symbolWeight, scale: scale))
    }

    /// Creates a configuration with the size and weight of a text style, at the text size of the place of use.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle))
    }

    /// Creates a configuration with the size of a text style and a relative size.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: UIFont.preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with colors for the layers of a symbol, the foremost first.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolRequest(colors: paletteColors))
    }

    /// Creates a configuration with one color, which is lighter for back layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolRequest(colors: [hierarchicalColor, hierarchicalColor.fading(by: 0.5), hierarchicalColor.fading(by: 0.25)]))
    }

    /// Returns a configuration with the symbol's own colors, if any: a red heart, a yellow star. Other symbols have the tint color.
    public class func preferringMulticolor() -> Self { Self(SymbolRequest(prefersOwnColors: true)) }

    /// Returns a configuration with one color for all layers, the tint color.
    public class func preferringMonochrome() -> Self { Self(SymbolRequest(prefersOwnColors: false)) }

    /// Returns whether two configurations have the same values.
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
  /// The symbol weight that corresponds to the font's.
  fileprivate var symbolWeight: UIImage.SymbolWeight {
    let weights: [(UIFont.Weight, UIImage.SymbolWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium), (.semibold, .semibold),
      (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    let weight = font.description.weight
    return weights.min { abs($0.0.rawValue - weight) < abs($1.0.rawValue - weight) }?.1 ?? .regular
  }
}
