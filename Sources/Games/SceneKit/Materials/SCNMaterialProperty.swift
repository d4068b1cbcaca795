import UIKit

/// A visual property of a material.
nonisolated open class SCNMaterialProperty: NSObject, SCNAnimatable {
  /// A color, an image, a number or the name of a file. Layers and scenes of SpriteKit are drawn as they are when they are set.
  open var contents: Any? { didSet { texture = nil } }
  /// The factor of the contents, from 0 to 1; 1 by default.
  open var intensity: CGFloat = 1
  /// The transform of the contents on the surface.
  open var contentsTransform = SCNMatrix4Identity
  /// The wrapping in the horizontal direction.
  open var wrapS = SCNWrapMode.clamp
  /// The wrapping in the vertical direction.
  open var wrapT = SCNWrapMode.clamp
  /// The sampling of reduced contents. Smooth modes are drawn alike.
  open var minificationFilter = SCNFilterMode.linear
  /// The sampling of enlarged contents.
  open var magnificationFilter = SCNFilterMode.linear
  /// The sampling between reduced copies of the contents. It is held; there are no reduced copies.
  open var mipFilter = SCNFilterMode.none
  /// The number of the texture coordinates; 0 by default. Only the first coordinates are drawn.
  open var mappingChannel = 0
  /// The number of samples for inclined surfaces. It is held.
  open var maxAnisotropy: CGFloat = .greatestFiniteMagnitude
  /// The color outside of the contents, a `UIColor` or `CGColor`; nil by default.
  open var borderColor: Any?
  /// The color components that are used. It is held.
  open var textureComponents = SCNColorMask.all
  let animations = AnimationList()
  /// The pixels of the contents, after they were first drawn.
  var texture: Texture??

  /// Creates a property without contents.
  public override init() { super.init() }
  /// Creates a property with a color, an image or the name of a file.
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
  /// The texture again.
  case `repeat` = 2
  /// Nothing is drawn.
  case clampToBorder = 3
  /// The texture mirrored.
  case mirror = 4
}

/// The sampling of a texture.
public enum SCNFilterMode: Int, Sendable {
  /// The default of the renderer.
  case none
  /// The nearest pixel.
  case nearest
  /// A mixture of the nearest four pixels.
  case linear
}

/// A set of color components.
public struct SCNColorMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No component.
  public static let none: SCNColorMask = []
  /// The red component.
  public static let red = SCNColorMask(rawValue: 8)
  /// The green component.
  public static let green = SCNColorMask(rawValue: 4)
  /// The blue component.
  public static let blue = SCNColorMask(rawValue: 2)
  /// The opacity.
  public static let alpha = SCNColorMask(rawValue: 1)
  /// All components.
  public static let all = SCNColorMask(rawValue: 15)
}
