@_exported import CoreGraphics
@_exported import ImageIO
@_exported import UIKitValues

/// An image for filters. It is evaluated lazily: a ``CIContext`` or a UIKit image computes the pixels that it needs.
nonisolated open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels that the image has, with the origin at the bottom left. It is infinite for colors, patterns and clamped images.
  public let extent: CGRect
  let area: PixelArea
  let render: Renderer
  /// The bitmap that the image was created from, if it is unchanged.
  let bitmapImage: CGImage?
  /// Whether pixels are not interpolated when the image is enlarged.
  let isNearest: Bool
  var about: [String: Any] = [:]
  /// The file that the image was read from.
  public internal(set) var url: URL?

  init(extent: CGRect, isNearest: Bool = false, bitmapImage: CGImage? = nil, render: @escaping Renderer) {
    self.extent = extent.isNull || extent.isEmpty ? .null : extent
    area = PixelArea(self.extent)
    self.render = render
    self.bitmapImage = bitmapImage
    self.isNearest = isNearest
  }

  public init(cgImage image: CGImage) {
    extent = CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    area = PixelArea(extent)
    bitmapImage = image
    isNearest = false
    let height = image.height
    render = { area, space in
      PixelTile(area) { x, y in space.pixel(image.word(x: x, y: height - 1 - y)) }
    }
  }

  /// Creates an image from a Core Image image.
  init(copying image: CIImage) {
    extent = image.extent
    area = image.area
    render = image.render
    bitmapImage = image.bitmapImage
    isNearest = image.isNearest
    about = image.about
    url = image.url
  }

  /// The bitmap that the image was created from, or nil if it is the result of a filter.
  open var cgImage: CGImage? { bitmapImage }
  /// Returns the part of the image inside a rectangle.
  open var properties: [String: Any] { about }
  /// The color space of the bitmap that the image was made of.
  open var colorSpace: CGColorSpace? { bitmapImage?.colorSpace }

  open override var description: String { "<CIImage: extent [\(extent.minX) \(extent.minY) \(extent.width) \(extent.height)]>" }

  /// Returns the image without what is outside of a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let cut = extent.isInfinite ? rect : rect.intersection(extent)
    return CIImage(extent: cut, isNearest: isNearest) { [self] area, space in tile(area, space) }
  }

  open func transformed(by matrix: CGAffineTransform) -> CIImage { placed(by: matrix) }
  /// Returns the transformed image. Pixels are always averaged when an image is made smaller.
  open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage { placed(by: matrix) }

  /// Returns the image with its edge pixels repeated infinitely.
  open func clampedToExtent() -> CIImage { clamped(to: extent) }

  /// Returns the part in a rectangle with its edge pixels repeated infinitely.
  open func clamped(to rect: CGRect) -> CIImage {
    let inside = area.intersection(PixelArea(rect))
    guard !inside.isEmpty, !rect.isInfinite || !extent.isInfinite else { return self }
    return CIImage(extent: .infinite, isNearest: isNearest) { [self] area, space in
      func near(_ value: Int, _ low: Int, _ high: Int) -> Int { min(max(value, low), high - 1) }
      let (left, right) = (near(area.minX, inside.minX, inside.maxX), near(area.maxX - 1, inside.minX, inside.maxX))
      let (low, high) = (near(area.minY, inside.minY, inside.maxY), near(area.maxY - 1, inside.minY, inside.maxY))
      let tile = tile(PixelArea(minX: left, minY: low, width: right - left + 1, height: high - low + 1), space)
      return PixelTile(area) { x, y in tile[near(x, left, right + 1), near(y, low, high + 1)] }
    }
  }

  /// Returns the image changed by a filter, or the image itself if the filter does not exist.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  /// Returns the image changed by a filter with its default values.
  open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

  /// Returns the image blurred by a standard deviation in pixels.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma: Float(sigma)) }

  /// Returns the image over another one.
  open func composited(over dest: CIImage) -> CIImage {
    combined(with: dest, extent: extent.unionOfExtents(dest.extent)) { $0 + $1 * (1 - $0.w) }
  }
}

extension CGRect {
  func unionOfExtents(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    return isInfinite || other.isInfinite ? .infinite : union(other)
  }

  func intersectionOfExtents(_ other: CGRect) -> CGRect {
    if isInfinite { return other }
    return other.isInfinite ? self : intersection(other)
  }
}
