import Foundation

extension UIImage {
  /// Returns whether the image is a template. `automatic` is the meaning of that mode in the place of use; symbols are always templates.
  package func isTemplate(automatic: Bool = false) -> Bool {
    switch renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return automatic || isSymbolImage
    }
  }

  /// Returns the pixels for a tint and, if variable, a scale. A color set by ``withTintColor(_:)`` takes precedence over the tint.
  package func pixels(tint: UIColor, scale: CGFloat, templateByDefault: Bool = false) -> CGImage? {
    if let own = attributes.tint { return tinted(own.cgColor, scale: scale) }
    guard isTemplate(automatic: templateByDefault) else { return isSymbolImage ? tinted(UIColor.black.cgColor, scale: scale) : cgImage }
    return tinted(tint.cgColor, scale: scale)
  }

  /// Returns the image's shape in one color.
  func tinted(_ color: CGColor, scale: CGFloat) -> CGImage? {
    tintCache.image(in: color, scale: scale) {
      if case .symbol(let symbol) = content { return symbol.image(scale: scale, color: color) }
      return cgImage?.tinted(color)
    }
  }
}
