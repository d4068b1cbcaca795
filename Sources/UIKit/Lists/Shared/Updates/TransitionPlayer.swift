import CoreGraphics

/// Animates a transition: sets the initial frames of views, animates all of them to their final frames in one block, and recycles removed
/// views at the end.
///
/// Views start from their presented positions, so that a second transition continues an active one.
@MainActor final class TransitionPlayer {
  private let host: any TransitionHost
  private let offset: CGPoint
  private let completions: [(Bool) -> Void]
  private var moving: [(view: UIView, start: CGRect, end: CGRect)] = []
  private var entering: [(view: UIView, passage: RowPassage, frame: CGRect)] = []
  private var leaving: [(view: UIView, end: CGRect, ended: () -> Void)] = []
  private var going: [(view: UIView, passage: RowPassage, isBehind: Bool, ended: () -> Void)] = []
  var companion: (any TransitionCompanion)?
  var movesAnything = false

  /// - Parameter offset: The content offset before the transition; nil for the present one.
  init(host: any TransitionHost, from offset: CGPoint? = nil, completions: [(Bool) -> Void]) {
    self.host = host
    self.completions = completions
    self.offset = offset ?? host.contentOffset
  }

  /// Whether a visible animation is possible.
  var animates: Bool { host.window != nil && UIView.areAnimationsEnabled }

  // MARK: Parts

  /// Moves a view that exists before and after.
  func move(_ view: UIView, from start: CGRect, to end: CGRect) {
    var start = start
    // A view that stays in place on screen while the content is scrolled moves in the content.
    start.origin.y += host.contentOffset.y - offset.y
    if start != end || view.frame != end { moving.append((view, near(start), end)) }
  }

  /// Shows a new view at its final frame.
  func enter(_ view: UIView, by passage: RowPassage, at frame: CGRect) { entering.append((view, passage, frame)) }

  /// Moves a view out of the visible area; its part stays in the list.
  func leaveSight(_ view: UIView, to end: CGRect, ended: @escaping () -> Void) { leaving.append((view, end, ended)) }

  /// Removes a view of a deleted part.
  /// - Parameter isBehind: Whether the view moves behind the remaining ones.
  func go(_ view: UIView, by passage: RowPassage, isBehind: Bool, ended: @escaping () -> Void) {
    going.append((view, passage, isBehind, ended))
  }

  /// Returns a frame at most one screen away, which limits the speed of views that move far.
  private func near(_ frame: CGRect) -> CGRect {
    let reach = host.bounds.insetBy(dx: 0, dy: -host.bounds.height / 2)
    var frame = frame
    frame.origin.y = min(max(frame.minY, reach.minY - frame.height), reach.maxY)
    return frame
  }

  // MARK: Animation

  /// Recycles removed views without animation, because the list is about to query everything again.
  func abandon() {
    let ended = leaving.map(\.ended) + going.map(\.ended)
    moving = []
    entering = []
    leaving = []
    going = []
    companion = nil
    for action in ended { action() }
  }

  func play() {
    let isAlone = moving.isEmpty && entering.isEmpty && leaving.isEmpty && going.isEmpty
    let isStill = isAlone && !(animates && companion?.isMoving ?? false)
    guard animates, !isStill, !wantsNoMotion else {
      companion?.skip(isStill: isStill)
      for (view, end, _) in leaving { view.frame = end }
      for (view, _, end) in moving { view.frame = end }
      finish()
      return
    }
    UIView.performWithoutAnimation { prepare() }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { self.setInMotion() }, completion: { _ in self.finish() })
  }

  /// Whether every visible change was requested without an animation: then nothing slides either.
  private var wantsNoMotion: Bool {
    guard !movesAnything else { return false }
    let passages = going.map(\.passage) + entering.map(\.passage)
    return !passages.isEmpty && passages.allSatisfy { $0 == .none }
  }

  private func prepare() {
    let shift = CGPoint(x: host.contentOffset.x - offset.x, y: host.contentOffset.y - offset.y)
    for (view, start, _) in moving where view.frame != start { view.frame = start }
    for (view, passage, frame) in entering { passage.hide(view, frame: frame) }
    for (view, _, _) in leaving where shift.y != 0 { view.frame.origin.y += shift.y }
    for (view, passage, isBehind, _) in going {
      if shift.y != 0 { view.frame.origin.y += shift.y }
      if isBehind { host.insertSubview(view, at: host.backViewCount) }
      passage.prepareToHide(view)
    }
    companion?.prepare(shift: shift)
  }

  private func setInMotion() {
    for (view, _, end) in moving { view.frame = end }
    for (view, passage, frame) in entering { passage.show(view, frame: frame) }
    for (view, end, _) in leaving { view.frame = near(end) }
    for (view, passage, _, _) in going { passage.hide(view, frame: view.frame) }
    companion?.setInMotion()
  }

  private func finish() {
    guard !host.isInPass else {
      // If a layout pass ended the animation early, the completion, which may change the list, waits for the end of the pass.
      AfterLayout.add { self.finish() }
      return
    }
    companion?.end()
    for (view, passage, _) in entering { passage.end(view) }
    for (_, _, ended) in leaving { ended() }
    for (view, passage, _, ended) in going {
      passage.end(view)
      ended()
    }
    host.finishLeaving()
    for completion in completions { completion(true) }
  }
}
