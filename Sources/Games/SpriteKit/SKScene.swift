import UIKit

/// Receives the events of a scene's frames, as an alternative to a subclass. All methods are optional.
@preconcurrency @MainActor public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

@preconcurrency @MainActor open class SKScene: SKEffectNode {
  public init(size: CGSize) {
    super.init()
    self.size = size
    prepare()
    sceneDidLoad()
  }
  /// Creates a scene with a size of 1 × 1 point.
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    prepare()
    // The loader calls `sceneDidLoad()` after adding the children.
    if !(aDecoder is SceneArchiveCoder) { sceneDidLoad() }
  }
  private func prepare() {
    isUserInteractionEnabled = true
    shouldEnableEffects = false
    physicsWorld.scene = self
  }

  open var size = CGSize(width: 1, height: 1) { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  /// The scaling of the scene in its view. The default is fill.
  open var scaleMode = SKSceneScaleMode.fill
  /// The position of the scene's origin in the view, in shares of its size. The default is (0, 0).
  open var anchorPoint = CGPoint.zero
  /// The color behind all nodes. The default is a dark gray.
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  open weak var camera: SKCameraNode?
  public final let physicsWorld = SKPhysicsWorld()
  open weak var delegate: (any SKSceneDelegate)?
  /// The node that represents the listener. It is stored only.
  open weak var listener: SKNode?
  public internal(set) final weak var view: SKView?

  open override var scene: SKScene? { self }
  open override var next: UIResponder? { view }
  open override var frame: CGRect {
    CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  // MARK: Override points

  /// Called once after the scene was created.
  open func sceneDidLoad() {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  /// Called in each frame, before actions are evaluated.
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  /// Called in each frame, before it is drawn.
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
  /// Returns the transform from the scene's coordinates to those of a view with a size.
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
  /// Returns the rectangle that the scene covers in a view with a size.
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
