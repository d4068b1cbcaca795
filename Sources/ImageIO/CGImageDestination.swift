import CoreGraphics
import Foundation

public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Writes a picture as PNG or JPEG. Other types cannot be written: making their destination gives nil.
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
    // One picture fits in a file of these types.
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

public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type: type) }

public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { url.isFileURL ? CGImageDestination(.file(url), type: type) : nil }

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { idst.add(image, properties) }
}

@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
