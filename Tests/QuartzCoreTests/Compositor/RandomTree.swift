import CoreGraphics
import TrestleText
import TrestleTrials

@testable import QuartzCore

/// A tree of layers built from a seeded random generator, and then changed one random step at a time.
@MainActor
struct RandomTree {
  var numbers: Noise
  let root: CALayer
  private(set) var layers: [CALayer] = []
  /// The last change, for the report of a failure.
  private(set) var last = ""
  private let pictures: [CGImage]
  private let texts: [TextLayout]

  init(root: CALayer, count: Int, seed: UInt64) {
    numbers = Noise(seed: seed)
    self.root = root
    pictures = [
      image(16, 16) { x, y in 0xFF00_0000 | UInt32(x * 16) << 16 | UInt32(y * 16) },
      image(20, 12, opaque: false) { x, y in x > y ? 0x8040_0080 : 0 },
      image(90, 70) { x, y in 0xFF00_0000 | UInt32((x * y) & 255) << 8 },
    ]
    texts = [layout("Lorem"), layout("ipsum dolor", size: 9), layout("Äg", size: 20, color: TextColor(red: 0.8, green: 0, blue: 0.3))]
    for index in 0..<count { add(index) }
  }

  mutating func number(_ limit: Int) -> Int { Int(numbers.next() % UInt64(limit)) }
  mutating func chance(_ percent: Int) -> Bool { number(100) < percent }
  /// Returns a coordinate, now and then between pixels.
  mutating func length(_ limit: Int) -> CGFloat { CGFloat(number(limit * 4)) / 4 * (chance(50) ? 1 : 0.98) }

  mutating func color() -> CGColor {
    let alpha: CGFloat = chance(65) ? 1 : CGFloat(number(10)) / 10
    return CGColor(red: CGFloat(number(256)) / 255, green: CGFloat(number(256)) / 255, blue: CGFloat(number(256)) / 255, alpha: alpha)
  }

