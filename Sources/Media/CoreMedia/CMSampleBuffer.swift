import Foundation

/// The type of a kind of media, as four characters.
public typealias CMMediaType = FourCharCode
/// Moving images.
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
/// Sound.
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E

/// Bytes of media.
public final class CMBlockBuffer: NSObject, @unchecked Sendable {
  fileprivate let bytes: UnsafeMutableRawBufferPointer

  fileprivate init(_ data: Data) {
    bytes = .allocate(byteCount: max(1, data.count), alignment: 16)
    data.copyBytes(to: bytes)
    count = data.count
  }

  deinit { bytes.deallocate() }

  fileprivate let count: Int
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: bytes.baseAddress, count: count))
  }
}

/// A part of decoded media: a picture, or samples of sound, with its time.
public final class CMSampleBuffer: NSObject, @unchecked Sendable {
  fileprivate let image: CVImageBuffer?
  fileprivate let data: CMBlockBuffer?
  fileprivate let count: Int
  fileprivate let time: CMTime
  fileprivate let duration: CMTime
  fileprivate let format: CMFormatDescription

  package init(image: CVImageBuffer, time: CMTime, duration: CMTime) {
    (self.image, data, count, self.time, self.duration) = (image, nil, 1, time, duration)
    format = CMFormatDescription(
      mediaType: kCMMediaType_Video, subType: CVPixelBufferGetPixelFormatType(image),
      dimensions: CMVideoDimensions(width: Int32(CVPixelBufferGetWidth(image)), height: Int32(CVPixelBufferGetHeight(image))))
  }

  package init(data: Data, count: Int, time: CMTime, duration: CMTime, format: CMFormatDescription) {
    (image, self.data, self.count, self.time, self.duration, self.format) = (nil, CMBlockBuffer(data), count, time, duration, format)
  }
}

/// The format of media.
public final class CMFormatDescription: NSObject, @unchecked Sendable {
  fileprivate let mediaType: CMMediaType
  fileprivate let subType: FourCharCode
  fileprivate let dimensions: CMVideoDimensions
  package let sampleRate: Int
  package let channels: Int
  package let isFloat: Bool

  package init(
    mediaType: CMMediaType, subType: FourCharCode, dimensions: CMVideoDimensions = CMVideoDimensions(), sampleRate: Int = 0,
    channels: Int = 0, isFloat: Bool = false
  ) {
    (self.mediaType, self.subType, self.dimensions) = (mediaType, subType, dimensions)
    (self.sampleRate, self.channels, self.isFloat) = (sampleRate, channels, isFloat)
  }

  /// The format of an empty buffer.
  package static let none = CMFormatDescription(mediaType: 0, subType: 0)
}

/// The width and height of a video, in pixels.
public struct CMVideoDimensions: Equatable, Sendable {
  /// The width in pixels.
  public var width: Int32
  /// The height in pixels.
  public var height: Int32
  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}

/// Returns the image of a piece of media; nil for sound.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.image }
/// Returns the bytes of a piece of sound; nil for an image.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.data }
/// Returns the number of samples of each channel, or 1 for an image.
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.count }
/// Returns the time at which a piece of media is presented.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.time }
/// Returns the length of a piece of media; invalid if it is unknown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
/// Returns the format of a piece of media.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.format }
/// Returns whether a piece of media is still valid: nothing invalidates one on Linux.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns whether the data of a piece of media is available, which it always is on Linux.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns the dimensions of a format; zero for sound.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }
/// Returns the encoding of a format, as four characters.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subType }

/// The result code of a function of Core Media that succeeded.
public let kCMBlockBufferNoErr: Int32 = 0
/// The range is not within the bytes.
public let kCMBlockBufferBadLengthParameterErr: Int32 = -12704

/// Returns the number of bytes.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.count }

/// Copies a range of the bytes.
@discardableResult public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> Int32 {
  guard offsetToData >= 0, dataLength >= 0, offsetToData + dataLength <= theSourceBuffer.count else {
    return kCMBlockBufferBadLengthParameterErr
  }
  theSourceBuffer.withBytes { destination.copyMemory(from: $0.baseAddress! + offsetToData, byteCount: dataLength) }
  return kCMBlockBufferNoErr
}

/// Returns the address of the bytes from an offset on, and their number.
@discardableResult public func CMBlockBufferGetDataPointer(
  _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
  totalLengthOut: UnsafeMutablePointer<Int>?,
  dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> Int32 {
  guard offset >= 0, offset < theBuffer.count else { return kCMBlockBufferBadLengthParameterErr }
  lengthAtOffsetOut?.pointee = theBuffer.count - offset
  totalLengthOut?.pointee = theBuffer.count
  dataPointerOut?.pointee = (theBuffer.bytes.baseAddress! + offset).assumingMemoryBound(to: CChar.self)
  return kCMBlockBufferNoErr
}
