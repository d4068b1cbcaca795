import UIKit

/// Draws the pictures of one flower: a background of soft lights, a stem with leaves, and the blossom.
struct FlowerPainter {
  let look: FlowerLook
  let bounds: CGRect
  let isDark: Bool
  let context: CGContext

  func paint(_ picture: FlowerPicture) {
    paintBackground()
    let side = min(bounds.width, bounds.height)
    let center = CGPoint(x: bounds.midX, y: bounds.minY + bounds.height * 0.44)
    switch picture {
    case .portrait:
      paintPlant(at: center, radius: side * (look.shape == .cup ? 0.27 : 0.34), lean: 0.06)
    case .closeUp:
      paintBlossom(at: CGPoint(x: bounds.midX + side * 0.12, y: bounds.midY + side * 0.1), radius: max(bounds.width, bounds.height) * 0.6)
    case .meadow:
      paintHill()
      var numbers = Numbers(seed: UInt64(look.petals) * 31 + 5)
      for row in 0..<3 {
        let scale = 0.09 + CGFloat(row) * 0.045
        for column in 0..<(6 - row) {
          let step = bounds.width / CGFloat(6 - row)
          let x = bounds.minX + step * (CGFloat(column) + 0.2 + numbers.next() * 0.6)
          let y = bounds.minY + bounds.height * (0.42 + CGFloat(row) * 0.17 + numbers.next() * 0.08)
          paintPlant(at: CGPoint(x: x, y: y), radius: side * scale, lean: numbers.next() * 0.2 - 0.1)
        }
      }
    case .bud:
      paintStem(to: CGPoint(x: bounds.midX, y: bounds.midY), radius: side * 0.3, lean: -0.08)
      paintCup(at: CGPoint(x: bounds.midX, y: bounds.midY), radius: side * 0.2, isClosed: true)
    }
  }

  // MARK: Colors