  private mutating func add(_ index: Int) {
    let layer: CALayer
    switch index % 12 {
    case 3:
      let gradient = CAGradientLayer()
      gradient.colors = [color(), color(), color()]
      gradient.endPoint = CGPoint(x: CGFloat(number(3)) / 2, y: 1)
      gradient.type = [.axial, .radial, .conic][number(3)]
      layer = gradient
    case 7:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: CGRect(x: 2, y: 3, width: length(40) + 1, height: length(40) + 1), transform: nil)
      shape.fillColor = color()
      shape.strokeColor = color()
      shape.lineWidth = 3
      layer = shape
    case 6: layer = CATransformLayer()
    case 10:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 3
      replicator.instanceTransform = CATransform3DMakeTranslation(9, 5, 0)
      replicator.instanceRedOffset = -0.3
      layer = replicator
    default:
      layer = CALayer()
    }
    layer.bounds = CGRect(x: 0, y: 0, width: 4 + length(50), height: 4 + length(40))
    layer.position = CGPoint(x: length(100), y: length(100))
    if index % 12 != 7, chance(70) { layer.backgroundColor = color() }
    if chance(30) { layer.flattens = true }
    parent().addSublayer(layer)
    layers.append(layer)
  }

  private mutating func parent() -> CALayer {
    layers.isEmpty || chance(35) ? root : layers[number(layers.count)]
  }

  /// Changes one property of one layer, or its position in the tree.
  mutating func change() {
    let layer = layers[number(layers.count)]
    let kind = number(33)
    last = "change \(kind)"
    switch kind {
    case 0...3: layer.position = CGPoint(x: length(100), y: length(100))
    case 4, 5: layer.bounds.origin = CGPoint(x: length(30) - 15, y: length(30) - 15)
    case 6: layer.bounds.size = CGSize(width: length(60), height: length(50))
    case 7, 8: layer.backgroundColor = chance(20) ? nil : color()
    case 9: layer.opacity = chance(50) ? 1 : Float(number(11)) / 10
    case 10: layer.isHidden.toggle()
    case 11: layer.masksToBounds.toggle()
    case 12: layer.cornerRadius = chance(40) ? 0 : length(20)
    case 13: layer.cornerCurve = chance(50) ? .continuous : .circular
    case 14:
      layer.borderWidth = CGFloat(number(4))
      layer.borderColor = color()
    case 15: layer.contents = chance(30) ? nil : pictures[number(pictures.count)]
    case 16: layer.contentsGravity = [.resize, .center, .resizeAspect, .resizeAspectFill, .bottomRight, .top][number(6)]
    case 17:
      layer.shadowOpacity = chance(50) ? 0 : 0.6
      layer.shadowRadius = length(5)
      layer.shadowOffset = CGSize(width: length(6), height: length(6))
    case 18:
      let wide = CGRect(x: 0.5, y: 1, width: 90 + length(40), height: 85)
      layer.shadowPath =
        [
          nil, CGPath(rect: CGRect(x: 1, y: 2, width: 20, height: 15), transform: nil), CGPath(rect: wide, transform: nil),
          CGPath(roundedRect: wide, cornerWidth: 6, cornerHeight: 6, transform: nil), CGPath(ellipseIn: wide, transform: nil),
        ][number(5)]
    case 19: layer.zPosition = CGFloat(number(5)) - 2
    case 20: layer.items = chance(20) ? [] : items()
    case 21, 22: move(layer)
    case 23: transform(layer)
    case 24: mask(layer)
    case 25: layer.maskedCorners = CACornerMask(rawValue: UInt(number(16)))
    case 26:
      if let superlayer = layer.superlayer { superlayer.insertSublayer(layer, at: UInt32(number(max(superlayer.sublayers!.count, 1)))) }
    case 27: layer.flattens.toggle()
    case 28: layer.backdrop = chance(60) ? nil : BackdropEffect(radius: 3, saturation: 1.5, tint: color())
    case 29: layer.contentsRect = CGRect(x: 0, y: 0, width: chance(50) ? 1 : 0.5, height: chance(50) ? 1 : 0.75)
    case 30: layer.isGeometryFlipped.toggle()
    case 31: layer.anchorPoint = CGPoint(x: CGFloat(number(5)) / 4, y: CGFloat(number(5)) / 4)
    default: subclass(layer)
    }
  }

  private mutating func items() -> [LayerItem] {
    [
      .text(texts[number(texts.count)], at: CGPoint(x: length(10), y: length(10))),
      .fill(CGRect(x: length(20), y: length(20), width: length(20), height: length(8)), color(), cornerRadius: chance(50) ? 0 : 3),
      .image(pictures[number(2)], CGRect(x: length(10), y: length(10), width: chance(50) ? 16 : 25, height: 16)),
      .path(
        CGPath(ellipseIn: CGRect(x: 0, y: 0, width: length(30) + 1, height: 12), transform: nil), fill: color(), stroke: color(),
        lineWidth: 1.5),
    ].shuffled(using: &numbers)
  }

  private mutating func move(_ layer: CALayer) {
    if layer.superlayer != nil, chance(40) { return layer.removeFromSuperlayer() }
    let target = parent()
    if !target.isDescendant(of: layer) { target.addSublayer(layer) }
  }

  private mutating func transform(_ layer: CALayer) {
    switch number(7) {
    case 0: layer.transform = CATransform3DMakeRotation(CGFloat(number(60)) / 10, 0, 0, 1)
    case 1: layer.transform = CATransform3DMakeScale(0.3 + length(2), 0.3 + length(2), 1)
    case 2: layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    case 3:
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 200
      layer.transform = CATransform3DRotate(perspective, 0.6, 0, 1, 0)
    case 4: layer.sublayerTransform = chance(50) ? CATransform3DIdentity : CATransform3DMakeScale(1.2, 0.9, 1)
    default: layer.transform = CATransform3DIdentity
    }
  }

  private mutating func mask(_ layer: CALayer) {
    guard chance(50) else {
      layer.mask = nil
      return
    }
    if let mask = layer.mask {
      mask.position = CGPoint(x: length(30), y: length(30))
      return
    }
    let mask = CALayer()
    mask.frame = CGRect(x: length(10), y: length(10), width: 25, height: 20)
    mask.cornerRadius = 6
    mask.backgroundColor = color()
    layer.mask = mask
  }

  private mutating func subclass(_ layer: CALayer) {
    if let gradient = layer as? CAGradientLayer {
      gradient.colors = [color(), color()]
    } else if let shape = layer as? CAShapeLayer {
      shape.strokeEnd = CGFloat(number(11)) / 10
    } else if let replicator = layer as? CAReplicatorLayer {
      replicator.instanceCount = number(4)
    }
  }
}
