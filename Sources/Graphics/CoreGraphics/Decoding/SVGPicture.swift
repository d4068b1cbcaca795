import Foundation

/// The image of an SVG file, drawn by librsvg, which is opened on first use.
package enum SVGPicture {
  /// Longer files are not read.
  private static let sizeLimit = 4 << 20

  /// Returns whether the bytes are those of an SVG file.
  package static func isSVG(_ data: Data) -> Bool {
    let start = data.prefix(1024)
    guard let first = start.first(where: { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }), first == UInt8(ascii: "<") else {
      return false
    }
    return start.range(of: Data("<svg".utf8)) != nil
  }

  /// Whether librsvg is installed.
  package static var isAvailable: Bool { RsvgLibrary.shared != nil }

  /// Returns the image and its pixels per point, which are `scale` unless it is very large. Nil if the file is damaged or librsvg is not
  /// installed.
  package static func image(from data: Data, scale: CGFloat) -> (image: CGImage, scale: CGFloat)? {
    guard isSVG(data), data.count <= sizeLimit, scale > 0, let library = RsvgLibrary.shared else { return nil }
    return library.bitmap(data, scale: scale, limit: PixelBudget.freePixels).map { (CGImage(bitmap: $0.0), $0.scale) }
  }
}