  private func color(_ hue: CGFloat, _ saturation: CGFloat, _ brightness: CGFloat, _ alpha: CGFloat = 1) -> UIColor {
    let turned = hue - hue.rounded(.down)
    return UIColor(hue: turned, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  private var isPale: Bool { look.hue < 0 }
  /// A negative hue is white with a tint of its absolute value.
  private var hue: CGFloat { abs(look.hue) }
  private var deep: UIColor { isPale ? color(hue, 0.16, 0.88) : color(hue - 0.03, 0.86, isDark ? 0.72 : 0.8) }
  private var middle: UIColor { isPale ? color(hue, 0.06, 0.96) : color(hue, 0.66, isDark ? 0.88 : 0.95) }
  private var light: UIColor { isPale ? color(hue, 0.02, 1) : color(hue + 0.02, 0.34, 1) }
  private func leaf(_ amount: CGFloat) -> UIColor { color(0.33, 0.52, (isDark ? 0.3 : 0.44) + amount * 0.22) }

  private func fill(_ path: UIBezierPath, from first: UIColor, _ start: CGPoint, to last: UIColor, _ end: CGPoint) {
    guard let gradient = gradient([first, last]) else { return }
    context.saveGState()
    context.addPath(path.cgPath)
    context.clip()
    context.drawLinearGradient(gradient, start: start, end: end, options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    context.restoreGState()
  }

  private func gradient(_ colors: [UIColor]) -> CGGradient? {
    CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
  }

  // MARK: Background

  private func paintBackground() {
    let ground = hue + 0.44
    let top = isDark ? color(ground, 0.5, 0.26) : color(ground, 0.16, 0.98)
    let bottom = isDark ? color(ground - 0.06, 0.55, 0.12) : color(ground - 0.06, 0.34, 0.86)
    fill(UIBezierPath(rect: bounds), from: top, bounds.origin, to: bottom, CGPoint(x: bounds.minX, y: bounds.maxY))
    var numbers = Numbers(seed: UInt64(hue * 1000) + UInt64(look.petals))
    let side = max(bounds.width, bounds.height)
    for _ in 0..<9 {
      let radius = side * (0.05 + numbers.next() * 0.13)
      let center = CGPoint(x: bounds.minX + numbers.next() * bounds.width, y: bounds.minY + numbers.next() * bounds.height)
      color(ground + numbers.next() * 0.1, 0.2, 1, isDark ? 0.05 : 0.22).setFill()
      UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true).fill()
    }
  }

  private func paintHill() {
    for (index, height) in [0.5, 0.62].enumerated() {
      let path = UIBezierPath()
      let y = bounds.minY + bounds.height * height
      path.move(to: CGPoint(x: bounds.minX, y: y))
      path.addCurve(
        to: CGPoint(x: bounds.maxX, y: y - bounds.height * (index == 0 ? 0.04 : -0.06)),
        controlPoint1: CGPoint(x: bounds.minX + bounds.width * 0.35, y: y - bounds.height * (index == 0 ? 0.16 : -0.02)),
        controlPoint2: CGPoint(x: bounds.minX + bounds.width * 0.65, y: y + bounds.height * (index == 0 ? 0.08 : -0.14)))
      path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
      path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
      path.close()
      let base: CGFloat = isDark ? 0.2 : 0.62
      fill(
        path, from: color(0.28, 0.42, base + 0.16 - CGFloat(index) * 0.06), CGPoint(x: 0, y: y),
        to: color(0.34, 0.55, base - 0.16), CGPoint(x: 0, y: bounds.maxY))
    }
  }

  // MARK: Plant

  private func paintPlant(at center: CGPoint, radius: CGFloat, lean: CGFloat) {
    paintStem(to: center, radius: radius, lean: lean)
    if look.shape == .cup {
      paintCup(at: center, radius: radius, isClosed: false)
    } else {
      paintBlossom(at: center, radius: radius)
    }
  }

  private func paintStem(to center: CGPoint, radius: CGFloat, lean: CGFloat) {
    let foot = CGPoint(x: center.x - radius * lean * 6, y: max(bounds.maxY, center.y + radius * 2) + 2)
    let bend = CGPoint(x: center.x + radius * lean * 2, y: (center.y + foot.y) / 2)
    let stem = UIBezierPath()
    stem.move(to: center)
    stem.addQuadCurve(to: foot, controlPoint: bend)
    stem.lineWidth = max(1, radius * 0.085)
    stem.lineCapStyle = .round
    leaf(0.3).setStroke()
    stem.stroke()
    for (side, amount) in [(CGFloat(1), CGFloat(0.9)), (-1, 0.4)] {
      let base = CGPoint(x: bend.x - radius * lean, y: center.y + radius * (1.75 + (side < 0 ? 0.22 : 0)))
      let length = radius * 1.05
      let path = UIBezierPath()
      path.move(to: base)
      path.addQuadCurve(
        to: CGPoint(x: base.x + side * length, y: base.y - length * 0.62),
        controlPoint: CGPoint(x: base.x + side * length * 0.28, y: base.y - length * 0.72))
      path.addQuadCurve(to: base, controlPoint: CGPoint(x: base.x + side * length * 0.84, y: base.y + length * 0.06))
      path.close()
      fill(path, from: leaf(0.1), base, to: leaf(amount), CGPoint(x: base.x + side * length, y: base.y - length * 0.62))
    }
  }

  private func paintBlossom(at center: CGPoint, radius: CGFloat) {
    let count = max(3, look.petals)
    for layer in 0..<2 {
      let length = radius * (layer == 0 ? 1 : 0.86)
      for index in 0..<count {
        let angle = (CGFloat(index) + (layer == 0 ? 0.5 : 0)) / CGFloat(count) * .pi * 2
        let width = min(1.5, 7.4 / CGFloat(count)) * (layer == 0 ? 1 : 0.94)
        paintPetal(at: center, length: length, width: width, angle: angle, isBehind: layer == 0)
      }
    }
    paintHeart(at: center, radius: radius * 0.22)
  }

  private func paintPetal(at center: CGPoint, length: CGFloat, width: CGFloat, angle: CGFloat, isBehind: Bool) {
    context.saveGState()
    context.translateBy(x: center.x, y: center.y)
    context.rotate(by: angle)
    context.scaleBy(x: length * width, y: length)
    let path = look.shape.path
    fill(path, from: deep, .zero, to: isBehind ? middle : light, CGPoint(x: 0, y: isBehind ? -1.1 : -0.95))
    deep.withAlphaComponent(isBehind ? 0.5 : 0.28).setStroke()
    path.lineWidth = 0.014
    path.stroke()
    let vein = UIBezierPath()
    for offset in [CGFloat(-0.12), 0, 0.12] {
      vein.move(to: CGPoint(x: 0, y: -0.2))
      vein.addQuadCurve(to: CGPoint(x: offset, y: -0.74), controlPoint: CGPoint(x: offset * 0.9, y: -0.4))
    }
    vein.lineWidth = 0.012
    deep.withAlphaComponent(0.22).setStroke()
    vein.stroke()
    context.restoreGState()
  }

  /// The middle of a blossom: seeds in the spiral of a sunflower.
  private func paintHeart(at center: CGPoint, radius: CGFloat) {
    let warm: CGFloat = isPale || hue < 0.1 || hue > 0.2 ? 0.12 : 0.07
    color(warm, 0.86, isDark ? 0.72 : 0.82).setFill()
    UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: .pi * 2, clockwise: true).fill()
    for seed in 0..<46 {
      let distance = radius * 0.96 * (CGFloat(seed) / 46).squareRoot()
      let angle = CGFloat(seed) * 2.39996
      let place = CGPoint(x: center.x + cos(angle) * distance, y: center.y + sin(angle) * distance)
      color(warm + 0.02, 0.62, 1, 0.95).setFill()
      UIBezierPath(arcCenter: place, radius: radius * 0.075, startAngle: 0, endAngle: .pi * 2, clockwise: true).fill()
    }
  }

  /// A blossom from the side, as of a tulip. A closed one is a bud.
  private func paintCup(at center: CGPoint, radius: CGFloat, isClosed: Bool) {
    let foot = CGPoint(x: center.x, y: center.y + radius * 0.8)
    let spread: CGFloat = isClosed ? 0.16 : 0.42
    let petals: [(angle: CGFloat, width: CGFloat, first: UIColor, last: UIColor)] = [
      (0, 1.05, deep, middle), (-spread, 1.0, deep, middle), (spread, 1.0, deep, middle), (0, 0.84, deep, light),
    ]
    for petal in petals {
      context.saveGState()
      context.translateBy(x: foot.x, y: foot.y)
      context.rotate(by: petal.angle)
      context.scaleBy(x: radius * 1.55 * petal.width, y: radius * 1.9)
      let path = PetalShape.cup.path
      fill(path, from: petal.first, .zero, to: petal.last, CGPoint(x: 0, y: -1))
      deep.withAlphaComponent(0.4).setStroke()
      path.lineWidth = 0.012
      path.stroke()
      context.restoreGState()
    }
  }

  /// A fixed sequence of numbers from zero to one, so that a picture is always the same.
  private struct Numbers {
    var seed: UInt64
    mutating func next() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 40) / CGFloat(1 << 24)
    }
  }
}
