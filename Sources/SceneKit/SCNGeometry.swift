import UIKit

/// A visual property of a material.
nonisolated open class SCNMaterialProperty: NSObject {
  /// A color, an image or the name of one.
  open var contents: Any?
  /// The factor of the contents, from 0 to 1; 1 by default.
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
  /// The pixels of the texture's edge are repeated; the default.
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
    /// Diffuse light and highlights by Blinn's halfway vector; the default of a material.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Diffuse light and highlights by Phong's reflected ray.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Diffuse light without highlights, by Lambert's cosine law.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// The surface has its own color, independent of lights.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// Light as real materials reflect it, by metalness and roughness.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
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
  /// The surroundings that the surface reflects, a color or an image; black by default.
  public let reflective = SCNMaterialProperty(UIColor.black)
  /// A color for all others.
  public let multiply = SCNMaterialProperty(UIColor.white)
  /// Directions of the surface.
  public let normal = SCNMaterialProperty(UIColor.white)
  /// The likeness to metal: black, the default, for none and white for full.
  public let metalness = SCNMaterialProperty(UIColor.black)
  /// The roughness of the surface: black, the default, for a mirror and white for a dull surface.
  public let roughness = SCNMaterialProperty(UIColor.black)
  /// The sharpness of highlights.
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
}

/// A form with materials, which a node shows.
nonisolated open class SCNGeometry: NSObject {
  /// A name for finding the geometry; nil by default.
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
/// A box with its center at the origin, optionally with rounded edges. Lengths are in units of the scene.
nonisolated open class SCNBox: SCNGeometry {
  /// The size along the x axis, in units of the scene; 1 by default.
  open var width: CGFloat
  /// The size along the y axis, in units of the scene; 1 by default.
  open var height: CGFloat
  /// The size along the z axis, in units of the scene; 1 by default.
  open var length: CGFloat
  /// The radius of the edges.
  open var chamferRadius: CGFloat
  /// Creates a box with edges of a radius; 0 for sharp ones.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    super.init()
  }
  /// Creates a box of one unit.
  public convenience override init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(SIMD3(Float(width), Float(height), Float(length))) }
}
/// A ball with its center at the origin.
nonisolated open class SCNSphere: SCNGeometry {
  /// The radius in units of the scene; 0.5 by default.
  open var radius: CGFloat
  /// The number of parts around it.
  open var segmentCount = 48
  /// Whether parts are equal.
  open var isGeodesic = false
  /// Creates a ball of a radius.
  public init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }
  /// Creates a ball of half a unit.
  public convenience override init() { self.init(radius: 0.5) }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(SIMD3(repeating: Float(radius * 2))) }
}
/// A flat rectangle in the plane of the x and y axes.
nonisolated open class SCNPlane: SCNGeometry {
  /// The size along the x axis, in units of the scene; 1 by default.
  open var width: CGFloat
  /// The size along the y axis, in units of the scene; 1 by default.
  open var height: CGFloat
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// Creates a rectangle in the plane of the x and y axes.
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
  /// The share of light that is reflected, from 0 to 1; 0.25 by default.
  open var reflectivity: CGFloat = 0.25
}
/// A cylinder around the y axis, with its center at the origin.
nonisolated open class SCNCylinder: SCNGeometry {
  /// The radius of both ends, in units of the scene.
  open var radius: CGFloat
  /// The size along the y axis, in units of the scene.
  open var height: CGFloat
  /// Creates a cylinder around the y axis.
  public init(radius: CGFloat, height: CGFloat) {
    (self.radius, self.height) = (radius, height)
    super.init()
  }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) { Self.box(SIMD3(Float(radius * 2), Float(height), Float(radius * 2))) }
}
/// A cone or truncated cone around the y axis, with its center at the origin.
nonisolated open class SCNCone: SCNGeometry {
  /// The radius of the upper end, in units of the scene; 0 for a tip.
  open var topRadius: CGFloat
  /// The radius of the lower end, in units of the scene; 0 for a tip.
  open var bottomRadius: CGFloat
  /// The size along the y axis, in units of the scene.
  open var height: CGFloat
  /// Creates a cone around the y axis; a radius of 0 is a tip.
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    super.init()
  }
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let width = Float(max(topRadius, bottomRadius) * 2)
    return Self.box(SIMD3(width, Float(height), width))
  }
}
/// A pyramid with a rectangular base and its tip on the y axis.
nonisolated open class SCNPyramid: SCNGeometry {
  /// The size of the base along the x axis, in units of the scene.
  open var width: CGFloat
  /// The distance from the base to the tip, in units of the scene.
  open var height: CGFloat
  /// The size of the base along the z axis, in units of the scene.
  open var length: CGFloat
  /// Creates a pyramid with its tip on the y axis.
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
    super.init()
  }
}
/// A ring around the y axis.
nonisolated open class SCNTorus: SCNGeometry {
  /// The distance from the center to the middle of the pipe, in units of the scene.
  open var ringRadius: CGFloat
  /// Half of the pipe's thickness, in units of the scene.
  open var pipeRadius: CGFloat
  /// Creates a ring around the y axis.
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    super.init()
  }
}
/// A hollow cylinder around the y axis.
nonisolated open class SCNTube: SCNGeometry {
  /// The radius of the hole, in units of the scene.
  open var innerRadius: CGFloat
  /// The radius of the outer surface, in units of the scene.
  open var outerRadius: CGFloat
  /// The size along the y axis, in units of the scene.
  open var height: CGFloat
  /// Creates a hollow cylinder around the y axis.
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    super.init()
  }
}
/// A cylinder with round ends.
nonisolated open class SCNCapsule: SCNGeometry {
  /// The radius of the cylinder and of its round ends, in units of the scene.
  open var capRadius: CGFloat
  /// The size along the y axis with both ends, in units of the scene.
  open var height: CGFloat
  /// Creates a capsule around the y axis; the height includes both ends.
  public init(capRadius: CGFloat, height: CGFloat) {
    (self.capRadius, self.height) = (capRadius, height)
    super.init()
  }
}
/// Text with depth.
nonisolated open class SCNText: SCNGeometry {
  /// A string or an attributed one.
  open var string: Any?
  /// The size along the z axis, in units of the scene.
  open var extrusionDepth: CGFloat
  /// The font, whose size is in units of the scene; the system font of 36 by default.
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
  /// Creates a text with a depth; 0 for flat letters.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
    super.init()
  }
}
/// A flat form with depth.
nonisolated open class SCNShape: SCNGeometry {
  /// The outline in the plane of the x and y axes; nil for none.
  open var path: UIBezierPath?
  /// The size along the z axis, in units of the scene.
  open var extrusionDepth: CGFloat
  /// Creates a form with an outline and a depth.
  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
    super.init()
  }
}

