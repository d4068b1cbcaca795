@_exported import Metal
@_exported import UIKit

@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
  /// Called before the first frame, and when the size of the drawable has changed.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}

/// A view that displays textures, at most one per display frame. The delegate, or `draw(_:)` of a subclass, is called for each frame, or
/// after `setNeedsDisplay()` if `enableSetNeedsDisplay` is true.
@preconcurrency @MainActor open class MTKView: UIView {
  open override class var layerClass: AnyClass { CAMetalLayer.self }
  private var metalLayer: CAMetalLayer { layer as! CAMetalLayer }
  private var link: CADisplayLink?
  private var frameDrawable: (any CAMetalDrawable)?
  private var announcedSize: CGSize?
  private var depthTexture: (any MTLTexture)?
  private var samples: (any MTLTexture)?

  open var device: (any MTLDevice)? {
    get { metalLayer.device }
    set { metalLayer.device = newValue }
  }
  /// The object that draws the frames. If it is nil, `draw(_:)` is called instead.
  open weak var delegate: (any MTKViewDelegate)? { didSet { announcedSize = nil } }
  /// The color that frames are cleared with. The default is opaque black.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The depth that frames are cleared with. The default is 1.
  open var clearDepth = 1.0
  /// The stencil value that frames are cleared with. The default is 0.
  open var clearStencil: UInt32 = 0
  open var colorPixelFormat: MTLPixelFormat {
    get { metalLayer.pixelFormat }
    set { metalLayer.pixelFormat = newValue }
  }
  /// The pixel format of the depth texture. The default, `.invalid`, means no depth texture.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid { didSet { depthTexture = nil } }
  open var depthStencilAttachmentTextureUsage = MTLTextureUsage.renderTarget
  open var depthStencilStorageMode = MTLStorageMode.private
  open var multisampleColorAttachmentTextureUsage = MTLTextureUsage.renderTarget
  open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
  /// Whether frames are drawn only on request; false by default.
  open var isPaused = false { didSet { update() } }
  /// Whether frames are drawn after `setNeedsDisplay()`. The default is false.
  open var enableSetNeedsDisplay = false
  open var framebufferOnly: Bool {
    get { metalLayer.framebufferOnly }
    set { metalLayer.framebufferOnly = newValue }
  }
  open var presentsWithTransaction: Bool {
    get { metalLayer.presentsWithTransaction }
    set { metalLayer.presentsWithTransaction = newValue }
  }
  open var colorspace: CGColorSpace? {
    get { metalLayer.colorspace }
    set { metalLayer.colorspace = newValue }
  }
  /// The number of samples per pixel. The default is 1.
  open var sampleCount = 1 { didSet { (samples, depthTexture) = (nil, nil) } }
  /// Whether the drawable size follows that of the view. The default is true.
  open var autoResizeDrawable = true
  /// The size of the drawable in pixels.
  open var drawableSize: CGSize {
    get { metalLayer.drawableSize }
    set { metalLayer.drawableSize = newValue }
  }
  /// The size of the view in pixels of its screen.
  open var preferredDrawableSize: CGSize { CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
  /// The default device: always nil on Linux.
  open var preferredDevice: (any MTLDevice)? { MTLCreateSystemDefaultDevice() }

  /// Creates a view that draws with a device, which may be nil.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frameRect)
    self.device = device
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, device: nil) }
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  // MARK: Frames

  /// The drawable of the current frame; nil without a device.
  open var currentDrawable: (any CAMetalDrawable)? {
    if frameDrawable == nil { frameDrawable = metalLayer.nextDrawable() }
    return frameDrawable
  }
  /// A pass that clears the current drawable; nil without a device.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? {
    guard let target = currentDrawable?.texture else { return nil }
    let pass = MTLRenderPassDescriptor()
    let color = pass.colorAttachments[0]!
    (color.texture, color.loadAction, color.storeAction, color.clearColor) = (target, .clear, .store, clearColor)
    if sampleCount > 1 {
      (color.texture, color.resolveTexture, color.storeAction) = (multisampleColorTexture, target, .multisampleResolve)
    }
    if let texture = depthStencilTexture {
      if depthStencilPixelFormat != .stencil8, let depth = pass.depthAttachment {
        (depth.texture, depth.loadAction, depth.storeAction, depth.clearDepth) = (texture, .clear, .dontCare, clearDepth)
      }
      if [.stencil8, .depth32Float_stencil8].contains(depthStencilPixelFormat), let stencil = pass.stencilAttachment {
        (stencil.texture, stencil.loadAction, stencil.storeAction) = (texture, .clear, .dontCare)
        stencil.clearStencil = clearStencil
      }
    }
    return pass
  }
  /// The depth texture; nil without a format.
  open var depthStencilTexture: (any MTLTexture)? {
    guard depthStencilPixelFormat != .invalid else { return nil }
    depthTexture = texture(depthTexture, depthStencilPixelFormat)
    return depthTexture
  }
  /// The multisample texture; nil if ``sampleCount`` is 1.
  open var multisampleColorTexture: (any MTLTexture)? {
    guard sampleCount > 1 else { return nil }
    samples = texture(samples, colorPixelFormat)
    return samples
  }
  private func texture(_ known: (any MTLTexture)?, _ format: MTLPixelFormat) -> (any MTLTexture)? {
    let (width, height) = (Int(min(16_384, drawableSize.width.rounded())), Int(min(16_384, drawableSize.height.rounded())))
    if let known, known.width == width, known.height == height, known.pixelFormat == format { return known }
    let descriptor = MTLTextureDescriptor.texture2DDescriptor(pixelFormat: format, width: width, height: height, mipmapped: false)
    descriptor.usage = .renderTarget
    descriptor.sampleCount = sampleCount
    return device?.makeTexture(descriptor: descriptor)
  }
  open func releaseDrawables() { (depthTexture, samples, frameDrawable) = (nil, nil, nil) }

  open func draw() {
    announceSize()
    frameDrawable = nil
    if let delegate { delegate.draw(in: self) } else { draw(bounds) }
    frameDrawable = nil
  }
  private func announceSize() {
    if autoResizeDrawable { drawableSize = preferredDrawableSize }
    guard announcedSize != drawableSize else { return }
    announcedSize = drawableSize
    delegate?.mtkView(self, drawableSizeWillChange: drawableSize)
  }
  /// Called to draw a frame if there is no delegate; does nothing by default.
  open override func draw(_ rect: CGRect) {}
  /// Draws a frame after `setNeedsDisplay()`.
  open override func display(_ layer: CALayer) { if enableSetNeedsDisplay { draw() } }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { contentScaleFactor = max(1, traitCollection.displayScale) }
    update()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if window != nil, bounds.width > 0, bounds.height > 0 { announceSize() }
  }
  private func update() {
    let isWanted = window != nil && !isPaused
    if isWanted, link == nil {
      let link = CADisplayLink(target: self, action: MTKView.runFrame)
      link.preferredFramesPerSecond = preferredFramesPerSecond
      link.add(to: .main, forMode: .common)
      self.link = link
    } else if !isWanted {
      link?.invalidate()
      link = nil
    }
  }
  private func runFrame(_ link: CADisplayLink) {
    guard bounds.width > 0, bounds.height > 0, !isHidden, !enableSetNeedsDisplay else { return }
    draw()
  }
}
