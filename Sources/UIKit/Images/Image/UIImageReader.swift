import CoreGraphics
import Foundation

/// Reads images from files and data, decoded and in the size that is wanted.
public final class UIImageReader: NSObject, Sendable {
  /// How a reader makes images.
  public struct Configuration: Sendable {
    /// The number of pixels per point of the images; 1 by default.
    public var pixelsPerPoint: CGFloat = 1
    /// The size in points that images are made smaller to, as thumbnails; zero, the default, leaves them.
    public var preferredThumbnailSize = CGSize.zero
    /// Whether images are decoded before they are returned; `true` by default.
    public var preparesImagesForDisplay = true
    /// Whether images may have colors brighter than white; without effect, because they are decoded in the standard range.
    public var prefersHighDynamicRange = false

    /// Creates the standard configuration.
    public init() {}
  }

  /// How images are made.
  public let configuration: Configuration

  /// A reader with the standard configuration.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Creates a reader.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Returns the image in a file; `nil` if there is none that can be read.
  public func image(contentsOf url: URL) -> UIImage? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return image(data: data)
  }

  /// Returns the image in data; `nil` if there is none that can be read.
  public func image(data: Data) -> UIImage? {
    guard let image = UIImage(data: data, scale: configuration.pixelsPerPoint) else { return nil }
    let wanted = configuration.preferredThumbnailSize
    if wanted.width > 0, wanted.height > 0 {
      let share = min(wanted.width / image.size.width, wanted.height / image.size.height)
      if share < 1 {
        return image.preparingThumbnail(of: CGSize(width: image.size.width * share, height: image.size.height * share))
      }
    }
    return configuration.preparesImagesForDisplay ? image.preparingForDisplay() ?? image : image
  }

  /// Returns the image in a file, read in the background; `nil` if there is none that can be read.
  public func image(contentsOf url: URL) async -> UIImage? {
    await Task.detached { self.image(contentsOf: url) }.value
  }

  /// Returns the image in data, decoded in the background; `nil` if there is none that can be read.
  public func image(data: Data) async -> UIImage? {
    await Task.detached { self.image(data: data) }.value
  }

  /// Reads the image in a file in the background and calls `completion` there.
  public func image(contentsOf url: URL, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(self.image(contentsOf: url)) }
  }

  /// Decodes the image in data in the background and calls `completion` there.
  public func image(data: Data, completion: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completion(self.image(data: data)) }
  }
}
