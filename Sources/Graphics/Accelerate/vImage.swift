@_exported import CoreGraphics

/// The result of an image function: 0, or an error code.
public typealias vImage_Error = Int
public typealias vImagePixelCount = UInt
/// Options of an image function: the sum of the constants that begin with `kvImage`.
public typealias vImage_Flags = UInt32
/// A component of eight bits.
public typealias Pixel_8 = UInt8
/// A component as a floating-point number.
public typealias Pixel_F = Float
/// Four components of eight bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// The result of a function that succeeded.
public let kvImageNoError: vImage_Error = 0
/// The target is larger than the source allows.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// The size of the kernel is even or 0.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// No edge option was specified.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// A buffer has no pixels.
public let kvImageNullPointerArgument: vImage_Error = -21772
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// The sizes of the buffers do not match.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// The format is not one that can be read.
public let kvImageInvalidImageFormat: vImage_Error = -21778
public let kvImageNoFlags = 0
/// Does not change the first component.
public let kvImageLeaveAlphaUnchanged = 1
/// Does not change pixels near the edge.
public let kvImageCopyInPlace = 2
/// Beyond the edge is the background color.
public let kvImageBackgroundColorFill = 4
/// Beyond the edge are the edge's pixels.
public let kvImageEdgeExtend = 8
/// Works on one thread.
public let kvImageDoNotTile = 16
/// Scales with more samples.
public let kvImageHighQualityResampling = 32
/// The memory is provided by the app.
public let kvImageNoAllocate = 512

/// Pixels in memory. The app owns the memory.
public struct vImage_Buffer {
  /// The address of the first row of pixels.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels of a row.
  public var width: vImagePixelCount
  /// The distance between rows in bytes.
  public var rowBytes: Int
  /// Creates a buffer without pixels.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  /// Creates a buffer that refers to existing pixels.
  public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
  /// Allocates pixels, which `free()` releases.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    self.init()
    let result = vImageBuffer_Init(&self, vImagePixelCount(max(0, height)), vImagePixelCount(max(0, width)), bitsPerPixel, 0)
    if result != kvImageNoError { throw vImage.Error(rawValue: result) }
  }
  /// Allocates pixels and fills them with those of an image.
  public init(cgImage: CGImage) throws {
    self.init()
    var format = vImage_CGImageFormat()
    let result = vImageBuffer_InitWithCGImage(&self, &format, nil, cgImage, 0)
    if result != kvImageNoError { throw vImage.Error(rawValue: result) }
  }
  /// Creates an image of a copy of the pixels.
  public func createCGImage(format: vImage_CGImageFormat) throws -> CGImage {
    var (copy, form, result) = (self, format, kvImageNoError)
    guard let image = vImageCreateCGImageFromBuffer(&copy, &form, nil, nil, 0, &result) else { throw vImage.Error(rawValue: result) }
    return image.takeRetainedValue()
  }
  /// The size in pixels.
  public var size: CGSize { CGSize(width: CGFloat(width), height: CGFloat(height)) }
  /// Releases pixels that the buffer allocated.
  public func free() { Foundation.free(data) }
}

/// The image functions' own types.
public enum vImage {
  public struct Error: Swift.Error, RawRepresentable, Equatable, Sendable {
    public let rawValue: vImage_Error
    public init(rawValue: vImage_Error) { self.rawValue = rawValue }
  }
}

/// The pixel format of an image: four components of eight bits.
public struct vImage_CGImageFormat {
  /// The bits of a component; 8.
  public var bitsPerComponent: UInt32
  /// The bits of a pixel; 32.
  public var bitsPerPixel: UInt32
  /// The colors; sRGB if nil.
  public var colorSpace: CGColorSpace?
  /// The order of the components.
  public var bitmapInfo: CGBitmapInfo
  /// The version of the format, always 0.
  public var version: UInt32 = 0
  /// The mapping of values; none.
  public var decode: UnsafePointer<CGFloat>?
  /// The conversion of colors outside of the color space.
  public var renderingIntent: CGColorRenderingIntent

