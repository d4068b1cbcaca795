import SpriteKit

@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The node with the camera; nil for the first camera of the scene.
  var pointOfView: SCNNode? { get set }
  var sceneTime: TimeInterval { get set }
  var delegate: (any SCNSceneRendererDelegate)? { get set }
  var isPlaying: Bool { get set }
  /// Whether animations restart at their end.
  var loops: Bool { get set }
  /// Whether a light at the camera is added, if the scene has only ambient light.
  var autoenablesDefaultLighting: Bool { get set }
  /// Whether frames of a static scene are accumulated for smoother edges. It is stored only.
  var isJitteringEnabled: Bool { get set }
  var showsStatistics: Bool { get set }
  /// The elements that are drawn for debugging. They are stored only.
  var debugOptions: SCNDebugOptions { get set }
  /// The SpriteKit scene in front of the scene.
  var overlaySKScene: SKScene? { get set }
  /// The node that represents the listener. It is stored only.
  var audioListener: SCNNode? { get set }
  /// Returns the points of nodes at a point of the view, the nearest first.
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
  func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
  func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
  /// Converts a point from scene to view coordinates. The result's z component is the depth, from 0 to 1.
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  /// Converts a point from view to scene coordinates. Its z component is the depth, from 0 to 1.
  func unprojectPoint(_ point: SCNVector3) -> SCNVector3
  /// Prepares an object for drawing, and returns whether that was completed.
  func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)?) -> Bool
  func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)?)
}

/// The elements that a view draws for debugging. They are stored only.
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1 << 0)
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1 << 1)
  public static let showLightInfluences = SCNDebugOptions(rawValue: 1 << 2)
  public static let showLightExtents = SCNDebugOptions(rawValue: 1 << 3)
  public static let showPhysicsFields = SCNDebugOptions(rawValue: 1 << 4)
  public static let showWireframe = SCNDebugOptions(rawValue: 1 << 5)
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 1 << 6)
  public static let showSkeletons = SCNDebugOptions(rawValue: 1 << 7)
  public static let showCreases = SCNDebugOptions(rawValue: 1 << 8)
  public static let showConstraints = SCNDebugOptions(rawValue: 1 << 9)
  public static let showCameras = SCNDebugOptions(rawValue: 1 << 10)
  /// Feature points that ARKit's tracking uses.
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 29)
}

@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) {}
}

extension SCNSceneRenderer {
  /// The scene to draw; nil for none. It is a member of this extension so that ARKit's views can declare one that is never nil.
  public var scene: SCNScene? {
    get { (self as? SCNView)?.shownScene }
    set { (self as? SCNView)?.shownScene = newValue }
  }
}

public enum SCNAntialiasingMode: UInt, Sendable {
  /// One sample per pixel: edges are not smoothed.
  case none
  /// Two samples per pixel.
  case multisampling2X
  /// Four samples per pixel.
  case multisampling4X
}
