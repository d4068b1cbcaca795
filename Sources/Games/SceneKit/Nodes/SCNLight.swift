import UIKit

/// A source of light. Its node determines its position. Shadows are not drawn.
nonisolated open class SCNLight: NSObject, NSCopying, SCNAnimatable {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    /// Parallel rays along the negative z axis of the node, such as sunlight.
    public static let directional = LightType(rawValue: "directional")
    /// Light from a point within a cone.
    public static let spot = LightType(rawValue: "spot")
    /// A light with the photometric profile of a lamp. It is drawn as ``omni``.
    public static let IES = LightType(rawValue: "ies")
    /// Light from the surroundings of a point, as an environment map. It is not drawn.
    public static let probe = LightType(rawValue: "probe")
    /// Light from a surface. It is drawn as ``omni``.
    public static let area = LightType(rawValue: "area")
  }
  /// A name for finding the light; nil by default.
  open var name: String?
  /// The type of the light; ``LightType/omni`` by default.
  open var type = LightType.omni
  /// The color of the light, a `UIColor` or `CGColor`; white by default.
  open var color: Any = UIColor.white
  /// The brightness in lumens, or lux for a directional light; 1,000 by default.
  open var intensity: CGFloat = 1000
  /// The color temperature in kelvins; 6,500, which is white, by default. It is stored only.
  open var temperature: CGFloat = 6500
  /// Whether the light casts shadows. It is stored only: shadows are not drawn.
  open var castsShadow = false
  /// The color of shadows, a `UIColor` or `CGColor`; black by default. It is stored only.
  open var shadowColor: Any = UIColor.black
  /// The blur radius of shadows. It is stored only.
  open var shadowRadius: CGFloat = 3
  /// The rendering of shadows. It is stored only.
  open var shadowMode = SCNShadowMode.forward
  /// The size of the shadow map in pixels. It is stored only.
  open var shadowMapSize = CGSize.zero
  /// The number of samples of a shadow. It is stored only.
  open var shadowSampleCount = 0
  /// The offset of shadows. It is stored only.
  open var shadowBias: CGFloat = 1
  /// Whether the projection of shadows is adjusted to the view. It is stored only.
  open var automaticallyAdjustsShadowProjection = true
  /// The number of shadow maps. It is stored only.
  open var shadowCascadeCount = 1
  /// The distance up to which shadows are drawn. It is stored only.
  open var maximumShadowDistance: CGFloat = 100
  /// The size of the projection of shadows. It is stored only.
  open var orthographicScale: CGFloat = 1
  /// The minimum distance of shadows. It is stored only.
  open var zNear: CGFloat = 1
  /// The maximum distance of shadows. It is stored only.
  open var zFar: CGFloat = 100
  /// The distance at which the light begins to fade; 0 by default.
  open var attenuationStartDistance: CGFloat = 0
  /// The distance at which the light ends; 0, the default, for no end.
  open var attenuationEndDistance: CGFloat = 0
  /// The exponent of the attenuation: 0 for constant, 1 for linear, 2 for quadratic, the default.
  open var attenuationFalloffExponent: CGFloat = 2
  /// The angle of full intensity, in degrees; 0 by default.
  open var spotInnerAngle: CGFloat = 0
  /// The angle of the cone, in degrees; 45 by default.
  open var spotOuterAngle: CGFloat = 45
  /// The image that the light projects. It is stored only.
  open var gobo: SCNMaterialProperty? { goboProperty }
  private let goboProperty = SCNMaterialProperty(nil)
  /// The photometric profile. It is stored only.
  open var iesProfileURL: URL?
  /// The categories of nodes that are lit; all by default.
  open var categoryBitMask = -1
  let animations = AnimationList()
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNLight()
    (copy.name, copy.type, copy.color, copy.intensity, copy.temperature) = (name, type, color, intensity, temperature)
    (copy.castsShadow, copy.shadowColor, copy.shadowRadius, copy.shadowMode) = (castsShadow, shadowColor, shadowRadius, shadowMode)
    (copy.attenuationStartDistance, copy.attenuationEndDistance) = (attenuationStartDistance, attenuationEndDistance)
    copy.attenuationFalloffExponent = attenuationFalloffExponent
    (copy.spotInnerAngle, copy.spotOuterAngle, copy.categoryBitMask) = (spotInnerAngle, spotOuterAngle, categoryBitMask)
    return copy
  }
}

public enum SCNShadowMode: Int, Sendable {
  /// Shadows are drawn with the scene; the default.
  case forward
  /// Shadows are drawn after the scene.
  case deferred
  /// Shadows are drawn as a projected image.
  case modulated
}
