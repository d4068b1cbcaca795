import AVFoundation
import ImageIO
import UIKitValues
import UniformTypeIdentifiers

/// Reads the file of a photo or video, on background threads.
enum AssetReader {
  /// Returns an upright image that fits or fills a size in pixels. It is not larger than the original.
  static func image(of asset: PHAsset, size: CGSize, mode: PHImageContentMode) -> CGImage? {
    guard let url = asset.url else { return nil }
    let (width, height) = (CGFloat(asset.pixelWidth), CGFloat(asset.pixelHeight))
    var longest = max(width, height)
    if size != PHImageManagerMaximumSize, size.width > 0, size.height > 0, longest > 0 {
      let (x, y) = (size.width / width, size.height / height)
      longest = (min(1, mode == .aspectFill ? max(x, y) : min(x, y)) * longest).rounded(.up)
    }
    guard longest > 0 else { return nil }
    if asset.mediaType == .video {
      let generator = AVAssetImageGenerator(asset: AVURLAsset(url: url))
      generator.appliesPreferredTrackTransform = true
      generator.maximumSize = CGSize(width: longest, height: longest)
      return try? generator.copyCGImage(at: .zero, actualTime: nil)
    }
    guard let source = CGImageSourceCreateWithURL(url as CFURL, nil) else { return nil }
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: Int(longest),
    ]
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
  }

  static func data(of asset: PHAsset) -> (data: Data, type: String?, orientation: CGImagePropertyOrientation)? {
    guard asset.mediaType == .image, let url = asset.url, let data = try? Data(contentsOf: url) else { return nil }
    let source = CGImageSourceCreateWithData(data as CFData, nil)
    let values = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) } as? [String: Any]
    let number = values?[kCGImagePropertyOrientation as String] as? Int ?? 1
    let type = UTType(filenameExtension: url.pathExtension.lowercased())?.identifier
    return (data, type, CGImagePropertyOrientation(rawValue: UInt32(number)) ?? .up)
  }
}

extension UIImage.Orientation {
  /// Converts the orientation of an image file.
  init(_ property: CGImagePropertyOrientation) {
    self =
      switch property {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      case .left: .left
      }
  }
}
