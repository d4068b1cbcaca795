import Foundation
import QuartzCore
import Testing
import TrestleExpectations

/// Animations between two values of every kind.
@Suite(.serialized) @MainActor
final class BasicAnimationTests: ClosedFormSuite {
  @Test("A basic animation interpolates in every combination of from, to and by")
  func basicCombinations() {
    func run(_ animation: CABasicAnimation, _ formula: @escaping (Double) -> Double) {
      let layer = CALayer()
      layer.zPosition = 10
      compare(animation, span: 2, on: layer, read: { $0.zPosition }) { formula($0 / 2) }
    }
    run(basic("zPosition", from: 1.0, to: 5.0)) { 1 + 4 * $0 }
    run(basic("zPosition", from: 1.0, by: 3.0)) { 1 + 3 * $0 }
    run(basic("zPosition", to: 7.0, by: 3.0)) { 4 + 3 * $0 }
    run(basic("zPosition", from: 4.0)) { 4 + 6 * $0 }
    run(basic("zPosition", to: 4.0)) { 10 - 6 * $0 }
    run(basic("zPosition", by: 4.0)) { 10 + 4 * $0 }
  }

  @Test("A basic animation without values animates from the displayed state to the model")
  func basicWithoutValues() {
    let layer = CALayer()
    layer.zPosition = 10
    layer.add(basic("zPosition", from: 0.0, to: 8.0), forKey: "a")
    time.advance(1)
    expect(layer.presentation()!.zPosition, equals: 4)
    compare(basic("zPosition"), span: 2, on: layer, read: { $0.zPosition }) { 4 + 6 * $0 / 2 }
  }

  @Test("Values of any number type and boxed geometry are understood")
  func boxedValues() {
    for value in [8, 8.0, Float(8), CGFloat(8), NSNumber(value: 8)] as [Any] {
      compare(basic("zPosition", from: 0, to: value), span: 2, read: { $0.zPosition }) { 4 * $0 }
    }
    compare(
      basic("position", from: NSValue(point: .zero), to: NSValue(point: CGPoint(x: 8, y: 4))), span: 2,
      read: { $0.position.x + $0.position.y }
    ) { 6 * $0 }
  }

  @Test("Every predefined curve paces as its control points say")
  func curves() {
    let named: [(CAMediaTimingFunctionName, (Double, Double, Double, Double))] = [
      (.linear, (0, 0, 1, 1)), (.easeIn, (0.42, 0, 1, 1)), (.easeOut, (0, 0, 0.58, 1)), (.easeInEaseOut, (0.42, 0, 0.58, 1)),
      (.default, (0.25, 0.1, 0.25, 1)),
    ]
    for (name, c) in named {
      let animation = basic("opacity", from: 0, to: 1)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      compare(animation, span: 2, read: { Double($0.opacity) }) { Double(Float(bezier($0 / 2, c.0, c.1, c.2, c.3))) }
    }
    let odd = basic("zPosition", from: 0, to: 1)
    odd.timingFunction = CAMediaTimingFunction(controlPoints: 0.9, -0.4, 0.1, 1.7)
    compare(odd, span: 2, read: { $0.zPosition }) { bezier($0 / 2, 0.9, -0.4, 0.1, 1.7) }
  }

  @Test("Points, sizes, rectangles, colors and components are interpolated part by part")
  func kinds() {
    compare(basic("position", from: CGPoint(x: 1, y: 2), to: CGPoint(x: 5, y: 10)), span: 2, read: { $0.position.x * 100 + $0.position.y })
    {
      (1 + 2 * $0) * 100 + 2 + 4 * $0
    }
    compare(
      basic("bounds", from: CGRect(x: 0, y: 0, width: 10, height: 10), to: CGRect(x: 4, y: 8, width: 30, height: 50)), span: 2,
      read: { $0.bounds.minX + $0.bounds.minY * 10 + $0.bounds.width * 100 + $0.bounds.height * 1000 }
    ) { t in 2 * t + 4 * t * 10 + (10 + 10 * t) * 100 + (10 + 20 * t) * 1000 }
    compare(
      basic("shadowOffset", from: CGSize(width: 0, height: 1), to: CGSize(width: 2, height: 5)), span: 2,
      read: { $0.shadowOffset.width * 10 + $0.shadowOffset.height }
    ) { $0 * 10 + 1 + 2 * $0 }
    compare(basic("position.x", from: 0, to: 8), span: 2, read: { $0.position.x }) { 4 * $0 }
    compare(basic("bounds.size.width", from: 0, to: 8), span: 2, read: { $0.bounds.width }) { 4 * $0 }
    compare(basic("bounds.origin.y", from: 0, to: 8), span: 2, read: { $0.bounds.minY }) { 4 * $0 }
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    compare(basic("backgroundColor", from: red, to: blue), span: 2, read: { $0.backgroundColor!.components![0] }) { 1 - $0 / 2 }
    compare(basic("backgroundColor", from: nil, to: blue), span: 2, read: { $0.backgroundColor!.components![3] }) { $0 / 2 }
    compare(basic("backgroundColor", from: nil, to: blue), span: 2, read: { $0.backgroundColor!.components![2] }) { _ in 1 }
  }