/// A source of light, which is placed by the node it is attached to. It is not rendered on Linux.
nonisolated open class SCNLight: NSObject {
  /// The kinds of lights.
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
    /// A light with the distribution of a measured lamp.
    public static let IES = LightType(rawValue: "ies")
    /// Light from the surroundings of a point, as an environment map.
    public static let probe = LightType(rawValue: "probe")
  }
  /// The shape of the light; ``LightType/omni`` by default.
  open var type = LightType.omni
  /// The color of the light, a `UIColor` or `CGColor`; white by default.
  open var color: Any = UIColor.white
  /// The brightness in lumens, for a spherical light, or lux, for a directional one; 1,000 by default.
  open var intensity: CGFloat = 1000
  /// The color temperature.
  open var temperature: CGFloat = 6500
  /// Whether it throws shadows.
  open var castsShadow = false
  /// The color of shadows, a `UIColor` or `CGColor`; black by default.
  open var shadowColor: Any = UIColor.black
  /// The blur radius of shadows.
  open var shadowRadius: CGFloat = 3
  /// The angle of full intensity.
  open var spotInnerAngle: CGFloat = 0
  /// The angle of the cone.
  open var spotOuterAngle: CGFloat = 45
}

/// A point of view, which is placed by the node it is attached to and looks along its negative z axis.
nonisolated open class SCNCamera: NSObject {
  /// A name for finding the camera; nil by default.
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
  /// Whether forces, the app or nothing moves the body.
  open var type: BodyType
  /// The form with which the body collides; nil for that of the node's geometry.
  open var physicsShape: SCNPhysicsShape?
  /// The mass in kilograms; 1 by default.
  open var mass: CGFloat = 1
  /// The resistance to sliding, from 0 to 1; 0.5 by default.
  open var friction: CGFloat = 0.5
  /// The share of energy that remains after a collision, from 0 to 1; 0.5 by default.
  open var restitution: CGFloat = 0.5
  /// Whether gravity moves it.
  open var isAffectedByGravity = true
  /// The categories that the body is of.
  open var categoryBitMask = 1
  /// The categories that the body collides with.
  open var collisionBitMask = -1
  /// The categories whose contacts are reported.
  open var contactTestBitMask = 0
  /// The movement in units of the scene per second; none by default.
  open var velocity = SCNVector3Zero
  /// Creates a body of a shape; with nil, the geometry of the node determines it.
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
    /// The scale of the shape relative to its geometry, an `SCNVector3`.
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
  /// The node toward which the constrained one turns; nil for none.
  open var target: SCNNode?
  /// Whether the node does not roll.
  open var isGimbalLockEnabled = false
  /// Creates a constraint that rotates its node toward another one.
  public init(target: SCNNode?) {
    self.target = target
    super.init()
  }
}
/// Rotates a node toward the camera. It is not applied on Linux.
nonisolated open class SCNBillboardConstraint: SCNConstraint {
  /// A set of the axes around which a node may rotate.
  public struct Axis: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The first axis.
    public static let X = Axis(rawValue: 1)
    /// The second axis.
    public static let Y = Axis(rawValue: 2)
    /// The third axis.
    public static let Z = Axis(rawValue: 4)
    /// Rotation around all three axes.
    public static let all = Axis(rawValue: 7)
  }
  /// The axes of rotation.
  open var freeAxes = Axis.all
}
