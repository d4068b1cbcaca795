import TrestleSupport
import CoreGraphics

/// The key of the quality of a JPEG file, from 0 to 1. The default is 0.8.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The key of the background color of transparent parts in a JPEG file. It is ignored on Linux.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The key of the longest side of the written image in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Writes an image as PNG or JPEG. Creating a destination for other types returns nil.
public final class CGImageDestination {
  enum Target {
    case data(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private let isJPEG: Bool
  private var image: CGImage?
  private var properties: [AnyHashable: Any] = [:]

  init?(_ target: Target, type: String) {
    switch type {
    case "public.png": isJPEG = false
    case "public.jpeg": isJPEG = true
    default: return nil
    }
    self.target = target
  }

  func add(_ image: CGImage, _ properties: [AnyHashable: Any]?) {
    // Files of these types contain one image.
    guard self.image == nil else { return }
    self.image = image
    self.properties = properties ?? [:]
  }

  func finish() -> Bool {
    guard var image else { return false }
    if let limit = Thumbnail.number(properties[kCGImageDestinationImageMaxPixelSize]) {
      image = Thumbnail.make(image, longestSide: limit, orientation: 1) ?? image
    }
    let quality = Thumbnail.number(properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.8
    guard let bytes = isJPEG ? image.jpegData(quality: quality) : image.pngData() else { return false }
    switch target {
    case .data(let data): data.append(bytes)
    case .file(let url): guard (try? bytes.write(to: url)) != nil else { return false }
    }
    return true
  }
}

/// Creates a destination that appends an image file to data, or nil if the type cannot be written.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type: type) }

/// Creates a destination that writes an image file, or nil if the type cannot be written.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { url.isFileURL ? CGImageDestination(.file(url), type: type) : nil }

/// Adds an image with properties. A destination has one image; later ones are ignored.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties)
}

/// Adds an image of a source with properties. A destination has one image; later ones are ignored.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

/// Writes the image file. Returns whether that succeeded.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

/// Sets properties of the whole file, such as the number of repetitions of a GIF. Only single images are written on Linux, so they have no
/// effect.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  withoutEffect("metadata is not written")
}
