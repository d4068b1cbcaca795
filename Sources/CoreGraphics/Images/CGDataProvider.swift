import Foundation

/// Lends bytes to whom an image is made by.
public final class CGDataProvider: Sendable {
  public let data: CFData?

  public init?(data: CFData) {
    self.data = data
  }

  /// Reads the file; nil when it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  public init?(filename: String) {
    guard let data = FileManager.default.contents(atPath: filename) else { return nil }
    self.data = data
  }
}

/// How colours beyond what can be shown are brought into it. Everything is clipped here.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent
  case absoluteColorimetric
  case relativeColorimetric
  case perceptual
  case saturation
}
