import TrestleSupport
@_exported import ImageIO
@_exported import SceneKit

public struct ARError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case worldTrackingFailed = 200
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.arkit.error" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Augmented reality is not available on Linux."] }
}

/// The configuration of a session. None is supported.
nonisolated open class ARConfiguration: NSObject {
  public enum WorldAlignment: Int, Sendable {
    /// The y axis is vertical, as gravity determines; the default.
    case gravity
    /// The y axis is vertical, and the z axis points south.
    case gravityAndHeading
    case camera
  }
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
  }
  /// Returns whether the device recognizes the meaning of pixels; always `false` on Linux.
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  /// Whether the device supports it; always `false` on Linux.
  open class var isSupported: Bool { false }
  /// A format of the camera's images. There is none on Linux.
  open class VideoFormat: NSObject {
    override init() {}
    open var imageResolution: CGSize { .zero }
    /// The number of images in a second.
    open var framesPerSecond: Int { 0 }
  }
  /// The formats of the camera's images: none on Linux.
  open class var supportedVideoFormats: [VideoFormat] { [] }
  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
}
/// Tracks the position and orientation of the device in the world. Not supported on Linux.
nonisolated open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  open var planeDetection: PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage>! = []
  open var maximumNumberOfTrackedImages = 0
  open var initialWorldMap: ARWorldMap?
  open var environmentTexturing = EnvironmentTexturing.none
  open var isAutoFocusEnabled = true
  open var frameSemantics: ARConfiguration.FrameSemantics = []
  public enum EnvironmentTexturing: Int, Sendable {
    /// None; the default.
    case none
    case manual
    case automatic
  }
}
/// Tracks faces with the front camera. Not supported on Linux.
nonisolated open class ARFaceTrackingConfiguration: ARConfiguration {}
/// Tracks the positions of known images. Not supported on Linux.
nonisolated open class ARImageTrackingConfiguration: ARConfiguration {
  /// The tracked reference images; none by default.
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
}
/// Tracks the orientation of the device.
nonisolated open class AROrientationTrackingConfiguration: ARConfiguration {}

/// An image to detect.
nonisolated open class ARReferenceImage: NSObject {
  open var name: String?
  /// The size in meters.
  public let physicalSize: CGSize
  /// Creates an image to detect, with its width in meters.
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
    physicalSize = CGSize(width: physicalWidth, height: physicalWidth * CGFloat(image.height) / CGFloat(max(image.width, 1)))
    super.init()
  }
  /// Returns no images, because groups of catalogs are not read.
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}

/// A position in the world.
nonisolated open class ARAnchor: NSObject {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4
  public init(transform: simd_float4x4) {
    (name, self.transform) = (nil, transform)
    super.init()
  }
  public init(name: String, transform: simd_float4x4) {
    (self.name, self.transform) = (name, transform)
    super.init()
  }
}
/// A flat surface that was detected. None is detected on Linux.
nonisolated open class ARPlaneAnchor: ARAnchor {
  public enum Alignment: Int, Sendable {
    case horizontal
    case vertical
  }
  open var alignment: Alignment { .horizontal }
  open var center: SIMD3<Float> { SIMD3(0, 0, 0) }
  open var extent: SIMD3<Float> { SIMD3(0, 0, 0) }
}
/// A known image that was found in the world. None is found on Linux.
nonisolated open class ARImageAnchor: ARAnchor {
  open var referenceImage: ARReferenceImage {
    ARReferenceImage(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.cgImage!, orientation: .up, physicalWidth: 0)
  }
}
/// A face that was detected. None is detected on Linux.
nonisolated open class ARFaceAnchor: ARAnchor {
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmileLeft")
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmileRight")
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlinkLeft")
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlinkRight")
    public static let browInnerUp = BlendShapeLocation(rawValue: "browInnerUp")
    public static let browOuterUpLeft = BlendShapeLocation(rawValue: "browOuterUpLeft")
    public static let browOuterUpRight = BlendShapeLocation(rawValue: "browOuterUpRight")
    public static let browDownLeft = BlendShapeLocation(rawValue: "browDownLeft")
    public static let browDownRight = BlendShapeLocation(rawValue: "browDownRight")
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
    public static let mouthPucker = BlendShapeLocation(rawValue: "mouthPucker")
    public static let mouthFunnel = BlendShapeLocation(rawValue: "mouthFunnel")
  }
  /// The movements of the face, from 0 to 1: none on Linux.
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  /// The form of the face, which is empty on Linux.
  open var geometry: ARFaceGeometry { ARFaceGeometry() }
  /// Whether the face is followed: false on Linux.
  open var isTracked: Bool { false }
}
/// The form of a face. It is empty on Linux.
nonisolated open class ARFaceGeometry: NSObject {
  /// The points of the form.
  open var vertices: [SIMD3<Float>] { [] }
  /// The points of a texture.
  open var textureCoordinates: [SIMD2<Float>] { [] }
  /// The triples of points of the triangles.
  open var triangleIndices: [Int16] { [] }
  open var triangleCount: Int { 0 }
}
/// Follows the joints of a person. Not supported on Linux.
nonisolated open class ARBodyTrackingConfiguration: ARConfiguration {}

