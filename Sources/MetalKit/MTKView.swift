@_exported import Metal
@_exported import UIKit

/// An object that draws the frames of a view.
@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
  /// Called when the size changed.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// Called to draw a frame, which never happens on Linux.
  func draw(in view: MTKView)
}

/// A view for Metal, which draws nothing on Linux, because there is no Metal.
@preconcurrency @MainActor open class MTKView: UIView {
  /// The device that draws. Always nil on Linux unless the app sets it.
  open var device: (any MTLDevice)?
  /// The object that draws the frames; nil for none.
  open weak var delegate: (any MTKViewDelegate)?
  /// The color of an empty frame.
  open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The form of pixels.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  /// The form of depths.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// The frames of a second.
  open var preferredFramesPerSecond = 60
  /// Whether frames are drawn only on request; false by default.
  open var isPaused = false
  /// Whether frames are drawn on demand.
  open var enableSetNeedsDisplay = false
  /// Whether pixels are only written.
  open var framebufferOnly = true
  /// The samples of a pixel.
  open var sampleCount = 1
  /// Creates a view that draws with a device, which may be nil.
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    self.device = device
    super.init(frame: frameRect)
  }
  /// Creates a view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The size in pixels.
  open var drawableSize: CGSize { CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
}
