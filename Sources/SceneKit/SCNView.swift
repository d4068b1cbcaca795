import UIKit

/// Nodes in space.
nonisolated open class SCNScene: NSObject {
  /// The root of the nodes.
  public let rootNode = SCNNode()
  /// The color or image behind the scene.
  public let background = SCNMaterialProperty(nil)
  /// The environment map of the scene.
  public let lightingEnvironment = SCNMaterialProperty(nil)
  /// The physics, which is not simulated.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether the scene stands still.
  open var isPaused = false
  /// The color into which distant objects fade, a `UIColor` or `CGColor`; white by default.
  open var fogColor: Any = UIColor.white
  /// The distance at which fog begins.
  open var fogStartDistance: CGFloat = 0
  /// The distance at which fog is complete.
  open var fogEndDistance: CGFloat = 0
  /// Options of reading.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Creates an empty scene.
  public override init() { super.init() }
  /// Scene files cannot be read: always nil.
  public convenience init?(named name: String) { nil }
  /// Scene files cannot be read: always nil.
  public convenience init?(named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil) { nil }
  /// Scene files cannot be read: throws.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws { throw CocoaError(.featureUnsupported) }
}

/// The physics of a scene, which is not simulated.
nonisolated open class SCNPhysicsWorld: NSObject {
  /// The acceleration of all bodies.
  open var gravity = SCNVector3(0, -9.8, 0)
  /// A factor for the pace.
  open var speed: CGFloat = 1
  /// Receives events about contacts, of which there are none.
  open weak var contactDelegate: (any SCNPhysicsContactDelegate)?
}
/// A contact of two nodes.
nonisolated open class SCNPhysicsContact: NSObject {
  /// The first node.
  public let nodeA: SCNNode
  /// The second node.
  public let nodeB: SCNNode
  /// The position at which the nodes touch, in the coordinates of the scene.
  public let contactPoint = SCNVector3Zero
  init(_ a: SCNNode, _ b: SCNNode) {
    (nodeA, nodeB) = (a, b)
    super.init()
  }
}
/// Receives events about contacts. All methods are optional.
public protocol SCNPhysicsContactDelegate: NSObjectProtocol {
  /// Called when a contact began.
  func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact)
  /// Called when a contact continues.
  func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact)
  /// Called when the nodes no longer touch. Never called on Linux.
  func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact)
}
extension SCNPhysicsContactDelegate {
  public func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didUpdate contact: SCNPhysicsContact) {}
  public func physicsWorld(_ world: SCNPhysicsWorld, didEnd contact: SCNPhysicsContact) {}
}

/// A point of a node under a point of the view.
nonisolated open class SCNHitTestResult: NSObject {
  /// The node that was hit.
  public let node: SCNNode
  /// The point in the node.
  public let localCoordinates: SCNVector3
  /// The point in the scene.
  public let worldCoordinates: SCNVector3
  init(_ node: SCNNode, _ local: SCNVector3, _ world: SCNVector3) {
    (self.node, localCoordinates, worldCoordinates) = (node, local, world)
    super.init()
  }
}
/// Options of hit tests.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The root node of the search.
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  /// Whether boxes count.
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  /// The categories of nodes.
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
}

/// An object that draws scenes, such as a view.
@preconcurrency @MainActor public protocol SCNSceneRenderer: NSObjectProtocol {
  /// The scene to draw; nil for none.
  var scene: SCNScene? { get set }
  /// The node with the camera.
  var pointOfView: SCNNode? { get set }
}
/// Receives the events of frames. All methods are optional.
@preconcurrency @MainActor public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// Called when a frame begins.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// Called when actions have been evaluated.
  func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didApplyAnimationsAtTime time: TimeInterval) {}
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

/// Shows the background color of a scene. The scene itself is not drawn on Linux, which is logged once; actions run.
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
  private static var hasWarned = false
  private var link: CADisplayLink?
  private var last: TimeInterval?
  /// The scene whose background is shown and whose actions run while the view is in a window; nil by default.
  open var scene: SCNScene? { didSet { update() } }
  /// The node with the camera.
  open var pointOfView: SCNNode?
  /// The object that receives the events of frames.
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether touches move the camera.
  open var allowsCameraControl = false
  /// Whether a light is added.
  open var autoenablesDefaultLighting = false
  /// Whether figures are shown.
  open var showsStatistics = false
  /// Whether the scene moves.
  open var isPlaying = false
  /// Whether actions are repeated.
  open var loops = false
  /// Whether frames are made without changes.
  open var rendersContinuously = false
  /// The maximum number of frames per second.
  open var preferredFramesPerSecond = 60
  /// The quality of antialiasing.
  open var antialiasingMode = SCNAntialiasingMode.none

  /// Creates a view without a scene. The options for the renderer are ignored.
  public init(frame: CGRect, options: [String: Any]?) { super.init(frame: frame) }
  /// Creates a view without a scene.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }
  private func update() {
    if let color = scene?.background.contents as? UIColor { backgroundColor = color }
    let isWanted = scene != nil && window != nil
    if isWanted, !Self.hasWarned {
      Self.hasWarned = true
      FileHandle.standardError.write(Data("SceneKit: scenes are not drawn on Linux; the view shows its background.\n".utf8))
    }
    if isWanted, link == nil {
      link = CADisplayLink(target: self, action: SCNView.runFrame)
      link?.add(to: .main, forMode: .common)
    } else if !isWanted {
      link?.invalidate()
      (link, last) = (nil, nil)
    }
  }
  private func runFrame(_ link: CADisplayLink) {
    let seconds = last.map { link.timestamp - $0 } ?? 0
    last = link.timestamp
    guard let scene, !scene.isPaused else { return }
    delegate?.renderer(self, updateAtTime: link.timestamp)
    scene.rootNode.advance(by: seconds)
    delegate?.renderer(self, didApplyAnimationsAtTime: link.timestamp)
  }
  /// Returns the nodes at a point: none, because nothing is drawn.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// Returns an image of the view at its size, with the background and without the scene.
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
}

/// Groups changes, which are applied immediately.
@preconcurrency @MainActor open class SCNTransaction: NSObject {
  @InterfaceState private static var blocks: [(() -> Void)?] = []
  @InterfaceState private static var duration: CFTimeInterval = 0
  /// The duration of changes in seconds. It is stored; changes are applied immediately.
  public static var animationDuration: CFTimeInterval {
    get { duration }
    set { duration = newValue }
  }
  /// Called when the group ends.
  public static var completionBlock: (() -> Void)? {
    get { blocks.last ?? nil }
    set { if !blocks.isEmpty { blocks[blocks.count - 1] = newValue } }
  }
  /// Begins a group.
  open class func begin() { blocks.append(nil) }
  /// Ends a group.
  open class func commit() { if let block = blocks.popLast() ?? nil { DispatchQueue.main.async { MainActor.assumeIsolated { block() } } } }
}
