import Foundation
import Testing

@testable import QuartzCore

/// Twenty instants of an animation, compared with the formula that defines it.
@MainActor
@Suite(.serialized)
struct ClosedFormTests {
  let time = VirtualTime()

  /// Adds the animation and compares what is on screen and what `presentation()` says at twenty instants of `span` seconds.
  private func compare(
    _ animation: CAAnimation, span: Double, on layer: CALayer = CALayer(), read: (CALayer) -> Double, _ formula: (Double) -> Double,
    location: SourceLocation = #_sourceLocation
  ) {
    layer.add(animation, forKey: "a")
    CATransaction.flush()
    let begin = time.now
    for index in 0..<20 {
      let t = span * (Double(index) + 0.37) / 20
      time.now = begin + t
      time.frame()
      let expected = formula(t)
      #expect(abs(read(layer.presentation()!) - expected) < 1e-6, "presentation at \(t)", sourceLocation: location)
      #expect(abs(read(layer.displayed) - expected) < 1e-6, "displayed at \(t)", sourceLocation: location)
    }
  }

  private func basic(_ path: String, from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = 2
    return animation
  }

  /// The y of a cubic Bézier where its x is given, by plain halving.
  private func bezier(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double { 3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at(low, y1, y2)
  }

  @Test("BP Springs and timings of numbers that are none come to rest")
  func noNumbers() {
    for seconds in [0, -1, Double.nan, .infinity, 1e-300] {
      let spring = CASpringAnimation(perceptualDuration: seconds, bounce: 0.2)
      #expect(!spring.settlingDuration.isNaN)
      #expect(!spring.spring.value(at: 1).isNaN)
    }
    #expect(!Spring(mass: 1, stiffness: 1, damping: 1e300, velocity: 0, allowsOverdamping: true).settlingDuration.isNaN)
    for path in [\CAAnimation.beginTime, \.timeOffset, \.duration, \.repeatDuration] {
      let animation = basic("position.x", from: 0, to: 10)
      animation[keyPath: path] = .nan
      animation.repeatCount = .infinity
      let layer = CALayer()
      layer.add(animation, forKey: "a")
      time.advance(1)
      #expect(!layer.displayed.position.x.isNaN)
      layer.removeAllAnimations()
    }
  }

  @Test("A transform gathered over very many turns is computed at once")
  func manyTurns() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(difference(turn.power(1_000_000_001), turn) < 1e-6)
    #expect(turn.power(0) == .identity && turn.power(-3) == .identity)
    #expect(difference(turn.power(3), CATransform3DConcat(turn, CATransform3DConcat(turn, turn))) < 1e-12)
  }

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