  @Test("Gradient colors, dash patterns and paths of shapes animate")
  func subclasses() {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
    colors.duration = 2
    compare(colors, span: 2, on: gradient, read: { ($0 as! CAGradientLayer).gradientColors[0].components![0] }) { $0 / 2 }
    let locations = basic("locations", from: [0, 0.5], to: [0.2, 1])
    compare(locations, span: 2, on: gradient, read: { Double(($0 as! CAGradientLayer).gradientLocations.reduce(CGFloat(0)) { $0 + $1 }) }) {
      0.5 + 0.35 * $0
    }

    let shape = CAShapeLayer()
    let from = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let to = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
    compare(basic("path", from: from, to: to), span: 2, on: shape, read: { ($0 as! CAShapeLayer).path!.boundingBox.width }) { 10 + 10 * $0 }
    compare(basic("strokeEnd", from: 0, to: 1), span: 2, on: shape, read: { ($0 as! CAShapeLayer).strokeEnd }) { $0 / 2 }
  }

  @Test("A rectangle becomes an ellipse, segment by segment; paths of different numbers of segments change half way")
  func differentSegments() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 12, height: 12), transform: nil)
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 12, height: 12), transform: nil)
    // The first corner goes to the first point of the ellipse, at the right.
    let first = CAShapeLayer()
    compare(basic("path", from: square, to: circle), span: 2, on: first, read: { Self.start(of: ($0 as! CAShapeLayer).path!) }) { 6 * $0 }
    let triangle = CGMutablePath()
    triangle.addLines(between: [CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    let second = CAShapeLayer()
    compare(basic("path", from: square, to: triangle), span: 2, on: second, read: { Self.start(of: ($0 as! CAShapeLayer).path!) }) {
      $0 < 1 ? 0 : 20
    }
  }

  private static func start(of path: CGPath) -> Double {
    var x: CGFloat?
    path.applyWithBlock { element in x = x ?? element.pointee.points[0].x }
    return Double(x ?? -1)
  }

  @Test("Contents that are images of one size fade into one another; others change half way")
  func contents() {
    func image(_ word: UInt32, _ side: Int = 2, _ format: Bitmap.Format = .argb32) -> CGImage {
      let bitmap = Bitmap(width: side, height: side, format: format)!
      for y in 0..<side { for x in 0..<side { bitmap.words(y)[x] = word } }
      bitmap.markDirty()
      return CGImage(bitmap: bitmap)
    }
    func shown(_ layer: CALayer) -> UInt32 { layer.contentsImage?.bitmap.words(0)[0] ?? 0 }
    let layer = CALayer()
    layer.contents = image(0xff00_00ff)
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = image(0xffff_0000)
    fade.duration = 1
    layer.add(fade, forKey: "contents")
    time.advance(0.25)
    expect(shown(layer.displayed), equals: 0xffbf_0040)
    time.advance(0.5)
    expect(shown(layer.displayed), equals: 0xff40_00bf)
    fade.fromValue = image(0xffff_0000, 3)
    layer.add(fade, forKey: "contents")
    time.advance(0.4)
    expect(shown(layer.displayed), equals: 0xffff_0000)
    time.advance(0.2)
    expect(shown(layer.displayed), equals: 0xff00_00ff)
    fade.fromValue = nil
    fade.toValue = NSNull()
    layer.add(fade, forKey: "contents")
    time.advance(0.5)
    expect(shown(layer.displayed), equals: 0x8000_0080)
    let frames = CAKeyframeAnimation(keyPath: "contents")
    frames.values = [image(1, 2, .rgb24), image(2, 2, .rgb24), image(3, 2, .rgb24)]
    frames.calculationMode = .discrete
    frames.duration = 3
    layer.add(frames, forKey: "contents")
    CATransaction.flush()
    for expected in [1, 2, 3] as [UInt32] {
      time.now += expected == 1 ? 0.5 : 1
      time.frame()
      expect(shown(layer.displayed) & 0xff, equals: expected)
    }
  }
}
