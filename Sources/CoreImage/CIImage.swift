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

  public init(cgImage image: CGImage) {
    let grid = PixelGrid(image) ?? PixelGrid(width: 1, height: 1)!
    self.grid = grid
    extent = CGRect(x: 0, y: 0, width: CGFloat(grid.width), height: CGFloat(grid.height))
    isClamped = false
  }

  public convenience init(cgImage image: CGImage, options: [AnyHashable: Any]?) { self.init(cgImage: image) }

  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }

  public convenience init?(image: UIImage, options: [AnyHashable: Any]?) { self.init(image: image) }

  public convenience init?(data: Data) {
    guard let image = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }

  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  open var cgImage: CGImage? { grid.makeImage() }

  open func cropped(to rect: CGRect) -> CIImage {
    let cut = rect.intersection(extent)
    guard !cut.isNull, cut.width >= 1, cut.height >= 1,
      let image = grid.makeImage()?.cropping(
        to: CGRect(x: cut.minX - extent.minX, y: extent.maxY - cut.maxY, width: cut.width, height: cut.height)),
      let grid = PixelGrid(image)
    else { return CIImage(PixelGrid(width: 1, height: 1)!, origin: rect.origin) }
    return CIImage(grid, origin: CGPoint(x: cut.minX.rounded(.down), y: cut.minY.rounded(.down)))
  }

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

  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  open func applyingGaussianBlur(sigma: Double) -> CIImage { applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma]) }
}

extension UIImage {
  public convenience init(ciImage: CIImage) {
    if let image = ciImage.cgImage { self.init(cgImage: image) } else { self.init() }
  }

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
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }
}

/// A point or a list of numbers for filters.
open class CIVector: NSObject {
  let values: [CGFloat]
  public init(x: CGFloat, y: CGFloat) { values = [x, y] }
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { values = [x, y, z, w] }
  public convenience init(cgPoint p: CGPoint) { self.init(x: p.x, y: p.y) }
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }
  open var count: Int { values.count }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
}

/// Turns images of filters into pictures.
open class CIContext: NSObject {
  public override init() {}
  public init(options: [CIContextOption: Any]? = nil) {}

  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let cut = fromRect.intersection(image.extent)
    guard !cut.isNull, !cut.isEmpty else { return nil }
    return cut == image.extent ? image.cgImage : image.cropped(to: cut).cgImage
  }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"

/// Something recognised in a picture. Nothing is recognised here.
open class CIFeature: NSObject {
  open var bounds: CGRect { .zero }
  open var type: String { "" }
  override init() {}
}

open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var hasRightEyePosition: Bool { false }
  open var hasMouthPosition: Bool { false }
  open var hasSmile: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var rightEyePosition: CGPoint { .zero }
  open var mouthPosition: CGPoint { .zero }
}

open class CIQRCodeFeature: CIFeature {
  open var messageString: String? { nil }
}

/// Looks for faces and codes. Recognising is not available here, so every picture is one without any.
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage) -> [CIFeature] { [] }
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] { [] }
}
