import UIKit

/// A visual property of a material.
nonisolated open class SCNMaterialProperty: NSObject {
  /// A color, an image or the name of one.
  open var contents: Any?
  /// The intensity.
  open var intensity: CGFloat = 1
  /// The transform of the contents on the surface.
  open var contentsTransform = SCNMatrix4Identity
  /// The wrapping in the horizontal direction.
  open var wrapS = SCNWrapMode.clamp
  /// The wrapping in the vertical direction.
  open var wrapT = SCNWrapMode.clamp
  init(_ contents: Any?) {
    self.contents = contents
    super.init()
  }
}
/// The content outside of a texture.
public enum SCNWrapMode: Int, Sendable {
  /// The edge.
  case clamp = 1
  /// The texture again.
  case `repeat` = 2
  /// Nothing is drawn.
  case clampToBorder = 3
  /// The texture mirrored.
  case mirror = 4
}

/// The appearance of a surface.
nonisolated open class SCNMaterial: NSObject {
  /// The lighting of a surface.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Blinn's.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Phong's.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Lambert's.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// Without light.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// As real materials.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }
  /// The name.
  open var name: String?
  /// The color.
  public let diffuse = SCNMaterialProperty(UIColor.white)
  /// The color in ambient light.
  public let ambient = SCNMaterialProperty(UIColor.gray)
  /// The color of highlights.
  public let specular = SCNMaterialProperty(UIColor.black)
  /// The color that it gives off.
  public let emission = SCNMaterialProperty(UIColor.black)
  /// The transparency.
  public let transparent = SCNMaterialProperty(UIColor.white)
  /// The reflection.
  public let reflective = SCNMaterialProperty(UIColor.black)
  /// A color for all others.
  public let multiply = SCNMaterialProperty(UIColor.white)
  /// Directions of the surface.
  public let normal = SCNMaterialProperty(UIColor.white)
  /// The metalness.
  public let metalness = SCNMaterialProperty(UIColor.black)
  /// The roughness.
  public let roughness = SCNMaterialProperty(UIColor.black)
  /// The sharpness of highlights.
  open var shininess: CGFloat = 1
  /// The opacity.
  open var transparency: CGFloat = 1
  /// The lighting of the surface.
  open var lightingModel = LightingModel.blinn
  /// Whether both sides are drawn.
  open var isDoubleSided = false
  /// Whether it hides objects behind it.
  open var writesToDepthBuffer = true
  /// Whether it is hidden by objects in front of it.
  open var readsFromDepthBuffer = true
}

