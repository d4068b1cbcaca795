import UIKitValues

/// The name of an option for creating an image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color space of the pixels. All pixels are those of sRGB here.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// A dictionary for ``CIImage/properties``.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
  /// Whether to apply the orientation stored in the file.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
  /// Whether pixels are not interpolated when the image is enlarged.
  public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

extension CIImage {
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
    self.init(copying: CIImage(cgImage: image).withOptions(options))
  }

  /// Creates an image from a UIKit image, or nil if that has no pixels. The orientation is not applied.
  public convenience init?(image: UIImage) {
    if let made = image.ciImage {
      self.init(copying: made)
    } else if let picture = image.cgImage {
      self.init(cgImage: picture)
    } else {
      return nil
    }
  }

  /// Creates an image from a UIKit image, or nil if that has no pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    guard let plain = CIImage(image: image) else { return nil }
    self.init(copying: plain.withOptions(options))
  }

  /// Creates an image from the content of an image file, or nil if it cannot be decoded.
  public convenience init?(data: Data) { self.init(data: data, options: nil) }

  /// Creates an image from the content of an image file, or nil if it cannot be decoded.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) {
    guard let source = UIImage(data: data), let picture = source.cgImage else { return nil }
    let image = CIImage(cgImage: picture)
    let orientation = CGImagePropertyOrientation(source.imageOrientation)
    image.about = [kCGImagePropertyOrientation: NSNumber(value: orientation.rawValue)]
    self.init(copying: image.withOptions(options))
  }

  /// Creates an image from an image file, or nil if it cannot be decoded.
  public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

  /// Creates an image from an image file, or nil if it cannot be decoded.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data, options: options)
    self.url = url
  }

  /// Creates an infinite image of one color.
  public convenience init(color: CIColor) {
    self.init(extent: .infinite) { area, space in PixelTile(area, repeating: color.pixel(space)) }
  }

  /// Creates an image from pixels in memory.
  public convenience init(bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?) {
    let (width, height) = (Int(size.width), Int(size.height))
    let length = format.bytesPerPixel
    guard width > 0, height > 0, bytesPerRow >= width * length, data.count >= bytesPerRow * (height - 1) + width * length else {
      self.init(copying: .empty())
      return
    }
    let bytes = [UInt8](data)
    self.init(extent: CGRect(origin: .zero, size: size)) { area, space in
      PixelTile(area) { x, y in format.pixel(bytes, at: (height - 1 - y) * bytesPerRow + x * length, space) }
    }
  }

  /// Returns an image without pixels.
  public class func empty() -> CIImage { CIImage(extent: .null) { area, _ in PixelTile(area) } }

  /// An infinite red image.
  public class var red: CIImage { CIImage(color: .red) }
  /// An infinite green image.
  public class var green: CIImage { CIImage(color: .green) }
  /// An infinite blue image.
  public class var blue: CIImage { CIImage(color: .blue) }
  /// An infinite cyan image.
  public class var cyan: CIImage { CIImage(color: .cyan) }
  /// An infinite magenta image.
  public class var magenta: CIImage { CIImage(color: .magenta) }
  /// An infinite yellow image.
  public class var yellow: CIImage { CIImage(color: .yellow) }
  /// An infinite black image.
  public class var black: CIImage { CIImage(color: .black) }
  /// An infinite white image.
  public class var white: CIImage { CIImage(color: .white) }
  /// An infinite gray image.
  public class var gray: CIImage { CIImage(color: .gray) }
  /// An infinite transparent image.
  public class var clear: CIImage { CIImage(color: .clear) }

  private func withOptions(_ options: [CIImageOption: Any]?) -> CIImage {
    guard let options else { return self }
    var image = self
    if let properties = options[.properties] as? [String: Any] { image = image.settingProperties(properties) }
    if options[.nearestSampling] as? Bool == true { image = image.samplingNearest() }
    if options[.applyOrientationProperty] as? Bool == true,
      let number = image.about[kCGImagePropertyOrientation] as? NSNumber
    {
      image = image.oriented(forExifOrientation: number.int32Value)
    }
    return image
  }
}

extension CGImagePropertyOrientation {
  init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    @unknown default: self = .up
    }
  }
}
