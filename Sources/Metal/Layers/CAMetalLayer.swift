public import QuartzCore

/// A drawable of a layer.
public protocol CAMetalDrawable: MTLDrawable {
  /// The texture that holds the content of the drawable.
  var texture: any MTLTexture { get }
  /// The layer that shows the drawable.
  @MainActor var layer: CAMetalLayer { get }
}

/// A layer that shows textures.
@preconcurrency @MainActor open class CAMetalLayer: CALayer {
  /// The device that makes the textures of the layer.
  open var device: (any MTLDevice)?
  /// The pixel format of the layer's textures.
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  /// Whether the layer's textures serve only as render targets.
  open var framebufferOnly = true
  /// The color space of the content.
  open var colorspace: CGColorSpace?
  /// The greatest number of drawables in use at once.
  open var maximumDrawableCount = 3
  /// Whether drawables appear together with the changes of a transaction.
  open var presentsWithTransaction = false
  /// Whether the request for a drawable fails after a wait.
  open var allowsNextDrawableTimeout = true
  /// Whether drawables appear in step with the refresh of the display.
  open var displaySyncEnabled = true
  /// Whether the content has an extended dynamic range.
  open var wantsExtendedDynamicRangeContent = false
  private var chosenSize: CGSize?
  /// The size of textures in pixels: by default that of the bounds.
  open var drawableSize: CGSize {
    get { chosenSize ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale) }
    set { chosenSize = newValue }
  }
  /// The device that suits the display of the layer.
  open var preferredDevice: (any MTLDevice)? { MTLCreateSystemDefaultDevice() }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAMetalLayer else { return }
    (device, pixelFormat, colorspace, chosenSize) = (other.device, other.pixelFormat, other.colorspace, other.chosenSize)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Asks the delegate to draw a frame. The content is that of the last drawable.
  open override func display() { delegate?.display(self) }

  /// Returns a texture to draw into; nil if there is no device or the size is not possible.
  open func nextDrawable() -> (any CAMetalDrawable)? {
    guard let device else { return nil }
    let (width, height) = (drawableSize.width.rounded(), drawableSize.height.rounded())
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { return nil }
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(
      pixelFormat: pixelFormat, width: Int(width), height: Int(height), mipmapped: false)
    descriptor.usage = framebufferOnly ? .renderTarget : [.renderTarget, .shaderRead, .shaderWrite]
    guard let texture = device.makeTexture(descriptor: descriptor) else { return nil }
    (texture as? SoftwareTexture)?.isFramebufferOnly = framebufferOnly
    return SoftwareDrawable(self, texture)
  }

  func show(_ texture: any MTLTexture) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = (texture as? SoftwareTexture)?.image(opaque: isOpaque)
    CATransaction.commit()
  }
}

final class SoftwareDrawable: NSObject, CAMetalDrawable, @unchecked Sendable {
  let texture: any MTLTexture
  private let target: CAMetalLayer
  private(set) var presentedTime: CFTimeInterval = 0
  private var handlers: [MTLDrawablePresentedHandler] = []
  init(_ layer: CAMetalLayer, _ texture: any MTLTexture) { (target, self.texture) = (layer, texture) }
  @MainActor var layer: CAMetalLayer { target }
  /// The main queue may run on other threads than the first one.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  var drawableID: Int { ObjectIdentifier(self).hashValue }
  func present() {
    if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainMark) == true {
      MainActor.assumeIsolated { show() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.show() } }
    }
  }
  @MainActor private func show() {
    target.show(texture)
    presentedTime = CACurrentMediaTime()
    for handler in handlers { handler(self) }
    handlers = []
  }
  func present(at presentationTime: CFTimeInterval) { present() }
  func present(afterMinimumDuration duration: CFTimeInterval) { present() }
  func addPresentedHandler(_ block: @escaping MTLDrawablePresentedHandler) { handlers.append(block) }
}

extension SoftwareTexture {
  /// The largest image as a bitmap. Its numbers are taken as those of sRGB, multiplied by alpha.
  package func image(opaque: Bool) -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height, format: opaque ? .rgb24 : .argb32) else { return nil }
    let (base, bytesPerRow) = pixels
    if pixelFormat == .bgra8Unorm || pixelFormat == .bgra8Unorm_srgb {
      // The words of a bitmap have this order.
      for y in 0..<height { memcpy(bitmap.data + y * bitmap.stride, base + y * bytesPerRow, width * 4) }
    } else {
      let plain: MTLPixelFormat = pixelFormat == .rgba8Unorm_srgb ? .rgba8Unorm : pixelFormat
      guard let coder = PixelCoder(plain) else { return nil }
      for y in 0..<height {
        let (row, out) = (base + y * bytesPerRow, bitmap.words(y))
        for x in 0..<width {
          let color = coder.color(at: row + x * coder.bytesPerPixel)
          let limited = color.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
          let bytes = SIMD4<UInt32>((limited * 255).rounded(.toNearestOrAwayFromZero))
          let upper: UInt32 = bytes.w << 24 | bytes.x << 16
          out[x] = upper | bytes.y << 8 | bytes.z
        }
      }
    }
    if !opaque { bitmap.limitColors() }
    bitmap.markDirty()
    return CGImage(bitmap: bitmap)
  }
}

extension Bitmap {
  /// Limits each color to its alpha, as drawing expects.
  fileprivate func limitColors() {
    for y in 0..<height {
      let row = words(y)
      for x in 0..<width where row[x] >> 24 != 255 {
        let word = row[x]
        let alpha = word >> 24
        let (red, green, blue) = (min(alpha, word >> 16 & 255), min(alpha, word >> 8 & 255), min(alpha, word & 255))
        row[x] = alpha << 24 | red << 16 | green << 8 | blue
      }
    }
  }
}
