import UIKit

@MainActor final class RunningAction {
  let action: SKAction
  let key: String?
  let completion: (() -> Void)?
  /// The top-level action of which this action is a part.
  private weak var whole: RunningAction?
  var isRemoved = false
  /// Whether no frame has evaluated it yet: an action starts in the first frame that evaluates it.
  var isNew = true
  private var elapsed: TimeInterval = 0
  private var change: SKAction.Change?
  private var parts: [RunningAction] = []
  private var index = 0
  private var hasStarted = false

  init(_ action: SKAction, key: String? = nil, completion: (() -> Void)? = nil) {
    (self.action, self.key, self.completion) = (action, key, completion)
  }

  private func part(_ action: SKAction) -> RunningAction {
    let part = RunningAction(action)
    part.whole = whole ?? self
    return part
  }
  private var isOver: Bool { (whole ?? self).isRemoved }

  /// Advances the action.
  ///
  /// - Returns: The time that was left when the action ended, or nil while it runs.
  func advance(by seconds: TimeInterval, on node: SKNode) -> TimeInterval? {
    let speed = Double(max(action.speed, 0))
    guard let left = step(seconds * speed, node) else { return nil }
    return speed > 0 ? left / speed : 0
  }

  private func step(_ seconds: TimeInterval, _ node: SKNode) -> TimeInterval? {
    defer { hasStarted = true }
    switch action.kind {
    case .instant(let block):
      block(node)
      return seconds
    case .wait:
      elapsed += seconds
      return elapsed >= action.duration - 1e-9 ? max(0, elapsed - action.duration) : nil
    case .change(let start):
      if change == nil { change = start(node) }
      elapsed += seconds
      let isOver = elapsed >= action.duration - 1e-9
      let now = isOver ? action.duration : elapsed
      change?(isOver ? action.share(action.duration) : action.share(now), CGFloat(now))
      return isOver ? max(0, elapsed - action.duration) : nil
    case .sequence(let actions):
      var left = seconds
      while index < actions.count {
        if parts.isEmpty { parts = [part(actions[index])] }
        guard let rest = parts[0].advance(by: left, on: node) else { return nil }
        left = rest
        index += 1
        parts = []
        if isOver { return nil }
      }
      return left
    case .group(let actions):
      if !hasStarted { parts = actions.map { part($0) } }
      var least = seconds
      parts.removeAll { part in
        guard let rest = part.advance(by: seconds, on: node) else { return false }
        least = min(least, rest)
        return true
      }
      return parts.isEmpty ? least : nil
    case .repeat(let repeated, let count):
      var left = seconds
      while count.map({ index < $0 }) ?? true {
        if parts.isEmpty { parts = [part(repeated)] }
        let before = left
        let isFresh = !parts[0].hasStarted
        guard let rest = parts[0].advance(by: left, on: node) else { return nil }
        left = rest
        index += 1
        parts = []
        if isOver { return nil }
        // An action without duration runs once per frame.
        if count == nil, isFresh, rest >= before { return nil }
      }
      return left
    case .child(let name, let action):
      node.childNode(withName: name)?.run(action)
      return seconds
    }
  }
}

extension SKNode {
  func start(_ action: SKAction, key: String?, completion: (() -> Void)?) {
    running.append(RunningAction(action, key: key, completion: completion))
  }

  /// Advances the actions of the node and its descendants.
  func runActions(by seconds: TimeInterval) {
    guard !isPaused else { return }
    let seconds = seconds * Double(max(speed, 0))
    if !running.isEmpty {
      for run in running where !run.isRemoved {
        guard run.advance(by: run.isNew ? 0 : seconds, on: self) != nil else {
          run.isNew = false
          continue
        }
        guard !run.isRemoved else { continue }
        running.removeAll { $0 === run }
        run.isRemoved = true
        run.completion?()
      }
    }
    advance(by: seconds)
    for child in nodes where child.parent === self { child.runActions(by: seconds) }
  }
}
