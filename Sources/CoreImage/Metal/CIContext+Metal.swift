public import CoreGraphics
public import CoreMedia
public import Metal

extension CIContext {
  /// Creates a context for textures. The processor computes it as any other.
  public convenience init(mtlDevice device: any MTLDevice) { self.init(options: nil) }
  /// Creates a context for textures.
  public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]?) { self.init(options: options) }
  /// Creates a context for a queue.
  public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue) { self.init(options: nil) }
  /// Creates a context for a queue.
  public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]?) {
    self.init(options: options)
  }

  /// Renders a part of an image to a texture, with its top in the first row: when the command buffer is committed, or now without one.
  public func render(
    _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect, colorSpace: CGColorSpace
  ) {
    run(commandBuffer) { [self] in write(image, bounds, to: texture, at: .zero) }
  }

  func run(_ commands: (any MTLCommandBuffer)?, _ work: @escaping () -> Void) {
    if let commands = commands as? SoftwareCommandBuffer { commands.add(work) } else { work() }
  }

  /// Writes a part of an image to a place from the lower left of a texture.
  func write(_ image: CIImage, _ bounds: CGRect, to texture: any MTLTexture, at point: CGPoint) {
    guard let target = texture as? SoftwareTexture, !bounds.isInfinite, !bounds.isNull, !bounds.isEmpty,
      abs(bounds.minX) < 1e6, abs(bounds.minY) < 1e6, abs(point.x) < 1e6, abs(point.y) < 1e6
    else { return }
    let plain: MTLPixelFormat =
      switch target.pixelFormat {
      case .bgra8Unorm_srgb: .bgra8Unorm
      case .rgba8Unorm_srgb: .rgba8Unorm
      default: target.pixelFormat
      }
    guard let coder = PixelCoder(plain) else { return }
    let (left, bottom) = (Int(point.x.rounded()), Int(point.y.rounded()))
    let width = min(Int(min(bounds.width, 32_768).rounded()), target.width - left)
    let height = min(Int(min(bounds.height, 32_768).rounded()), target.height - bottom)
    guard width > 0, height > 0, left >= 0, bottom >= 0 else { return }
    // The rows of the image begin at the bottom, those of the texture at the top.
    let part = CGRect(x: bounds.minX.rounded(), y: bounds.minY.rounded(), width: CGFloat(width), height: CGFloat(height))
    guard let bitmap = image.bitmap(PixelArea(covering: part), space) else { return }
    let (base, bytesPerRow) = target.pixels
    for y in 0..<height {
      let source = bitmap.words(y)
      let row = base + (target.height - bottom - height + y) * bytesPerRow + left * coder.bytesPerPixel
      if plain == .bgra8Unorm {
        row.copyMemory(from: source, byteCount: width * 4)
        continue
      }
      for x in 0..<width {
        let word = source[x]
        let bytes = SIMD4<UInt32>(word >> 16 & 255, word >> 8 & 255, word & 255, word >> 24)
        coder.write(SIMD4<Float>(bytes) / 255, to: row + x * coder.bytesPerPixel)
      }
    }
  }
}

extension CIImage {
  /// Creates an image of a texture. As on iOS, the first row is the lowest, so that a texture of an image is upside down.
  public convenience init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil) {
    guard let source = texture as? SoftwareTexture, let picture = source.image(opaque: false) else { return nil }
    let plain = CIImage(cgImage: picture, options: options)
    self.init(copying: plain.transformed(by: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(texture.height))))
  }
}

/// The texture or memory that a context renders to.
nonisolated open class CIRenderDestination: NSObject {
  public let width: Int
  public let height: Int
  /// The form of alpha.
  open var alphaMode = CIRenderDestinationAlphaMode.premultiplied
  /// Whether the first row is the lowest of the image.
  open var isFlipped = false
  open var isDithered = false
  open var isClamped = false
  open var colorSpace: CGColorSpace? = CGColorSpaceCreateDeviceRGB()
  open var blendsInDestinationColorSpace = false
  let commands: (any MTLCommandBuffer)?
  let provide: () -> (any MTLTexture)?

  /// Renders to a texture.
  public init(mtlTexture texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?) {
    (width, height, commands, provide) = (texture.width, texture.height, commandBuffer, { texture })
  }
  /// Renders to a texture that is asked for when it is needed.
  public init(
    width: Int, height: Int, pixelFormat: MTLPixelFormat, commandBuffer: (any MTLCommandBuffer)?,
    mtlTextureProvider block: (() -> any MTLTexture)?
  ) { (self.width, self.height, commands, provide) = (width, height, commandBuffer, { block?() }) }
  /// Renders to memory of four bytes a pixel.
  public init(bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat) {
    (self.width, self.height, commands) = (width, height, nil)
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: format == .BGRA8 ? .bgra8Unorm : .rgba8Unorm, width: width, height: height, mipmapped: false)
    let memory = MTLCreateSystemDefaultDevice()?.makeBuffer(
      bytesNoCopy: data, length: max(0, bytesPerRow) * max(0, height), options: [], deallocator: nil)
    let texture =
      [.BGRA8, .RGBA8].contains(format) ? memory?.makeTexture(descriptor: descriptor, offset: 0, bytesPerRow: bytesPerRow) : nil
    provide = { texture }
  }
  /// Renders to a pixel buffer.
  public convenience init(pixelBuffer: CVPixelBuffer) {
    self.init(
      bitmapData: CVPixelBufferGetBaseAddress(pixelBuffer)!, width: CVPixelBufferGetWidth(pixelBuffer),
      height: CVPixelBufferGetHeight(pixelBuffer), bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer),
      format: CVPixelBufferGetPixelFormatType(pixelBuffer) == kCVPixelFormatType_32BGRA ? .BGRA8 : .RGBA8)
  }
}
/// The form of alpha of a destination.
public enum CIRenderDestinationAlphaMode: UInt, Sendable {
  case none = 0
  case premultiplied = 1
  case unpremultiplied = 2
}
/// A running or ended rendering.
nonisolated open class CIRenderTask: NSObject {
  let info = CIRenderInfo()
  /// Waits for the end. Renderings are immediate or belong to a command buffer.
  open func waitUntilCompleted() throws -> CIRenderInfo { info }
}
/// The facts of a rendering.
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
  /// Renders a part of an image to a place of a destination.
  @discardableResult public func startTask(
    toRender image: CIImage, from fromRect: CGRect, to destination: CIRenderDestination, at atPoint: CGPoint
  ) throws -> CIRenderTask {
    let task = CIRenderTask()
    task.info.pixelsProcessed = Int(min(max(fromRect.width * fromRect.height, 0), 1e12))
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(destination.height))
    let picture = destination.isFlipped ? image.transformed(by: flip) : image
    let begin = ProcessInfo.processInfo.systemUptime
    run(destination.commands) { [self] in
      if let texture = destination.provide() { write(picture, fromRect, to: texture, at: atPoint) }
    }
    task.info.kernelExecutionTime = ProcessInfo.processInfo.systemUptime - begin
    return task
  }
  /// Clears a destination.
  @discardableResult public func startTask(toClear destination: CIRenderDestination) throws -> CIRenderTask {
    try startTask(toRender: CIImage(color: .clear), to: destination)
  }
}
