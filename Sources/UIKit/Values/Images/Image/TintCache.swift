import Foundation

/// Caches an image's shape in the last requested color.
final class TintCache: @unchecked Sendable {
  private let lock = NSLock()
  private var last: (color: CGColor, scale: CGFloat, image: CGImage)?

  func image(in color: CGColor, scale: CGFloat, make: () -> CGImage?) -> CGImage? {
    lock.withLock {
      if let last, last.color == color, last.scale == scale { return last.image }
      guard let image = make() else { return nil }
      last = (color, scale, image)
      return image
    }
  }
}
