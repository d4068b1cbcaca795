import Foundation

/// An immutable image: pixels or a symbol, with a scale, an orientation and drawing properties.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  let content: ImageContent
  let attributes: ImageAttributes
  let tintCache = TintCache()

  init(_ content: ImageContent, _ attributes: ImageAttributes) {
    self.content = content
    self.attributes = attributes
    super.init()
  }

  /// Creates an image without pixels, of size zero.
  public override init() {
    content = .empty
    attributes = ImageAttributes()
    super.init()
  }

  /// Creates an image with one pixel per point.
  public init(cgImage: CGImage) {
    content = .pixels(cgImage)
    attributes = ImageAttributes()
    super.init()
  }

  /// Creates an image with a number of pixels per point, turned for display.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    content = .pixels(cgImage)
    attributes = ImageAttributes(scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// Decodes an image that ``encode(with:)`` wrote; nil if it is damaged.
  public required init?(coder: NSCoder) {
    guard let (content, attributes) = Self.decode(from: coder) else { return nil }
    self.content = content
    self.attributes = attributes
    super.init()
  }

  open func encode(with coder: NSCoder) {
    encodeState(with: coder)
  }

  /// Whether images can be archived securely; always `true`.
  public static var supportsSecureCoding: Bool { true }

  /// The size of the upright image in points.
  open var size: CGSize {
    switch content {
    case .empty:
      return attributes.frames?.first?.size ?? .zero
    case .pixels(let image):
      let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
      return imageOrientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    case .symbol(let symbol):
      return symbol.size
    }
  }

  /// The number of pixels per point.
  open var scale: CGFloat { attributes.scale }

  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { attributes.orientation }

  /// The stored pixels, not upright; those of a symbol are rasterized at the image's scale.
  open var cgImage: CGImage? {
    switch content {
    case .empty: return attributes.frames?.first?.cgImage
    case .pixels(let image): return image
    case .symbol(let symbol): return symbol.image(scale: scale)
    }
  }

  /// Draws the image at its size into the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size), blendMode: .normal, alpha: 1)
  }

  /// Draws the image at its size in a blend mode with an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle of the current context.
  open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image into the current context, stretched to the rectangle; a template in the context's fill color.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(context.alpha * alpha)
    ImagePainter(image: self, context: context).draw(in: rect)
    context.restoreGState()
  }

  /// Tiles the rectangle with the image, from its origin.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let upright = upright.cgImage, scale > 0 else { return }
    let toUser = CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: rect.minX, ty: rect.minY)
    context.draw(upright, pixelsToUser: toUser, tiled: rect)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if other === self { return true }
    return content != .empty && content == other.content && scale == other.scale && imageOrientation == other.imageOrientation
      && renderingMode == other.renderingMode && attributes.tint == other.attributes.tint && capInsets == other.capInsets
  }

  open override var hash: Int { content.hashValue }

  open override var description: String {
    switch content {
    case .symbol(let symbol): return "<UIImage symbol(\(symbol.name)) {\(size.width), \(size.height)}>"
    default: return "<UIImage {\(size.width), \(size.height)} scale = \(scale)>"
    }
  }
}
