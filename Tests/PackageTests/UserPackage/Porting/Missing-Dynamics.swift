import UIKit

@MainActor final class Playground: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
  let animator: UIDynamicAnimator

  init(view: UIView, ball: UIView) {
    animator = UIDynamicAnimator(referenceView: view)
    super.init()
    animator.delegate = self
    let gravity = UIGravityBehavior(items: [ball])
    gravity.magnitude = 1.5
    let collision = UICollisionBehavior(items: [ball])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = self
    collision.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 100, y: 100))
    let push = UIPushBehavior(items: [ball], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    let item = UIDynamicItemBehavior(items: [ball])
    item.elasticity = 0.8
    let attachment = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 50, y: 50))
    attachment.length = 30
    let sliding = UIAttachmentBehavior.slidingAttachment(
      with: ball, attachmentAnchor: .zero, axisOfTranslation: CGVector(dx: 1, dy: 0))
    sliding.attachmentRange = UIFloatRange(minimum: 0, maximum: 10)
    let field = UIFieldBehavior.radialGravityField(position: .zero)
    field.region = UIRegion(radius: 100)
    field.addItem(ball)
    let snap = UISnapBehavior(item: ball, snapTo: .zero)
    for behavior in [gravity, collision, push, item, attachment, sliding, field, snap] as [UIDynamicBehavior] {
      animator.addBehavior(behavior)
    }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {}
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

final class RoundView: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
