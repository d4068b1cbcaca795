import UIKit

/// Nodes in space.
nonisolated open class SCNScene: NSObject {
  public let rootNode = SCNNode()
  /// The color or image behind the scene.
  public let background = SCNMaterialProperty(nil)
  /// The environment map of the scene. It is held.
  public let lightingEnvironment = SCNMaterialProperty(nil)
  /// The physics, which moves bodies of nodes.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether the scene stands still.
  open var isPaused = false
  /// The color into which distant objects fade, a `UIColor` or `CGColor`; white by default.
  open var fogColor: Any = UIColor.white
  /// The distance at which fog begins.
  open var fogStartDistance: CGFloat = 0
  /// The distance at which fog is complete; 0 for no fog.
  open var fogEndDistance: CGFloat = 0
  /// The exponent of fog: 0 constant, 1 linear, 2 quadratic.
  open var fogDensityExponent: CGFloat = 1
  /// Whether surfaces reflect each other. It is held.
  open var wantsScreenSpaceReflection = false
  private var attributes: [String: Any] = [:]

  /// Options of reading.
  public typealias LoadingOption = SCNSceneSource.LoadingOption
  public struct Attribute: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The time at which animations begin.
    public static let startTime = Attribute(rawValue: "kSceneStartTimeAttributeKey")
    /// The time at which animations end.
    public static let endTime = Attribute(rawValue: "kSceneEndTimeAttributeKey")
    /// The frames of a second.
    public static let frameRate = Attribute(rawValue: "kSceneFrameRateAttributeKey")
    /// The direction that is up.
    public static let upAxis = Attribute(rawValue: "kSceneUpAxisAttributeKey")
  }

  /// Creates an empty scene.
  public override init() {
    super.init()
    physicsWorld.scene = self
  }
  /// Creates an empty scene; scenes of files are read by ``init(named:)`` and ``init(url:options:)``.
  public required init?(coder: NSCoder) {
    super.init()
    physicsWorld.scene = self
  }
  /// Reads a scene file of the app: an archive (`.scn`), COLLADA (`.dae`) or Wavefront (`.obj`) file. Nil if it cannot be read.
  public convenience init?(named name: String) { self.init(named: name, inDirectory: nil) }
  /// Reads a scene file in a folder of the app; nil if there is none. Apps unwrap the scene, so a file in a format that is not supported gives an
  /// empty scene and a warning.
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
  /// Adds a system of particles with a transform. The particles begin at its position.
  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {
    system.place = Transform(transform.simd)
    rootNode.addParticleSystem(system)
  }
  open func removeParticleSystem(_ system: SCNParticleSystem) { rootNode.removeParticleSystem(system) }
  open func removeAllParticleSystems() { rootNode.removeAllParticleSystems() }

  /// Advances actions, animations, physics and constraints.
  final func advance(by seconds: TimeInterval) {
    rootNode.advance(by: seconds)
  }
  /// Advances the bodies.
  final func simulate(by seconds: TimeInterval) { physicsWorld.advance(by: seconds) }
  /// Applies the constraints of all nodes.
  final func applyConstraints() {
    for node in rootNode.hierarchy { for rule in node.constraints ?? [] where rule.isEnabled { rule.apply(to: node) } }
  }
}

