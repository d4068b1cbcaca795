extension CALayer {
  /// Adds a copy of `anim`. An existing animation with the same key is removed; animations without a key run in parallel.
  final func attach(_ anim: CAAnimation, forKey key: String?) {
    guard let copy = anim.copy(with: nil) as? CAAnimation else { return }
    if copy.timing.duration == 0 { copy.timing.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil, let function = CATransaction.animationTimingFunction() { copy.timingFunction = function }
    // A layer has one transition at a time.
    let key = copy is CATransition ? kCATransition : key
    copy.prepare(for: self)
    if let key { removeAnimation(forKey: key) }
    let animations = animationState ?? LayerAnimations()
    if animationState == nil {
      animationState = animations
      FrameScheduler.animate(self, animations)
    }
    if !animations.needsOwnClass, copy.needsOwnClass(of: self) {
      animations.needsOwnClass = true
      animations.copy = nil
    }
    animations.attached.append(AttachedAnimation(copy, key: key))
    markChanged(.values)
  }

  final func detachAnimation(forKey key: String) {
    guard let animations = animationState, let index = animations.attached.firstIndex(where: { $0.key == key }) else { return }
    let attached = animations.attached.remove(at: index)
    endAnimationsIfNone()
    markChanged(.values)
    attached.stop(finished: false)
  }

  /// Removes the animations of one property, whatever their keys.
  package func removeAnimations(ofKeyPath path: String) {
    guard let animations = animationState else { return }
    let gone = animations.attached.filter { ($0.animation as? CAPropertyAnimation)?.keyPath == path }
    guard !gone.isEmpty else { return }
    animations.attached.removeAll { attached in gone.contains { $0 === attached } }
    endAnimationsIfNone()
    markChanged(.values)
    for attached in gone { attached.stop(finished: false) }
  }

  final func detachAllAnimations() {
    guard let animations = animationState else { return }
    let all = animations.takeAll()
    endAnimationsIfNone()
    markChanged(.values)
    for attached in all { attached.stop(finished: false) }
  }

  final func ownAnimationKeys() -> [String]? {
    guard let keys = animationState?.attached.compactMap(\.key), !keys.isEmpty else { return nil }
    return keys
  }

  final func ownAnimation(forKey key: String) -> CAAnimation? {
    animationState?.attached.first { $0.key == key }?.animation
  }

  /// Whether the layer has any animation, including ended ones that are not removed.
  package var hasAnimations: Bool { animationState != nil }

  /// Releases the layer's animation state when no animation is left, so that the model is displayed again.
  func endAnimationsIfNone() {
    if let animations = animationState, animations.attached.isEmpty { animationState = nil }
  }

  /// Updates `copy` to the values at the media time `time`.
  func applyAnimations(to copy: CALayer, at time: CFTimeInterval) {
    copy.copyModel(from: self)
    copy.items = items
    if let change = ChangeAction.current, change.layer === self { change.putBack(into: copy) }
    guard let animations = animationState else { return }
    let local = localTime(time)
    for attached in animations.attached { attached.apply(to: copy, at: local) }
  }
}

/// The key of a layer's transition, and of the action that creates one.
public let kCATransition = "transition"
/// The event of a layer that joins a tree on screen.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that is removed.
public let kCAOnOrderOut = "onOrderOut"
