public import QuartzCore

public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
  @MainActor var layer: CAMetalLayer { get }
}

@preconcurrency @MainActor open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var colorspace: CGColorSpace?
  open var maximumDrawableCount = 3
  open var presentsWithTransaction = false
  /// Whether requests for a drawable time out. The default is true.
  open var allowsNextDrawableTimeout = true
  open var displaySyncEnabled = true
  open var wantsExtendedDynamicRangeContent = false
  private var chosenSize: CGSize?
  /// The size of textures in pixels. The default is that of the bounds.
  open var drawableSize: CGSize {
    get { chosenSize ?? CGSize(width: bounds.width * contentsScale, height: bounds.height * contentsScale) }
    set { chosenSize = newValue }
  }
  open var preferredDevice: (any MTLDevice)? { MTLCreateSystemDefaultDevice() }

  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAMetalLayer else { return }
    (device, pixelFormat, colorspace, chosenSize) = (other.device, other.pixelFormat, other.colorspace, other.chosenSize)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func display() { delegate?.display(self) }

  /// Returns the next drawable: always nil, because there is no device.
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
