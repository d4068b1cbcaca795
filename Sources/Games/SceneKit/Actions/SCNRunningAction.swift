import UIKit

/// The progress of an action on a node, from frame to frame.
nonisolated final class SCNRunningAction {
  private let action: SCNAction
  let completion: (() -> Void)?
  private var (elapsed, index, done): (TimeInterval, Int, Float) = (0, 0, 0)
  private var start: Placement?
  private var startAngles = Vector.zero
  private var parts: [SCNRunningAction]?
  private let duration: TimeInterval
  /// The rest of the frame's time after the action has ended.
  private(set) var left: TimeInterval = 0

  init(_ action: SCNAction, _ completion: (() -> Void)? = nil) {
    (self.action, self.completion) = (action, completion)
    let half = action.range / 2
    duration = max(action.duration + (half > 0 ? .random(in: -half...half) : 0), 0)
  }

  private func paced(_ t: Float) -> Float {
    if let function = action.timingFunction { return function(t) }
    switch action.timingMode {
    case .linear: return t
    case .easeIn: return t * t
    case .easeOut: return 1 - (1 - t) * (1 - t)
    case .easeInEaseOut: return t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t)
    }
  }

  /// Advances the action, and returns whether it has ended.
  func advance(by time: TimeInterval, _ node: SCNNode) -> Bool {
    let speed = max(Double(action.speed), 0)
    let seconds = time * speed
    left = seconds
    defer { if speed > 0 { left /= speed } }
    switch action.kind {
    case .run(let block):
      block(node)
      return true
    case .hide(let isHidden):
      node.isHidden = isHidden
      return true
    case .remove:
      node.removeFromParentNode()
      return true
    case .sequence(let actions):
      while index < actions.count {
        let part = parts?.first ?? SCNRunningAction(actions[index])
        parts = [part]
        guard part.advance(by: left, node) else { return false }
        (left, parts, index) = (part.left, nil, index + 1)
      }
      return true
    case .group(let actions):
      var running = parts ?? actions.map { SCNRunningAction($0) }
      running.removeAll { part in
        guard part.advance(by: seconds, node) else { return false }
        left = min(left, part.left)
        return true
      }
      parts = running
      return running.isEmpty
    case .repeat(let repeated, let count):
      while count.map({ index < $0 }) ?? true {
        let part = parts?.first ?? SCNRunningAction(repeated)
        parts = [part]
        let before = left
        guard part.advance(by: left, node) else { return false }
        (left, parts, index) = (part.left, nil, index + 1)
        if count == nil, repeated.duration <= 0 || left >= before { return false }
      }
      return true
    default:
      elapsed += seconds
      let t = duration > 0 ? Float(min(elapsed / duration, 1)) : 1
      if start == nil { (start, startAngles) = (node.model, Vector(node.eulerAngles)) }
      change(node, to: t >= 1 && action.timingFunction == nil ? 1 : paced(t))
      left = max(0, elapsed - duration)
      return t >= 1
    }
  }

  /// Applies the change up to a share. Relative changes are added to those of other actions.
  private func change(_ node: SCNNode, to share: Float) {
    guard let start else { return }
    let step = share - done
    done = share
    func mixed(_ from: Float, _ to: Float) -> Float { from + (to - from) * share }
    switch action.kind {
    case .moveBy(let delta): node.position = SCNVector3(Vector(node.position) + delta * step)
    case .moveTo(let goal): node.position = SCNVector3(start.position + (goal - start.position) * share)
    case .rotateBy(let angles): node.eulerAngles = SCNVector3(Vector(node.eulerAngles) + angles * step)
    case .rotateAround(let angle, let axis):
      node.orientation = SCNVector4(Placement.multiply(Placement.turn(angle * step, around: axis), node.model.turn))
    case .rotateTo(let goal, shortest: false): node.eulerAngles = SCNVector3(startAngles + (goal - startAngles) * share)
    case .rotateTo(let goal, shortest: true):
      if share >= 1 {
        node.eulerAngles = SCNVector3(goal)
      } else {
        node.orientation = SCNVector4(Placement.between(start.turn, Placement.turn(angles: goal), share))
      }
    case .rotateToAxisAngle(let goal):
      let turn = Placement.turn(goal.w, around: Vector(goal.x, goal.y, goal.z))
      node.orientation = SCNVector4(Placement.between(start.turn, turn, share))
    case .scaleBy(let factor): node.scale = SCNVector3(start.scale * (1 + (factor - 1) * share))
    case .scaleTo(let goal): node.scale = SCNVector3(start.scale + (Vector(repeating: goal) - start.scale) * share)
    case .fadeBy(let delta): node.opacity += CGFloat(delta * step)
    case .fadeTo(let goal): node.opacity = CGFloat(mixed(start.opacity, goal))
    case .custom(let block): block(node, CGFloat(min(elapsed, duration)))
    default: break
    }
  }
}
