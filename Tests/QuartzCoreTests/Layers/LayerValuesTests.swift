import Foundation
import Testing
import TrestleExpectations

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct LayerValuesTests {
  @Test("A new layer has the documented defaults")
  func defaults() {
    let layer = CALayer()
    expect(layer.opacity, equals: 1)
    expect(layer.anchorPoint, equals: CGPoint(x: 0.5, y: 0.5))
    expect(!layer.isHidden && !layer.masksToBounds && !layer.isOpaque && layer.isDoubleSided)
    expect(layer.contentsGravity == .resize && layer.contentsScale == 1)
    expect(layer.shadowOpacity == 0 && layer.shadowRadius == 3 && layer.shadowOffset == CGSize(width: 0, height: -3))
    expect(layer.speed == 1 && layer.duration == .infinity)
    expect(layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
    expect(layer.borderColor, equals: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    expect(layer.sublayers == nil && layer.superlayer == nil && layer.animationKeys() == nil)
    let gradient = CAGradientLayer()
    expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1) && gradient.type == .axial)
    let shape = CAShapeLayer()
    expect(shape.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1) && shape.strokeColor == nil)
    expect(shape.strokeEnd == 1 && shape.lineWidth == 1 && shape.miterLimit == 10 && shape.lineCap == .butt && shape.lineJoin == .miter)
    let text = CATextLayer()
    expect(text.fontSize == 36 && !text.isWrapped)
  }

  @Test("Every property of every class is read back by its key, in its own type, and by init(layer:)")
  func everyProperty() {
    for layer in [CALayer(), CAShapeLayer(), CAGradientLayer(), CATextLayer(), CAReplicatorLayer(), CAScrollLayer(), CATransformLayer()] {
      for (key, property) in type(of: layer).propertyTable {
        let other: Any?
        switch property.get(layer) {
        case .number(let number): other = LayerValue.number(number + 3).any(like: property.read(layer))
        case .point: other = CGPoint(x: 3, y: 4)
        case .size: other = CGSize(width: 3, height: 4)
        case .rect: other = CGRect(x: 0.5, y: 0.5, width: 3, height: 4)
        case .transform: other = CATransform3DMakeScale(2, 3, 4)
        case .color: other = CGColor(red: 0.5, green: 0.25, blue: 0, alpha: 1)
        case .object(let value as Bool): other = !value
        default: continue
        }
        layer.setValue(other, forKey: key)
        let read = layer.value(forKey: key)
        expect(LayerValue(read).isEqual(to: LayerValue(other)) || read as? Bool == other as? Bool, "\(key) of \(type(of: layer))")
        let copy = LayerClass.copy(layer)
        expect(type(of: copy) == type(of: layer))
        let timing = ["speed", "timeOffset", "beginTime"]
        if !timing.contains(key) {
          expect(LayerValue(copy.value(forKey: key)).isEqual(to: LayerValue(read)) || read is Bool, "copy of \(key)")
        }
      }
    }
  }

  @Test("Key paths reach into values")
  func keyPaths() {
    let layer = CALayer()
    layer.setValue(CGFloat(0.5), forKeyPath: "transform.rotation.z")
    expect(difference(layer.transform, CATransform3DMakeRotation(0.5, 0, 0, 1)), below: 1e-12)
    layer.setValue(2, forKeyPath: "transform.scale")
    expect(abs((layer.value(forKeyPath: "transform.rotation.z") as! CGFloat) - 0.5), below: 1e-12)
    expect(abs((layer.value(forKeyPath: "transform.scale.x") as! CGFloat) - 2), below: 1e-12)
    layer.setValue(30, forKeyPath: "transform.translation.y")
    expect(layer.transform.m42, equals: 30)
    layer.setValue(7, forKeyPath: "position.y")
    layer.setValue(CGSize(width: 8, height: 9), forKeyPath: "bounds.size")
    expect(layer.position, equals: CGPoint(x: 0, y: 7))
    expect(layer.bounds, equals: CGRect(x: 0, y: 0, width: 8, height: 9))
    expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat, equals: 9)
    layer.setValue("mine", forKey: "anything")
    expect(layer.value(forKey: "anything") as? String, equals: "mine")
    expect(layer.value(forKey: "opacity") as? Float, equals: 1)
    expect(layer.value(forKey: "unknown") == nil)
  }

  @Test("Transforms are multiplied, inverted, decomposed and recomposed")
  func transforms() {
    var seed: UInt64 = 7
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) / Double(1 << 53) * 2 - 1
    }
    for _ in 0..<500 {
      var t = CATransform3DMakeRotation(random() * 3, random(), random(), random())
      t = CATransform3DScale(t, 1.5 + random(), random() > 0 ? 2 + random() : -2 - random(), 1.5 + random())
      t = CATransform3DConcat(t, CATransform3DMakeRotation(random() * 3, random(), random(), random()))
      t = CATransform3DTranslate(t, random() * 100, random() * 100, random() * 100)
      var perspective = CATransform3DIdentity
      perspective.m34 = random() / 500
      t = CATransform3DConcat(t, perspective)
      expect(difference(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity), below: 1e-9)
      expect(difference(CATransform3D(t.components!), t), below: 1e-9)
    }
    expect(CATransform3DIsAffine(CATransform3DMakeTranslation(1, 2, 0)))
    expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(affine)), equals: affine)
    let flat = CATransform3DMakeScale(0, 1, 1)
    expect(CATransform3DInvert(flat), equals: flat)
    // Row vectors: the transform concatenated first is applied first.
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 0, 0)
    expect(moved.m41, equals: 20)
  }

  @Test("The delegate displays or draws; a delegate that does neither leaves no bitmap")
  func display() {
    final class Displaying: NSObject, CALayerDelegate {
      func display(_ layer: CALayer) { layer.contents = "shown" }
      func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("asked to draw") }
    }
    final class Drawing: NSObject, CALayerDelegate {
      var lines: [String] = []
      func layerWillDraw(_ layer: CALayer) { lines.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        lines.append("draw")
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      }
    }
    final class Neither: NSObject, CALayerDelegate {}

    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 3)
    layer.contentsScale = 2
    let displaying = Displaying()
    layer.delegate = displaying
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    expect(layer.contents as? String, equals: "shown")
    layer.contents = nil
    let drawing = Drawing()
    layer.delegate = drawing
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    expect(drawing.lines, equals: ["will", "draw"])
    expect(layer.contentsImage?.width == 8 && layer.contentsImage?.height == 6)
    let words = layer.contentsImage!.bitmap.words(1)
    expect(words[3] == 0xffff_0000 && words[4] == 0)
    expect(layer.contentsImage!.bitmap.words(2)[0], equals: 0)
    layer.contentsScale = 1
    expect(layer.needsDisplay())

    let plain = CALayer()
    plain.bounds = layer.bounds
    plain.setNeedsDisplay()
    plain.displayIfNeeded()
    expect(plain.contents == nil)
    let neither = Neither()
    plain.delegate = neither
    plain.setNeedsDisplay()
    plain.displayIfNeeded()
    expect(plain.contents == nil)
  }

  @Test("A text layer lays out its string, again when its width changes, and truncates long text")
  func text() {
    let layer = CATextLayer()
    layer.string = "Some words that are too long for one line"
    layer.fontSize = 20
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.displayIfNeeded()
    func lines() -> Int {
      guard case .text(let layout, _)? = layer.items.first else { return 0 }
      return layout.lines.count
    }
    expect(lines(), equals: 1)
    layer.isWrapped = true
    layer.displayIfNeeded()
    expect(lines(), above: 2)
    layer.bounds.size.width = 1000
    expect(layer.needsDisplay())
    layer.displayIfNeeded()
    expect(lines(), equals: 1)
    layer.bounds.size.width = 100
    layer.isWrapped = false
    layer.truncationMode = .end
    layer.displayIfNeeded()
    guard case .text(let layout, _)? = layer.items.first else {
      Issue.record("no text")
      return
    }
    expect(layout.isTruncated && layout.size.width <= 100)
    layer.string = nil
    layer.displayIfNeeded()
    expect(layer.items.isEmpty)
  }

  @Test("A scroll layer scrolls points and rectangles into view, in its directions only")
  func scrolling() {
    let scroll = CAScrollLayer()
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    expect(scroll.masksToBounds)
    let content = CALayer()
    content.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
    scroll.addSublayer(content)
    content.scrollRectToVisible(CGRect(x: 150, y: 50, width: 20, height: 20))
    expect(scroll.bounds.origin, equals: CGPoint(x: 70, y: 0))
    content.scrollRectToVisible(CGRect(x: 80, y: 10, width: 20, height: 20))
    expect(scroll.bounds.origin, equals: CGPoint(x: 70, y: 0))
    scroll.scrollMode = .vertically
    content.scroll(CGPoint(x: 0, y: 300))
    expect(scroll.bounds.origin, equals: CGPoint(x: 70, y: 300))
    expect(content.visibleRect, equals: CGRect(x: 70, y: 300, width: 100, height: 100))
  }

  @Test("A layer is small, and its details are allocated on demand")
  func size() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.opacity = 0.5
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.cornerRadius = 3
    layer.masksToBounds = true
    expect(layer.details == nil && layer.extras == nil && layer.animationState == nil)
    // The class's metadata contains the size of its instances.
    let metadata = unsafeBitCast(CALayer.self as AnyObject.Type, to: UnsafeRawPointer.self)
    expect(metadata.load(fromByteOffset: 24, as: UInt32.self), below: 300)
  }
}

extension LayerValue {
  fileprivate func isEqual(to other: LayerValue) -> Bool {
    switch (self, other) {
    case (.none, .none): return true
    case (.number(let a), .number(let b)): return a == b
    case (.point(let a), .point(let b)): return a == b
    case (.size(let a), .size(let b)): return a == b
    case (.rect(let a), .rect(let b)): return a == b
    case (.transform(let a), .transform(let b)): return a == b
    case (.color(let a), .color(let b)): return a == b
    case (.numbers(let a), .numbers(let b)): return a == b
    case (.points(let a), .points(let b)): return a == b
    case (.colors(let a), .colors(let b)): return a == b
    default: return false
    }
  }
}
