import Foundation

public typealias CMMediaType = FourCharCode
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E

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

/// A decoded picture or decoded samples of sound, with their time.
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

  package static let none = CMFormatDescription(mediaType: 0, subType: 0)
}

public struct CMVideoDimensions: Equatable, Sendable {
  public var width: Int32
  public var height: Int32
  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}

/// Returns the image of a sample buffer; nil for sound.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { sbuf.image }
/// Returns the bytes of a sample buffer; nil for an image.
public func CMSampleBufferGetDataBuffer(_ sbuf: CMSampleBuffer) -> CMBlockBuffer? { sbuf.data }
public func CMSampleBufferGetNumSamples(_ sbuf: CMSampleBuffer) -> Int { sbuf.count }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.time }
/// Returns the duration of a sample buffer; invalid if it is unknown.
public func CMSampleBufferGetDuration(_ sbuf: CMSampleBuffer) -> CMTime { sbuf.duration }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { sbuf.format }
/// Returns whether a sample buffer is valid: always true on Linux, where they are not invalidated.
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns whether the data of a sample buffer is available: always true on Linux.
public func CMSampleBufferDataIsReady(_ sbuf: CMSampleBuffer) -> Bool { true }
/// Returns the dimensions of a format in pixels; zero for sound.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMFormatDescription) -> CMVideoDimensions { videoDesc.dimensions }
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType }
/// Returns the encoding of a format, as four characters.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode { desc.subType }

/// The result code of success in the block buffer functions.
public let kCMBlockBufferNoErr: Int32 = 0
/// The range is outside of the bytes.
public let kCMBlockBufferBadLengthParameterErr: Int32 = -12704

public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.count }

@discardableResult public func CMBlockBufferCopyDataBytes(
  _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> Int32 {
  guard offsetToData >= 0, dataLength >= 0, offsetToData + dataLength <= theSourceBuffer.count else {
    return kCMBlockBufferBadLengthParameterErr
  }
  theSourceBuffer.withBytes { destination.copyMemory(from: $0.baseAddress! + offsetToData, byteCount: dataLength) }
  return kCMBlockBufferNoErr
}

/// Returns a pointer to the bytes at an offset, and the number of bytes from there.
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
