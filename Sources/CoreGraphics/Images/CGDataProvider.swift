import Foundation

/// Lends bytes to whom an image is made by.
public final class CGDataProvider: Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates the value.
  public init?(data: CFData) {
    self.data = data
  }

  /// Reads the file; nil when it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Reads a file; nil if it cannot be read.
  public init?(filename: String) {
    guard let data = FileManager.default.contents(atPath: filename) else { return nil }
    self.data = data
  }
}

/// How colors beyond what can be shown are brought into it. Everything is clipped here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The default.
  case defaultIntent
  /// Colors outside of the range become the nearest in range.
  case absoluteColorimetric
  /// As absolute, relative to white.
  case relativeColorimetric
  /// All colors are moved into the range.
  case perceptual
  /// Saturation is kept.
  case saturation
}
