@_exported import CoreGraphics
@_exported import Foundation

/// A result code of Core Video.
public typealias CVReturn = Int32
/// The result of a function that succeeded.
public let kCVReturnSuccess: CVReturn = 0
/// An unknown error.
public let kCVReturnError: CVReturn = -6660
/// An argument has a wrong value.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The pixel format is not supported: on Linux a buffer has four bytes per pixel.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680
/// The dimensions are not positive or too large.
public let kCVReturnInvalidSize: CVReturn = -6681

public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241
public let kCVPixelFormatType_32ARGB: UInt32 = 0x0000_0020
public let kCVPixelFormatType_32RGBA: UInt32 = 0x5247_4241
/// Two planes of luma and chroma with full range. No buffer has this format on Linux.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: UInt32 = 0x3432_3066
/// Two planes of luma and chroma with video range. No buffer has this format on Linux.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: UInt32 = 0x3432_3076
/// One 8-bit component. No buffer has this format on Linux.
public let kCVPixelFormatType_OneComponent8: UInt32 = 0x4C30_3038

nonisolated(unsafe) public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType" as NSString
nonisolated(unsafe) public let kCVPixelBufferWidthKey = "Width" as NSString
nonisolated(unsafe) public let kCVPixelBufferHeightKey = "Height" as NSString
/// The key of whether a bitmap context can draw into the buffer.
nonisolated(unsafe) public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility" as NSString
/// The key of whether images can be created from the buffer.
nonisolated(unsafe) public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility" as NSString
/// The key of the properties of shared surfaces. There are none on Linux.
nonisolated(unsafe) public let kCVPixelBufferIOSurfacePropertiesKey = "IOSurfaceProperties" as NSString
/// The key of whether Metal can use the buffer. There is no Metal on Linux.
nonisolated(unsafe) public let kCVPixelBufferMetalCompatibilityKey = "MetalCompatibility" as NSString

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// An image in memory, four bytes per pixel.
public final class CVBuffer: NSObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: UInt32
  let bytesPerRow: Int
  let base: UnsafeMutableRawPointer

  init(width: Int, height: Int, format: UInt32) {
    self.width = width
    self.height = height
    self.format = format
    bytesPerRow = width * 4
    base = .allocate(byteCount: bytesPerRow * height, alignment: 16)
    base.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  deinit { base.deallocate() }
}

/// An image in memory.
public typealias CVImageBuffer = CVBuffer
/// An image in memory.
public typealias CVPixelBuffer = CVBuffer

/// Creates a buffer of transparent pixels. Formats with four bytes per pixel are supported.
@discardableResult public func CVPixelBufferCreate(
  _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: UInt32, _ pixelBufferAttributes: NSDictionary?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  guard [kCVPixelFormatType_32BGRA, kCVPixelFormatType_32ARGB, kCVPixelFormatType_32RGBA].contains(pixelFormatType) else {
    return kCVReturnInvalidPixelFormat
  }
  guard (1...32_768).contains(width), (1...32_768).contains(height) else { return kCVReturnInvalidSize }
  pixelBufferOut.pointee = CVBuffer(width: width, height: height, format: pixelFormatType)
  return kCVReturnSuccess
}

public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// Returns the number of bytes of all pixels.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow * pixelBuffer.height }
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> UInt32 { pixelBuffer.format }
/// Returns the address of the first pixel.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.base }
/// Returns the number of planes: 0, because every buffer on Linux has its components side by side.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
/// Returns whether the buffer has planes: false on Linux.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }

/// Locks the pixels. They are always accessible on Linux, so this has no other effect than its result.
@discardableResult public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn {
  kCVReturnSuccess
}

/// Ends the access to the pixels. It has no other effect than its result on Linux.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
