@_exported import CoreGraphics
@_exported import Foundation

/// The key of a hint at the type. It is ignored: the type is detected from the content.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key of whether decoded images are cached. They always are on Linux.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of whether images are decoded immediately. They are decoded when the first is read.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of whether images may have floating-point components. They never have on Linux.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The key of whether a thumbnail is created if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of whether a thumbnail is always created from the image.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of the longest side of a thumbnail in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of whether a thumbnail is oriented upright.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

/// Whether an image file could be read.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ended too early.
  case statusUnexpectedEOF = -5
  /// The file is damaged.
  case statusInvalidData = -4
  case statusUnknownType = -3
  /// The header is being read.
  case statusReadingHeader = -2
  /// A part of the file is missing.
  case statusIncomplete = -1
  /// The file could be read.
  case statusComplete = 0
}

/// The images of an image file, decoded on first use.
public final class CGImageSource {
  private(set) var data: Data
  /// Nil while too little of an incremental source has arrived.
  private(set) var format: ImageFileFormat?
  private var isComplete = true
  private var decoding: DecodedImage??

  init?(_ data: Data) {
    guard let format = ImageFileFormat(data) else { return nil }
    self.data = data
    self.format = format
  }

  /// Creates a source whose data arrives later.
  init() {
    data = Data()
    isComplete = false
  }

  /// Replaces the data by all that has arrived so far.
  func update(_ data: Data, isComplete: Bool) {
    self.data = data
    self.isComplete = isComplete
    format = ImageFileFormat(data)
    decoding = nil
  }

  var decoded: DecodedImage? {
    if let decoding { return decoding }
    let result = format == nil ? nil : ImageDecoder.frames(from: data)
    decoding = .some(result)
    return result
  }
  var frames: [DecodedImage.Frame] { decoded?.frames ?? [] }

  var status: CGImageSourceStatus {
    if !isComplete { return format == nil ? .statusReadingHeader : .statusIncomplete }
    if format == nil { return .statusUnknownType }
    return decoded == nil ? .statusInvalidData : .statusComplete
  }

  var typeIdentifier: String? {
    guard let format else { return nil }
    return switch format {
    case .png: "public.png"
    case .gif: "com.compuserve.gif"
    case .jpeg: "public.jpeg"
    case .bmp: "com.microsoft.bmp"
    case .tiff: "public.tiff"
    case .webp: "org.webmproject.webp"
    }
  }

  func properties(at index: Int) -> [AnyHashable: Any]? {
    guard frames.indices.contains(index), let decoded else { return nil }
    let image = frames[index].image
    var result: [AnyHashable: Any] = [
      kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height, kCGImagePropertyDepth: 8,
      kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB, kCGImagePropertyHasAlpha: image.alphaInfo == .premultipliedFirst,
      kCGImagePropertyOrientation: decoded.exifOrientation,
    ]
    if format == .gif {
      let delay = frames[index].delay
      // GIF players do not show frames for less than a fiftieth of a second; the other key contains the value of the file.
      result[kCGImagePropertyGIFDictionary] = [
        kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay, kCGImagePropertyGIFUnclampedDelayTime: delay,
      ]
    }
    if format == .png, frames.count > 1 {
      let delay = frames[index].delay
      result[kCGImagePropertyPNGDictionary] = [
        kCGImagePropertyAPNGDelayTime: delay < 0.02 ? 0.1 : delay, kCGImagePropertyAPNGUnclampedDelayTime: delay,
      ]
    }
    return result
  }
}

/// Creates a source from the content of an image file, or nil if its type is unknown. The options are ignored.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? { CGImageSource(data) }

/// Creates a source from an image file, or nil if it cannot be read. The options are ignored.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return nil }
  return CGImageSource(data)
}

/// Creates a source from the data of a provider, or nil if its type is unknown. The options are ignored.
public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
  provider.data.flatMap { CGImageSource($0) }
}

/// Creates a source without data. ``CGImageSourceUpdateData(_:_:_:)`` adds what arrives. The options are ignored.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Gives an incremental source all data that has arrived so far, and whether it is all of the file.
///
/// The images of an incomplete file are those that can be decoded already.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) { isrc.update(data, isComplete: final) }

/// Returns the number of images, which is more than one for animations.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.frames.count }
/// Returns the identifier of the type of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.typeIdentifier }
/// Returns whether the file could be decoded.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  isrc.status
}

/// Returns the image at an index, or nil. The options are ignored.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  isrc.frames.indices.contains(index) ? isrc.frames[index].image : nil
}

/// Returns the properties of the file, or nil if it cannot be decoded.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  guard let decoded = isrc.decoded else { return nil }
  var result: [AnyHashable: Any] = [kCGImagePropertyFileSize: isrc.data.count]
  if isrc.format == .gif { result[kCGImagePropertyGIFDictionary] = [kCGImagePropertyGIFLoopCount: decoded.repeatCount ?? 0] }
  if isrc.format == .png, isrc.frames.count > 1 {
    result[kCGImagePropertyPNGDictionary] = [kCGImagePropertyAPNGLoopCount: decoded.repeatCount ?? 0]
  }
  return result
}

/// Returns the properties of the image at an index, or nil.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
  isrc.properties(at: index)
}

/// Returns the image reduced so that no side is longer than `kCGImageSourceThumbnailMaxPixelSize`; upright if requested.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
  guard isrc.frames.indices.contains(index) else { return nil }
  let options = options ?? [:]
  let makes = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent].contains {
    options[$0] as? Bool ?? false
  }
  guard makes else { return nil }
  let image = isrc.frames[index].image
  let limit = Thumbnail.number(options[kCGImageSourceThumbnailMaxPixelSize])
  let turns = options[kCGImageSourceCreateThumbnailWithTransform] as? Bool ?? false
  return Thumbnail.make(image, longestSide: limit, orientation: turns ? isrc.decoded?.exifOrientation ?? 1 : 1)
}

enum Thumbnail {
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  static func make(_ image: CGImage, longestSide: CGFloat?, orientation: Int) -> CGImage? {
    let size = CGSize(width: CGFloat(image.width), height: CGFloat(image.height))
    let scale = longestSide.map { min(1, $0 / max(size.width, size.height)) } ?? 1
    if scale == 1, orientation == 1 { return image }
    let drawn = CGSize(width: max(1, (size.width * scale).rounded()), height: max(1, (size.height * scale).rounded()))
    let isTurned = orientation > 4
    let whole = isTurned ? CGSize(width: drawn.height, height: drawn.width) : drawn
    guard
      let context = CGContext(
        data: nil, width: Int(whole.width), height: Int(whole.height), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    else { return nil }
    context.interpolationQuality = .high
    context.concatenate(transform(orientation, whole))
    context.draw(image, in: CGRect(origin: .zero, size: drawn))
    return context.makeImage()
  }

  /// Rotates and mirrors an image to be upright, with the origin at the bottom left.
  private static func transform(_ orientation: Int, _ size: CGSize) -> CGAffineTransform {
    switch orientation {
    case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
    case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height)
    case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: size.width, ty: size.height)
    case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    default: .identity
    }
  }
}
