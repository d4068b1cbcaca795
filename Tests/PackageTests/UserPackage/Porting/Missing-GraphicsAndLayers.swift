import QuartzCore
import UIKit

@MainActor enum GraphicsExtras {
  static func geometry(_ rect: CGRect) -> Bool {
    let parts = rect.divided(atDistance: 10, from: .minXEdge)
    return parts.slice.equalTo(rect) || parts.remainder.equalTo(.zero)
  }

  static func layers(_ view: UIView) {
    view.layer.allowsEdgeAntialiasing = true
    view.layer.drawsAsynchronously = true
    view.layer.compositingFilter = "multiplyBlendMode"
    let emitter = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.birthRate = 3
    cell.lifetime = 2
    emitter.emitterCells = [cell]
    emitter.emitterShape = .line
    view.layer.addSublayer(emitter)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 1))
    animation.fromValue = NSValue(cgAffineTransform: .identity)
    _ = NSValue(cgVector: CGVector(dx: 1, dy: 1)).cgVectorValue
    view.layer.add(animation, forKey: nil)
  }

  static func lines(_ context: CGContext) {
    context.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: 1)])
  }

  static func tiles(_ context: CGContext) -> CALayer {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }, releaseInfo: nil)
    if let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 8, height: 8), matrix: .identity, xStep: 8, yStep: 8, tiling: .constantSpacing,
      isColored: true, callbacks: &callbacks), let space = CGColorSpace(patternBaseSpace: nil)
    {
      context.setFillColorSpace(space)
      context.setFillPattern(pattern, colorComponents: [1])
    }
    let layer = CATiledLayer()
    layer.tileSize = CGSize(width: 256, height: 256)
    layer.levelsOfDetail = 2
    return layer
  }
}
