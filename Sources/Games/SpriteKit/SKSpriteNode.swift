import UIKit

/// A node that displays a texture or a colored rectangle.
@preconcurrency @MainActor open class SKSpriteNode: SKNode, Colored, SKWarpable {
  /// Creates a sprite with a size. Without a texture it is filled with the color.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    super.init()
    (self.texture, self.color, baseSize) = (texture, color, size)
  }
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  /// Creates a sprite from an image of the app. The normal map is not generated, because lights are not drawn.
  public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) { self.init(imageNamed: name) }
  public convenience init(texture: SKTexture?) { self.init(texture: texture, color: .white, size: texture?.size() ?? .zero) }
  public convenience init(texture: SKTexture?, size: CGSize) { self.init(texture: texture, color: .white, size: size) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  /// Creates a sprite from the archive of a scene file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open var texture: SKTexture?
  /// The normal map for lights. It is stored only.
  open var normalTexture: SKTexture?
  /// The fill color of a sprite without a texture, or the color that is blended with the texture.
  open var color = UIColor.clear
  open var colorBlendFactor: CGFloat = 0
  /// The blending with the pixels behind. The default is alpha blending.
  open var blendMode = SKBlendMode.alpha
  /// The point of the sprite that is at its position, in shares of its size from the bottom left. The default is the center.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The part of the texture that is stretched, in shares of its size. The default is all of it.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The categories of lights that light the sprite. It is stored only.
  open var lightingBitMask: UInt32 = 0
  /// The categories of lights for which the sprite casts shadows. It is stored only.
  open var shadowCastBitMask: UInt32 = 0
  /// The categories of lights whose shadows fall on the sprite. It is stored only.
  open var shadowedBitMask: UInt32 = 0
  /// The shader. It is stored only: without a GPU the sprite is drawn without it.
  open var shader: SKShader?
  /// The warp geometry. It is stored only: the sprite is drawn without it.
  open var warpGeometry: SKWarpGeometry?
  /// The number of subdivisions of the warp geometry. It is stored only.
  open var subdivisionLevels = 0
  /// The size before scaling.
  final var baseSize = CGSize.zero
  var blendColor: UIColor {
    get { color }
    set { color = newValue }
  }
  /// The size in points, including the node's scale.
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
