import SpriteKit
import UIKit

/// An object that draws scenes, such as a view.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The node with the camera; nil for the first camera of the scene.
  var pointOfView: SCNNode? { get set }
  /// The time of the scene in seconds.
  var sceneTime: TimeInterval { get set }
  /// The object that receives the events of frames.
  var delegate: (any SCNSceneRendererDelegate)? { get set }
  /// Whether the scene moves.
  var isPlaying: Bool { get set }
  /// Whether animations begin again at their end.
  var loops: Bool { get set }
  /// Whether a light at the camera is added, if the scene has only ambient light.
  var autoenablesDefaultLighting: Bool { get set }
  /// Whether frames of a still scene are mixed. It is held.
  var isJitteringEnabled: Bool { get set }
  /// Whether figures are shown.
  var showsStatistics: Bool { get set }
  /// The parts that are drawn for debugging. They are held.
  var debugOptions: SCNDebugOptions { get set }
  /// The scene of SpriteKit in front of the scene.
  var overlaySKScene: SKScene? { get set }
  /// The node that hears sounds. It is held.
  var audioListener: SCNNode? { get set }
  /// Returns the points of nodes under a point of the view, the nearest first.
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
  /// Returns whether a node is in the view of another.
  func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool
  /// Returns the nodes in the view of another.
  func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode]
  /// Returns a point of the scene in the view, with its depth from 0 to 1.
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  /// Returns a point of the view with a depth from 0 to 1 in the scene.
  func unprojectPoint(_ point: SCNVector3) -> SCNVector3
  /// Prepares objects for drawing, and returns whether that was complete.
  func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)?) -> Bool
  /// Prepares objects for drawing, and calls a closure at the end.
  func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)?)
}

/// The parts that a view draws for debugging. They are held and not drawn.
public struct SCNDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Forms of bodies.
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1 << 0)
  /// Boxes around geometries.
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 1 << 1)
  /// Areas of lights.
  public static let showLightInfluences = SCNDebugOptions(rawValue: 1 << 2)
  /// Regions of lights.
  public static let showLightExtents = SCNDebugOptions(rawValue: 1 << 3)
  /// Regions of fields.
  public static let showPhysicsFields = SCNDebugOptions(rawValue: 1 << 4)
  /// Edges of triangles over surfaces.
  public static let showWireframe = SCNDebugOptions(rawValue: 1 << 5)
  /// Edges of triangles.
  public static let renderAsWireframe = SCNDebugOptions(rawValue: 1 << 6)
  /// Bones.
  public static let showSkeletons = SCNDebugOptions(rawValue: 1 << 7)
  /// Subdivisions.
  public static let showCreases = SCNDebugOptions(rawValue: 1 << 8)
  public static let showConstraints = SCNDebugOptions(rawValue: 1 << 9)
  public static let showCameras = SCNDebugOptions(rawValue: 1 << 10)
  /// Points with a recognizable texture that tracking of ARKit uses.
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 30)
  /// The axes of the world of ARKit.
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 29)
}

/// Receives the events of frames. All methods are optional.
@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// Called when a frame begins.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// Called when actions and animations have been evaluated.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
  /// Called when bodies have moved.
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  /// Called when constraints have been applied.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyConstraintsAtTime time: TimeInterval)
  /// Called before the scene is drawn.
  func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  /// Called after the scene was drawn.
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
  /// The scene to draw; nil for none.
  ///
  /// A member of this extension, so that views of ARKit can declare one that is never nil.
  public var scene: SCNScene? {
    get { (self as? SCNView)?.shownScene }
    set { (self as? SCNView)?.shownScene = newValue }
  }
}

/// The quality of antialiasing.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// One sample for each pixel, so that edges are not smoothed.
  case none
  /// Edges are smoothed by two samples for each pixel.
  case multisampling2X
  /// Edges are smoothed by four samples for each pixel.
  case multisampling4X
}
