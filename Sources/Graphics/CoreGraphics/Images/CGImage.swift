import Foundation

/// An immutable image of pixels.
public final class CGImage: @unchecked Sendable {
  package let bitmap: Bitmap
  /// The color space of the pixels.
  public let colorSpace: CGColorSpace?
  /// The position and meaning of a pixel's alpha.
  public let alphaInfo: CGImageAlphaInfo
  /// Whether the image is interpolated when it is enlarged.
  public let shouldInterpolate: Bool

  /// The bitmap must not be modified afterward.
  package init(bitmap: Bitmap, colorSpace: CGColorSpace? = .standard, shouldInterpolate: Bool = true) {
    bitmap.flush()
    // Code that wrote the pixels directly may not have reported it.
    bitmap.markDirty()
    self.bitmap = bitmap
    self.shouldInterpolate = shouldInterpolate
    switch bitmap.format {
    case .argb32:
      alphaInfo = .premultipliedFirst
      self.colorSpace = colorSpace
    case .rgb24:
      alphaInfo = .noneSkipFirst
      self.colorSpace = colorSpace
    case .a8:
      alphaInfo = .alphaOnly
      self.colorSpace = nil
    }
  }
}

extension CGImage {
  /// The width in pixels.
  public var width: Int { bitmap.width }
  /// The height in pixels.
  public var height: Int { bitmap.height }
  /// The number of bits of a color component.
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { bitmap.format.bytesPerPixel * 8 }
  public var bytesPerRow: Int { bitmap.stride }
  public var isMask: Bool { bitmap.format == .a8 }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: alphaInfo.rawValue | (isMask ? 0 : CGBitmapInfo.byteOrder32Little.rawValue))
  }

  /// Returns the image itself, which cannot change.
  public func copy() -> CGImage? { self }

  /// Whether the pixels have no alpha channel. An image with alpha may still be opaque.
  package var isOpaque: Bool { bitmap.format == .rgb24 }
  package var data: UnsafeMutableRawPointer { bitmap.data }
  package var stride: Int { bitmap.stride }

  /// Returns the part of the image in `rect`, in pixels from the top left, extended to whole pixels and limited to the image; nil if it is
  /// empty. The pixels are shared.
  public func cropping(to rect: CGRect) -> CGImage? {
    guard rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return rect.isInfinite ? self : nil
    }
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let cut = rect.integral.intersection(whole)
    guard !cut.isNull, cut.width >= 1, cut.height >= 1,
      let part = bitmap.part(x: Int(cut.minX), y: Int(cut.minY), width: Int(cut.width), height: Int(cut.height))
    else { return nil }
    return CGImage(bitmap: part, colorSpace: colorSpace, shouldInterpolate: shouldInterpolate)
  }
}

extension CGImage: Hashable {
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
