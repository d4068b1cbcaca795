import SpriteKit

/// Displays a scene: it advances actions, animations and physics with each display frame, and draws changed frames. There is no GPU:
/// triangles are drawn in software with lighting per pixel, without shadows, reflections and shaders. A view of more than half a million
/// pixels is drawn with that many, and its frames are enlarged.
@preconcurrency @MainActor open class SCNView: UIView, SCNSceneRenderer {
  /// Options of a view. They have no effect.
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let preferredRenderingAPI = Option(rawValue: "SCNPreferredRenderingAPIKey")
    public static let preferredDevice = Option(rawValue: "SCNPreferredDeviceKey")
    public static let preferLowPowerDevice = Option(rawValue: "SCNPreferLowPowerDeviceKey")
  }
  private var link: CADisplayLink?
  private var last: TimeInterval?
  private var drawn: FrameContent?
  private let canvas = CALayer()
  private var statistics: UILabel?
  private var overlay: OverlayView?
  var control: CameraControl?
  var shownScene: SCNScene? {
    didSet {
      guard shownScene !== oldValue else { return }
      drawn = nil
      if ownPointOfView == nil { defaultCameraController.pointOfView = nil }
      update()
    }
  }
  private var ownPointOfView: SCNNode?
  /// The node with the camera; nil for the first camera of the scene.
  open var pointOfView: SCNNode? {
    get { ownPointOfView ?? shownScene?.rootNode.hierarchy.first { $0.camera != nil } }
    set {
      let old = pointOfView
      ownPointOfView = newValue
      defaultCameraController.pointOfView = newValue
      let duration = SCNTransaction.currentDuration
      if duration > 0, let old, let newValue, old !== newValue { newValue.animateView(from: old, duration: duration) }
    }
  }
  open weak var delegate: (any SCNSceneRendererDelegate)?
  /// Whether touches move the camera: one finger orbits the scene, two fingers move and scale, a double tap resets the camera.
  open var allowsCameraControl = false { didSet { updateControl() } }
  open var defaultCameraController = SCNCameraController()
  open var cameraControlConfiguration: any SCNCameraControlConfiguration { controlConfiguration }
  private let controlConfiguration = CameraControlValues()
  /// Whether a light at the camera is added, if the scene has only ambient light.
  open var autoenablesDefaultLighting = false
  /// Whether frames of a static scene are accumulated for smoother edges. It is stored only.
  open var isJitteringEnabled = false
  /// Whether the number of nodes and triangles is shown at the bottom.
  open var showsStatistics = false { didSet { updateStatistics() } }
  /// The elements that are drawn for debugging. They are stored only.
  open var debugOptions: SCNDebugOptions = []
  /// Whether the scene is playing. A scene with actions, animations or bodies always plays.
  open var isPlaying = false
  /// Whether animations restart at their end. It is stored only.
  open var loops = false
  /// Whether frames are drawn without changes. It is stored only: only changed frames are drawn.
  open var rendersContinuously = false
  /// The time of the scene in seconds.
  open var sceneTime: TimeInterval = 0
  /// The maximum number of frames per second; 60 by default.
  open var preferredFramesPerSecond = 60 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
  /// The antialiasing mode. It is stored only.
  open var antialiasingMode = SCNAntialiasingMode.none
  /// The technique for multi-pass rendering. It is stored only.
  open var technique: SCNTechnique?
  /// The node that represents the listener. It is stored only.
  open var audioListener: SCNNode?
  /// The SpriteKit scene in front of the scene. Its background is not drawn.
  open var overlaySKScene: SKScene? {
    didSet {
      overlay?.removeFromSuperview()
      overlay = overlaySKScene.map { OverlayView($0) }
      if let overlay {
        overlay.frame = bounds
        addSubview(overlay)
      }
    }
  }

  /// Creates a view without a scene. The options for the renderer are ignored.
  public init(frame: CGRect, options: [String: Any]?) {
    super.init(frame: frame)
    prepare()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    if backgroundColor == nil { backgroundColor = .white }
    layer.addSublayer(canvas)
    defaultCameraController.view = self
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    canvas.frame = bounds
    CATransaction.commit()
    overlay?.frame = bounds
    statistics?.frame = CGRect(x: 8, y: bounds.height - 24, width: bounds.width - 16, height: 20)
    drawFrame()
  }
  private func update() {
    let isWanted = shownScene != nil && window != nil
    if isWanted, link == nil {
      let link = CADisplayLink(target: self, action: SCNView.runFrame)
      link.preferredFramesPerSecond = preferredFramesPerSecond
      link.add(to: .main, forMode: .common)
      self.link = link
    } else if !isWanted {
      link?.invalidate()
      (link, last) = (nil, nil)
    }
    drawFrame()
  }
  private func updateControl() {
    if allowsCameraControl, control == nil { control = CameraControl(self) }
    control?.isEnabled = allowsCameraControl
  }

  private func runFrame(_ link: CADisplayLink) {
    let seconds = last.map { min(max(link.timestamp - $0, 0), 1) } ?? 0
    last = link.timestamp
    guard let scene = shownScene else { return }
    let time = link.timestamp
    delegate?.renderer(self, updateAtTime: time)
    SCNTransaction.flush()
    if !scene.isPaused {
      sceneTime += seconds
      scene.advance(by: seconds)
      delegate?.renderer(self, didApplyAnimationsAtTime: time)
      scene.simulate(by: seconds)
      delegate?.renderer(self, didSimulatePhysicsAtTime: time)
      scene.applyConstraints()
      delegate?.renderer(self, didApplyConstraintsAtTime: time)
    }
    guard shownScene === scene else { return }
    delegate?.renderer(self, willRenderScene: scene, atTime: time)
    drawFrame()
    delegate?.renderer(self, didRenderScene: scene, atTime: time)
  }

  // MARK: Drawing

  /// The size of frames in pixels: that of the view, limited to half a million pixels.
  private var pixelSize: (width: Int, height: Int) {
    let (width, height) = (bounds.width * contentScaleFactor, bounds.height * contentScaleFactor)
    let reduction = min(1, (500_000 / max(width * height, 1)).squareRoot())
    return (Int((width * reduction).rounded()), Int((height * reduction).rounded()))
  }
  private func content(_ width: Int, _ height: Int) -> FrameContent? {
    guard let scene = shownScene, width > 0, height > 0 else { return nil }
    return FrameContent(scene, pointOfView, width: width, height: height, lit: lightsScene)
  }
  var lightsScene: Bool { autoenablesDefaultLighting }

  private func drawFrame() {
    let size = pixelSize
    guard let content = content(size.width, size.height) else {
      if drawn != nil { (canvas.contents, drawn) = (nil, nil) }
      return
    }
    guard content != drawn else { return }
    drawn = content
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    canvas.frame = bounds
    canvas.contents = Rasterizer(content).image()
    CATransaction.commit()
    updateStatistics()
  }
  private func updateStatistics() {
    guard showsStatistics else {
      statistics?.removeFromSuperview()
      statistics = nil
      return
    }
    let label = statistics ?? UILabel()
    if statistics == nil {
      statistics = label
      label.font = .systemFont(ofSize: 11)
      label.textColor = .white
      label.backgroundColor = UIColor(white: 0, alpha: 0.4)
      label.frame = CGRect(x: 8, y: bounds.height - 24, width: bounds.width - 16, height: 20)
      addSubview(label)
    }
    let meshes = drawn?.items.map(\.geometry.mesh) ?? []
    let triangles = meshes.flatMap(\.elements).filter { $0.kind == .triangles }.reduce(0) { $0 + $1.indices.count / 3 }
    label.text = " \(meshes.count) nodes, \(triangles) triangles"
  }
  open func snapshot() -> UIImage {
    drawFrame()
    return UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }

  // MARK: Scene

  /// Sets ``isPlaying`` to true.
  open func play(_ sender: Any?) { isPlaying = true }
  /// Sets ``isPlaying`` to false. Actions and bodies continue; `isPaused` of the scene stops them.
  open func pause(_ sender: Any?) { isPlaying = false }
  /// Sets ``isPlaying`` to false.
  open func stop(_ sender: Any?) { isPlaying = false }
  /// Displays a scene immediately; the transition is not drawn.
  open func present(
    _ scene: SCNScene, with transition: SKTransition, incomingPointOfView pointOfView: SCNNode?, completionHandler: (() -> Void)? = nil
  ) {
    shownScene = scene
    if let pointOfView { self.pointOfView = pointOfView }
    if let completionHandler { DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler() } } }
  }
  /// Returns the points of nodes at a point of the view, the nearest first: one for each node.
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
    guard let scene = shownScene, bounds.width > 0, bounds.height > 0 else { return [] }
    let near = unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 0))
    let far = unprojectPoint(SCNVector3(Float(point.x), Float(point.y), 1))
    var test = RayTest(from: Vector(near), to: Vector(far))
    test.cullsBacks = options?[.backFaceCulling] as? Bool ?? true
    test.usesBoxes = options?[.boundingBoxOnly] as? Bool ?? false
    let mask = options?[.categoryBitMask] as? Int ?? -1
    let hits = test.hits(
      in: options?[.rootNode] as? SCNNode ?? scene.rootNode, ignoresHidden: options?[.ignoreHiddenNodes] as? Bool ?? true,
      children: !(options?[.ignoreChildNodes] as? Bool ?? false)
    ) { $0.categoryBitMask & mask != 0 }
    let mode = (options?[.searchMode] as? Int) ?? (options?[.searchMode] as? SCNHitTestSearchMode)?.rawValue
    let isFirstOnly =
      options?[.firstFoundOnly] as? Bool ?? false || mode == SCNHitTestSearchMode.closest.rawValue
      || mode == SCNHitTestSearchMode.any.rawValue
    return isFirstOnly ? Array(hits.prefix(1)) : hits
  }
  private func cameraSpace(_ node: SCNNode?) -> Transform {
    guard let scene = shownScene else { return .identity }
    let content = FrameContent(viewOf: scene, node, aspect: Float(bounds.width / max(bounds.height, 1)))
    return content.projection * content.view
  }
  /// Converts a point from scene to view coordinates. The result's z component is the depth, from 0 to 1.
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
    let clip = cameraSpace(pointOfView)(SIMD4(Vector(point), 1))
    let w = clip.w == 0 ? 1e-6 : clip.w
    return SCNVector3(
      (clip.x / w * 0.5 + 0.5) * Float(bounds.width), (0.5 - clip.y / w * 0.5) * Float(bounds.height), clip.z / w * 0.5 + 0.5)
  }
  /// Converts a point from view to scene coordinates. Its z component is the depth, from 0 to 1.
  open func unprojectPoint(_ point: SCNVector3) -> SCNVector3 {
    let inverse = Transform(cameraSpace(pointOfView).matrix.inverse)
    let clip = SIMD4(
      point.x / Float(max(bounds.width, 1)) * 2 - 1, 1 - point.y / Float(max(bounds.height, 1)) * 2, point.z * 2 - 1, 1)
    let result = inverse(clip)
    let w = result.w == 0 ? 1e-6 : result.w
    return SCNVector3(result.x / w, result.y / w, result.z / w)
  }
  /// Returns whether the bounding box of a node is in the view frustum of another.
  open func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool {
    guard let box = node.contentBox else { return false }
    let space = cameraSpace(pointOfView) * node.displayedWorldSpace
    let corners = (0..<8).map { corner in
      space(
        SIMD4(
          corner & 1 == 0 ? box.min.x : box.max.x, corner & 2 == 0 ? box.min.y : box.max.y, corner & 4 == 0 ? box.min.z : box.max.z, 1))
    }
    // A box that is entirely outside of one plane is not visible.
    for axis in 0..<3 {
      if corners.allSatisfy({ $0[axis] > $0.w }) || corners.allSatisfy({ $0[axis] < -$0.w }) { return false }
    }
    return true
  }
  /// Returns the nodes with geometries in the view frustum of another.
  open func nodesInsideFrustum(of pointOfView: SCNNode) -> [SCNNode] {
    shownScene?.rootNode.hierarchy.filter { $0.geometry != nil && isNode($0, insideFrustumOf: pointOfView) } ?? []
  }
  /// Reads the vertices of an object; drawing needs no other preparation.
  open func prepare(_ object: Any, shouldAbortBlock block: (() -> Bool)? = nil) -> Bool {
    let root = (object as? SCNScene)?.rootNode ?? object as? SCNNode
    for node in root?.hierarchy ?? [] { _ = node.geometry?.mesh }
    return true
  }
  /// Reads the vertices of objects, and calls the handler.
  open func prepare(_ objects: [Any], completionHandler: ((Bool) -> Void)? = nil) {
    for object in objects { _ = prepare(object, shouldAbortBlock: nil) }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler?(true) } }
  }
}

/// A technique for multi-pass rendering. It is stored only: frames are drawn in one pass.
nonisolated open class SCNTechnique: NSObject {
  /// The description of the passes.
  public let dictionaryRepresentation: [String: Any]
  public init?(dictionary: [String: Any]) {
    dictionaryRepresentation = dictionary
    super.init()
  }
}

/// A SpriteKit view in front of a scene. It receives touches if its scene enables user interaction.
@MainActor private final class OverlayView: SKView {
  convenience init(_ scene: SKScene) {
    self.init(frame: .zero)
    (backgroundColor, isOpaque, allowsTransparency) = (.clear, false, true)
    scene.backgroundColor = .clear
    presentScene(scene)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    scene?.isUserInteractionEnabled == true && super.point(inside: point, with: event)
  }
}
