import UIKit

/// Receives the events of the frames of a scene, as an alternative to a subclass. All methods are optional.
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
  /// Called when a frame begins.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Called when actions have been evaluated.
  func didEvaluateActions(for scene: SKScene)
  /// Physics has been simulated.
  func didSimulatePhysics(for scene: SKScene)
  /// Constraints have been applied.
  func didApplyConstraints(for scene: SKScene)
  /// Called when the frame will be drawn.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of the nodes that a view shows.
@preconcurrency @MainActor open class SKScene: SKEffectNode {
  public init(size: CGSize) {
    super.init()
    self.size = size
    prepare()
    sceneDidLoad()
  }
  /// Creates a scene of one point.
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
  /// Creates a scene from the archive of a scene file.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    prepare()
    // The loader calls `sceneDidLoad()` when children are there.
    if !(aDecoder is SceneArchiveCoder) { sceneDidLoad() }
  }
  private func prepare() {
    isUserInteractionEnabled = true
    shouldEnableEffects = false
    physicsWorld.scene = self
  }

  /// The size in points of the scene.
  open var size = CGSize(width: 1, height: 1) { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  /// The scaling of the scene in its view.
  open var scaleMode = SKSceneScaleMode.fill
  /// The point of the view's frame at which the scene's origin is, in shares of the size.
  open var anchorPoint = CGPoint.zero
  /// The color behind all nodes.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// The point of view of the scene.
  open weak var camera: SKCameraNode?
  public final let physicsWorld = SKPhysicsWorld()
  /// The object that receives the events of frames.
  open weak var delegate: (any SKSceneDelegate)?
  /// The node that hears positional sounds; without effect here.
  open weak var listener: SKNode?
  /// The view that shows the scene.
  public internal(set) final weak var view: SKView?

  open override var scene: SKScene? { self }
  open override var next: UIResponder? { view }
  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  // MARK: Override points

  /// Called once when the scene has been created.
  open func sceneDidLoad() {}
  /// Called when the size has changed.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called when a view shows the scene.
  open func didMove(to view: SKView) {}
  /// Called when the view will no longer show the scene.
  open func willMove(from view: SKView) {}
  /// Called in each frame, before actions.
  open func update(_ currentTime: TimeInterval) {}
  /// Called in each frame after actions.
  open func didEvaluateActions() {}
  /// Called in each frame after physics.
  open func didSimulatePhysics() {}
  /// Called in each frame after constraints.
  open func didApplyConstraints() {}
  /// Called in each frame before it is drawn.
  open func didFinishUpdate() {}

  // MARK: Coordinates

  private func scales(_ view: CGSize) -> (x: CGFloat, y: CGFloat) {
    guard size.width > 0, size.height > 0 else { return (1, 1) }
    let (x, y) = (view.width / size.width, view.height / size.height)
    switch scaleMode {
    case .fill: return (x, y)
    case .aspectFill: return (max(x, y), max(x, y))
    case .aspectFit: return (min(x, y), min(x, y))
    case .resizeFill: return (1, 1)
    }
  }
  /// Returns the transform from the scene's coordinates to those of a view of a size.
  func viewTransform(_ view: CGSize) -> CGAffineTransform {
    let (x, y) = scales(view)
    let toCenter: CGAffineTransform
    if let camera, camera.scene === self {
      toCenter = camera.rootTransform.inverted()
    } else {
      toCenter = CGAffineTransform(translationX: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height)
    }
    return toCenter.concatenating(CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: view.width / 2, ty: view.height / 2))
  }
  /// Returns the rectangle of a view of a size that the scene covers.
  func visibleFrame(_ view: CGSize) -> CGRect {
    let (x, y) = scales(view)
    let shown = CGSize(width: size.width * x, height: size.height * y)
    return CGRect(x: (view.width - shown.width) / 2, y: (view.height - shown.height) / 2, width: shown.width, height: shown.height)
      .intersection(CGRect(origin: .zero, size: view))
  }
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(viewTransform(view?.bounds.size ?? size).inverted()) }
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform(view?.bounds.size ?? size)) }

  // MARK: Frames

  var fields: [SKFieldNode] {
    var found: [SKFieldNode] = []
    func visit(_ node: SKNode) {
      if let field = node as? SKFieldNode { found.append(field) }
      for child in node.nodes { visit(child) }
    }
    visit(self)
    return found
  }

  func runFrame(at time: TimeInterval, after seconds: TimeInterval) {
    if let delegate { delegate.update(time, for: self) }
    update(time)
    runActions(by: seconds)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    physicsWorld.simulate(seconds * Double(max(speed, 0)))
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    constrain(self)
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }
  private func constrain(_ node: SKNode) {
    for rule in node.constraints ?? [] { rule.act(on: node) }
    for child in node.nodes { constrain(child) }
  }
}