/// A form.
nonisolated open class SCNGeometry: NSObject {
  /// The name.
  open var name: String?
  /// The appearance of the surfaces.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// The appearance of the first surface.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { if let newValue { materials = [newValue] + materials.dropFirst() } else { materials = Array(materials.dropFirst()) } }
  }
  /// The corners of the box around the form.
  open var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(.zero) }
  static func box(_ size: SIMD3<Float>) -> (min: SCNVector3, max: SCNVector3) { (SCNVector3(size * -0.5), SCNVector3(size * 0.5)) }
}
/// A box.
nonisolated open class SCNBox: SCNGeometry {
  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The length.
  open var length: CGFloat
  /// The radius of the edges.
  open var chamferRadius: CGFloat
  /// Creates a box.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    super.init()
  }
  /// Creates a box of one unit.
  public convenience override init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(SIMD3(Float(width), Float(height), Float(length))) }
}
/// A ball.
nonisolated open class SCNSphere: SCNGeometry {
  /// The radius.
  open var radius: CGFloat
  /// The number of parts around it.
  open var segmentCount = 48
  /// Whether parts are equal.
  open var isGeodesic = false
  /// Creates a ball.
  public init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }
  /// Creates a ball of half a unit.
  public convenience override init() { self.init(radius: 0.5) }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(SIMD3(repeating: Float(radius * 2))) }
}
/// A rectangle.
nonisolated open class SCNPlane: SCNGeometry {
  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// Creates a rectangle.
  public init(width: CGFloat, height: CGFloat) {
    (self.width, self.height) = (width, height)
    super.init()
  }
  /// Creates a square of one unit.
  public convenience override init() { self.init(width: 1, height: 1) }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(SIMD3(Float(width), Float(height), 0)) }
}
/// An infinite floor.
nonisolated open class SCNFloor: SCNGeometry {
  /// The reflectivity.
  open var reflectivity: CGFloat = 0.25
}
/// A cylinder.
nonisolated open class SCNCylinder: SCNGeometry {
  /// The radius.
  open var radius: CGFloat
  /// The height.
  open var height: CGFloat
  /// Creates a cylinder.
  public init(radius: CGFloat, height: CGFloat) {
    (self.radius, self.height) = (radius, height)
    super.init()
  }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(SIMD3(Float(radius * 2), Float(height), Float(radius * 2))) }
}
/// A cone.
nonisolated open class SCNCone: SCNGeometry {
  /// The radius above.
  open var topRadius: CGFloat
  /// The radius below.
  open var bottomRadius: CGFloat
  /// The height.
  open var height: CGFloat
  /// Creates a cone.
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    super.init()
  }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let width = Float(max(topRadius, bottomRadius) * 2)
    return Self.box(SIMD3(width, Float(height), width))
  }
}
/// A pyramid.
nonisolated open class SCNPyramid: SCNGeometry {
  /// The width.
  open var width: CGFloat
  /// The height.
  open var height: CGFloat
  /// The length.
  open var length: CGFloat
  /// Creates a pyramid.
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    super.init()
  }
}
/// A ring.
nonisolated open class SCNTorus: SCNGeometry {
  /// The radius of the ring.
  open var ringRadius: CGFloat
  /// The radius of its pipe.
  open var pipeRadius: CGFloat
  /// Creates a ring.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    super.init()
  }
}
/// A tube.
nonisolated open class SCNTube: SCNGeometry {
  /// The radius inside.
  open var innerRadius: CGFloat
  /// The radius outside.
  open var outerRadius: CGFloat
  /// The height.
  open var height: CGFloat
  /// Creates a tube.
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    super.init()
  }
}
/// A cylinder with round ends.
nonisolated open class SCNCapsule: SCNGeometry {
  /// The radius.
  open var capRadius: CGFloat
  /// The height.
  open var height: CGFloat
  /// Creates a capsule.
  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
    super.init()
  }
}
/// Text with depth.
nonisolated open class SCNText: SCNGeometry {
  /// A string or an attributed one.
  open var string: Any?
  /// The depth.
  open var extrusionDepth: CGFloat
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 36)
  /// The smoothness of curves.
  open var flatness: CGFloat = 0.6
  /// The radius of the edges.
  open var chamferRadius: CGFloat = 0
  /// The alignment of lines.
  open var alignmentMode = "natural"
  /// The box of lines.
  open var containerFrame = CGRect.zero
  /// Whether lines break.
  open var isWrapped = false
  /// Creates a text.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
    super.init()
  }
}
/// A flat form with depth.
nonisolated open class SCNShape: SCNGeometry {
  /// The outline.
  open var path: UIBezierPath?
  /// The depth.
  open var extrusionDepth: CGFloat
  /// Creates a form.
  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
    super.init()
  }
}

/// A light.
nonisolated open class SCNLight: NSObject {
  /// The kinds of lights.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From everywhere.
    public static let ambient = LightType(rawValue: "ambient")
    /// From a point to all sides.
    public static let omni = LightType(rawValue: "omni")
    /// From one direction.
    public static let directional = LightType(rawValue: "directional")
    /// From a point in a cone.
    public static let spot = LightType(rawValue: "spot")
    /// A light with the distribution of a measured lamp.
    public static let IES = LightType(rawValue: "ies")
    /// From around.
    public static let probe = LightType(rawValue: "probe")
  }
  /// The kind.
  open var type = LightType.omni
  /// A color.
  open var color: Any = UIColor.white
  /// The intensity.
  open var intensity: CGFloat = 1000
  /// The color temperature.
  open var temperature: CGFloat = 6500
  /// Whether it throws shadows.
  open var castsShadow = false
  /// The color of shadows.
  open var shadowColor: Any = UIColor.black
  /// The blur radius of shadows.
  open var shadowRadius: CGFloat = 3
  /// The angle of full intensity.
  open var spotInnerAngle: CGFloat = 0
  /// The angle of the cone.
  open var spotOuterAngle: CGFloat = 45
}

