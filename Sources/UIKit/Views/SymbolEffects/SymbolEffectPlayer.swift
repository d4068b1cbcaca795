import QuartzCore

/// Plays effects of symbols on the layer of a view.
@MainActor struct SymbolEffectPlayer {
  let view: UIView

  private static let prefix = "UISymbolEffect."

  private static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { prefix + "\(kind)" }

  /// Adds an effect. An indefinite one stays on the layer until it is removed.
  func add(
    _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, isAnimated: Bool, sender: Any?,
    completion: UISymbolEffectCompletion?
  ) {
    switch effect.kind {
    case .appear: remove(.disappear)
    case .disappear: remove(.appear)
    default: break
    }
    let animation = CAAnimationGroup()
    animation.animations = animations(effect)
    let length = Self.length(effect.kind) / max(options.pace, 0.01)
    for part in animation.animations ?? [] { part.duration = length }
    animation.duration = length + (options.rounds?.delay ?? 0)
    let isLasting = [.scale, .appear, .disappear].contains(effect.kind)
    if isLasting {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      if !isAnimated { animation.duration = 0.001 }
      for part in animation.animations ?? [] {
        part.fillMode = .forwards
        if !isAnimated { part.duration = 0.001 }
      }
    } else {
      let runsOn = [.pulse, .variableColor, .breathe].contains(effect.kind)
      if options.isRepeating ?? runsOn { animation.repeatCount = options.rounds?.count.map(Float.init) ?? .infinity }
    }
    if let completion {
      animation.delegate = Ending { isFinished in
        completion(UISymbolEffectCompletionContext(sender: sender, isFinished: isFinished, effect: effect, contentTransition: nil))
      }
    }
    view.layer.add(animation, forKey: Self.key(effect.kind))
  }

  func remove(_ kind: SymbolEffectConfiguration.Kind) { view.layer.removeAnimation(forKey: Self.key(kind)) }

  func removeAll() {
    for key in view.layer.animationKeys() ?? [] where key.hasPrefix(Self.prefix) { view.layer.removeAnimation(forKey: key) }
  }

  /// Replaces one symbol by another: the old one disappears, then the new one appears.
  func replace(
    _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, sender: Any?, completion: UISymbolEffectCompletion?,
    change: @escaping @MainActor () -> Void
  ) {
    let half = 0.15 / max(options.pace, 0.01)
    let base = view.layer.transform
    func end(_ isFinished: Bool) {
      completion?(UISymbolEffectCompletionContext(sender: sender, isFinished: isFinished, effect: nil, contentTransition: effect))
    }
    guard view.window != nil else {
      change()
      return end(true)
    }
    let layer = view.layer
    let come = Self.change(from: Self.scaled(base, 0.6), to: base, opacity: (0, 1), duration: half)
    come.delegate = Ending { end($0) }
    // The old symbol disappears immediately.
    if effect.isAlternate {
      change()
      layer.add(come, forKey: Self.key(.replace))
      return
    }
    let go = Self.change(from: base, to: Self.scaled(base, effect.direction == .up ? 1.3 : 0.6), opacity: (1, 0), duration: half)
    go.delegate = Ending { _ in
      change()
      layer.add(come, forKey: Self.key(.replace))
    }
    layer.add(go, forKey: Self.key(.replace))
  }

  // MARK: Animations

  private static func length(_ kind: SymbolEffectConfiguration.Kind) -> Double {
    switch kind {
    case .bounce: 0.5
    case .pulse, .variableColor: 1.2
    case .breathe: 2
    case .wiggle: 0.6
    case .rotate: 1
    default: 0.3
    }
  }

  private static func scaled(_ transform: CATransform3D, _ scale: CGFloat) -> CATransform3D {
    CATransform3DScale(transform, scale, scale, 1)
  }

  private static func change(
    from: CATransform3D, to: CATransform3D, opacity: (CGFloat, CGFloat), duration: Double
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = [keys("transform", [from, to]), keys("opacity", [opacity.0, opacity.1])]
    group.duration = duration
    for part in group.animations ?? [] { part.duration = duration }
    return group
  }

  private static func keys(_ keyPath: String, _ values: [Any], times: [NSNumber]? = nil) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { ($0 as? CATransform3D).map { NSValue(caTransform3D: $0) } ?? $0 }
    animation.keyTimes = times
    animation.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: max(values.count - 1, 0))
    return animation
  }

  private func animations(_ effect: SymbolEffectConfiguration) -> [CAAnimation] {
    let base = view.layer.transform
    let opacity = view.layer.opacity
    func scales(_ values: [CGFloat]) -> CAKeyframeAnimation { Self.keys("transform", values.map { Self.scaled(base, $0) }) }
    func fades(_ values: [Float]) -> CAKeyframeAnimation { Self.keys("opacity", values.map { CGFloat($0 * opacity) }) }
    switch effect.kind {
    case .bounce: return [scales(effect.direction == .down ? [1, 0.8, 1.05, 1] : [1, 1.25, 0.95, 1])]
    case .pulse: return [fades([1, 0.4, 1])]
    case .variableColor: return [fades(effect.isAlternate ? [0.4, 1, 0.4] : [0.4, 1])]
    case .scale: return [scales([1, effect.direction == .down ? 0.8 : 1.2])]
    case .appear: return [fades([0, 1]), scales([effect.direction == .down ? 1.3 : 0.7, 1])]
    case .disappear: return [fades([1, 0]), scales([1, effect.direction == .up ? 1.3 : 0.7])]
    case .breathe: return [scales([1, 1.12, 1])] + (effect.isAlternate ? [fades([1, 0.6, 1])] : [])
    case .rotate:
      let way: CGFloat = effect.direction == .counterClockwise ? -1 : 1
      return [Self.keys("transform", (0...4).map { CATransform3DRotate(base, way * CGFloat($0) * .pi / 2, 0, 0, 1) })]
    case .wiggle: return [Self.keys("transform", [0, 1, -1, 0.5, 0].map { wiggled(base, effect, by: $0) })]
    case .replace, .automatic: return []
    }
  }

  private func wiggled(_ base: CATransform3D, _ effect: SymbolEffectConfiguration, by amount: CGFloat) -> CATransform3D {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step = min(view.bounds.width, view.bounds.height) * 0.12 * amount
    if let angle = effect.angle {
      let radians = angle * .pi / 180
      return CATransform3DTranslate(base, step * cos(radians), step * sin(radians), 0)
    }
    switch effect.direction {
    case .left: return CATransform3DTranslate(base, -step, 0, 0)
    case .right: return CATransform3DTranslate(base, step, 0, 0)
    case .forward: return CATransform3DTranslate(base, isMirrored ? -step : step, 0, 0)
    case .backward: return CATransform3DTranslate(base, isMirrored ? step : -step, 0, 0)
    case .up: return CATransform3DTranslate(base, 0, -step, 0)
    case .down: return CATransform3DTranslate(base, 0, step, 0)
    case .counterClockwise: return CATransform3DRotate(base, -0.25 * amount, 0, 0, 1)
    case .clockwise, nil: return CATransform3DRotate(base, 0.25 * amount, 0, 0, 1)
    }
  }
}

/// Calls a closure at the end of an animation.
private final class Ending: NSObject, CAAnimationDelegate {
  private let ended: @MainActor (Bool) -> Void

  init(_ ended: @escaping @MainActor (Bool) -> Void) { self.ended = ended }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ended(flag) }
}
