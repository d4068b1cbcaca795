import UIKitValues

/// The name of an option for ``CIImage/autoAdjustmentFilters(options:)``.
public struct CIImageAutoAdjustmentOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether to adjust tones and colors.
  public static let enhance = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustEnhance")
  /// Whether to remove red eyes. No eyes are found here.
  public static let redEye = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustRedEye")
  public static let features = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustFeatures")
  /// Whether to cut the image. It is never cut here.
  public static let crop = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustCrop")
  /// Whether to level the horizon. This is not supported here.
  public static let level = CIImageAutoAdjustmentOption(rawValue: "kCIImageAutoAdjustLevel")
}

extension CIImage {
  /// Returns the image oriented by an Exif orientation from 1 to 8.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(max(1, min(8, orientation)))) ?? .up)
  }

  /// Returns the image turned from the orientation of its pixels to the upright one. The result begins at the origin.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { placed(by: orientationTransform(for: orientation)) }

  /// Returns the transform that turns the image upright.
  public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
    orientationTransform(for: CGImagePropertyOrientation(rawValue: UInt32(max(1, min(8, orientation)))) ?? .up)
  }

  /// Returns the transform that turns the image upright.
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    guard !extent.isInfinite, !extent.isNull else { return .identity }
    let turn: CGAffineTransform
    switch orientation {
    case .up: return .identity
    case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
    case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    case .right: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .left: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    let target = extent.applying(turn)
    return turn.concatenating(CGAffineTransform(translationX: -target.minX, y: -target.minY))
  }

  /// Returns the image with its pixels opaque in a rectangle and transparent outside.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    let opaque = mapPixels { pixel, _ in Pixel(pixel.x, pixel.y, pixel.z, 1) }
    return opaque.cropped(to: extent)
  }

  /// Returns the image with its colors multiplied by the alpha a second time.
  public func premultiplyingAlpha() -> CIImage { mapPixels { pixel, _ in Pixel(pixel.color, alpha: pixel.w) } }
  /// Returns the image with its colors divided by the alpha.
  public func unpremultiplyingAlpha() -> CIImage {
    mapPixels { pixel, _ in
      let color = pixel.straight
      return Pixel(color.x, color.y, color.z, pixel.w)
    }
  }

  /// Returns the image with linear interpolation when it is enlarged.
  public func samplingLinear() -> CIImage { resampled(isNearest: false) }
  /// Returns the image without interpolation when it is enlarged.
  public func samplingNearest() -> CIImage { resampled(isNearest: true) }
  private func resampled(isNearest: Bool) -> CIImage {
    CIImage(extent: extent, isNearest: isNearest, bitmapImage: bitmapImage, render: render)
  }

  /// Returns the image with ``properties`` replaced.
  public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
    let image = CIImage(copying: self)
    for (key, value) in properties { if let key = key as? String { image.about[key] = value } }
    return image
  }

  /// Returns the image itself, because intermediate pixels are not cached.
  public func insertingIntermediate() -> CIImage { self }
  /// Returns the image itself, because intermediate pixels are not cached.
  public func insertingIntermediate(cache: Bool) -> CIImage { self }
  /// Returns the image itself, because all pixels are those of sRGB.
  public func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? { self }

  /// Returns the part of another image that is needed for a rectangle of this one.
  public func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { rect.intersectionOfExtents(image.extent) }

  /// Returns filters that improve the image: vibrance, a tone curve and lighter shadows, depending on its brightness.
  public func autoAdjustmentFilters(options: [CIImageAutoAdjustmentOption: Any]? = nil) -> [CIFilter] {
    guard options?[.enhance] as? Bool != false, !extent.isInfinite, !extent.isNull else { return [] }
    let bins = brightnessHistogram()
    let total = bins.reduce(0, +)
    guard total > 0 else { return [] }
    func level(_ share: Float) -> Float {
      var sum: Float = 0
      for (index, count) in bins.enumerated() {
        sum += count
        if sum >= share * total { return Float(index) / 255 }
      }
      return 1
    }
    let (dark, middle, bright) = (level(0.005), level(0.5), level(0.995))
    var filters: [CIFilter] = []
    if let vibrance = CIFilter(name: "CIVibrance") {
      vibrance.setValue(0.2, forKey: "inputAmount")
      filters.append(vibrance)
    }
    if bright > dark + 0.1, dark > 0.02 || bright < 0.98, let curve = CIFilter(name: "CIToneCurve") {
      // Expands only half the way to the full range, so that a foggy image remains foggy.
      let (low, high) = (CGFloat(dark / 2), CGFloat(1 - (1 - bright) / 2))
      for (index, x) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
        let y = max(0, min(1, (CGFloat(x) - low) / (high - low)))
        curve.setValue(CIVector(x: CGFloat(x), y: y), forKey: "inputPoint\(index)")
      }
      filters.append(curve)
    }
    if middle < 0.4, let shadows = CIFilter(name: "CIHighlightShadowAdjust") {
      shadows.setValue(Double(min(0.6, (0.4 - middle) * 2)), forKey: "inputShadowAmount")
      filters.append(shadows)
    }
    return filters
  }

  /// Returns the numbers of pixels for each of 256 levels of brightness.
  private func brightnessHistogram() -> [Float] {
    var bins = [Float](repeating: 0, count: 256)
    // At most about ten thousand pixels are sampled.
    let factor = max(1, (extent.width * extent.height / 40_000).squareRoot())
    let small = factor > 1 ? placed(by: CGAffineTransform(scaleX: 1 / factor, y: 1 / factor)) : self
    let tile = small.tile(small.area, .encoded)
    for pixel in tile.pixels where pixel.w > 0 { bins[Int(max(0, min(1, pixel.straight.luminance)) * 255)] += pixel.w }
    return bins
  }
}

// Names of Swift 3 and earlier.
extension CIImage {
  /// Returns the part of the image inside a rectangle.
  public func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }
  public func applying(_ matrix: CGAffineTransform) -> CIImage { transformed(by: matrix) }
  /// Returns the image with its edge pixels repeated infinitely.
  public func clampingToExtent() -> CIImage { clampedToExtent() }
  /// Returns the image over another one.
  public func compositingOverImage(_ dest: CIImage) -> CIImage { composited(over: dest) }
  public func applyingOrientation(_ orientation: Int32) -> CIImage { oriented(forExifOrientation: orientation) }
  public func applyingFilter(_ filterName: String, withInputParameters params: [String: Any]?) -> CIImage {
    applyingFilter(filterName, parameters: params ?? [:])
  }
}
