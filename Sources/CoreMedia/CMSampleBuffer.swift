import Foundation

/// A piece of recorded media. No device here records any, so none is ever handed out.
public final class CMSampleBuffer: NSObject {
  override init() {}
}

/// The format of media.
public final class CMFormatDescription: NSObject {
  override init() {}
}

/// The width and height of a video, in pixels.
public struct CMVideoDimensions: Equatable, Sendable {
  public var width: Int32
  public var height: Int32
  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}
