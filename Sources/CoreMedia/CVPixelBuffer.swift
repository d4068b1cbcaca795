import Foundation

/// A picture in memory whose pixels an app may read and write.
public final class CVPixelBuffer: NSObject {
  fileprivate let width: Int
  fileprivate let height: Int
  fileprivate let format: UInt32
  fileprivate let bytesPerRow: Int
  fileprivate let bytes: UnsafeMutableRawPointer

  fileprivate init(width: Int, height: Int, format: UInt32, bytesPerPixel: Int) {
    self.width = width
    self.height = height
    self.format = format
    bytesPerRow = (width * bytesPerPixel + 15) / 16 * 16
    bytes = .allocate(byteCount: max(16, bytesPerRow * height), alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(16, bytesPerRow * height))
  }

  deinit { bytes.deallocate() }
}

/// A picture in memory.
public typealias CVImageBuffer = CVPixelBuffer
/// The outcome of a function on pictures; 0 is success.
public typealias CVReturn = Int32
/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// A size or format that is not possible.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The key of the format.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType" as NSString
/// The key of the width.
public let kCVPixelBufferWidthKey = "Width" as NSString
/// The key of the height.
public let kCVPixelBufferHeightKey = "Height" as NSString
/// The key of whether an image can be made of it.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility" as NSString
/// The key of whether it can be drawn into.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility" as NSString
/// Blue, green, red and alpha of 8 bits.
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
/// Alpha, red, green and blue of 8 bits.
public let kCVPixelFormatType_32ARGB: UInt32 = 32
/// Red, green, blue and alpha of 8 bits.
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
/// Grey of 8 bits.
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4C30_3038
/// Brightness and color in two planes.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// Brightness and color in two planes, in the full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066

/// How a picture is locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// It is only read.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Makes a picture of four bytes or one byte for a pixel. Formats in several planes are refused.
@discardableResult public func CVPixelBufferCreate(
  _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32, _ pixelBufferAttributes: Any?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let formats = [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA]
  let bytes = formats.contains(pixelFormatType) ? 4 : pixelFormatType == kCVPixelFormatType_OneComponent8 ? 1 : 0
  guard bytes > 0, (1...32_768).contains(width), (1...32_768).contains(height) else { return kCVReturnInvalidArgument }
  pixelBufferOut.pointee = CVPixelBuffer(width: width, height: height, format: pixelFormatType, bytesPerPixel: bytes)
  return kCVReturnSuccess
}

/// Locks the pixels of a picture. They are always there on Linux.
@discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn {
  kCVReturnSuccess
}
/// Ends the lock.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// The pixels.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.bytes }
/// The number of bytes from one row to the next.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// The width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// The height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// The format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
/// The number of bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow * pixelBuffer.height }
/// The picture of recorded media: nil on Linux, where nothing is recorded.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
/// The time of recorded media.
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
/// The format of recorded media: nil on Linux.
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
/// The size of a video.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMFormatDescription) -> CMVideoDimensions { CMVideoDimensions() }
