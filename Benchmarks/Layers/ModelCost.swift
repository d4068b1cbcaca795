import Foundation
import QuartzCore

/// The cost of the layer model without drawing: creation, changes, and updating animations to a frame's time.
@MainActor
enum ModelCost {
  static func report() {
    let root = CALayer()
    root.isHosted = true
    var layers: [CALayer] = []
    layers.reserveCapacity(20_000)
    time("make a layer", 20_000) { _ in layers.append(CALayer()) }
    let host = CALayer()
    root.addSublayer(host)
    time("add a sublayer", 20_000) { host.addSublayer(layers[$0]) }
    let layer = layers[0]
    layer.isViewBacked = true
    root.changes = []
    time("set position of a view's layer", 1_000_000) { layer.position = CGPoint(x: CGFloat($0), y: 0) }
    time("set an equal position", 1_000_000) { _ in layer.position = CGPoint(x: 999_999, y: 0) }
    time("scroll by the bounds' origin", 1_000_000) { layer.bounds.origin.y = CGFloat($0) }
    time("set opacity", 1_000_000) { layer.opacity = Float($0 & 1) }
    time("set a transform", 1_000_000) { layer.transform = CATransform3DMakeTranslation(CGFloat($0), 0, 0) }
    time("set a shadow's radius", 1_000_000) { layer.shadowRadius = CGFloat($0) }
    time("set opacity of a layer on its own", 100_000) { layers[1].opacity = Float($0 & 1) }
    animations(layers)
  }

  /// A thousand layers, each with an animation that never ends.
  private static func animations(_ layers: [CALayer]) {
    for (name, key, from, to) in [
      ("position", "position", CGPoint.zero as Any, CGPoint(x: 100, y: 50) as Any), ("opacity", "opacity", 0.0, 1.0),
      ("a turn", "transform.rotation.z", 0.0, 6.0), ("a transform", "transform", CATransform3DIdentity, CATransform3DMakeScale(2, 2, 1)),
    ] {
      FrameScheduler.reset()
      for layer in layers.prefix(1000) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        layer.add(animation, forKey: nil)
      }
      CATransaction.flush()
      let begin = CACurrentMediaTime()
      func frame(_ index: Int) {
        FrameScheduler.beginFrame(at: begin + Double(index) / 60)
        FrameScheduler.evaluate(at: begin + Double(index) / 60)
      }
      frame(0)
      time("frame of 1000 animations of \(name), each", 120, of: 1000) { frame($0 + 1) }
    }
    FrameScheduler.reset()
  }

  private static func time(_ name: String, _ count: Int, of parts: Int = 1, _ body: (Int) -> Void) {
    let allocations = Measurement.allocationCount()
    let start = Measurement.now()
    for index in 0..<count { body(index) }
    let each = (Measurement.now() - start) / Double(count * parts)
    var line = name.padding(toLength: 52, withPad: " ", startingAt: 0) + String(format: "%8.1f ns", each * 1e9)
    if let before = allocations, let after = Measurement.allocationCount() {
      line += String(format: "  %.2f allocations", Double(after - before) / Double(count * parts))
    }
    print(line)
  }
}