/// The position and properties of the camera at the time of a frame.
nonisolated open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Int, Sendable {
      case initializing
      case excessiveMotion
      case insufficientFeatures
      case relocalizing
    }
    case notAvailable
    case limited(Reason)
    case normal
  }
  open var trackingState: TrackingState { .notAvailable }
  open var transform: simd_float4x4 { simd_float4x4(1) }
  open var eulerAngles: SIMD3<Float> { SIMD3(0, 0, 0) }
}
/// The picture of the camera at a moment, with the position of the device. None arrives on Linux.
nonisolated open class ARFrame: NSObject {
  public let camera = ARCamera()
  /// The anchors: none on Linux.
  public let anchors: [ARAnchor] = []
  public let timestamp: TimeInterval = 0
  /// The extent to which the world around the device was recorded: not at all on Linux.
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
  public enum WorldMappingStatus: Int, Sendable {
    case notAvailable = 0
    case limited = 1
    case extending = 2
    case mapped = 3
  }
  /// The measured light; nil on Linux.
  open var lightEstimate: ARLightEstimate? { nil }
  /// The points with a recognizable texture; nil on Linux.
  open var rawFeaturePoints: ARPointCloud? { nil }
  /// Returns no points of the world.
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
/// A point of the world under a point of the view.
nonisolated open class ARHitTestResult: NSObject {
  /// The kinds of points to search for.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The nearest visible point with a recognizable texture.
    public static let featurePoint = ResultType(rawValue: 1)
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    public static let existingPlane = ResultType(rawValue: 8)
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
  }
  open var worldTransform: simd_float4x4 { simd_float4x4(1) }
  /// The distance from the camera in meters. Always 0 on Linux.
  open var distance: CGFloat { 0 }
  open var anchor: ARAnchor? { nil }
}

/// Receives the events of a session. All methods are optional.
@preconcurrency @MainActor public protocol ARSessionObserver: NSObjectProtocol {
  /// Called when the session failed.
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
/// Receives images and anchors. All methods are optional.
@preconcurrency @MainActor public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}

/// Follows the world by camera and sensors. There are none: running one ends with `unsupportedConfiguration`.
@preconcurrency @MainActor open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
  }
  weak var view: ARSCNView?
  open weak var delegate: (any ARSessionDelegate)?
  /// The current image; nil on Linux.
  open var currentFrame: ARFrame? { nil }
  public private(set) final var configuration: ARConfiguration?
  /// On Linux the completion handler is called later with the error `ARError.unsupportedConfiguration`.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let error = ARError(.unsupportedConfiguration)
        self.delegate?.session(self, didFailWithError: error)
        (self.view?.delegate as? any ARSCNViewDelegate)?.session(self, didFailWithError: error)
      }
    }
  }
  /// Does nothing, because the session cannot run.
  open func pause() { withoutEffect("there is no camera") }
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  /// Fails with the error `ARError.unsupportedConfiguration`, because there is no world.
  open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(nil, ARError(.unsupportedConfiguration)) } }
  }
  /// Does nothing, because the session cannot run.
  open func add(anchor: ARAnchor) { withoutEffect("there is no camera") }
  /// Does nothing, because the session cannot run.
  open func remove(anchor: ARAnchor) { withoutEffect("there is no camera") }
}

/// Provides nodes for anchors. All methods are optional.
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
}

/// The parts of a session that a view draws for debugging.
public typealias ARSCNDebugOptions = SCNDebugOptions

/// A view of a scene in the world. The camera image is black, because there is no camera; the nodes of the scene are drawn.
@preconcurrency @MainActor open class ARSCNView: SCNView {
  /// The scene, which is never nil; empty by default.
  open var scene: SCNScene {
    get {
      if let shown = (self as any SCNSceneRenderer).scene { return shown }
      let scene = SCNScene()
      (self as any SCNSceneRenderer).scene = scene
      return scene
    }
    set { (self as any SCNSceneRenderer).scene = newValue }
  }
  open var session = ARSession() { didSet { session.view = self } }
  /// Whether light is measured, and added to the scene; `true` by default. Without a camera, it is a light at the point of view.
  open var automaticallyUpdatesLighting = true { didSet { autoenablesDefaultLighting = automaticallyUpdatesLighting } }
  open var rendersCameraGrain = true
  open var rendersMotionBlur = false
  /// Returns no points of the world.
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? {
    let near = SIMD3(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 0)))
    let far = SIMD3(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 1)))
    return ARRaycastQuery(origin: near, direction: simd_normalize(far - near), allowing: target, alignment: alignment)
  }
  /// Returns the point of a plane under a point of the view; nil if the ray does not meet it.
  open func unprojectPoint(_ point: CGPoint, ontoPlane planeTransform: simd_float4x4) -> SIMD3<Float>? {
    let near = SIMD3(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 0)))
    let far = SIMD3(unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 1)))
    let up = SIMD3(planeTransform.columns.1.x, planeTransform.columns.1.y, planeTransform.columns.1.z)
    let middle = SIMD3(planeTransform.columns.3.x, planeTransform.columns.3.y, planeTransform.columns.3.z)
    let slope = simd_dot(far - near, up)
    guard abs(slope) > 1e-9 else { return nil }
    let share = simd_dot(middle - near, up) / slope
    return share >= 0 ? near + (far - near) * share : nil
  }
  /// Returns the node of an anchor: nil, because there are no anchors in the world.
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  /// Returns the anchor of a node: nil, because there are no anchors in the world.
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    session.view = self
    if backgroundColor == nil || backgroundColor == .white { backgroundColor = .black }
    autoenablesDefaultLighting = autoenablesDefaultLighting || automaticallyUpdatesLighting
    _ = scene
  }
}
