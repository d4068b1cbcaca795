import UIKit

/// Decides whether frames of a view are drawn. The method is optional.
@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

/// Displays a scene, and advances it with each frame of the display.
@preconcurrency @MainActor open class SKView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    clipsToBounds = true
    if backgroundColor == nil { backgroundColor = .black }
  }

  /// Whether the scene is paused. The default is false.
  open var isPaused = false
  /// Whether the frame rate is shown at the bottom. The default is false.
  open var showsFPS = false { didSet { updateFigures() } }
  /// Whether the number of nodes is shown at the bottom. The default is false.
  open var showsNodeCount = false { didSet { updateFigures() } }
  /// Whether the number of drawn layers is shown at the bottom. The default is false.
  open var showsDrawCount = false { didSet { updateFigures() } }
  /// Whether the number of quads is shown at the bottom. The default is false.
  open var showsQuadCount = false { didSet { updateFigures() } }
  /// Whether the outlines of bodies are drawn over the scene. The default is false.
  open var showsPhysics = false
  /// Whether fields are drawn. It is stored only.
  open var showsFields = false
  /// Whether siblings with the same z position may be drawn in any order. It is stored only: they keep their order.
  open var ignoresSiblingOrder = false
  /// Whether nodes outside of the view are not drawn. It is stored only: they are never drawn.
  open var shouldCullNonVisibleNodes = true
  /// Whether the view is transparent. The default is false.
  open var allowsTransparency = false
  /// Whether frames are drawn asynchronously. It is stored only: they are always drawn with other updates of the screen.
  open var isAsynchronous = true
  /// The maximum number of frames per second; 0, the default, for the rate of the display.
  open var preferredFramesPerSecond = 0 { didSet { link?.preferredFramesPerSecond = preferredFramesPerSecond } }
  /// The maximum number of frames per second; 60 by default.
  open var preferredFrameRate: Float = 60 { didSet { preferredFramesPerSecond = Int(preferredFrameRate) } }
  /// The number of display frames per frame of the scene. The default is 1.
  open var frameInterval = 1 { didSet { preferredFramesPerSecond = 60 / max(frameInterval, 1) } }
  open weak var delegate: (any SKViewDelegate)?
  /// The scene that is shown; nil before the first one is presented.
  public private(set) final var scene: SKScene?

  private var link: CADisplayLink?
  private var lastTime: TimeInterval?
  private var renderer: SceneRenderer?
  private var transition: RunningTransition?
  private var figures: UILabel?
  private var frames: (count: Int, since: TimeInterval, rate: Double) = (0, 0, 60)

  /// Replaces the current scene; nil removes it.
  open func presentScene(_ scene: SKScene?) { present(scene, nil) }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition) }

  private func present(_ scene: SKScene?, _ change: SKTransition?) {
    guard scene !== self.scene else { return }
    transition?.finish()
    transition = nil
    let (old, oldRenderer) = (self.scene, renderer)
    old?.willMove(from: self)
    old?.view = nil
    self.scene = scene
    renderer = nil
    touched = [:]
    if let scene {
      if let other = scene.view, other !== self { other.presentScene(nil) }
      scene.view = self
      if scene.scaleMode == .resizeFill, bounds.size != .zero { scene.size = bounds.size }
      let renderer = SceneRenderer(in: layer)
      self.renderer = renderer
      scene.didMove(to: self)
      if self.scene !== scene { return }
      renderer.draw(scene, bounds.size, contentScaleFactor)
      if let change, let oldRenderer, let old, window != nil {
        transition = RunningTransition(change, old, oldRenderer, scene, renderer, bounds.size)
      }
    }
    if transition == nil { oldRenderer?.root.removeFromSuperlayer() }
    if let figures { bringSubviewToFront(figures) }
    updateLink()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLink()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let scene {
      if scene.scaleMode == .resizeFill, bounds.size != .zero { scene.size = bounds.size }
      renderer?.draw(scene, bounds.size, contentScaleFactor)
    }
    figures?.frame = CGRect(x: 0, y: bounds.height - 24, width: bounds.width - 8, height: 20)
  }

  private func updateLink() {
    let isWanted = window != nil && scene != nil
    if isWanted, link == nil {
      let link = CADisplayLink(target: self, action: SKView.runFrame)
      link.preferredFramesPerSecond = preferredFramesPerSecond
      link.add(to: .main, forMode: .common)
      self.link = link
    } else if !isWanted {
      link?.invalidate()
      link = nil
      lastTime = nil
    }
  }

  private func runFrame(_ link: CADisplayLink) {
    guard let scene, let renderer else { return }
    let time = link.timestamp
    let seconds = lastTime.map { min(max(time - $0, 0), 1) } ?? 0
    lastTime = time
    if let transition, transition.advance(by: seconds) { self.transition = nil }
    let moves = !isPaused && !scene.isPaused && transition?.pausesIncoming != true
    guard moves, delegate?.view(self, shouldRenderAtTime: time) ?? true else {
      renderer.draw(scene, bounds.size, contentScaleFactor)
      return
    }
    scene.runFrame(at: time, after: seconds)
    guard self.scene === scene else { return }
    renderer.draw(scene, bounds.size, contentScaleFactor, showsBodies: showsPhysics)
    frames.count += 1
    if time - frames.since >= 1 {
      frames = (0, time, frames.since == 0 ? 60 : Double(frames.count) / (time - frames.since))
      updateFigures()
    }
  }

  private func updateFigures() {
    guard showsFPS || showsNodeCount || showsDrawCount || showsQuadCount else {
      figures?.removeFromSuperview()
      figures = nil
      return
    }
    let label = figures ?? UILabel()
    if figures == nil {
      label.font = .systemFont(ofSize: 12)
      label.textColor = .white
      label.textAlignment = .right
      label.frame = CGRect(x: 0, y: bounds.height - 24, width: bounds.width - 8, height: 20)
      figures = label
      addSubview(label)
    }
    var parts: [String] = []
    if showsNodeCount, let scene { parts.append("nodes:\(scene.descendantCount)") }
    if showsDrawCount || showsQuadCount { parts.append("draws:\(renderer?.drawCount ?? 0)") }
    if showsFPS { parts.append(String(format: "%.1f fps", frames.rate)) }
    label.text = parts.joined(separator: "  ")
  }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { point.applying(scene.viewTransform(bounds.size).inverted()) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { point.applying(scene.viewTransform(bounds.size)) }

  open func texture(from node: SKNode) -> SKTexture? {
    let frame = node.calculateAccumulatedFrame()
    return texture(from: node, crop: frame)
  }
  /// Returns a texture of a part of a node and its children, in its parent's coordinates.
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    guard crop.width > 0, crop.height > 0 else { return nil }
    return SceneRenderer.picture(of: node, in: crop, scale: contentScaleFactor).map {
      SKTexture(image: UIImage(cgImage: $0, scale: contentScaleFactor, orientation: .up))
    }
  }

  // MARK: Touches

  private var touched: [ObjectIdentifier: SKNode] = [:]

  private func deliver(_ touches: Set<UITouch>, begins: Bool = false, ends: Bool = false, _ call: (SKNode, Set<UITouch>) -> Void) -> Bool {
    guard let scene else { return false }
    var groups: [(node: SKNode, touches: Set<UITouch>)] = []
    for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) {
      let id = ObjectIdentifier(touch)
      if begins { touched[id] = scene.touchTarget(at: convert(touch.location(in: self), to: scene)) }
      guard let node = touched[id] else { continue }
      if ends { touched[id] = nil }
      if let index = groups.firstIndex(where: { $0.node === node }) {
        groups[index].touches.insert(touch)
      } else {
        groups.append((node, [touch]))
      }
    }
    for group in groups { call(group.node, group.touches) }
    return true
  }
  /// Set while touches are forwarded to the node at their location. A node forwards unhandled touches to its parent, and the scene to this
  /// view.
  private var isDelivering = false
  private func passOn(_ block: () -> Bool) -> Bool {
    guard !isDelivering else { return false }
    isDelivering = true
    defer { isDelivering = false }
    return block()
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !passOn({ deliver(touches, begins: true) { $0.touchesBegan($1, with: event) } }) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !passOn({ deliver(touches) { $0.touchesMoved($1, with: event) } }) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !passOn({ deliver(touches, ends: true) { $0.touchesEnded($1, with: event) } }) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !passOn({ deliver(touches, ends: true) { $0.touchesCancelled($1, with: event) } }) { super.touchesCancelled(touches, with: event) }
  }
}

extension SKNode {
  var descendantCount: Int { nodes.reduce(nodes.count) { $0 + $1.descendantCount } }
}
