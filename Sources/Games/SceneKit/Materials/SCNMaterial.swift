import UIKit

nonisolated open class SCNMaterial: NSObject, NSCopying, SCNAnimatable, SCNShadable {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Diffuse light and highlights by Blinn's halfway vector; the default of a material.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Diffuse light and highlights by Phong's reflected ray.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Diffuse light without highlights, by Lambert's cosine law.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// The surface has its own color, regardless of lights.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// Physically based reflection with metalness and roughness. It is drawn as diffuse light with a highlight.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    /// The surface is not drawn; it only receives shadows.
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }
  /// A name for finding the material; nil by default.
  open var name: String?
  /// The color or texture in direct light; white by default.
  public let diffuse = SCNMaterialProperty(UIColor.white)
  /// The color in ambient light; gray by default.
  public let ambient = SCNMaterialProperty(UIColor.gray)
  /// The color of highlights; black by default.
  public let specular = SCNMaterialProperty(UIColor.black)
  /// The emitted color; black by default.
  public let emission = SCNMaterialProperty(UIColor.black)
  /// The opacity, from the alpha component of a color or image; white, which is opaque, by default.
  public let transparent = SCNMaterialProperty(UIColor.white)
  /// The reflected environment, a color or an image; black by default. It is stored only.
  public let reflective = SCNMaterialProperty(UIColor.black)
  /// A color that multiplies all others; white by default.
  public let multiply = SCNMaterialProperty(UIColor.white)
  /// The normal map. It is stored only.
  public let normal = SCNMaterialProperty(UIColor.white)
  /// The displacement map. It is stored only.
  public let displacement = SCNMaterialProperty(UIColor.black)
  /// The share of ambient light that reaches the surface. It is stored only.
  public let ambientOcclusion = SCNMaterialProperty(UIColor.white)
  /// The light that reaches the surface in addition to lights; black by default.
  public let selfIllumination = SCNMaterialProperty(UIColor.black)
  /// The metalness: black, the default, for none and white for full metalness.
  public let metalness = SCNMaterialProperty(UIColor.black)
  /// The roughness: black, the default, for a mirror and white for a dull surface.
  public let roughness = SCNMaterialProperty(UIColor.black)
  /// The clear coat over the surface. It is stored only.
  public let clearCoat = SCNMaterialProperty(UIColor.black)
  /// The roughness of the clear coat. It is stored only.
  public let clearCoatRoughness = SCNMaterialProperty(UIColor.black)
  /// The sharpness of highlights; 1 by default.
  open var shininess: CGFloat = 1
  /// The opacity of the whole surface, from 0 to 1; 1 by default.
  open var transparency: CGFloat = 1
  open var lightingModel = LightingModel.blinn
  /// Whether both sides are drawn. The default is false.
  open var isDoubleSided = false
  /// Whether the surface hides objects behind it. The default is true.
  open var writesToDepthBuffer = true
  /// Whether objects in front hide the surface. The default is true.
  open var readsFromDepthBuffer = true
  /// Whether light is computed for each pixel; `true` by default. It is stored only.
  open var isLitPerPixel = true
  /// Whether the ambient color follows the diffuse one; `true` by default.
  open var locksAmbientWithDiffuse = true
  /// The side that is not drawn; the back by default.
  open var cullMode = SCNCullMode.back
  open var fillMode = SCNFillMode.fill
  /// The blending with the pixels behind. The default is ``SCNBlendMode/alpha``.
  open var blendMode = SCNBlendMode.alpha
  /// The interpretation of ``transparent``. The default is ``SCNTransparencyMode/aOne``.
  open var transparencyMode = SCNTransparencyMode.aOne
  /// The exponent of reflections at grazing angles. It is stored only.
  open var fresnelExponent: CGFloat = 0
  /// The color components that are written. It is stored only.
  open var colorBufferWriteMask = SCNColorMask.all
  /// The shader program. It is stored only: without a GPU the material is drawn without it.
  open var program: SCNProgram?
  /// Shader snippets. They are stored only: without a GPU the material is drawn without them.
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  let animations = AnimationList()

  /// Creates a white material.
  public override init() { super.init() }
  /// Creates a white material; the values in archives are read with their scene.
  public required init?(coder: NSCoder) { super.init() }

  var properties: [SCNMaterialProperty] {
    [
      diffuse, ambient, specular, emission, transparent, reflective, multiply, normal, displacement, ambientOcclusion, selfIllumination,
      metalness, roughness, clearCoat, clearCoatRoughness,
    ]
  }
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

public enum SCNCullMode: Int, Sendable {
  /// The back, whose vertices appear in clockwise order; the default.
  case back
  case front
}

public enum SCNFillMode: UInt, Sendable {
  case fill
  /// The edges of triangles.
  case lines
}

public enum SCNBlendMode: Int, Sendable {
  /// Alpha blending; the default.
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

public enum SCNTransparencyMode: Int, Sendable {
  /// Alpha, where 1 is opaque; the default.
  case aOne
  /// Luminance, where 0 is opaque.
  case rgbZero
  case singleLayer
  /// Alpha, with the back drawn before the front.
  case dualLayer
  /// The same as ``aOne``.
  public static let `default` = SCNTransparencyMode.aOne
}