  /// The format that a buffer of `vImageBuffer_InitWithCGImage` has by default: premultiplied alpha first.
  public init() {
    self.init(
      bitsPerComponent: UInt32(8), bitsPerPixel: UInt32(32), colorSpace: nil,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue), version: 0, decode: nil,
      renderingIntent: .defaultIntent)
  }
  public init(
    bitsPerComponent: UInt32, bitsPerPixel: UInt32, colorSpace: CGColorSpace?, bitmapInfo: CGBitmapInfo, version: UInt32,
    decode: UnsafePointer<CGFloat>?, renderingIntent: CGColorRenderingIntent
  ) {
    (self.bitsPerComponent, self.bitsPerPixel, self.colorSpace) = (bitsPerComponent, bitsPerPixel, colorSpace)
    (self.bitmapInfo, self.version, self.decode, self.renderingIntent) = (bitmapInfo, version, decode, renderingIntent)
  }
  /// A format of four components; nil for others.
  public init?(
    bitsPerComponent: Int, bitsPerPixel: Int, colorSpace: CGColorSpace, bitmapInfo: CGBitmapInfo,
    renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    guard bitsPerComponent == 8, bitsPerPixel == 32 else { return nil }
    self.init(
      bitsPerComponent: 8, bitsPerPixel: 32, colorSpace: colorSpace, bitmapInfo: bitmapInfo, version: 0, decode: nil,
      renderingIntent: renderingIntent)
  }
  /// The format of an image's pixels in four components.
  public init?(cgImage: CGImage) { self.init() }
}

/// Allocates pixels, which the app releases with `free`.
public func vImageBuffer_Init(
  _ buffer: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount, _ pixelBits: UInt32,
  _ flags: vImage_Flags
) -> vImage_Error {
  let (rowBytes, overflow) = Int(clamping: width).multipliedReportingOverflow(by: Int(pixelBits))
  guard !overflow, rowBytes <= Int(Int32.max), height <= UInt(Int32.max) else { return kvImageMemoryAllocationError }
  let bytes = (rowBytes + 7) / 8
  guard let data = calloc(max(1, Int(height)), max(1, bytes)) else { return kvImageMemoryAllocationError }
  buffer.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: bytes)
  return kvImageNoError
}

/// Allocates pixels and draws an image into them. The app releases them with `free`.
public func vImageBuffer_InitWithCGImage(
  _ buffer: UnsafeMutablePointer<vImage_Buffer>, _ format: UnsafeMutablePointer<vImage_CGImageFormat>,
  _ backgroundColor: UnsafePointer<CGFloat>?, _ image: CGImage, _ flags: vImage_Flags
) -> vImage_Error {
  guard format.pointee.bitsPerComponent == 8, format.pointee.bitsPerPixel == 32 else { return kvImageInvalidImageFormat }
  let (width, height) = (image.width, image.height)
  let result = vImageBuffer_Init(buffer, vImagePixelCount(height), vImagePixelCount(width), 32, flags)
  guard result == kvImageNoError else { return result }
  let space = format.pointee.colorSpace ?? CGColorSpaceCreateDeviceRGB()
  // Drawing needs premultiplied or no alpha: the plain forms are drawn premultiplied.
  var info = format.pointee.bitmapInfo.rawValue
  switch info & 0x1F {
  case CGImageAlphaInfo.first.rawValue: info = info & ~0x1F | CGImageAlphaInfo.premultipliedFirst.rawValue
  case CGImageAlphaInfo.last.rawValue: info = info & ~0x1F | CGImageAlphaInfo.premultipliedLast.rawValue
  default: break
  }
  guard
    let context = CGContext(
      data: buffer.pointee.data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: buffer.pointee.rowBytes, space: space,
      bitmapInfo: info)
  else {
    free(buffer.pointee.data)
    buffer.pointee = vImage_Buffer()
    return kvImageInvalidImageFormat
  }
  context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  // Accessing the pixels completes the drawing.
  _ = context.data
  return kvImageNoError
}

/// Creates an image of a copy of the pixels.
public func vImageCreateCGImageFromBuffer(
  _ buffer: UnsafePointer<vImage_Buffer>, _ format: UnsafePointer<vImage_CGImageFormat>,
  _ callback: ((UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void)?, _ userData: UnsafeMutableRawPointer?,
  _ flags: vImage_Flags, _ error: UnsafeMutablePointer<vImage_Error>?
) -> Unmanaged<CGImage>? {
  let source = buffer.pointee
  guard source.data != nil else {
    error?.pointee = kvImageNullPointerArgument
    return nil
  }
  let data = Data(bytes: source.data, count: source.rowBytes * Int(source.height))
  guard
    let provider = CGDataProvider(data: data as CFData),
    let image = CGImage(
      width: Int(source.width), height: Int(source.height), bitsPerComponent: Int(format.pointee.bitsPerComponent),
      bitsPerPixel: Int(format.pointee.bitsPerPixel), bytesPerRow: source.rowBytes,
      space: format.pointee.colorSpace ?? CGColorSpaceCreateDeviceRGB(), bitmapInfo: format.pointee.bitmapInfo, provider: provider,
      decode: nil, shouldInterpolate: true, intent: format.pointee.renderingIntent)
  else {
    error?.pointee = kvImageInvalidImageFormat
    return nil
  }
  if flags & vImage_Flags(kvImageNoAllocate) != 0 { callback?(userData, source.data) }
  error?.pointee = kvImageNoError
  return Unmanaged.passRetained(image)
}
