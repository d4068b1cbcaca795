import TrestleSupport
@_exported import ImageIO
@_exported import SceneKit

/// An error of augmented reality. Sessions fail with `unsupportedConfiguration`, because there is no camera.
public struct ARError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100, sensorUnavailable, sensorFailed, cameraUnauthorized, worldTrackingFailed = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.arkit.error" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Augmented reality is not available on Linux."] }
}

/// The configuration of a session. No configuration is supported on Linux.
nonisolated open class ARConfiguration: NSObject {
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  open class var isSupported: Bool { false }
  open var worldAlignment = WorldAlignment.gravity
  open var isLightEstimationEnabled = true, providesAudioData = false
}
nonisolated open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
  }
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  open var planeDetection: PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage>! = []
  open var environmentTexturing = EnvironmentTexturing.none, maximumNumberOfTrackedImages = 0
}
nonisolated open class ARFaceTrackingConfiguration: ARConfiguration {}
nonisolated open class ARImageTrackingConfiguration: ARConfiguration {
  open var trackingImages: Set<ARReferenceImage> = [], maximumNumberOfTrackedImages = 1
}
nonisolated open class AROrientationTrackingConfiguration: ARConfiguration {}
/// An image to detect. Reference images in asset catalogs are not read.
nonisolated open class ARReferenceImage: NSObject {
  open var name: String?
  public convenience init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) { self.init() }
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? { nil }
}

nonisolated open class ARAnchor: NSObject {
  public let identifier = UUID(), name: String?, transform: simd_float4x4
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}
/// A flat surface. It is never detected on Linux.
nonisolated open class ARPlaneAnchor: ARAnchor {
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  public let alignment = Alignment.horizontal, center = SIMD3<Float>(), extent = SIMD3<Float>()
}
nonisolated open class ARImageAnchor: ARAnchor {
  public let referenceImage = ARReferenceImage()
}
nonisolated open class ARFaceAnchor: ARAnchor {}

nonisolated open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Int, Sendable { case initializing, excessiveMotion, insufficientFeatures, relocalizing }
    case notAvailable, limited(Reason), normal
  }
  public let trackingState = TrackingState.notAvailable, transform = simd_float4x4(1), eulerAngles = SIMD3<Float>()
}
/// The estimated light of the scene: always neutral.
nonisolated open class ARLightEstimate: NSObject {
  public let ambientIntensity: CGFloat = 1000, ambientColorTemperature: CGFloat = 6500
}
/// A captured frame. It is never created on Linux.
nonisolated open class ARFrame: NSObject {
  public let camera = ARCamera(), anchors: [ARAnchor] = [], timestamp: TimeInterval = 0, lightEstimate: ARLightEstimate? = nil
}
/// The result of a hit test. It is never created on Linux.
nonisolated open class ARHitTestResult: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let featurePoint = Self(rawValue: 1), estimatedHorizontalPlane = Self(rawValue: 2)
    public static let existingPlane = Self(rawValue: 8), existingPlaneUsingExtent = Self(rawValue: 16)
  }
  public let worldTransform = simd_float4x4(1), distance: CGFloat = 0, anchor: ARAnchor? = nil
}

/// Receives the failure of a session. The other methods of iOS are optional and never called.
@preconcurrency @MainActor public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
}
extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
}
@preconcurrency @MainActor public protocol ARSessionDelegate: ARSessionObserver {}
@preconcurrency @MainActor public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {}

/// Tracks the world with camera and sensors. It fails on Linux, which has neither.
@preconcurrency @MainActor open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = Self(rawValue: 1), removeExistingAnchors = Self(rawValue: 2)
  }
  weak var view: ARSCNView?
  open weak var delegate: (any ARSessionDelegate)?
  public let currentFrame: ARFrame? = nil
  public private(set) final var configuration: ARConfiguration?
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
  open func pause() { withoutEffect("there is no camera") }
  open func add(anchor: ARAnchor) { withoutEffect("there is no camera") }
  open func remove(anchor: ARAnchor) { withoutEffect("there is no camera") }
}

public typealias ARSCNDebugOptions = SCNDebugOptions
/// A view of a scene in the world: on Linux the nodes of the scene in front of black.
@preconcurrency @MainActor open class ARSCNView: SCNView {
  /// The scene; never nil, and empty by default.
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
  /// Whether a light at the point of view is added, because no light is measured; `true` by default.
  open var automaticallyUpdatesLighting = true { didSet { autoenablesDefaultLighting = automaticallyUpdatesLighting } }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    session.view = self
    if backgroundColor == nil || backgroundColor == .white { backgroundColor = .black }
    autoenablesDefaultLighting = autoenablesDefaultLighting || automaticallyUpdatesLighting
    _ = scene
  }
}
