import CoreGraphics

/// Decides which recognizers of a window may begin, which ones they prevent, and which ones have to wait.
///
/// A recognizer that requires another one to fail waits while that is undecided, and its requested state is stored. If the other fails, it
/// begins; if the other is recognized, it fails. A recognizer that begins prevents all others that share a touch with it, unless a delegate
/// allows simultaneous recognition. Actions are sent after all recognizers have received the event.
@MainActor final class GestureArbiter {
  weak var dispatch: TouchDispatch?
  private(set) var active: [UIGestureRecognizer] = []
  private var waiting: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]
  private var queue: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var dependencies: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
  /// The touches that each active recognizer has received in this gesture, used to find recognizers that share a touch.
  private var seenTouches: [ObjectIdentifier: Set<UITouch>] = [:]
  /// The centroids of the touches when the last one ended.
  var lastCentroids: [ObjectIdentifier: CGPoint] = [:]
  /// The touches that recognized gestures cancel in their views.
  var touchesToCancel: [UITouch] = []
  private var isFlushing = false

  // MARK: Touches

  /// Starts delivering `touch` to `recognizer`.
  func begin(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    if !recognizer.isActive {
      recognizer.isActive = true
      recognizer.arbiter = self
      active.append(recognizer)
      findDependencies(of: recognizer)
    }
    recognizer.trackedTouches.append(touch)
    seenTouches[ObjectIdentifier(recognizer), default: []].insert(touch)
    touch.gestureRecognizers?.append(recognizer)
  }

  /// Removes ended touches from the recognizers, and resets those that have finished.
  func end(_ touches: Set<UITouch>) {
    for recognizer in active {
      if recognizer.trackedTouches.contains(where: touches.contains) {
        lastCentroids[ObjectIdentifier(recognizer)] = recognizer.centroid(in: nil)
        recognizer.trackedTouches.removeAll(where: touches.contains)
      }
      recognizer.ignoredTouches.subtract(touches)
    }
    for recognizer in active { resetIfDone(recognizer) }
  }

  /// Resets `recognizer` if it has finished and has no remaining touches.
  func resetIfDone(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isActive, recognizer.trackedTouches.isEmpty, recognizer.ignoredTouches.isEmpty, !isWaiting(recognizer) else { return }
    switch recognizer.visibleState {
    case .possible, .began, .changed: return
    case .ended, .cancelled, .failed: break
    }
    guard !queue.contains(where: { $0.recognizer === recognizer }) else { return }
    let key = ObjectIdentifier(recognizer)
    recognizer.isActive = false
    active.removeAll { $0 === recognizer }
    waiting[key] = nil
    seenTouches[key] = nil
    dependencies[key] = nil
    for other in dependencies.keys { dependencies[other]?.removeAll { $0 === recognizer } }
    recognizer.reset()
    recognizer.visibleState = .possible
  }

  // MARK: Failure requirements

  private func findDependencies(of recognizer: UIGestureRecognizer) {
    for other in active where other !== recognizer {
      if requiresFailure(recognizer, of: other) { dependencies[ObjectIdentifier(recognizer), default: []].append(other) }
      if requiresFailure(other, of: recognizer) { dependencies[ObjectIdentifier(other), default: []].append(recognizer) }
    }
  }

  private func requiresFailure(_ first: UIGestureRecognizer, of second: UIGestureRecognizer) -> Bool {
    if first.requirements.contains(where: { $0.recognizer === second }) { return true }
    if first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first) { return true }
    if first.delegate(for: .requiredFailure)?.gestureRecognizer(first, shouldRequireFailureOf: second) ?? false { return true }
    return second.delegate(for: .failure)?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) ?? false
  }

  /// Returns whether a recognizer that `recognizer` requires to fail is undecided.
  private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    dependencies[ObjectIdentifier(recognizer)]?.contains { $0.isActive && $0.visibleState == .possible } ?? false
  }

  func isWaiting(_ recognizer: UIGestureRecognizer) -> Bool {
    waiting[ObjectIdentifier(recognizer)] != nil
  }

  // MARK: Changes of state

  func request(_ new: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    let key = ObjectIdentifier(recognizer)
    if var wishes = waiting[key] {
      switch new {
      case .failed, .cancelled:
        waiting[key] = nil
        commit(.failed, for: recognizer)
      case .changed where wishes.last == .changed: break
      case .possible: break
      default:
        wishes.append(new)
        waiting[key] = wishes
      }
      return
    }
    switch (recognizer.visibleState, new) {
    case (.possible, .failed), (.possible, .cancelled):
      commit(.failed, for: recognizer)
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if isBlocked(recognizer) { waiting[key] = [new] } else { begin(recognizer, with: new) }
    case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended), (.changed, .cancelled):
      commit(new, for: recognizer)
    case (.began, .failed), (.changed, .failed):
      commit(.cancelled, for: recognizer)
    default: break
    }
  }

  private func begin(_ recognizer: UIGestureRecognizer, with state: UIGestureRecognizer.State) {
    guard mayBegin(recognizer) else {
      commit(.failed, for: recognizer)
      return
    }
    commit(state, for: recognizer)
    prevent(by: recognizer)
    if recognizer.cancelsTouchesInView {
      touchesToCancel.append(contentsOf: seenTouches[ObjectIdentifier(recognizer)] ?? [])
    }
  }

  /// Asks the views under the touches, the recognizer's own view, and the delegate.
  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    var asked: [UIView] = []
    for touch in recognizer.trackedTouches {
      var node = touch.view
      while let current = node {
        if !asked.contains(where: { $0 === current }) {
          asked.append(current)
          if !current.gestureRecognizerShouldBegin(recognizer) { return false }
        }
        if current === view { break }
        node = current.superview
      }
    }
    if asked.isEmpty, !view.gestureRecognizerShouldBegin(recognizer) { return false }
    return recognizer.delegate(for: .beginning)?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Fails recognizers that share a touch with `recognizer`, which has just begun, and may not recognize simultaneously.
  private func prevent(by recognizer: UIGestureRecognizer) {
    let touches = seenTouches[ObjectIdentifier(recognizer)] ?? []
    for other in active where other !== recognizer && other.visibleState == .possible {
      guard let theirs = seenTouches[ObjectIdentifier(other)], !theirs.isDisjoint(with: touches) else { continue }
      guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer), !goTogether(recognizer, other) else { continue }
      waiting[ObjectIdentifier(other)] = nil
      commit(.failed, for: other)
    }
  }

  private func goTogether(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    if first.accompanies(second) || second.accompanies(first) { return true }
    if first.delegate(for: .togetherness)?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false { return true }
    return second.delegate(for: .togetherness)?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
  }

  private func commit(_ new: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
    recognizer.visibleState = new
    switch new {
    case .failed: release(waitingFor: recognizer)
    case .began, .ended, .changed, .cancelled:
      if new == .changed, let index = queue.firstIndex(where: { $0.recognizer === recognizer && $0.state == .changed }) {
        queue.remove(at: index)
      }
      queue.append((recognizer, new))
      failThose(waitingFor: recognizer)
    case .possible: break
    }
  }

  /// Begins recognizers that waited for `failed`, unless they wait for another one.
  private func release(waitingFor failed: UIGestureRecognizer) {
    for recognizer in active where dependencies[ObjectIdentifier(recognizer)]?.contains(where: { $0 === failed }) ?? false {
      guard let wishes = waiting[ObjectIdentifier(recognizer)], !isBlocked(recognizer) else { continue }
      waiting[ObjectIdentifier(recognizer)] = nil
      for wish in wishes { request(wish, for: recognizer) }
    }
  }

  private func failThose(waitingFor recognized: UIGestureRecognizer) {
    for recognizer in active where recognizer.visibleState == .possible {
      guard dependencies[ObjectIdentifier(recognizer)]?.contains(where: { $0 === recognized }) ?? false else { continue }
      waiting[ObjectIdentifier(recognizer)] = nil
      commit(.failed, for: recognizer)
    }
  }

  // MARK: Actions

  /// Sends the actions of changed recognizers in order, each with the corresponding state.
  func flush() {
    guard !isFlushing else { return }
    isFlushing = true
    while !queue.isEmpty {
      let (recognizer, state) = queue.removeFirst()
      let current = recognizer.visibleState
      recognizer.visibleState = state
      recognizer.sendActions()
      if recognizer.visibleState == state { recognizer.visibleState = current }
    }
    isFlushing = false
  }

  /// Cancels every gesture, as when the system cancels touches.
  func cancelAll() {
    for recognizer in active { recognizer.cancelIfActive() }
  }
}