/// A camera.
nonisolated open class SCNCamera: NSObject {
  /// The name.
  open var name: String?
  /// The angle of the view in degrees.
  open var fieldOfView: CGFloat = 60
  /// The minimum distance.
  open var zNear: Double = 1
  /// The maximum distance.
  open var zFar: Double = 100
  /// Whether the camera uses an orthographic projection, in which distance does not change the size; false by default.
  open var usesOrthographicProjection = false
  /// The scale of an orthographic projection; 1 by default.
  open var orthographicScale: Double = 1
  /// Whether distances are found out.
  open var automaticallyAdjustsZRange = false
  /// Whether colors can be brighter than white.
  open var wantsHDR = false
}

/// A body, which is not simulated.
nonisolated open class SCNPhysicsBody: NSObject {
  /// The kinds of bodies.
  public enum BodyType: Int, Sendable {
    /// The body does not move.
    case `static`
    /// Forces move it.
    case dynamic
    /// The app moves it.
    case kinematic
  }
  /// The kind.
  open var type: BodyType
  /// The form.
  open var physicsShape: SCNPhysicsShape?
  /// The mass.
  open var mass: CGFloat = 1
  /// The friction.
  open var friction: CGFloat = 0.5
  /// The bounciness.
  open var restitution: CGFloat = 0.5
  /// Whether gravity moves it.
  open var isAffectedByGravity = true
  /// The categories that the body is of.
  open var categoryBitMask = 1
  /// The categories that the body collides with.
  open var collisionBitMask = -1
  /// The categories whose contacts are reported.
  open var contactTestBitMask = 0
  /// The velocity.
  open var velocity = SCNVector3Zero
  /// Creates a body.
  public init(type: BodyType, shape: SCNPhysicsShape?) {
    (self.type, physicsShape) = (type, shape)
    super.init()
  }
  /// Creates a body that does not move.
  open class func `static`() -> Self { SCNPhysicsBody(type: .static, shape: nil) as! Self }
  /// Creates a body that forces move.
  open class func dynamic() -> Self { SCNPhysicsBody(type: .dynamic, shape: nil) as! Self }
  /// Creates a body that the app moves.
  open class func kinematic() -> Self { SCNPhysicsBody(type: .kinematic, shape: nil) as! Self }
}
/// The form of a body.
nonisolated open class SCNPhysicsShape: NSObject {
  /// Creates the form of a geometry.
  public init(geometry: SCNGeometry, options: [Option: Any]? = nil) { super.init() }
  /// Creates the form of a node.
  public init(node: SCNNode, options: [Option: Any]? = nil) { super.init() }
  /// Options of forms.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of form.
    public static let type = Option(rawValue: "SCNPhysicsShapeTypeKey")
    /// The scale.
    public static let scale = Option(rawValue: "SCNPhysicsShapeScaleKey")
  }
}
/// A rule for nodes, which is not applied.
nonisolated open class SCNConstraint: NSObject {
  /// The weight of the constraint.
  open var influenceFactor: CGFloat = 1
}
/// Rotates a node toward another one. It is not applied on Linux.
nonisolated open class SCNLookAtConstraint: SCNConstraint {
  /// The node.
  open var target: SCNNode?
  /// Whether the node does not roll.
  open var isGimbalLockEnabled = false
  /// Creates a rule.
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
}
/// Rotates a node toward the camera. It is not applied on Linux.
nonisolated open class SCNBillboardConstraint: SCNConstraint {
  /// Axes.
  public struct Axis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The first axis.
    public static let X = Axis(rawValue: 1)
    /// The second axis.
    public static let Y = Axis(rawValue: 2)
    /// The third axis.
    public static let Z = Axis(rawValue: 4)
    /// All axes.
    public static let all = Axis(rawValue: 7)
  }
  /// The axes of rotation.
  open var freeAxes = Axis.all
}
