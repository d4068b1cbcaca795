import UIKit

nonisolated open class SCNMaterialProperty: NSObject, SCNAnimatable {
  /// A color, an image, a number or the name of a file. Layers and SpriteKit scenes are drawn once, when they are set.
  open var contents: Any? { didSet { texture = nil } }
  /// A factor for the contents, from 0 to 1; 1 by default.
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  /// The wrapping in the horizontal direction. The default is ``SCNWrapMode/clamp``.
  open var wrapS = SCNWrapMode.clamp
  /// The wrapping in the vertical direction. The default is ``SCNWrapMode/clamp``.
  open var wrapT = SCNWrapMode.clamp
  /// The filter for reduced contents. All smooth filters are drawn alike.
  open var minificationFilter = SCNFilterMode.linear
  /// The filter for enlarged contents.
  open var magnificationFilter = SCNFilterMode.linear
  /// The filter between mipmap levels. It is stored only, because there are no mipmaps.
  open var mipFilter = SCNFilterMode.none
  /// The index of the texture coordinates; 0 by default. Only the first ones are drawn.
  open var mappingChannel = 0
  /// The number of samples for inclined surfaces. It is stored only.
  open var maxAnisotropy: CGFloat = .greatestFiniteMagnitude
  /// The color outside of the contents, a `UIColor` or `CGColor`; nil by default.
  open var borderColor: Any?
  /// The color components that are used. It is stored only.
  open var textureComponents = SCNColorMask.all
  let animations = AnimationList()
  /// The pixels of the contents, which are created when they are first drawn.
  var texture: Texture??

  public override init() { super.init() }
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
  init(_ contents: Any?) {
    self.contents = contents
    super.init()
  }

  func take(_ other: SCNMaterialProperty) {
    (contents, texture) = (other.contents, other.texture)
    (intensity, contentsTransform, wrapS, wrapT) = (other.intensity, other.contentsTransform, other.wrapS, other.wrapT)
    (minificationFilter, magnificationFilter, mipFilter) = (other.minificationFilter, other.magnificationFilter, other.mipFilter)
    (mappingChannel, borderColor, textureComponents) = (other.mappingChannel, other.borderColor, other.textureComponents)
  }
}

/// The content outside of a texture.
public enum SCNWrapMode: Int, Sendable {
  /// The pixels of the texture's edge are repeated; the default.
  case clamp = 1
  case `repeat` = 2
  /// Nothing is drawn.
  case clampToBorder = 3
  /// The texture is repeated, and mirrored each time.
  case mirror = 4
}

public enum SCNFilterMode: Int, Sendable {
  /// The default of the renderer.
  case none
  case nearest
  /// A bilinear mixture of the nearest four pixels.
  case linear
}

public struct SCNColorMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none: SCNColorMask = []
  public static let red = SCNColorMask(rawValue: 8)
  public static let green = SCNColorMask(rawValue: 4)
  public static let blue = SCNColorMask(rawValue: 2)
  public static let alpha = SCNColorMask(rawValue: 1)
  public static let all = SCNColorMask(rawValue: 15)
}
