import TrestleSupport
import UIKit

nonisolated open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  /// The color or image behind the scene. The default is none.
  public let background = SCNMaterialProperty(nil)
  /// The environment map of the scene. It is stored only.
  public let lightingEnvironment = SCNMaterialProperty(nil)
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether the scene is paused. The default is false.
  open var isPaused = false
  /// The color into which distant objects fade, a `UIColor` or `CGColor`; white by default.
  open var fogColor: Any = UIColor.white
  /// The distance at which fog begins. The default is 0.
  open var fogStartDistance: CGFloat = 0
  /// The distance at which fog is complete; 0, the default, for no fog.
  open var fogEndDistance: CGFloat = 0
  /// The exponent of fog: 0 for constant, 1 for linear, the default, 2 for quadratic.
  open var fogDensityExponent: CGFloat = 1
  /// Whether surfaces reflect each other. It is stored only.
  open var wantsScreenSpaceReflection = false
  private var attributes: [String: Any] = [:]

  public typealias LoadingOption = SCNSceneSource.LoadingOption
  public struct Attribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let startTime = Attribute(rawValue: "kSceneStartTimeAttributeKey")
    public static let endTime = Attribute(rawValue: "kSceneEndTimeAttributeKey")
    /// The frames per second.
    public static let frameRate = Attribute(rawValue: "kSceneFrameRateAttributeKey")
    public static let upAxis = Attribute(rawValue: "kSceneUpAxisAttributeKey")
  }

  public override init() {
    super.init()
    physicsWorld.scene = self
  }
  /// Creates an empty scene; scene files are read by ``init(named:)`` and ``init(url:options:)``.
  public required init?(coder: NSCoder) {
    super.init()
    physicsWorld.scene = self
  }
  /// Reads a scene file of the app: an archive (`.scn`), COLLADA (`.dae`) or Wavefront (`.obj`) file. It is nil if it cannot be read.
  public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }
  /// Reads a scene file in a folder of the app; nil if it does not exist. Because apps unwrap the scene, a file in an unsupported format
  /// results in an empty scene and a warning.
  public convenience init?(named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil) {
    guard let url = SceneFile.url(named: name, directory: directory) else { return nil }
    self.init()
    do {
      try SceneFile.read(url, into: self)
    } catch {
      UIKitErrorHandler.warn(
        "SCNScene(named: \"\(name)\"): \(url.lastPathComponent) cannot be read; the scene is empty. \(error.localizedDescription)")
    }
  }
  /// Reads a scene file. Throws if it cannot be read.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    self.init()
    try SceneFile.read(url, into: self)
  }

  open func attribute(forKey key: String) -> Any? { attributes[key] }
  open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }

  open var particleSystems: [SCNParticleSystem]? { rootNode.particleSystems }
  /// Adds a particle system with a transform that positions the emitter.
  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
    system.place = Transform(transform.simd)
    rootNode.addParticleSystem(system)
  }
  open func removeParticleSystem(_ system: SCNParticleSystem) { rootNode.removeParticleSystem(system) }
  open func removeAllParticleSystems() { rootNode.removeAllParticleSystems() }

  final func advance(by seconds: TimeInterval) {
    rootNode.advance(by: seconds)
  }
  final func simulate(by seconds: TimeInterval) { physicsWorld.advance(by: seconds) }
  final func applyConstraints() {
    for node in rootNode.hierarchy { for rule in node.constraints ?? [] where rule.isEnabled { rule.apply(to: node) } }
  }
}

