import Foundation

/// Creates buffers of equal size and format.
public final class CVPixelBufferPool: NSObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType

  init(width: Int, height: Int, format: OSType) {
    self.width = width
    self.height = height
    self.format = format
  }
}

/// The key of the smallest number of buffers that a pool keeps. Pools keep none on Linux.
nonisolated(unsafe) public let kCVPixelBufferPoolMinimumBufferCountKey = "MinimumBufferCount" as NSString

/// Creates a pool. The buffers' attributes need a width, a height and a format with four bytes per pixel.
@discardableResult public func CVPixelBufferPoolCreate(
  _ allocator: AnyObject?, _ poolAttributes: NSDictionary?, _ pixelBufferAttributes: NSDictionary?,
  _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
  func number(_ key: NSString) -> Int? { (pixelBufferAttributes?[key] as? NSNumber)?.intValue ?? pixelBufferAttributes?[key] as? Int }
  guard let width = number(kCVPixelBufferWidthKey), let height = number(kCVPixelBufferHeightKey),
    let format = number(kCVPixelBufferPixelFormatTypeKey).flatMap(OSType.init(exactly:))
  else { return kCVReturnInvalidArgument }
  poolOut.pointee = CVPixelBufferPool(width: width, height: height, format: format)
  return kCVReturnSuccess
}

@discardableResult public func CVPixelBufferPoolCreatePixelBuffer(
  _ allocator: AnyObject?, _ pixelBufferPool: CVPixelBufferPool, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  CVPixelBufferCreate(allocator, pixelBufferPool.width, pixelBufferPool.height, pixelBufferPool.format, nil, pixelBufferOut)
}
