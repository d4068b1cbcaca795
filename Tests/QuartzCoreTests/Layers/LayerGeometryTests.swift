import Foundation
import QuartzCore
import Testing
import TrestleExpectations

@MainActor
@Suite(.serialized)
struct LayerGeometryTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    isNear(a.origin, b.origin) && abs(a.width - b.width) < 1e-9 && abs(a.height - b.height) < 1e-9
  }

  @Test("The frame follows from bounds, position and anchor, and sets position and size")
  func frame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    expect(layer.position, equals: CGPoint(x: 60, y: 50))
    expect(layer.bounds, equals: CGRect(x: 0, y: 0, width: 100, height: 60))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    expect(layer.frame, equals: CGRect(x: 60, y: -10, width: 100, height: 60))
    layer.bounds.origin = CGPoint(x: 5, y: 500)
    expect(layer.frame, equals: CGRect(x: 60, y: -10, width: 100, height: 60))
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    expect(layer.position, equals: CGPoint(x: 0, y: 10))
    expect(layer.bounds, equals: CGRect(x: 5, y: 500, width: 10, height: 10))
    layer.frame = CGRect(x: 10, y: 10, width: -10, height: -10)
    expect(layer.frame, equals: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("With a transform the frame is the bounding box, and setting it applies the inverse")
  func transformedFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    expect(isNear(layer.frame, CGRect(x: 25, y: -25, width: 50, height: 100)))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    expect(isNear(layer.frame, CGRect(x: -50, y: -50, width: 200, height: 150)))
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 30)
    expect(isNear(CGRect(origin: .zero, size: layer.bounds.size), CGRect(x: 0, y: 0, width: 10, height: 10)))
    expect(isNear(layer.frame, CGRect(x: 10, y: 10, width: 20, height: 30)))
  }

  @Test("Points convert through scrolled, turned and scaled layers, there and back")
  func conversion() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let scrolled = CALayer()
    scrolled.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    scrolled.bounds.origin = CGPoint(x: 0, y: 1000)
    let turned = CALayer()
    turned.frame = CGRect(x: 20, y: 1010, width: 40, height: 20)
    turned.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    root.addSublayer(scrolled)
    scrolled.addSublayer(turned)
    expect(scrolled.convert(CGPoint(x: 3, y: 1004), to: root), equals: CGPoint(x: 13, y: 24))
    expect(scrolled.convert(CGPoint(x: 13, y: 24), from: root), equals: CGPoint(x: 3, y: 1004))
    // The center does not move; the right edge moves to the bottom.
    expect(isNear(turned.convert(CGPoint(x: 20, y: 10), to: scrolled), CGPoint(x: 40, y: 1020)))
    expect(isNear(turned.convert(CGPoint(x: 40, y: 10), to: root), CGPoint(x: 50, y: 60)))
    expect(isNear(turned.convert(CGRect(x: 0, y: 0, width: 40, height: 20), to: root), CGRect(x: 40, y: 20, width: 20, height: 40)))
    let sibling = CALayer()
    sibling.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    root.addSublayer(sibling)
    for point in [CGPoint(x: 3, y: 4), CGPoint(x: -50, y: 70)] {
      expect(isNear(turned.convert(turned.convert(point, to: sibling), from: sibling), point))
      expect(isNear(sibling.convert(turned.convert(point, to: sibling), to: root), turned.convert(point, to: root)))
      expect(isNear(turned.convert(turned.convert(point, to: nil), from: nil), point))
    }
  }

  @Test("A sublayer transform applies about the anchor, a flipped layer turns its sublayers' y, perspective divides")
  func unusualParents() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    root.addSublayer(layer)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    expect(isNear(layer.convert(CGPoint(x: 10, y: 10), to: root), CGPoint(x: 70, y: 70)))
    root.sublayerTransform = CATransform3DIdentity
    root.isGeometryFlipped = true
    expect(isNear(layer.convert(CGPoint.zero, to: root), CGPoint(x: 50, y: 50)))
    expect(isNear(layer.convert(CGPoint(x: 0, y: 10), to: root), CGPoint(x: 50, y: 40)))
    expect(layer.contentsAreFlipped())
    root.isGeometryFlipped = false
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 100
    root.sublayerTransform = perspective
    layer.zPosition = 50
    layer.position = CGPoint(x: 70, y: 50)
    // Halfway to the viewpoint everything is twice as large.
    expect(isNear(layer.convert(CGPoint(x: 5, y: 5), to: root), CGPoint(x: 90, y: 50)))
    expect(isNear(layer.convert(CGPoint(x: 90, y: 50), from: root), CGPoint(x: 5, y: 5)))
  }

  @Test("A hit test finds the topmost visible layer, by z position and order, within the clips")
  func hitTesting() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let low = CALayer()
    low.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let high = CALayer()
    high.frame = CGRect(x: 30, y: 30, width: 50, height: 50)
    let inner = CALayer()
    inner.frame = CGRect(x: 40, y: 40, width: 40, height: 40)
    root.addSublayer(low)
    root.addSublayer(high)
    high.addSublayer(inner)
    expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    expect(root.hitTest(CGPoint(x: 15, y: 15)) === low)
    expect(root.hitTest(CGPoint(x: 40, y: 40)) === high)
    expect(root.hitTest(CGPoint(x: 100, y: 100)) === inner)
    expect(root.hitTest(CGPoint(x: 200, y: 5)) == nil)
    high.masksToBounds = true
    expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
    low.zPosition = 1
    expect(root.hitTest(CGPoint(x: 40, y: 40)) === low)
    low.isHidden = true
    expect(root.hitTest(CGPoint(x: 40, y: 40)) === high)
    high.transform = CATransform3DMakeTranslation(20, 0, 0)
    expect(root.hitTest(CGPoint(x: 40, y: 40)) === root)
  }

  @Test("A hit on the presentation finds layers where they are on screen")
  func presentationHit() {
    let time = VirtualTime()
    let (root, layer) = time.layerOnScreen()
    layer.isViewBacked = true
    layer.frame = CGRect(x: 200, y: 0, width: 10, height: 10)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 5
    move.duration = 10
    layer.add(move, forKey: nil)
    time.advance(0.01)
    expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    let hit = root.presentation()!.hitTest(CGPoint(x: 5, y: 5))
    expect(hit?.model() === layer)
    expect(layer.presentation()!.superlayer?.model() === root)
  }
}
