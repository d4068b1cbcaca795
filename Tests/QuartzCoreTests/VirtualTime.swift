import Foundation
import QuartzCore
import Synchronization

/// A clock that is advanced explicitly, and a reset scheduler.
@MainActor
final class VirtualTime {
  private nonisolated static let instant = Mutex(100.0)

  private var roots: [CALayer] = []

  init() {
    Self.instant.withLock { $0 = 100 }
    LayerRuntime.begin { VirtualTime.instant.withLock { $0 } }
  }

  var now: CFTimeInterval {
    get { Self.instant.withLock { $0 } }
    set { Self.instant.withLock { $0 = newValue } }
  }

  /// Ends the turn, lets `seconds` pass and draws one frame.
  func advance(_ seconds: CFTimeInterval) {
    CATransaction.flush()
    now += seconds
    frame()
  }

  func frame() {
    FrameScheduler.beginFrame(at: now)
    FrameScheduler.evaluate(at: now)
  }

  /// Returns a layer in a tree on screen since before this turn.
  func layerOnScreen() -> (root: CALayer, layer: CALayer) {
    let root = CALayer()
    root.isHosted = true
    roots.append(root)
    root.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let layer = CALayer()
    root.addSublayer(layer)
    CATransaction.flush()
    return (root, layer)
  }
}

extension FrameScheduler {
  /// Whether frames are due without any change.
  static var hasWork: Bool { nextDeadline(after: 0) != nil }
}

/// Logs the beginning and end of animations.
@MainActor
final class Diary: CAAnimationDelegate {
  var lines: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    lines.append("start \(anim.value(forKey: "name") as? String ?? "?")")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    lines.append("stop \(anim.value(forKey: "name") as? String ?? "?") \(flag)")
  }
}

/// Returns the worst difference of two transforms' elements.
func difference(_ a: CATransform3D, _ b: CATransform3D) -> Double {
  let pairs = [
    (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21), (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24),
    (a.m31, b.m31), (a.m32, b.m32), (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43), (a.m44, b.m44),
  ]
  return pairs.map { abs(Double($0 - $1)) }.max()!
}
