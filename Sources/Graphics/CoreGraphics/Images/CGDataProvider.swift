import Foundation

/// Provides the bytes from which an image is created.
public final class CGDataProvider: Sendable {
  /// The bytes that the provider delivers.
  public let data: CFData?

  /// Creates a provider that delivers bytes in memory.
  public init?(data: CFData) {
    self.data = data
  }

  /// Creates a provider that delivers the present bytes of an object, such as a document that was drawn into mutable data.
  public init?(data: NSData) {
    self.data = Data(referencing: data)
  }

  /// Reads a file; returns nil if it cannot be read.
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

/// The conversion of colors outside of the displayable range. Colors are always clipped here.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// The intent of the graphics state.
  case defaultIntent
  /// Colors outside of the range are replaced by the nearest ones in range.
  case absoluteColorimetric
  /// Absolute colors, relative to the white point.
  case relativeColorimetric
  /// All colors are compressed into the range.
  case perceptual
  /// Saturation is preserved.
  case saturation
}
