/// Runs everything that depends on time: begins and ends animations, updates the values on screen, fires display links.
///
/// A frame consists of `beginFrame(at:)`, layout, `evaluate(at:)`, display and drawing. At the end of each run loop turn the host calls
/// `CATransaction.flush()`, at which the animations added in that turn begin.
@MainActor
package enum FrameScheduler {
  private static var entries: [Entry] {
    get { LayerRuntime.current.animations }
    _modify { yield &LayerRuntime.current.animations }
  }
  private static var links: [CADisplayLink] {
    get { LayerRuntime.current.displayLinks }
    _modify { yield &LayerRuntime.current.displayLinks }
  }
  private static var emitters: [Emitter] {
    get { LayerRuntime.current.emitters }
    _modify { yield &LayerRuntime.current.emitters }
  }

  /// An emitter that was on screen.
  struct Emitter {
    weak var layer: CAEmitterLayer?
  }

  /// The animations of one layer, which they do not keep alive.
  struct Entry {
    weak var layer: CALayer?
    let animations: LayerAnimations
  }

  // MARK: For layers and links

  static func animate(_ layer: CALayer, _ animations: LayerAnimations) {
    entries.append(Entry(layer: layer, animations: animations))
  }

  static func add(_ emitter: CAEmitterLayer) {
    emitters.removeAll { $0.layer == nil }
    if !emitters.contains(where: { $0.layer === emitter }) { emitters.append(Emitter(layer: emitter)) }
  }

  /// The emitters on screen that have particles, or will.
  private static var activeEmitters: [CAEmitterLayer] {
    emitters.compactMap { $0.layer }.filter { $0.isInHostedTree && $0.timeRate != 0 && $0.system.isActive($0) }
  }

  static func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  static func remove(_ link: CADisplayLink) {
    links.removeAll { $0 === link }
  }

  /// Begins the animations added since the last commit.
  static func startPending(at time: CFTimeInterval) {
    for entry in entries where entry.animations.hasPending {
      guard let layer = entry.layer else { continue }
      let local = layer.localTime(time)
      for attached in entry.animations.attached { attached.commit(at: local) }
    }
  }

  // MARK: For the host

  /// Fires the display links, then ends the animations that end by `time`: delegates and completion blocks are called here.
  package static func beginFrame(at time: CFTimeInterval) {
    for link in links { link.fire(at: time) }
    CATransaction.flush()
    endAnimations(at: time)
  }

  /// Updates the values on screen to `time`, and marks the layers whose values changed.
  package static func evaluate(at time: CFTimeInterval) {
    for entry in entries {
      let animations = entry.animations
      guard let layer = entry.layer, !animations.attached.isEmpty else { continue }
      let wantsFrame = animations.isLive && animations.wantsFrame(at: time)
      guard wantsFrame || layer.changes.contains(.values) || animations.copy == nil else { continue }
      let copy = animations.copy ?? layer.makeDisplayedCopy()
      animations.copy = copy
      animations.shownAt = time
      layer.applyAnimations(to: copy, at: time)
      animations.transition = transition(of: animations, at: layer.localTime(time))
      copy.displayIfNeeded()
      layer.markChanged(.values)
    }
    for emitter in emitters.compactMap(\.layer) where emitter.isInHostedTree {
      let shown = emitter.animationState?.copy as? CAEmitterLayer ?? emitter
      if emitter.advance(to: time, shown: shown) { emitter.markChanged(.values) }
    }
  }

  /// Whether motion is in progress that will end: a display link runs, or an animation has not ended.
  package static var comesToRest: Bool {
    if links.contains(where: { !$0.isPaused }) { return true }
    if activeEmitters.contains(where: { !$0.emits }) { return true }
    return entries.contains { entry in
      guard entry.animations.isLive, (entry.layer?.timeRate ?? 1) != 0 else { return false }
      return entry.animations.attached.contains { attached in
        switch attached.stage {
        case .pending, .waiting, .running: attached.end < .infinity
        case .ended, .removed: false
        }
      }
    }
  }

  /// Returns when the next frame is due, at or after `time`: immediately while something moves, later if all animations have yet to begin.
  package static func nextDeadline(after time: CFTimeInterval) -> CFTimeInterval? {
    if links.contains(where: { !$0.isPaused }) || !activeEmitters.isEmpty { return time }
    var deadline: CFTimeInterval?
    for entry in entries where entry.animations.isLive {
      guard let layer = entry.layer else { return time }
      let rate = layer.timeRate
      for attached in entry.animations.attached {
        switch attached.stage {
        case .pending: return time
        case .running where rate != 0 && attached.animation.timing.speed != 0:
          if entry.animations.wantsFrame(at: time) { return time }
          deadline = min(deadline ?? .infinity, entry.animations.shownAt + entry.animations.frameInterval - 0.001)
        case .waiting where rate != 0: deadline = min(deadline ?? .infinity, layer.mediaTime(attached.begin))
        default: break
        }
      }
    }
    return deadline.map { max($0, time) }
  }

  // MARK: Ending

  private static func endAnimations(at time: CFTimeInterval) {
    var ended: [(end: CFTimeInterval, attached: AttachedAnimation, layer: CALayer)] = []
    for entry in entries {
      let animations = entry.animations
      guard let layer = entry.layer else {
        for attached in animations.takeAll() { attached.stop(finished: false) }
        continue
      }
      if layer.isInHostedTree {
        animations.wasHosted = true
      } else if animations.wasHosted {
        layer.removeAllAnimations()
        continue
      }
      let local = layer.localTime(time)
      for attached in animations.attached {
        attached.start(at: local)
        if attached.stage == .running, attached.end <= local { ended.append((layer.mediaTime(attached.end), attached, layer)) }
      }
    }
    for item in ended.sorted(by: { ($0.end, $0.attached.serial) < ($1.end, $1.attached.serial) }) {
      end(item.attached, on: item.layer)
    }
    entries.removeAll { $0.animations.attached.isEmpty }
  }

  private static func end(_ attached: AttachedAnimation, on layer: CALayer) {
    guard attached.stage == .running else { return }
    let keep = !attached.animation.isRemovedOnCompletion
    if !keep, let animations = layer.animationState {
      animations.attached.removeAll { $0 === attached }
      layer.endAnimationsIfNone()
    }
    layer.markChanged(.values)
    attached.stop(finished: true, keep: keep)
  }

  private static func transition(of animations: LayerAnimations, at local: CFTimeInterval) -> LayerTransition? {
    for attached in animations.attached {
      guard let animation = attached.animation as? CATransition else { continue }
      let begin = attached.stage == .pending ? local : attached.begin
      guard let progress = animation.progress(at: local, begin: begin) else { continue }
      return LayerTransition(
        serial: attached.serial, type: animation.type, subtype: animation.subtype ?? .fromLeft, progress: progress)
    }
    return nil
  }
}
