import CoreGraphics

/// Reads reduced copies of pictures: of small files immediately, of others in the background.
@MainActor final class PictureThumbnails {
  private var known: [URL: UIImage] = [:]
  private static let maximumCount = 600
  /// The size in bytes up to which a file is read immediately, since that takes about a millisecond.
  private static let smallSize = 100_000

  /// Calls `body` with a picture that covers a square of a side in points; with nil if the file cannot be decoded.
  func read(_ url: URL, side: CGFloat, scale: CGFloat, _ body: @escaping @MainActor (UIImage?) -> Void) {
    if let image = known[url] { return body(image) }
    var configuration = UIImageReader.Configuration()
    // Pictures up to twice as long as wide have enough pixels to cover the square.
    configuration.preferredThumbnailSize = CGSize(width: side * scale * 2, height: side * scale * 2)
    let reader = UIImageReader(configuration: configuration)
    let size = (try? FileManager.default.attributesOfItem(atPath: url.path))?[.size] as? Int ?? 0
    guard size > Self.smallSize else { return body(keep(reader.image(contentsOf: url), for: url)) }
    Task { [weak self] in
      let image: UIImage? = await reader.image(contentsOf: url)
      body(self?.keep(image, for: url) ?? image)
    }
  }

  private func keep(_ image: UIImage?, for url: URL) -> UIImage? {
    if known.count >= Self.maximumCount { known = [:] }
    known[url] = image
    return image
  }
}
