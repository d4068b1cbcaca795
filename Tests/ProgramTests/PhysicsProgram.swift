import UIKit

/// A ball that collides as a circle.
class BallView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = frame.width / 2
    backgroundColor = .systemRed
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A wedge that collides by its outline.
class WedgeView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
  override var collisionBoundingPath: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -bounds.width / 2, y: bounds.height / 2))
    path.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    path.addLine(to: CGPoint(x: 0, y: -bounds.height / 2))
    path.close()
    return path
  }
}

/// An item that is not a view.
class Weight: NSObject, UIDynamicItem {
  var center = CGPoint(x: 40, y: 40)
  var transform = CGAffineTransform.identity
  let bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
}

/// Gravity, collisions and bounciness in one.
class BouncyBehavior: UIDynamicBehavior {
  let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()
  let material = UIDynamicItemBehavior()
  private(set) var joined = 0

  override init() {
    super.init()
    material.elasticity = 0.6
    material.friction = 0.1
    material.resistance = 0.1
    material.angularResistance = 0.2
    material.density = 1.5
    material.allowsRotation = true
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionMode = .everything
    addChildBehavior(gravity)
    addChildBehavior(collision)
    addChildBehavior(material)
  }

  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    joined += dynamicAnimator == nil ? -1 : 1
  }

  func add(_ item: UIDynamicItem) {
    gravity.addItem(item)
    collision.addItem(item)
    material.addItem(item)
  }

  func remove(_ item: UIDynamicItem) {
    gravity.removeItem(item)
    collision.removeItem(item)
    material.removeItem(item)
  }
}

/// Throws a ball by finger and shows where it hit.
class PhysicsPlayground: UIViewController {
  let ball = BallView(frame: CGRect(x: 140, y: 60, width: 40, height: 40))
  let wedge = WedgeView(frame: CGRect(x: 130, y: 420, width: 60, height: 60))
  let bouncy = BouncyBehavior()
  private(set) lazy var animator = UIDynamicAnimator(referenceView: view)
  private(set) var attachment: UIAttachmentBehavior?
  private(set) var hits: [String] = []
  private(set) var pauses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    wedge.backgroundColor = .systemGray
    view.addSubview(wedge)
    view.addSubview(ball)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: PhysicsPlayground.pan))
    animator.delegate = self
    bouncy.collision.collisionDelegate = self
    bouncy.add(ball)
    animator.addBehavior(bouncy)
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    let point = pan.location(in: view)
    switch pan.state {
    case .began:
      let offset = UIOffset(horizontal: point.x - ball.center.x, vertical: point.y - ball.center.y)
      let tie = UIAttachmentBehavior(item: ball, offsetFromCenter: offset, attachedToAnchor: point)
      animator.addBehavior(tie)
      attachment = tie
    case .changed:
      attachment?.anchorPoint = point
    case .ended, .cancelled:
      if let attachment = attachment { animator.removeBehavior(attachment) }
      attachment = nil
      let velocity = pan.velocity(in: view)
      bouncy.material.addLinearVelocity(velocity, for: ball)
    default: break
    }
  }
}

extension PhysicsPlayground: UICollisionBehaviorDelegate {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: UIDynamicItem, withBoundaryIdentifier identifier: NSCopying?, at p: CGPoint
  ) {
    hits.append(identifier.map { "\($0)" } ?? "edge")
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: UIDynamicItem, with item2: UIDynamicItem, at p: CGPoint
  ) {
    hits.append("item")
  }

  func collisionBehavior(_ behavior: UICollisionBehavior, endedContactFor item1: UIDynamicItem, with item2: UIDynamicItem) {
    hits.append("apart")
  }
}

extension PhysicsPlayground: UIDynamicAnimatorDelegate {
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses += 1 }
}