/// Reads a scene file, whole or by parts.
nonisolated open class SCNSceneSource: NSObject {
  /// Options of reading. Scenes are read in the same way with all of them.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether missing normals are computed. They always are.
    public static let createNormalsIfAbsent = LoadingOption(rawValue: "kSceneSourceCreateNormalsIfAbsent")
    /// Whether the file is checked.
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    /// Whether nodes without content are merged.
    public static let flattenScene = LoadingOption(rawValue: "kSceneSourceFlattenScene")
    /// Whether the y axis becomes the upward one. It always does.
    public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
    /// Whether lengths are converted.
    public static let convertUnitsToMeters = LoadingOption(rawValue: "kSceneSourceConvertToUnit")
    /// The way animations are imported.
    public static let animationImportPolicy = LoadingOption(rawValue: "kSceneSourceAnimationLoadingMode")
    /// Folders with the files that the scene names.
    public static let assetDirectoryURLs = LoadingOption(rawValue: "kSceneSourceAssetDirectoryURLs")
    /// Whether the older form of animations is used.
    public static let useSafeMode = LoadingOption(rawValue: "kSceneSourceUseSafeModeKey")
    /// Whether topology is kept.
    public static let preserveOriginalTopology = LoadingOption(rawValue: "kSceneSourcePreserveOriginalTopology")
    /// Whether external files are searched beside the scene.
    public static let overrideAssetURLs = LoadingOption(rawValue: "kSceneSourceOverrideAssetURLs")
    /// Whether only parts of the file are trusted.
    public static let strictConformance = LoadingOption(rawValue: "kSceneSourceStrictConformanceKey")
  }
  /// The file; nil for a source of data.
  public let url: URL?
  private let bytes: Data
  private lazy var read: SCNScene? = {
    let scene = SCNScene()
    return (try? SceneFile.read(bytes, url, into: scene)) == nil ? nil : scene
  }()

  /// Creates a source of a file; nil if there is none.
  public init?(url: URL, options: [LoadingOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    (self.url, bytes) = (url, data)
    super.init()
  }
  /// Creates a source of the contents of a file.
  public init?(data: Data, options: [LoadingOption: Any]? = nil) {
    (url, bytes) = (nil, data)
    super.init()
  }
  /// The contents of the file.
  open var data: Data? { bytes }
  /// Returns the scene; throws if it cannot be read.
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
  /// Returns the names of the nodes, geometries or materials.
  open func identifiersOfEntries(withClass entryClass: AnyClass) -> [String] {
    let nodes = read?.rootNode.hierarchy ?? []
    if entryClass == SCNNode.self { return nodes.compactMap(\.name) }
    if entryClass == SCNGeometry.self { return nodes.compactMap { $0.geometry?.name } }
    if entryClass == SCNMaterial.self { return nodes.flatMap { $0.geometry?.materials ?? [] }.compactMap(\.name) }
    return []
  }
}

/// A node that shows the nodes of another scene file.
nonisolated open class SCNReferenceNode: SCNNode {
  /// The file.
  open var referenceURL: URL
  /// The time at which the file is read. It is held; ``load()`` reads it.
  open var loadingPolicy = SCNReferenceLoadingPolicy.immediate
  /// Whether the file was read.
  public private(set) final var isLoaded = false
  /// Creates a node for a scene file, which ``load()`` reads.
  public init?(url referenceURL: URL) {
    self.referenceURL = referenceURL
    super.init()
  }
  /// Creates a node without a file.
  public required init?(coder: NSCoder) {
    referenceURL = URL(fileURLWithPath: "/")
    super.init(coder: coder)
  }
  /// The files that are being read, among a thread's values.
  private static let mark = "SceneKit.referencedFiles"
  /// Adds the nodes of the file as children. Within a file that is being read, it is not read again.
  open func load() {
    let marks = Thread.current.threadDictionary
    let files = marks[Self.mark] as? [String] ?? []
    // A file within itself, also through others, would never end.
    let file = referenceURL.standardizedFileURL.path
    guard !isLoaded, !files.contains(file) else { return }
    marks[Self.mark] = files + [file]
    defer { marks[Self.mark] = files }
    guard let scene = try? SCNScene(url: referenceURL) else { return }
    isLoaded = true
    for node in scene.rootNode.childNodes { addChildNode(node) }
  }
  /// Removes the children.
  open func unload() {
    isLoaded = false
    for node in childNodes { node.removeFromParentNode() }
  }
}

/// The time at which a referenced file is read.
public enum SCNReferenceLoadingPolicy: Int, Sendable {
  /// With the file that refers to it; the default.
  case immediate
  /// When the app loads it.
  case onDemand
}
