import UIKit

/// A source of light, which is placed by the node it is attached to. Shadows are not drawn.
nonisolated open class SCNLight: NSObject, NSCopying, SCNAnimatable {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light from all directions, without shadows.
    public static let ambient = LightType(rawValue: "ambient")
    /// Light from a point in all directions.
    public static let omni = LightType(rawValue: "omni")
    /// Parallel rays along the negative z axis of the node, such as those of the sun.
    public static let directional = LightType(rawValue: "directional")
    /// Light from a point in a cone.
    public static let spot = LightType(rawValue: "spot")
    /// A light with the distribution of a measured lamp. It is drawn as ``omni``.
    public static let IES = LightType(rawValue: "ies")
    /// Light from the surroundings of a point, as an environment map. It is not drawn.
    public static let probe = LightType(rawValue: "probe")
    /// Light from a surface. It is drawn as ``omni``.
    public static let area = LightType(rawValue: "area")
  }
  /// A name for finding the light; nil by default.
  open var name: String?
  /// The shape of the light; ``LightType/omni`` by default.
  open var type = LightType.omni
  /// The color of the light, a `UIColor` or `CGColor`; white by default.
  open var color: Any = UIColor.white
  /// The brightness in lumens, for a spherical light, or lux, for a directional one; 1,000 by default.
  open var intensity: CGFloat = 1000
  /// The color temperature in kelvins; 6,500, which is white, by default. It is held.
  open var temperature: CGFloat = 6500
  /// Whether it throws shadows, which are not drawn.
  open var castsShadow = false
  /// The color of shadows, a `UIColor` or `CGColor`; black by default.
  open var shadowColor: Any = UIColor.black
  /// The blur radius of shadows.
  open var shadowRadius: CGFloat = 3
  /// The way shadows are drawn, which they are not here.
  open var shadowMode = SCNShadowMode.forward
  /// The size of the map of shadows in pixels.
  open var shadowMapSize = CGSize.zero
  /// The number of samples of a shadow.
  open var shadowSampleCount = 0
  /// The offset of shadows.
  open var shadowBias: CGFloat = 1
  /// Whether the light's area of shadows follows the view.
  open var automaticallyAdjustsShadowProjection = true
  /// The number of maps of shadows.
  open var shadowCascadeCount = 1
  /// The distance to which shadows are drawn.
  open var maximumShadowDistance: CGFloat = 100
  /// The size of the area of shadows.
  open var orthographicScale: CGFloat = 1
  /// The distance of the first shadows.
  open var zNear: CGFloat = 1
  /// The distance of the last shadows.
  open var zFar: CGFloat = 100
  /// The distance at which the light begins to fade; 0 by default.
  open var attenuationStartDistance: CGFloat = 0
  /// The distance at which the light ends; 0, the default, for no end.
  open var attenuationEndDistance: CGFloat = 0
  /// The exponent of fading: 0 constant, 1 linear, 2 quadratic, the default.
  open var attenuationFalloffExponent: CGFloat = 2
  /// The angle of full intensity, in degrees; 0 by default.
  open var spotInnerAngle: CGFloat = 0
  /// The angle of the cone, in degrees; 45 by default.
  open var spotOuterAngle: CGFloat = 45
  /// The image that the light projects. It is held.
  open var gobo: SCNMaterialProperty? { goboProperty }
  private let goboProperty = SCNMaterialProperty(nil)
  /// The file of a measured lamp. It is held.
  open var iesProfileURL: URL?
  /// The categories of nodes that are lit; all by default.
  open var categoryBitMask = -1
  let animations = AnimationList()
  /// Creates a white light in all directions.
  public override init() { super.init() }
  /// Creates a light; values of archives are read with their scene.
  public required init?(coder: NSCoder) { super.init() }
  /// Returns a light with the same values.
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

/// The way shadows are drawn.
public enum SCNShadowMode: Int, Sendable {
  /// While the scene is drawn; the default.
  case forward
  /// After the scene was drawn.
  case deferred
  /// As a projected image.
  case modulated
}
