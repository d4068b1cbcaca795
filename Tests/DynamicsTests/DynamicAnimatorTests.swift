import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct DynamicAnimatorTests {
  private func stage(_ frames: CGRect...) -> (TestScreen, UIView, [UIView], UIDynamicAnimator) {
    let screen = TestScreen()
    let room = UIView()
    screen.show(room)
    let boxes = frames.map { frame in
      let box = UIView(frame: frame)
      box.backgroundColor = .systemBlue
      room.addSubview(box)
      return box
    }
    return (screen, room, boxes, UIDynamicAnimator(referenceView: room))
  }

  @Test("Gravity of 1 is 1,000 points a second each second")
  func gravity() {
    let (screen, _, boxes, animator) = stage(CGRect(x: 100, y: 0, width: 50, height: 50))
    animator.addBehavior(UIGravityBehavior(items: boxes))
    screen.advance(by: 0.5)
    expect(abs(boxes[0].center.y - 25 - 125), below: 6)
    expect(animator.isRunning && abs(animator.elapsedTime - 0.5) < 0.03)
  }

  @Test("A box falls to the floor of the reference view and rests; the delegates are notified")
  func floor() {
    final class Log: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
      var entries: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
      ) { entries.append("began \(identifier == nil ? "bounds" : "other") \(Int(p.y.rounded()))") }
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { entries.append("paused") }
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { entries.append("resumes") }
    }
    let (screen, _, boxes, animator) = stage(CGRect(x: 100, y: 300, width: 50, height: 50))
    let log = Log()
    animator.delegate = log
    let collision = UICollisionBehavior(items: boxes)
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    screen.advance(by: 6)
    expect(abs(boxes[0].frame.maxY - 480), below: 1.5)
    expect(log.entries.first == "resumes" && log.entries.last == "paused")
    expect(log.entries.contains { $0.hasPrefix("began bounds 4") })
    expect(!animator.isRunning)
    animator.addBehavior(UIPushBehavior(items: boxes, mode: .instantaneous))
    expect(log.entries.last, equals: "resumes")
  }

  @Test("Two boxes meet, and a named boundary stops one")
  func collisions() {
    final class Log: NSObject, UICollisionBehaviorDelegate {
      var items: [CGFloat] = []
      var walls: [String] = []
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
      ) { items.append(p.x) }
      func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
        at p: CGPoint
      ) { walls.append((identifier as? NSString).map { "\($0)" } ?? "") }
    }
    let (screen, _, boxes, animator) = stage(
      CGRect(x: 20, y: 200, width: 40, height: 40), CGRect(x: 150, y: 200, width: 40, height: 40))
    let log = Log()
    let collision = UICollisionBehavior(items: boxes)
    collision.addBoundary(withIdentifier: NSString("wall"), from: CGPoint(x: 260, y: 100), to: CGPoint(x: 260, y: 300))
    collision.collisionDelegate = log
    animator.addBehavior(collision)
    let motion = UIDynamicItemBehavior(items: boxes)
    motion.elasticity = 1
    animator.addBehavior(motion)
    motion.addLinearVelocity(CGPoint(x: 200, y: 0), for: boxes[0])
    screen.advance(by: 2)
    expect(log.items.count >= 1 && abs((log.items.first ?? 0) - 150) < 3)
    expect(log.walls.first, equals: "wall")
    expect(boxes[1].frame.maxX, below: 262)
  }

  @Test("A push of 1 accelerates 100 × 100 points to 100 points a second")
  func push() {
    let (screen, _, boxes, animator) = stage(CGRect(x: 0, y: 100, width: 100, height: 100))
    let push = UIPushBehavior(items: boxes, mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    animator.addBehavior(push)
    screen.advance(by: 1)
    expect(abs(boxes[0].center.x - 150), below: 3)
    expect(!push.active)
  }

  @Test("A snap moves a rotated view to its point, upright")
  func snap() {
    let (screen, _, boxes, animator) = stage(CGRect(x: 10, y: 10, width: 60, height: 60))
    boxes[0].transform = CGAffineTransform(rotationAngle: 0.6)
    animator.addBehavior(UISnapBehavior(item: boxes[0], snapTo: CGPoint(x: 200, y: 300)))
    screen.advance(by: 4)
    expect(hypot(boxes[0].center.x - 200, boxes[0].center.y - 300), below: 1)
    expect(abs(boxes[0].transform.b), below: 0.02)
  }

  @Test("A view follows a finger by its attachment, as in a drag")
  func attachment() {
    let (screen, room, boxes, animator) = stage(CGRect(x: 100, y: 100, width: 60, height: 60))
    let dragger = Dragger(boxes[0], animator)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(dragger, action: Dragger.panned)
    room.addGestureRecognizer(pan)
    screen.drag(from: CGPoint(x: 130, y: 130), to: CGPoint(x: 250, y: 330), duration: 1)
    screen.advance(by: 1)
    expect(hypot(boxes[0].center.x - 250, boxes[0].center.y - 330), below: 25)
  }

  @Test("A pendulum keeps its length; a spring comes to rest by its frequency and damping")
  func pendulum() {
    let (screen, _, boxes, animator) = stage(CGRect(x: 200, y: 80, width: 40, height: 40))
    let tie = UIAttachmentBehavior(item: boxes[0], attachedToAnchor: CGPoint(x: 120, y: 100))
    expect(tie.length, equals: 100)
    animator.addBehavior(UIGravityBehavior(items: boxes))
    animator.addBehavior(tie)
    for _ in 0..<20 {
      screen.advance(by: 0.1)
      expect(abs(hypot(boxes[0].center.x - 120, boxes[0].center.y - 100) - 100), below: 4)
    }
    let air = UIDynamicItemBehavior(items: boxes)
    air.resistance = 4
    animator.addBehavior(air)
    tie.length = 50
    tie.frequency = 2
    tie.damping = 1
    screen.advance(by: 8)
    expect(boxes[0].center.y, above: 140)
  }

  @Test("A sliding attachment lets an item move along its axis only")
  func sliding() {
    let (screen, _, boxes, animator) = stage(CGRect(x: 100, y: 100, width: 40, height: 40))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: boxes[0], attachmentAnchor: boxes[0].center, axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 50)
    animator.addBehavior(slide)
    let gravity = UIGravityBehavior(items: boxes)
    gravity.gravityDirection = CGVector(dx: 0.7, dy: 0.7)
    animator.addBehavior(gravity)
    screen.advance(by: 2)
    expect(abs(boxes[0].center.y - 120), below: 3)
    expect(abs(boxes[0].center.x - 170), below: 4)
  }

  @Test("The same run twice gives the same image")
  func pictures() {
    func run() -> [UInt8] {
      let screen = TestScreen(size: CGSize(width: 160, height: 240), scale: 1)
      let room = UIView()
      screen.show(room)
      let boxes = (0..<12).map { index -> UIView in
        let box = UIView(frame: CGRect(x: 10 + index % 4 * 36, y: 10 + index / 4 * 36, width: 30, height: 30))
        box.backgroundColor = UIColor(hue: CGFloat(index) / 12, saturation: 1, brightness: 1, alpha: 1)
        box.transform = CGAffineTransform(rotationAngle: CGFloat(index) / 7)
        room.addSubview(box)
        return box
      }
      let animator = UIDynamicAnimator(referenceView: room)
      let collision = UICollisionBehavior(items: boxes)
      collision.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collision)
      animator.addBehavior(UIGravityBehavior(items: boxes))
      screen.advance(by: 1.5)
      let picture = screen.snapshot()
      var bytes: [UInt8] = []
      for y in stride(from: 0, to: 240, by: 3) {
        for x in stride(from: 0, to: 160, by: 3) {
          let pixel = picture.pixel(x: x, y: y)
          bytes += [pixel.red, pixel.green, pixel.blue]
        }
      }
      return bytes
    }
    let first = run()
    expect(first, equals: run())
    expect(Set(first).count, above: 4)
  }

  @Test("Layout attributes are items, and the animator finds them by index path")
  func attributes() {
    let screen = TestScreen()
    let view = UIView()
    screen.show(view)
    let layout = UICollectionViewFlowLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    item.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    animator.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: item.center))
    expect(animator.layoutAttributesForCell(at: IndexPath(item: 3, section: 0)) === item)
    expect(animator.items(in: CGRect(x: 0, y: 0, width: 10, height: 10)).count, equals: 1)
    let gravity = UIGravityBehavior(items: [item])
    animator.addBehavior(gravity)
    animator.removeBehavior(animator.behaviors[0])
    screen.advance(by: 0.5)
    expect(item.center.y, above: 100)
  }

  @Test("A group moves its items as one")
  func group() {
    let (screen, _, boxes, animator) = stage(
      CGRect(x: 100, y: 100, width: 20, height: 20), CGRect(x: 140, y: 100, width: 20, height: 20))
    let group = UIDynamicItemGroup(items: boxes)
    let spin = UIDynamicItemBehavior(items: [group])
    animator.addBehavior(spin)
    spin.addAngularVelocity(.pi, for: group)
    screen.advance(by: 1)
    expect(abs(hypot(boxes[0].center.x - boxes[1].center.x, boxes[0].center.y - boxes[1].center.y) - 40), below: 0.01)
    expect(boxes[0].center.x, above: boxes[1].center.x)
  }

  @Test("Fields, regions and behaviors' actions")
  func fields() {
    let (screen, _, boxes, animator) = stage(CGRect(x: 20, y: 20, width: 20, height: 20))
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
    field.position = CGPoint(x: 0, y: 0)
    field.region = UIRegion(radius: 100)
    field.addItem(boxes[0])
    var calls = 0
    field.action = { calls += 1 }
    animator.addBehavior(field)
    screen.advance(by: 0.2)
    expect(boxes[0].center.x > 35 && calls > 10)
    let region = UIRegion(size: CGSize(width: 10, height: 10)).subtracting(UIRegion(radius: 2))
    expect(region.contains(CGPoint(x: 4, y: 4)) && !region.contains(.zero) && region.inverse().contains(.zero))
  }
}

/// Drags an item with an attachment.
@MainActor private final class Dragger {
  private let item: UIView
  private let animator: UIDynamicAnimator
  private var tie: UIAttachmentBehavior?

  init(_ item: UIView, _ animator: UIDynamicAnimator) {
    self.item = item
    self.animator = animator
  }

  func panned(_ recognizer: UIPanGestureRecognizer) {
    let place = recognizer.location(in: animator.referenceView)
    if recognizer.state == .began {
      let tie = UIAttachmentBehavior(item: item, attachedToAnchor: place)
      animator.addBehavior(tie)
      self.tie = tie
    }
    tie?.anchorPoint = place
  }
}