  @Test("A basic animation without values leads from what is on screen to the model")
  func basicWithoutValues() {
    let layer = CALayer()
    layer.zPosition = 10
    layer.add(basic("zPosition", from: 0.0, to: 8.0), forKey: "a")
    time.advance(1)
    #expect(layer.presentation()!.zPosition == 4)
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

  @Test("Points, sizes, rectangles, colours and components are interpolated part by part")
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

  @Test("A transform's components turn, scale and move; whole transforms go by their parts, rotations along the shorter arc")
  func transforms() {
    func check(_ animation: CABasicAnimation, start: CATransform3D = CATransform3DIdentity, _ formula: (Double) -> CATransform3D) {
      let layer = CALayer()
      layer.transform = start
      layer.add(animation, forKey: "a")
      CATransaction.flush()
      let begin = time.now
      for index in 0..<20 {
        let t = 2 * (Double(index) + 0.4) / 20
        time.now = begin + t
        #expect(difference(layer.presentation()!.transform, formula(t / 2)) < 1e-6, "\(animation.keyPath!) at \(t)")
      }
    }
    check(basic("transform.rotation.z", from: 0, to: 5)) { CATransform3DMakeRotation(5 * $0, 0, 0, 1) }
    check(basic("transform.rotation", from: 0, to: 2 * Double.pi)) { CATransform3DMakeRotation(2 * .pi * $0, 0, 0, 1) }
    check(basic("transform.rotation.x", from: 0, to: 3)) { CATransform3DMakeRotation(3 * $0, 1, 0, 0) }
    check(basic("transform.rotation.y", from: 0, to: 3)) { CATransform3DMakeRotation(3 * $0, 0, 1, 0) }
    check(basic("transform.scale", from: 1, to: 3)) { CATransform3DMakeScale(1 + 2 * $0, 1 + 2 * $0, 1 + 2 * $0) }
    check(basic("transform.scale.y", from: 1, to: 3)) { CATransform3DMakeScale(1, 1 + 2 * $0, 1) }
    check(basic("transform.translation.x", from: 0, to: 30)) { CATransform3DMakeTranslation(30 * $0, 0, 0) }
    check(basic("transform.translation", from: CGSize.zero, to: CGSize(width: 10, height: 20))) {
      CATransform3DMakeTranslation(10 * $0, 20 * $0, 0)
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    check(basic("transform.rotation.y", from: 0, to: 3), start: perspective) { CATransform3DRotate(perspective, 3 * $0, 0, 1, 0) }
    check(basic("transform", from: CATransform3DIdentity, to: CATransform3DMakeRotation(3, 0, 0, 1))) {
      CATransform3DMakeRotation(3 * $0, 0, 0, 1)
    }
    check(basic("transform", from: CATransform3DMakeScale(2, 2, 1), to: CATransform3DMakeTranslation(40, 0, 0))) {
      CATransform3DConcat(CATransform3DMakeScale(2 - $0, 2 - $0, 1), CATransform3DMakeTranslation(40 * $0, 0, 0))
    }
    check(
      basic(
        "transform", from: CATransform3DMakeRotation(0.5, 0, 0, 1), to: CATransform3DRotate(CATransform3DMakeScale(3, 3, 1), 1, 0, 0, 1))
    ) {
      CATransform3DConcat(CATransform3DMakeScale(1 + 2 * $0, 1 + 2 * $0, 1), CATransform3DMakeRotation(0.5 + 0.5 * $0, 0, 0, 1))
    }
  }

  @Test("Repeating, reversing, speed, offset and fill follow the timing's definition")
  func timing() {
    func sawtooth(_ x: Double) -> Double { x - x.rounded(.down) }
    let repeating = basic("zPosition", from: 0, to: 1)
    repeating.duration = 0.7
    repeating.repeatCount = 2.5
    compare(repeating, span: 2.5, read: { $0.zPosition }) { $0 < 1.75 ? sawtooth($0 / 0.7) : 0 }

    let reversing = basic("zPosition", from: 0, to: 1)
    reversing.duration = 0.5
    reversing.autoreverses = true
    reversing.repeatDuration = 3
    compare(reversing, span: 3, read: { $0.zPosition }) { 1 - abs(1 - 2 * sawtooth($0)) }

    let fast = basic("zPosition", from: 0, to: 1)
    fast.speed = 2
    fast.fillMode = .forwards
    fast.isRemovedOnCompletion = false
    compare(fast, span: 2, read: { $0.zPosition }) { min($0, 1) }

    let backwards = basic("zPosition", from: 0, to: 1)
    backwards.speed = -1
    compare(backwards, span: 2, read: { $0.zPosition }) { 1 - $0 / 2 }

    let offset = basic("zPosition", from: 0, to: 1)
    offset.timeOffset = 0.5
    compare(offset, span: 2, read: { $0.zPosition }) { sawtooth(($0 + 0.5) / 2) }

    let late = basic("zPosition", from: 3, to: 5)
    late.beginTime = time.now + 1
    late.fillMode = .backwards
    compare(late, span: 3, read: { $0.zPosition }) { $0 < 1 ? 3 : 3 + ($0 - 1) }

    let unfilled = basic("zPosition", from: 3, to: 5)
    unfilled.beginTime = time.now + 1
    compare(unfilled, span: 4, read: { $0.zPosition }) { $0 < 1 || $0 >= 3 ? 0 : 3 + ($0 - 1) }
  }

  @Test("Additive animations add up, cumulative ones go on from where they were")
  func additiveAndCumulative() {
    let layer = CALayer()
    layer.zPosition = 10
    let first = basic("zPosition", from: 0, to: 4)
    first.isAdditive = true
    layer.add(first, forKey: "first")
    let second = basic("zPosition", by: -6)
    second.isAdditive = true
    compare(second, span: 2, on: layer, read: { $0.zPosition }) { 10 + 2 * $0 - 3 * $0 }

    let steps = basic("zPosition", from: 0, to: 3)
    steps.duration = 0.5
    steps.repeatCount = 4
    steps.isCumulative = true
    compare(steps, span: 2, read: { $0.zPosition }) { 6 * $0 }
  }

  @Test("Keyframes: straight, in jumps, paced, with times and curves of their own")
  func keyframes() {
    func frames(_ values: [Double], _ mode: CAAnimationCalculationMode = .linear, times: [Double]? = nil) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      animation.values = values
      animation.keyTimes = times?.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      animation.duration = 2
      return animation
    }
    func piecewise(_ x: Double, _ times: [Double], _ values: [Double], _ ease: (Int, Double) -> Double = { $1 }) -> Double {
      let index = (0..<times.count - 1).last { times[$0] <= x } ?? 0
      let t = ease(index, (x - times[index]) / (times[index + 1] - times[index]))
      return values[index] + (values[index + 1] - values[index]) * t
    }
    let values = [0.0, 10, 4, 20]
    compare(frames(values), span: 2, read: { $0.zPosition }) { piecewise($0 / 2, [0, 1 / 3.0, 2 / 3.0, 1], values) }
    compare(frames(values, times: [0, 0.1, 0.7, 1]), span: 2, read: { $0.zPosition }) { piecewise($0 / 2, [0, 0.1, 0.7, 1], values) }
    compare(frames(values, .discrete), span: 2, read: { $0.zPosition }) { values[Int($0 * 2)] }
    compare(frames(values, .discrete, times: [0, 0.1, 0.7, 0.9, 1]), span: 2, read: { $0.zPosition }) { t in
      values[[0, 0.1, 0.7, 0.9].lastIndex { $0 <= t / 2 }!]
    }
    // Distances 10, 6 and 16.
    compare(frames(values, .paced), span: 2, read: { $0.zPosition }) { piecewise($0 / 2, [0, 10 / 32.0, 0.5, 1], values) }

    let eased = frames(values)
    eased.timingFunctions = [.easeIn, .linear, .easeOut].map { CAMediaTimingFunction(name: $0) }
    compare(eased, span: 2, read: { $0.zPosition }) {
      piecewise($0 / 2, [0, 1 / 3.0, 2 / 3.0, 1], values) { index, t in
        index == 0 ? bezier(t, 0.42, 0, 1, 1) : index == 2 ? bezier(t, 0, 0, 0.58, 1) : t
      }
    }
  }

  @Test("A cubic keyframe animation follows the spline of Catmull and Rom, or of Kochanek and Bartels")
  func cubicKeyframes() {
    let values = [0.0, 10, 4, 20]
    func spline(_ x: Double, tension: Double, continuity: Double, bias: Double) -> Double {
      let index = min(Int(x * 3), 2)
      let t = x * 3 - Double(index)
      func v(_ i: Int) -> Double { values[min(max(i, 0), 3)] }
      func shape(_ i: Int) -> (Double, Double, Double) { i == 1 ? (tension, continuity, bias) : (0, 0, 0) }
      let (t0, c0, b0) = shape(index)
      let (t1, c1, b1) = shape(index + 1)
      let leave =
        (1 - t0) * (1 + b0) * (1 + c0) / 2 * (v(index) - v(index - 1)) + (1 - t0) * (1 - b0) * (1 - c0) / 2 * (v(index + 1) - v(index))
      let arrive =
        (1 - t1) * (1 + b1) * (1 - c1) / 2 * (v(index + 1) - v(index)) + (1 - t1) * (1 - b1) * (1 + c1) / 2
        * (v(index + 2) - v(index + 1))
      return (2 * t * t * t - 3 * t * t + 1) * v(index) + (t * t * t - 2 * t * t + t) * leave + (3 * t * t - 2 * t * t * t) * v(index + 1)
        + (t * t * t - t * t) * arrive
    }
    let smooth = CAKeyframeAnimation(keyPath: "zPosition")
    smooth.values = values
    smooth.calculationMode = .cubic
    smooth.duration = 2
    compare(smooth, span: 2, read: { $0.zPosition }) { spline($0 / 2, tension: 0, continuity: 0, bias: 0) }
    smooth.tensionValues = [0, 0.5, 0, 0]
    smooth.continuityValues = [0, -0.3, 0, 0]
    smooth.biasValues = [0, 0.7, 0, 0]
    compare(smooth, span: 2, read: { $0.zPosition }) { spline($0 / 2, tension: 0.5, continuity: -0.3, bias: 0.7) }
  }

  @Test("A path is followed segment by segment, or at an even pace along its length")
  func paths() {
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addLine(to: CGPoint(x: 30, y: 0))
    corner.addLine(to: CGPoint(x: 30, y: 10))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = corner
    animation.duration = 2
    compare(animation, span: 2, read: { $0.position.x + $0.position.y }) { $0 < 1 ? 30 * $0 : 30 + 10 * ($0 - 1) }
    animation.calculationMode = .paced
    compare(animation, span: 2, read: { $0.position.x + $0.position.y }) { 20 * $0 }

    // A quarter of a circle, near enough: at an even pace the angle grows evenly.
    let k = 0.5522847498307936
    let arc = CGMutablePath()
    arc.move(to: CGPoint(x: 100, y: 0))
    arc.addCurve(to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: 100 * k), control2: CGPoint(x: 100 * k, y: 100))
    animation.path = arc
    animation.calculationMode = .linear
    compare(animation, span: 2, read: { $0.position.x }) { x in
      let t = x / 2
      let u = 1 - t
      return u * u * u * 100 + 3 * u * u * t * 100 + 3 * u * t * t * 100 * k
    }
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    // The arc length by summing a hundred thousand chords.
    func length(_ end: Double) -> Double {
      let steps = 20_000
      var sum = 0.0
      var last = CGPoint(x: 100, y: 0)
      for index in 1...steps {
        let t = end * Double(index) / Double(steps)
        let u = 1 - t
        let point = CGPoint(
          x: u * u * u * 100 + 3 * u * u * t * 100 + 3 * u * t * t * 100 * k,
          y: 3 * u * u * t * 100 * k + 3 * u * t * t * 100 + t * t * t * 100)
        sum += hypot(point.x - last.x, point.y - last.y)
        last = point
      }
      return sum
    }
    let total = length(1)
    let layer = CALayer()
    layer.add(animation, forKey: "a")
    CATransaction.flush()
    time.now += 0.7
    let place = layer.presentation()!
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if length(middle) < total * 0.35 { low = middle } else { high = middle }
    }
    let u = 1 - low
    let expected: Double = u * u * u * 100 + 3 * u * u * low * 100 + 3 * u * low * low * 100 * k
    #expect(abs(Double(place.position.x) - expected) < 1e-5)
    let angle = place.value(forKeyPath: "transform.rotation.z") as! CGFloat
    let tangent: Double = 1.35 * Double.pi / 2
    #expect(abs(Double(angle) - tangent) < 1e-3)
  }

  @Test("A spring follows the closed form: below, at and above critical damping, with and without a velocity")
  func springs() {
    for (mass, stiffness, damping, velocity) in [
      (1.0, 100.0, 10.0, 0.0), (2, 150, 5, 3), (1, 100, 20, 0), (1, 100, 20, -4), (1, 100, 30, 0), (0.5, 300, 2, 10),
    ] {
      let animation = CASpringAnimation(keyPath: "zPosition")
      animation.fromValue = 0
      animation.toValue = 100
      animation.mass = mass
      animation.stiffness = stiffness
      animation.damping = damping
      animation.initialVelocity = velocity
      animation.allowsOverdamping = true
      animation.duration = 2
      // The motion by a thousand steps of Runge and Kutta a second, as the closed form must not be tested with itself.
      var samples: [Double] = [0]
      var (x, v) = (0.0, velocity)
      func force(_ x: Double, _ v: Double) -> Double { (stiffness * (1 - x) - damping * v) / mass }
      let h = 1.0 / 4000
      for _ in 0..<8000 {
        let (k1x, k1v) = (v, force(x, v))
        let (k2x, k2v) = (v + h / 2 * k1v, force(x + h / 2 * k1x, v + h / 2 * k1v))
        let (k3x, k3v) = (v + h / 2 * k2v, force(x + h / 2 * k2x, v + h / 2 * k2v))
        let (k4x, k4v) = (v + h * k3v, force(x + h * k3x, v + h * k3v))
        x += h / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
        v += h / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
        samples.append(x)
      }
      // Only at instants that are steps.
      let layer = CALayer()
      layer.add(animation, forKey: "a")
      CATransaction.flush()
      let begin = time.now
      for step in stride(from: 200, to: 8000, by: 390) {
        time.now = begin + Double(step) / 4000
        #expect(abs(layer.presentation()!.zPosition - 100 * samples[step]) < 1e-6, "damping \(damping) at \(step)")
      }
    }
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-6)
    let told = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(told.perceptualDuration - 0.5) < 1e-9)
    #expect(abs(told.bounce - 0.3) < 1e-9)
  }

  @Test("A group runs its members in its own time and ends with it")
  func groups() {
    let move = basic("position.x", from: 0, to: 10)
    move.duration = 1
    move.beginTime = 0.5
    move.fillMode = .both
    let fade = basic("zPosition", from: 0, to: 8)
    fade.duration = 0
    let cut = basic("position.y", from: 0, to: 10)
    cut.duration = 10
    let group = CAAnimationGroup()
    group.animations = [move, fade, cut]
    group.duration = 2
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    compare(group, span: 2, read: { $0.position.x + 100 * $0.zPosition + 10_000 * $0.position.y }) {
      let local = 2 * bezier($0 / 2, 0.42, 0, 1, 1)
      return min(max(10 * (local - 0.5), 0), 10) + 100 * 4 * local + 10_000 * local
    }
  }

  @Test("Gradient colours, dash patterns and paths of shapes animate")
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
    #expect(shown(layer.displayed) == 0xffbf_0040)
    time.advance(0.5)
    #expect(shown(layer.displayed) == 0xff40_00bf)
    fade.fromValue = image(0xffff_0000, 3)
    layer.add(fade, forKey: "contents")
    time.advance(0.4)
    #expect(shown(layer.displayed) == 0xffff_0000)
    time.advance(0.2)
    #expect(shown(layer.displayed) == 0xff00_00ff)
    fade.fromValue = nil
    fade.toValue = NSNull()
    layer.add(fade, forKey: "contents")
    time.advance(0.5)
    #expect(shown(layer.displayed) == 0x8000_0080)
    let frames = CAKeyframeAnimation(keyPath: "contents")
    frames.values = [image(1, 2, .rgb24), image(2, 2, .rgb24), image(3, 2, .rgb24)]
    frames.calculationMode = .discrete
    frames.duration = 3
    layer.add(frames, forKey: "contents")
    CATransaction.flush()
    for expected in [1, 2, 3] as [UInt32] {
      time.now += expected == 1 ? 0.5 : 1
      time.frame()
      #expect(shown(layer.displayed) & 0xff == expected)
    }
  }

  @Test("An animation copies itself with all it has")
  func copying() {
    let group = CAAnimationGroup()
    let spring = CASpringAnimation(keyPath: "position")
    spring.damping = 3
    spring.toValue = CGPoint(x: 1, y: 2)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1]
    group.animations = [spring, frames]
    group.duration = 9
    group.setValue("x", forKey: "name")
    let copy = group.copy() as! CAAnimationGroup
    spring.damping = 4
    #expect(copy.duration == 9 && copy.value(forKey: "name") as? String == "x")
    #expect((copy.animations?[0] as? CASpringAnimation)?.damping == 3)
    #expect((copy.animations?[0] as? CASpringAnimation)?.toValue as? CGPoint == CGPoint(x: 1, y: 2))
    #expect((copy.animations?[1] as? CAKeyframeAnimation)?.values?.count == 2)
    let transition = CATransition()
    transition.type = .push
    #expect((transition.copy() as? CATransition)?.type == .push)
  }
}
