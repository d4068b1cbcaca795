import CoreGraphics
import Foundation

/// Decides which recognizers of a window may begin, whom that stops, and who has to wait for whom.
///
/// A recognizer that wants to begin while one it requires to fail is still looking waits; what it wanted is remembered. When the other fails,
/// it begins; when the other is recognized, it fails. A recognizer that begins stops every other one that shares a touch with it, unless
/// a delegate lets the two go together. Actions are sent when all recognizers have seen the event.
@MainActor final class GestureArbiter {
  weak var dispatch: TouchDispatch?
  private(set) var active: [UIGestureRecognizer] = []
  private var waiting: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]
  private var queue: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private var dependencies: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
  /// The touches each active recognizer ever got in this gesture, for telling who shares some.
  private var seenTouches: [ObjectIdentifier: Set<UITouch>] = [:]
  /// Where the touches were when the last one left.
  var lastCentroids: [ObjectIdentifier: CGPoint] = [:]
  /// The touches that recognized gestures have taken from their views.
  var touchesToCancel: [UITouch] = []
  private var isFlushing = false

  // MARK: Touches come and go

  /// Lets `recognizer` look at `touch` from now on.
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

  /// Takes ended touches from the recognizers, and sets back those that are through.
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

  /// Sets `recognizer` back if it has come to an end and no touch is left for it.
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

  // MARK: Who waits for whom

  private func findDependencies(of recognizer: UIGestureRecognizer) {
    for other in active where other !== recognizer {
      if requiresFailure(recognizer, of: other) { dependencies[ObjectIdentifier(recognizer), default: []].append(other) }
      if requiresFailure(other, of: recognizer) { dependencies[ObjectIdentifier(other), default: []].append(recognizer) }
    }
  }

  private func requiresFailure(_ first: UIGestureRecognizer, of second: UIGestureRecognizer) -> Bool {
    if first.requirements.contains(where: { $0.recognizer === second }) { return true }
    if first.shouldRequireFailure(of: second) || second.shouldBeRequiredToFail(by: first) { return true }
    if first.delegate?.gestureRecognizer(first, shouldRequireFailureOf: second) ?? false { return true }
    return second.delegate?.gestureRecognizer(second, shouldBeRequiredToFailBy: first) ?? false
  }

  /// Whether one that `recognizer` requires to fail is still looking.
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

  /// Asks the views under the touches, the recognizer's own, and the delegate.
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
    return recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
  }

  /// Fails those that share a touch with `recognizer`, which has just begun, and may not go along with it.
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
    if first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) ?? false { return true }
    return second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) ?? false
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

  /// Lets those begin that waited for `failed`, unless they wait for yet another.
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

  // MARK: Telling

  /// Sends the actions of what changed, in order, each while the recognizer shows the state it tells of.
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

  /// Gives up every gesture, as when the system takes the touches.
  func cancelAll() {
    for recognizer in active { recognizer.cancelIfActive() }
  }
}
