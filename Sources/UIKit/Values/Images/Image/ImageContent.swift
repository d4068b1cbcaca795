import Foundation

/// The source of a `UIImage`'s pixels.
enum ImageContent: Hashable {
  case empty
  case pixels(CGImage)
  case symbol(SymbolPicture)
}

extension UIImage {
  var patternColor: CGColor {
    guard let pixels = upright.cgImage else { return .clear }
    return CGColor(pattern: PatternTile(image: pixels, scale: scale), alpha: 1)
  }
}
