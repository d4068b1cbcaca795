public import QuartzCore

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

  /// Returns a texture to draw into: nil, because there is no device.
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
