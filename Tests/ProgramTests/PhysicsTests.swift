import Testing
import UIKit
import UIKitTesting

@MainActor @Suite struct PhysicsTests {
  private func show() -> (TestScreen, PhysicsPlayground) {
    let screen = TestScreen()
    let controller = PhysicsPlayground()
    screen.show(controller)
    return (screen, controller)
  }

  @Test("A composite behavior drops a ball on the floor, where it comes to rest")
  func rests() {
    let (screen, controller) = show()
    screen.advance(by: 8)
    #expect(abs(controller.ball.frame.maxY - 480) < 2)
    #expect(controller.hits.first == "edge" && controller.pauses == 1)
    #expect(controller.bouncy.joined == 1 && controller.animator.behaviors.count == 1)
    controller.animator.removeAllBehaviors()
    #expect(controller.bouncy.joined == 0 && controller.bouncy.dynamicAnimator == nil)
  }

  @Test("A finger drags the ball by an attachment and throws it against a wall")
  func thrown() {
    let (screen, controller) = show()
    screen.advance(by: 0.05)
    screen.flick(from: controller.ball.center, to: CGPoint(x: 260, y: 140))
    #expect(controller.attachment == nil)
    screen.advance(by: 0.5)
    #expect(controller.hits.contains("edge"))
    #expect(controller.view.bounds.insetBy(dx: -3, dy: -3).contains(controller.ball.frame))
  }

  @Test("A ball slides off a wedge, an anchored item, which stays; the delegate hears both ends of the contact")
  func wedge() {
    let (screen, controller) = show()
    let anchor = UIDynamicItemBehavior(items: [controller.wedge])
    anchor.isAnchored = true
    controller.animator.addBehavior(anchor)
    controller.bouncy.collision.addItem(controller.wedge)
    controller.ball.center.x = 165
    controller.animator.updateItem(usingCurrentState: controller.ball)
    let place = controller.wedge.center
    screen.advance(by: 6)
    #expect(controller.hits.contains("item") && controller.hits.contains("apart"))
    #expect(controller.wedge.center == place)
    #expect(abs(controller.ball.center.x - 160) > 20)
  }

  @Test("A snap, a push, a field, a boundary and every kind of attachment move what they are given")
  func every() {
    let (screen, controller) = show()
    let animator = controller.animator
    animator.removeAllBehaviors()
    let ball = controller.ball
    let snap = UISnapBehavior(item: ball, snapTo: CGPoint(x: 80, y: 300))
    snap.damping = 1
    animator.addBehavior(snap)
    screen.advance(by: 3)
    #expect(hypot(ball.center.x - 80, ball.center.y - 300) < 2)
    snap.snapPoint = CGPoint(x: 200, y: 200)
    screen.advance(by: 3)
    #expect(hypot(ball.center.x - 200, ball.center.y - 200) < 2)

    animator.removeAllBehaviors()
    let push = UIPushBehavior(items: [ball], mode: .continuous)
    push.pushDirection = CGVector(dx: 0, dy: -0.2)
    animator.addBehavior(push)
    let ceiling = UICollisionBehavior(items: [ball])
    ceiling.collisionMode = .boundaries
    ceiling.addBoundary(
      withIdentifier: "ceiling" as NSString, for: UIBezierPath(rect: CGRect(x: 0, y: 90, width: 320, height: 10)))
    ceiling.collisionDelegate = controller
    animator.addBehavior(ceiling)
    screen.advance(by: 3)
    #expect(controller.hits.contains("ceiling") && ball.frame.minY > 97)
    #expect(ceiling.boundaryIdentifiers?.count == 1 && ceiling.boundary(withIdentifier: "ceiling" as NSString) != nil)

    animator.removeAllBehaviors()
    let weight = Weight()
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 200, y: 300))
    field.region = UIRegion(radius: 500)
    field.strength = 0.5
    field.falloff = 0
    field.minimumRadius = 10
    field.addItem(weight)
    animator.addBehavior(field)
    screen.advance(by: 0.2)
    #expect(weight.center.x > 41 && weight.center.y > 41)

    animator.removeAllBehaviors()
    let other = UIView(frame: CGRect(x: 200, y: 300, width: 20, height: 20))
    controller.view.addSubview(other)
    ball.center = CGPoint(x: 100, y: 310)
    let limit = UIAttachmentBehavior.limitAttachment(
      with: ball, offsetFromCenter: .zero, attachedTo: other, offsetFromCenter: .zero)
    #expect(abs(limit.length - 110) < 1 && limit.items.count == 2 && limit.attachedBehaviorType == .items)
    animator.addBehavior(limit)
    let motion = UIDynamicItemBehavior(items: [ball, other])
    animator.addBehavior(motion)
    motion.addLinearVelocity(CGPoint(x: -300, y: 0), for: ball)
    motion.addAngularVelocity(2, for: ball)
    #expect(motion.angularVelocity(for: ball) == 2 && motion.linearVelocity(for: ball).x == -300)
    screen.advance(by: 1)
    #expect(hypot(ball.center.x - other.center.x, ball.center.y - other.center.y) < 116)
    #expect(other.center.x < 200 && ball.transform.b != 0)

    animator.removeAllBehaviors()
    let pin = UIAttachmentBehavior.pinAttachment(with: ball, attachedTo: other, attachmentAnchor: ball.center)
    pin.frictionTorque = 0.1
    pin.attachmentRange = UIFloatRange(minimum: -1, maximum: 1)
    animator.addBehavior(pin)
    let fixed = UIAttachmentBehavior.fixedAttachment(with: other, attachedTo: controller.wedge, attachmentAnchor: other.center)
    animator.addBehavior(fixed)
    let turn = UIDynamicItemBehavior(items: [ball])
    animator.addBehavior(turn)
    turn.addAngularVelocity(8, for: ball)
    screen.advance(by: 2)
    #expect(!UIFloatRange.infinite.isInfinite == false && !pin.attachmentRange.isInfinite)
    #expect(hypot(ball.center.x, ball.center.y).isFinite)
  }
}
