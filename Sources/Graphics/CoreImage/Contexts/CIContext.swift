import UIKitValues

/// The name of an option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether to render on the processor, as always on Linux.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The color space to compute in: linear sRGB, or `NSNull` to compute with the pixels as they are.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The color space of results. They are always those of sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The format to compute in, always floating-point numbers.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether to average pixels in images that are made smaller, as always here.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether colors are multiplied by their alpha, as always.
  public static let outputPremultiplied = CIContextOption(rawValue: "output_premultiplied")
  /// Whether to cache results of filters. They are never cached.
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
  /// Whether to give the work to the processor when others are waiting.
  public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
  /// Whether to work in the background.
  public static let allowLowPower = CIContextOption(rawValue: "kCIContextAllowLowPower")
  /// The name of the context, for tools.
  public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// The name of an option for writing an image file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Computes the pixels of filters.
nonisolated open class CIContext: NSObject, @unchecked Sendable {
  let space: WorkingSpace
  private let target: CGContext?
  /// The space that filters compute in, or nil for the pixels as they are.
  public let workingColorSpace: CGColorSpace?

  /// Creates a context that computes in linear colors.
  public convenience override init() { self.init(options: nil) }

  /// Creates a context that renders into memory, with options such as the working color space.
  public convenience init(options: [CIContextOption: Any]? = nil) { self.init(target: nil, options: options) }

  /// Creates a context that draws into a context of Core Graphics.
  public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(target: cgctx, options: options)
  }

  private init(target: CGContext?, options: [CIContextOption: Any]?) {
    self.target = target
    let chosen = options?[.workingColorSpace]
    if let chosen = chosen as? CGColorSpace {
      workingColorSpace = chosen
      let linear = [CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB]
      space = linear.contains(chosen.name ?? "") ? .linear : .encoded
    } else if chosen != nil {
      workingColorSpace = nil
      space = .encoded
    } else {
      workingColorSpace = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
      space = .linear
    }
  }

  /// Returns the part of an image in a rectangle as a bitmap, or nil if it is infinite or has no pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isNull, !fromRect.isEmpty else { return nil }
    if let whole = image.bitmapImage, image.extent.contains(fromRect), !whole.isMask {
      if fromRect == image.extent { return whole }
      return whole.cropping(
        to: CGRect(x: fromRect.minX, y: image.extent.maxY - fromRect.maxY, width: fromRect.width, height: fromRect.height))
    }
    return image.bitmap(PixelArea(covering: fromRect), space).map { CGImage(bitmap: $0) }
  }

  /// Returns the part of an image in a rectangle as a bitmap of eight bits per component in sRGB.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Returns the part of an image in a rectangle as a bitmap of eight bits per component in sRGB.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Draws part of an image in a rectangle of the context's target, or of the current context of UIKit.
  open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
    guard let context = target, let picture = createCGImage(image, from: fromRect) else { return }
    context.draw(picture, in: inRect)
  }

  /// Writes the pixels of a rectangle to memory. The first row is the topmost. With a nil color space, the numbers are those of the
  /// working space.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let area = PixelArea(covering: bounds)
    guard !bounds.isInfinite, area.count <= Bitmap.mostBytes / 16, rowBytes >= area.width * format.bytesPerPixel else { return }
    let tile = image.tile(area, space)
    for y in 0..<area.height {
      for x in 0..<area.width {
        format.write(
          tile.pixels[(area.height - 1 - y) * area.width + x], space, converting: colorSpace != nil,
          to: data + y * rowBytes + x * format.bytesPerPixel)
      }
    }
  }

  /// Returns an image as the content of a JPEG file.
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let quality = options[CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality)]
    return picture(of: image)?.jpegData(compressionQuality: quality.map { CGFloat(FilterInputs.number($0) ?? 0.85) } ?? 0.85)
  }

  /// Returns an image as the content of a PNG file.
  open func pngRepresentation(
    of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    picture(of: image)?.pngData()
  }

  /// Writes an image to a JPEG file.
  open func writeJPEGRepresentation(
    of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = jpegRepresentation(of: image, colorSpace: colorSpace, options: options) else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url)
  }

  /// Writes an image to a PNG file.
  open func writePNGRepresentation(
    of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) throws {
    guard let data = pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options) else {
      throw CocoaError(.fileWriteUnknown)
    }
    try data.write(to: url)
  }

  private func picture(of image: CIImage) -> UIImage? { createCGImage(image, from: image.extent).map { UIImage(cgImage: $0) } }

  /// Frees memory. No results are cached, so there is nothing to free.
  open func clearCaches() {}
  /// Frees memory. No results are cached, so there is nothing to free.
  open func reclaimResources() { clearCaches() }
  /// Returns the largest size of an image that a context reads.
  open func inputImageMaximumSize() -> CGSize { CGSize(width: Bitmap.longestSide, height: Bitmap.longestSide) }
  /// Returns the largest size of an image that a context writes.
  open func outputImageMaximumSize() -> CGSize { inputImageMaximumSize() }
}
