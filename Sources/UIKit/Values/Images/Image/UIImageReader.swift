import CoreGraphics

/// Reads images from files and data, optionally decoded and scaled.
public final class UIImageReader: NSObject, Sendable {
  /// The options of a reader.
  public struct Configuration: Sendable {
    /// The number of pixels per point of the images; 1 by default.
    public var pixelsPerPoint: CGFloat = 1
    /// The size in points to which images are reduced, as thumbnails; zero, the default, keeps their size.
    public var preferredThumbnailSize = CGSize.zero
    /// Whether images are decoded before they are returned; `true` by default.
    public var preparesImagesForDisplay = true
    /// Whether images may have colors brighter than white; without effect, because they are decoded in the standard range.
    public var prefersHighDynamicRange = false

    /// Creates the standard configuration.
    public init() {}
  }

  /// The options of the reader.
  public let configuration: Configuration

  /// A reader with the standard configuration.
  public static let `default` = UIImageReader(configuration: Configuration())

  /// Creates a reader that decodes images as a configuration describes.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// Returns the image in a file; `nil` if it cannot be read.
  public func image(contentsOf url: URL) -> UIImage? {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    return image(data: data)
  }

  /// Returns the image in data; `nil` if it cannot be decoded.
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

  /// Returns the image in a file, read in the background; `nil` if it cannot be read.
  public func image(contentsOf url: URL) async -> UIImage? {
    await Task.detached { self.image(contentsOf: url) }.value
  }

  /// Returns the image in data, decoded in the background; `nil` if it cannot be decoded.
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
