import Foundation

/// A piece of recorded media. No device here records any, so none is ever handed out.
public final class CMSampleBuffer: NSObject {
  override init() {}
}

/// The format of media.
public final class CMFormatDescription: NSObject, @unchecked Sendable {
  override init() {}
  /// The format of nothing.
  package static let none = CMFormatDescription()
}

/// The width and height of a video, in pixels.
public struct CMVideoDimensions: Equatable, Sendable {
  /// The width in pixels.
  public var width: Int32
  /// The height in pixels.
  public var height: Int32
  /// Creates the dimensions of a video.
  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}
