import Foundation

extension UIListContentConfiguration {
  /// The appearance of the content's image, and the space reserved for it.
  public struct ImageProperties: Hashable {
    /// The width or height in which images of different sizes are centered, so that texts line up.
    public static let standardDimension: CGFloat = -1

    /// The size and weight of a symbol image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image; `nil` uses the tint color.
    public var tintColor: UIColor?
    /// Applied to the color of a template image last; nil leaves the color unchanged.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners in points; 0 by default.
    public var cornerRadius: CGFloat = 0
    /// The color of the line around the image; `nil` uses the tint color.
    public var strokeColor: UIColor?
    /// Applied to the outline's color last; nil leaves the color unchanged.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the line around the image; 0 by default.
    public var strokeWidth: CGFloat = 0
    /// Whether the image keeps its colors where colors are inverted; `false` by default.
    public var accessibilityIgnoresInvertColors = false
    /// Zero in a direction means no limit.
    public var maximumSize = CGSize.zero
    /// Zero in a direction means the image's own size, or for a symbol the standard dimension, so that texts beside symbols line up.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the color of a template image for a tint color.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    /// Returns the color of the outline for a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer.map { $0(color) } ?? color
    }

    /// Returns the size in which an image is shown.
    func displaySize(of size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > maximumSize.width { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > maximumSize.height { scale = min(scale, maximumSize.height / size.height) }
      return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// Returns the space reserved for an image of a displayed size.
    ///
    /// - Parameter growth: The factor by which body text is larger than at the standard content size; the standard dimensions grow with it.
    func reservedSize(for displayed: CGSize, isSymbol: Bool, growth: CGFloat) -> CGSize {
      func reserved(_ wish: CGFloat, _ own: CGFloat, standard: CGFloat) -> CGFloat {
        if wish == Self.standardDimension || wish <= 0 && isSymbol {
          // A symbol that is slightly wider than the standard dimension is centered in it as well.
          let standard = (standard * growth).rounded()
          return own <= standard * 1.25 ? standard : own
        }
        return wish > 0 ? wish : own
      }
      return CGSize(
        width: reserved(reservedLayoutSize.width, displayed.width, standard: 24),
        height: reserved(reservedLayoutSize.height, displayed.height, standard: 22))
    }

    public static func == (first: Self, second: Self) -> Bool {
      first.preferredSymbolConfiguration == second.preferredSymbolConfiguration && first.tintColor == second.tintColor
        && first.cornerRadius == second.cornerRadius && first.maximumSize == second.maximumSize
        && first.reservedLayoutSize == second.reservedLayoutSize && first.strokeColor == second.strokeColor
        && first.accessibilityIgnoresInvertColors == second.accessibilityIgnoresInvertColors && first.strokeWidth == second.strokeWidth
        && (first.strokeColorTransformer == nil) == (second.strokeColorTransformer == nil)
        && (first.tintColorTransformer == nil) == (second.tintColorTransformer == nil)
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }
}
