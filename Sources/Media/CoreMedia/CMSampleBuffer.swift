import Foundation

/// A part of recorded media. No device records any here, so none is ever delivered.
public final class CMSampleBuffer: NSObject {
  override init() {}
}

/// The format of media.
public final class CMFormatDescription: NSObject, @unchecked Sendable {
  override init() {}
  /// The format of an empty buffer.
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

/// Returns the image of a piece of media: nil on Linux, where none is recorded.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// Returns the time at which a piece of media is presented: invalid on Linux.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// Returns the length of a piece of media: invalid on Linux.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// Returns the format of a piece of media: nil on Linux.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
/// Returns whether a piece of media is still valid: nothing invalidates one on Linux.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns whether the data of a piece of media is available: false on Linux.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { false }
/// Returns the dimensions of a format: zero on Linux.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMFormatDescription) -> CMVideoDimensions { CMVideoDimensions() }
