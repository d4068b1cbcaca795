import UIKit

/// The appearance of a surface.
nonisolated open class SCNMaterial: NSObject, NSCopying, SCNAnimatable, SCNShadable {
  /// The lighting of a surface.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Diffuse light and highlights by Blinn's halfway vector; the default of a material.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Diffuse light and highlights by Phong's reflected ray.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Diffuse light without highlights, by Lambert's cosine law.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// The surface has its own color, independent of lights.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// Light as real materials reflect it, by metalness and roughness. It is drawn as diffuse light with a highlight.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    /// The surface only receives shadows: it is not drawn.
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }
  /// A name for finding the material; nil by default.
  open var name: String?
  /// The color or texture in direct light; white by default.
  public let diffuse = SCNMaterialProperty(UIColor.white)
  /// The color in ambient light.
  public let ambient = SCNMaterialProperty(UIColor.gray)
  /// The color of highlights.
  public let specular = SCNMaterialProperty(UIColor.black)
  /// The color that it gives off.
  public let emission = SCNMaterialProperty(UIColor.black)
  /// The opacity, by the alpha of a color or image; white, which is opaque, by default.
  public let transparent = SCNMaterialProperty(UIColor.white)
  /// The surroundings that the surface reflects, a color or an image; black by default. It is held and not drawn.
  public let reflective = SCNMaterialProperty(UIColor.black)
  /// A color for all others.
  public let multiply = SCNMaterialProperty(UIColor.white)
  /// Directions of the surface. It is held and not drawn.
  public let normal = SCNMaterialProperty(UIColor.white)
  /// The displacement of the surface. It is held and not drawn.
  public let displacement = SCNMaterialProperty(UIColor.black)
  /// The share of ambient light that reaches the surface. It is held and not drawn.
  public let ambientOcclusion = SCNMaterialProperty(UIColor.white)
  /// The light that reaches the surface in addition to lights; black by default.
  public let selfIllumination = SCNMaterialProperty(UIColor.black)
  /// The likeness to metal: black, the default, for none and white for full.
  public let metalness = SCNMaterialProperty(UIColor.black)
  /// The roughness of the surface: black, the default, for a mirror and white for a dull surface.
  public let roughness = SCNMaterialProperty(UIColor.black)
  /// The clear coat over the surface. It is held and not drawn.
  public let clearCoat = SCNMaterialProperty(UIColor.black)
  /// The roughness of the clear coat. It is held and not drawn.
  public let clearCoatRoughness = SCNMaterialProperty(UIColor.black)
  /// The sharpness of highlights; 1 by default.
  open var shininess: CGFloat = 1
  /// The opacity of the whole surface, from 0 to 1; 1 by default.
  open var transparency: CGFloat = 1
  /// The lighting of the surface.
  open var lightingModel = LightingModel.blinn
  /// Whether both sides are drawn.
  open var isDoubleSided = false
  /// Whether it hides objects behind it.
  open var writesToDepthBuffer = true
  /// Whether it is hidden by objects in front of it.
  open var readsFromDepthBuffer = true
  /// Whether light is computed for each pixel; `true` by default. It is held.
  open var isLitPerPixel = true
  /// Whether the ambient color follows the diffuse one; `true` by default.
  open var locksAmbientWithDiffuse = true
  /// The side that is not drawn; the back by default.
  open var cullMode = SCNCullMode.back
  /// Whether faces or edges are drawn.
  open var fillMode = SCNFillMode.fill
  /// The mixture with the pixels behind.
  open var blendMode = SCNBlendMode.alpha
  /// The meaning of ``transparent``.
  open var transparencyMode = SCNTransparencyMode.aOne
  /// The exponent of reflections at flat angles. It is held.
  open var fresnelExponent: CGFloat = 0
  /// The color components that are written. It is held.
  open var colorBufferWriteMask = SCNColorMask.all
  /// A program of shaders, which is held: there is no graphics processor, so the material is drawn without it.
  open var program: SCNProgram?
  /// Pieces of shaders, which are held: there is no graphics processor, so the material is drawn without them.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  let animations = AnimationList()

  /// Creates a white material.
  public override init() { super.init() }
  /// Creates a white material; values of archives are read with their scene.
  public required init?(coder: NSCoder) { super.init() }

  var properties: [SCNMaterialProperty] {
    [
      diffuse, ambient, specular, emission, transparent, reflective, multiply, normal, displacement, ambientOcclusion, selfIllumination,
      metalness, roughness, clearCoat, clearCoatRoughness,
    ]
  }
  /// Returns a material with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNMaterial()
    for (to, from) in zip(copy.properties, properties) { to.take(from) }
    (copy.name, copy.shininess, copy.transparency, copy.lightingModel) = (name, shininess, transparency, lightingModel)
    (copy.isDoubleSided, copy.writesToDepthBuffer, copy.readsFromDepthBuffer) = (isDoubleSided, writesToDepthBuffer, readsFromDepthBuffer)
    (copy.isLitPerPixel, copy.locksAmbientWithDiffuse) = (isLitPerPixel, locksAmbientWithDiffuse)
    (copy.cullMode, copy.fillMode, copy.blendMode, copy.transparencyMode) = (cullMode, fillMode, blendMode, transparencyMode)
    (copy.fresnelExponent, copy.program, copy.shaderModifiers) = (fresnelExponent, program, shaderModifiers)
    return copy
  }
}

/// The side of a surface that is not drawn.
public enum SCNCullMode: Int, Sendable {
  /// The back, whose corners appear clockwise; the default.
  case back
  case front
}

/// The drawn parts of a surface.
public enum SCNFillMode: UInt, Sendable {
  /// Faces; the default.
  case fill
  /// Edges of triangles.
  case lines
}

/// The mixture of a surface with the pixels behind it.
public enum SCNBlendMode: Int, Sendable {
  /// By the opacity of the surface; the default.
  case alpha
  /// The sum of both.
  case add
  /// The difference of both.
  case subtract
  /// The product of both.
  case multiply
  /// The inverse of the product of the inverses.
  case screen
  /// The surface without the pixels behind it.
  case replace
  /// The larger of both.
  case max
}

/// The meaning of a material's transparent property.
public enum SCNTransparencyMode: Int, Sendable {
  /// Alpha, where 1 is opaque; the default.
  case aOne
  /// Luminance, where 0 is opaque.
  case rgbZero
  case singleLayer
  /// The back before the front.
  case dualLayer
  /// The same as ``aOne``.
  public static let `default` = SCNTransparencyMode.aOne
}
