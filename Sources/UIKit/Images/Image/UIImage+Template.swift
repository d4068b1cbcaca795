import Foundation

extension UIImage {
  /// Whether the image is only a shape. `automatic` is what that mode means where the image is shown; symbols are always shapes.
  package func isTemplate(automatic: Bool = false) -> Bool {
    switch renderingMode {
    case .alwaysTemplate: return true
    case .alwaysOriginal: return false
    case .automatic: return automatic || isSymbolImage
    }
  }

  /// The pixels as a view with that tint shows them, at that scale where there is a choice. A colour given by
  /// ``withTintColor(_:)`` goes before the view's.
  package func pixels(tint: UIColor, scale: CGFloat, templateByDefault: Bool = false) -> CGImage? {
    if let own = attributes.tint { return tinted(own.cgColor, scale: scale) }
    guard isTemplate(automatic: templateByDefault) else { return isSymbolImage ? tinted(UIColor.black.cgColor, scale: scale) : cgImage }
    return tinted(tint.cgColor, scale: scale)
  }

  /// The image's shape in one colour.
  func tinted(_ color: CGColor, scale: CGFloat) -> CGImage? {
    tintCache.image(in: color, scale: scale) {
      if case .symbol(let symbol) = content { return symbol.image(scale: scale, color: color) }
      return cgImage?.tinted(color)
    }
  }
}
