import UIKit

/// A node that shows a texture or a colored rectangle.
@preconcurrency @MainActor open class SKSpriteNode: SKNode, Colored, SKWarpable {
  /// Creates a node that shows a texture at a size; without a texture it is filled with the color.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    super.init()
    (self.texture, self.color, baseSize) = (texture, color, size)
  }
  /// Creates an empty sprite.
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  /// Creates a sprite from an image of the app.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Creates a sprite from an image of the app. There is no lighting.
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }
  public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
  /// Creates a sprite of a texture, scaled to a size.
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  /// Creates a colored rectangle.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  /// Creates a sprite from the archive of a scene file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// The image of the sprite node.
  open var texture: SKTexture?
  /// A texture of directions for lighting, which is not drawn.
  open var normalTexture: SKTexture?
  /// The color of a sprite without a texture, or the one that is mixed into it.
  open var color = UIColor.clear
  open var colorBlendFactor: CGFloat = 0
  /// The combination of the sprite's pixels with those behind it; by their alpha by default.
  open var blendMode = SKBlendMode.alpha
  /// The point of the sprite at its position, in shares of its size from the bottom left.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The part of the texture that is stretched, in shares of its size.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The categories of lights that light the sprite. There is no lighting.
  open var lightingBitMask: UInt32 = 0
  /// The categories of lights for which the sprite casts shadows. There is no lighting.
  open var shadowCastBitMask: UInt32 = 0
  /// The categories of lights whose shadows fall on the sprite. There is no lighting.
  open var shadowedBitMask: UInt32 = 0
  /// The shader, which is held: there is no graphics processor, so the sprite is drawn without it.
  open var shader: SKShader?
  /// The distortion, which is held: the sprite is drawn without it.
  open var warpGeometry: SKWarpGeometry?
  /// The number of subdivisions of a distortion. It is held.
  open var subdivisionLevels = 0
  /// The size before scaling.
  final var baseSize = CGSize.zero
  var blendColor: UIColor {
    get { color }
    set { color = newValue }
  }
  /// The size, with the node's own scale.
  open var size: CGSize {
    get { CGSize(width: baseSize.width * abs(xScale), height: baseSize.height * abs(yScale)) }
    set {
      baseSize = CGSize(
        width: xScale == 0 ? newValue.width : newValue.width / abs(xScale),
        height: yScale == 0 ? newValue.height : newValue.height / abs(yScale))
    }
  }
  open func scale(to size: CGSize) {
    if baseSize.width != 0 { xScale = size.width / baseSize.width }
    if baseSize.height != 0 { yScale = size.height / baseSize.height }
  }

  override var contentBounds: CGRect {
    CGRect(x: -anchorPoint.x * baseSize.width, y: -anchorPoint.y * baseSize.height, width: baseSize.width, height: baseSize.height)
  }
  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKSpriteNode else { return }
    (texture, color, colorBlendFactor, blendMode) = (other.texture, other.color, other.colorBlendFactor, other.blendMode)
    (anchorPoint, centerRect, baseSize) = (other.anchorPoint, other.centerRect, other.baseSize)
  }
  override func draw(in renderer: SceneRenderer, _ place: SceneRenderer.Place) {
    var sprite = SceneRenderer.Sprite()
    (sprite.size, sprite.anchor) = (baseSize, CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y))
    if let texture {
      var tint = color.components
      tint.alpha *= colorBlendFactor
      sprite.image = texture.image(tinted: tint) ?? texture.cgImage()
      sprite.center = CGRect(x: centerRect.minX, y: 1 - centerRect.maxY, width: centerRect.width, height: centerRect.height)
      sprite.isSmooth = texture.filteringMode == .linear
    } else {
      sprite.color = color
    }
    renderer.add(sprite, for: self, place)
  }
}