/// Reads a scene file, completely or in parts.
nonisolated open class SCNSceneSource: NSObject {
  /// Options of loading. They have no effect.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether missing normals are computed. They always are.
    public static let createNormalsIfAbsent = LoadingOption(rawValue: "kSceneSourceCreateNormalsIfAbsent")
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
    /// Whether the y axis becomes the up direction. It always does.
    public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
    public static let convertUnitsToMeters = LoadingOption(rawValue: "kSceneSourceConvertToUnit")
    public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
    public static let assetDirectoryURLs = LoadingOption(rawValue: "kSceneSourceAssetDirectoryURLs")
    public static let useSafeMode = LoadingOption(rawValue: "kSceneSourceUseSafeModeKey")
    public static let preserveOriginalTopology = LoadingOption(rawValue: "kSceneSourcePreserveOriginalTopology")
    /// Whether external files are searched next to the scene.
    public static let overrideAssetURLs = LoadingOption(rawValue: "kSceneSourceOverrideAssetURLs")
    public static let strictConformance = LoadingOption(rawValue: "kSceneSourceStrictConformanceKey")
  }
  /// The URL of the file; nil for a source of data.
  public let url: URL?
  private let bytes: Data
  private lazy var read: SCNScene? = {
    let scene = SCNScene()
    return (try? SceneFile.read(bytes, url, into: scene)) == nil ? nil : scene
  }()

  /// Creates a source from a file; nil if the file does not exist.
  public init?(url: URL, options: [LoadingOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    (self.url, bytes) = (url, data)
    super.init()
  }
  public init?(data: Data, options: [LoadingOption: Any]? = nil) {
    (url, bytes) = (nil, data)
    super.init()
  }
  open var data: Data? { bytes }
  open func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene {
    let scene = SCNScene()
    try SceneFile.read(bytes, url, into: scene)
    return scene
  }
  /// Returns the node, geometry, material, light or camera with a name. Animations are not read.
  open func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? where T: AnyObject {
    for node in read?.rootNode.hierarchy ?? [] {
      if node.name == uid, let node = node as? T { return node }
      if node.geometry?.name == uid, let geometry = node.geometry as? T { return geometry }
      if let material = node.geometry?.materials.first(where: { $0.name == uid }) as? T { return material }
      if node.light?.name == uid, let light = node.light as? T { return light }
      if node.camera?.name == uid, let camera = node.camera as? T { return camera }
    }
    return nil
  }
  open func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] {
    let nodes = read?.rootNode.hierarchy ?? []
    if entryClass == SCNNode.self { return nodes.compactMap(\.name) }
    if entryClass == SCNGeometry.self { return nodes.compactMap { $0.geometry?.name } }
    if entryClass == SCNMaterial.self { return nodes.flatMap { $0.geometry?.materials ?? [] }.compactMap(\.name) }
    return []
  }
}

/// A node that displays the nodes of another scene file.
nonisolated open class SCNReferenceNode: SCNNode {
  open var referenceURL: URL
  /// The time at which the file is read. It is stored only: the app must call ``load()``.
  open var loadingPolicy = SCNReferenceLoadingPolicy.immediate
  public private(set) final var isLoaded = false
  /// Creates a node for a scene file, which ``load()`` reads.
  public init?(url referenceURL: URL) {
    self.referenceURL = referenceURL
    super.init()
  }
  public required init?(coder: NSCoder) {
    referenceURL = URL(fileURLWithPath: "/")
    super.init(coder: coder)
  }
  /// The files that the thread is reading.
  private static let reading = ThreadValue<[String]>()
  /// Adds the nodes of the file as children. A file that is currently being read is not read again.
  open func load() {
    let files = Self.reading.value ?? []
    // A file that refers to itself, also through others, would be read endlessly.
    let file = referenceURL.standardizedFileURL.path
    guard !isLoaded, !files.contains(file) else { return }
    Self.reading.value = files + [file]
    defer { Self.reading.value = files }
    guard let scene = try? SCNScene(url: referenceURL) else { return }
    isLoaded = true
    for node in scene.rootNode.childNodes { addChildNode(node) }
  }
  open func unload() {
    isLoaded = false
    for node in childNodes { node.removeFromParentNode() }
  }
}

public enum SCNReferenceLoadingPolicy: Int, Sendable {
  /// When its parent file is read; the default.
  case immediate
  /// When the app calls ``SCNReferenceNode/load()``.
  case onDemand
}
