public import CoreMedia
public import Metal

extension CIContext {
  /// Creates a context. The processor renders, whatever the device.
  public convenience init(mtlDevice device: any MTLDevice) { self.init(options: nil) }
  /// Creates a context with options. The processor renders, whatever the device.
  public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]?) { self.init(options: options) }
  /// Creates a context. The processor renders, whatever the queue.
  public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue) { self.init(options: nil) }
  /// Creates a context with options. The processor renders, whatever the queue.
  public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]?) {
    self.init(options: options)
  }

  /// Writes a part of an image to a texture of four bytes a pixel now, with its top in the first row.
  public func render(
    _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect, colorSpace: CGColorSpace
  ) {
    let area = CGRect(origin: bounds.origin, size: CGSize(width: texture.width, height: texture.height))
    guard let format = CIFormat(texture.pixelFormat), (1...32_768).contains(texture.width), (1...32_768).contains(texture.height)
    else { return }
    var pixels = [UInt8](repeating: 0, count: texture.width * texture.height * 4)
    render(
      image, toBitmap: &pixels, rowBytes: texture.width * 4, bounds: area, format: format, colorSpace: colorSpace)
    texture.replace(
      region: MTLRegionMake2D(0, 0, texture.width, texture.height), mipmapLevel: 0, withBytes: pixels, bytesPerRow: texture.width * 4)
  }
}

extension CIFormat {
  fileprivate init?(_ format: MTLPixelFormat) {
    switch format {
    case .bgra8Unorm, .bgra8Unorm_srgb: self = .BGRA8
    case .rgba8Unorm, .rgba8Unorm_srgb: self = .RGBA8
    default: return nil
    }
  }
}

extension CIImage {
  /// Creates an image of a texture: nil, because no device makes textures.
  public convenience init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil) { return nil }
}

/// The memory that a context renders to.
nonisolated open class CIRenderDestination: NSObject {
  public let width: Int
  public let height: Int
  /// Whether the first row is the lowest of the image.
  open var isFlipped = false
  /// The space of the results; nil for that of the context.
  open var colorSpace: CGColorSpace? = CGColorSpaceCreateDeviceRGB()
  let memory: (data: UnsafeMutableRawPointer, bytesPerRow: Int, format: CIFormat)?
  private let owner: AnyObject?

  private init(width: Int, height: Int, memory: (UnsafeMutableRawPointer, Int, CIFormat)?, owner: AnyObject?) {
    (self.width, self.height, self.memory, self.owner) = (width, height, memory, owner)
  }
  /// A texture as the destination, for which rendering fails.
  public convenience init(mtlTexture texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?) {
    self.init(width: texture.width, height: texture.height, memory: nil, owner: nil)
  }
  /// A texture as the destination, for which rendering fails.
  public convenience init(
    width: Int, height: Int, pixelFormat: MTLPixelFormat, commandBuffer: (any MTLCommandBuffer)?,
    mtlTextureProvider block: (() -> any MTLTexture)?
  ) { self.init(width: width, height: height, memory: nil, owner: nil) }
  public convenience init(bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat) {
    self.init(width: width, height: height, memory: (data, bytesPerRow, format), owner: nil)
  }
  public convenience init(pixelBuffer: CVPixelBuffer) {
    let format: CIFormat = CVPixelBufferGetPixelFormatType(pixelBuffer) == kCVPixelFormatType_32BGRA ? .BGRA8 : .RGBA8
    let memory = CVPixelBufferGetBaseAddress(pixelBuffer).map { ($0, CVPixelBufferGetBytesPerRow(pixelBuffer), format) }
    self.init(
      width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer), memory: memory, owner: pixelBuffer)
  }
}
/// A rendering that has ended, because contexts render synchronously.
nonisolated open class CIRenderTask: NSObject {
  let info = CIRenderInfo()
  /// Returns the facts at once, because renderings are immediate.
  open func waitUntilCompleted() throws -> CIRenderInfo { info }
}
/// Information about a rendering.
nonisolated open class CIRenderInfo: NSObject {
  public internal(set) var kernelExecutionTime: TimeInterval = 0
  public internal(set) var passCount = 1
  public internal(set) var pixelsProcessed = 0
}

extension CIContext {
  /// Renders an image to a destination, with its origin at the lower left.
  @discardableResult public func startTask(toRender image: CIImage, to destination: CIRenderDestination) throws -> CIRenderTask {
    let bounds = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
    return try startTask(toRender: image, from: bounds, to: destination, at: .zero)
  }
  /// Renders a part of an image to a place of a destination. Throws for textures and for places outside of the destination.
  @discardableResult public func startTask(
    toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
  ) throws -> CIRenderTask {
    let whole = CGRect(x: 0, y: 0, width: destination.width, height: destination.height)
    let place = CGRect(origin: atPoint, size: fromRect.size).integral.intersection(whole)
    guard let memory = destination.memory, !place.isEmpty, memory.bytesPerRow >= destination.width * memory.format.bytesPerPixel else {
      throw CIRenderFailure(reason: destination.memory == nil ? "There is no Metal device on Linux." : "The destination has no such place.")
    }
    let begin = ProcessInfo.processInfo.systemUptime
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: fromRect.minY + fromRect.maxY)
    let picture = destination.isFlipped ? image.transformed(by: flip) : image
    let bounds = place.offsetBy(dx: fromRect.minX - atPoint.x, dy: fromRect.minY - atPoint.y)
    let row = destination.isFlipped ? Int(place.minY) : destination.height - Int(place.maxY)
    render(
      picture, toBitmap: memory.data + row * memory.bytesPerRow + Int(place.minX) * memory.format.bytesPerPixel,
      rowBytes: memory.bytesPerRow, bounds: bounds, format: memory.format, colorSpace: destination.colorSpace)
    let task = CIRenderTask()
    task.info.pixelsProcessed = Int(place.width * place.height)
    task.info.kernelExecutionTime = ProcessInfo.processInfo.systemUptime - begin
    return task
  }
  @discardableResult public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
    try startTask(toRender: CIImage(color: .clear), to: destination)
  }
}

private struct CIRenderFailure: LocalizedError {
  let reason: String
  var errorDescription: String? { reason }
}
