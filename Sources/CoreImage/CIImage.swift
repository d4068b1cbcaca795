@_exported import CoreGraphics
@_exported import UIKit

/// A picture for filters. Unlike on iOS it is computed when it is made, on the processor.
open class CIImage: NSObject {
  let grid: PixelGrid
  /// In pixels, with the origin at the bottom left.
  public let extent: CGRect
  let isClamped: Bool

  init(_ grid: PixelGrid, origin: CGPoint = .zero, isClamped: Bool = false) {
    self.grid = grid
    extent = CGRect(origin: origin, size: CGSize(width: CGFloat(grid.width), height: CGFloat(grid.height)))
    self.isClamped = isClamped
  }

  /// Creates an image from a bitmap.
  public init(cgImage image: CGImage) {
    let grid = PixelGrid(image) ?? PixelGrid(width: 1, height: 1)!
    self.grid = grid
    extent = CGRect(x: 0, y: 0, width: CGFloat(grid.width), height: CGFloat(grid.height))
    isClamped = false
  }

  /// Creates an image from a bitmap. The options are ignored.
  public convenience init(cgImage image: CGImage, options: [AnyHashable: Any]?) { self.init(cgImage: image) }

  /// Creates an image from a UIKit image, or nil if that has no bitmap.
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  /// Creates an image from a UIKit image. The options are ignored.
  public convenience init?(image: UIImage, options: [AnyHashable: Any]?) { self.init(image: image) }

  /// Creates an image from the content of an image file, or nil if it cannot be decoded.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }

  /// Creates an image from an image file, or nil if it cannot be decoded.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The image as a bitmap.
  open var cgImage: CGImage? { grid.makeImage() }

  /// Returns the part of the image in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let cut = rect.intersection(extent)
    guard !cut.isNull, cut.width >= 1, cut.height >= 1,
      let image = grid.makeImage()?.cropping(
        to: CGRect(x: cut.minX - extent.minX, y: extent.maxY - cut.maxY, width: cut.width, height: cut.height)),
      let grid = PixelGrid(image)
    else { return CIImage(PixelGrid(width: 1, height: 1)!, origin: rect.origin) }
    return CIImage(grid, origin: CGPoint(x: cut.minX.rounded(.down), y: cut.minY.rounded(.down)))
  }

  /// Returns the transformed image.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let target = extent.applying(matrix).integral
    guard !target.isNull, let image = grid.makeImage(), Bitmap.isPossible(width: Int(target.width), height: Int(target.height)),
      let context = CGContext(
        data: nil, width: Int(target.width), height: Int(target.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return self }
    context.translateBy(x: -target.minX, y: -target.minY)
    context.concatenate(matrix)
    context.draw(image, in: extent)
    return context.makeImage().flatMap { PixelGrid($0) }.map { CIImage($0, origin: target.origin) } ?? self
  }

  /// Repeats the edges for a blur that follows; crop its result to the extent of before.
  open func clampedToExtent() -> CIImage { CIImage(grid, origin: extent.origin, isClamped: true) }

  /// Returns the image changed by a filter, or the image itself if the filter does not exist.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Returns the image blurred by a standard deviation in pixels.
  open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma]) }
}

extension UIImage {
  /// Creates an image from a Core Image image.
  public convenience init(ciImage: CIImage) {
    if let image = ciImage.cgImage { self.init(cgImage: image) } else { self.init() }
  }

  /// Creates an image from a Core Image image, with a scale and an orientation.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let image = ciImage.cgImage { self.init(cgImage: image, scale: scale, orientation: orientation) } else { self.init() }
  }
}

extension UIImage {
  /// The picture of Core Image that the image was made of: images here are always drawn, so there is none, as for an image from a file.
  public var ciImage: CIImage? { nil }
}

extension UIColor {
  /// The colour for filters.
  public var ciColor: CIColor { CIColor(color: self) }
}

/// A colour for filters.
open class CIColor: NSObject {
  /// The red component, from 0 to 1.
  public let red: CGFloat
  /// The green component, from 0 to 1.
  public let green: CGFloat
  /// The blue component, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a color from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a color from a UIKit color.
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }
}

/// A point or a list of numbers for filters.
open class CIVector: NSObject {
  let values: [CGFloat]
  /// Creates a vector of two numbers.
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  /// Creates a vector of four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  /// Creates a vector of the coordinates of a point.
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  /// Creates a vector of the origin and the size of a rectangle.
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
  /// The number of numbers.
  open var count: Int { values.count }
  /// The first number, or 0.
  open var x: CGFloat { value(at: 0) }
  /// The second number, or 0.
  open var y: CGFloat { value(at: 1) }
  /// The third number, or 0.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number, or 0.
  open var w: CGFloat { value(at: 3) }
  /// Returns the number at an index, or 0 if there is none.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

/// The name of an option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether to render on the processor, as always on Linux.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The color space to compute in. It is ignored on Linux.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// Turns images of filters into pictures.
open class CIContext: NSObject {
  public override init() {}
  /// Creates a context. The options are ignored.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the part of an image in a rectangle as a bitmap, or nil if they do not meet.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let cut = fromRect.intersection(image.extent)
    guard !cut.isNull, !cut.isEmpty else { return nil }
    return cut == image.extent ? image.cgImage : image.cropped(to: cut).cgImage
  }
}

/// The type of a detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of a detector of QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The key of the accuracy of a detector.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// A slow and accurate detector.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// A fast and less accurate detector.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// Something recognised in a picture. Nothing is recognised here.
open class CIFeature: NSObject {
  /// The bounds of the feature in the image.
  open var bounds: CGRect { .zero }
  /// The type of the feature.
  open var type: String { "" }
  override init() {}
}

/// A face in an image. None is found on Linux.
open class CIFaceFeature: CIFeature {
  /// Whether the position of the left eye is known.
  open var hasLeftEyePosition: Bool { false }
  /// Whether the position of the right eye is known.
  open var hasRightEyePosition: Bool { false }
  /// Whether the position of the mouth is known.
  open var hasMouthPosition: Bool { false }
  /// Whether the face smiles.
  open var hasSmile: Bool { false }
  /// The position of the left eye.
  open var leftEyePosition: CGPoint { .zero }
  /// The position of the right eye.
  open var rightEyePosition: CGPoint { .zero }
  /// The position of the mouth.
  open var mouthPosition: CGPoint { .zero }
}

/// A QR code in an image. None is found on Linux.
open class CIQRCodeFeature: CIFeature {
  /// The text of the code.
  open var messageString: String? { nil }
}

/// Looks for faces and codes. Recognising is not available here, so every picture is one without any.
open class CIDetector: NSObject {
  /// Creates a detector. It finds nothing on Linux.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  /// Returns the features in an image: none on Linux.
  open func features(in image: CIImage) -> [CIFeature] { [] }
  /// Returns the features in an image: none on Linux.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
