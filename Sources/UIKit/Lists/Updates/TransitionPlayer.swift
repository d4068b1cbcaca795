import CoreGraphics
import Foundation

/// The list in which a transition is played.
@MainActor protocol TransitionHost: UIView {
  /// Whether a pass is under way, so that what may change the list has to wait.
  var isInPass: Bool { get }
  /// The offset of the content.
  var contentOffset: CGPoint { get }
  /// The number of subviews that lie behind the cells.
  var backViewCount: Int { get }
  /// Everything that went has been handed back.
  func transitionEnded()
}

/// What moves along with the parts of a transition: boxes around groups of rows, for instance.
@MainActor protocol TransitionCompanion {
  /// Gives views their first frames; the content has been scrolled by `shift` since the transition's start.
  mutating func prepare(shift: CGFloat)
  func setInMotion()
  func end()
  /// Nothing moves: views that are still in motion from before take their last frames.
  func skip()
}

/// Plays a transition: gives views their first frames, moves all of them to their last ones in one block, and hands back what has gone
/// when the motion is over.
///
/// Views start from where they are seen, so that a second transition continues the one in flight.
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

  init(host: any TransitionHost, completions: [(Bool) -> Void]) {
    self.host = host
    self.completions = completions
    offset = host.contentOffset
  }

  /// Whether anything can be seen moving.
  var animates: Bool { host.window != nil && UIView.areAnimationsEnabled }

  // MARK: Parts

  /// A view that is there before and after.
  func move(_ view: UIView, from start: CGRect, to end: CGRect) {
    var start = start
    // What does not move on screen though the content was scrolled has to move in the content.
    start.origin.y += host.contentOffset.y - offset.y
    if start != end || view.frame != end { moving.append((view, near(start), end)) }
  }

  /// A view that is new, at its last frame.
  func enter(_ view: UIView, by passage: RowPassage, at frame: CGRect) { entering.append((view, passage, frame)) }

  /// A view of a part that stays in the list but goes out of sight.
  func leaveSight(_ view: UIView, to end: CGRect, ended: @escaping () -> Void) { leaving.append((view, end, ended)) }

  /// A view of a part that goes.
  /// - Parameter isBehind: Whether the view goes behind those that stay.
  func go(_ view: UIView, by passage: RowPassage, isBehind: Bool, ended: @escaping () -> Void) {
    going.append((view, passage, isBehind, ended))
  }

  /// A frame no farther than a screen away: what comes from or goes to a distant place does not race.
  private func near(_ frame: CGRect) -> CGRect {
    let reach = host.bounds.insetBy(dx: 0, dy: -host.bounds.height / 2)
    var frame = frame
    frame.origin.y = min(max(frame.minY, reach.minY - frame.height), reach.maxY)
    return frame
  }

  // MARK: Motion

  /// Hands back what goes without a motion: the list is about to ask for everything again.
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
    let isStill = moving.isEmpty && entering.isEmpty && leaving.isEmpty && going.isEmpty
    guard animates, !isStill, !wantsNoMotion else {
      if !isStill { companion?.skip() }
      companion = nil
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

  /// Whether every change in sight was asked for without an animation: then nothing slides either.
  private var wantsNoMotion: Bool {
    guard !movesAnything else { return false }
    let passages = going.map(\.passage) + entering.map(\.passage)
    return !passages.isEmpty && passages.allSatisfy { $0 == .none }
  }

  private func prepare() {
    let shift = host.contentOffset.y - offset.y
    for (view, start, _) in moving where view.frame != start { view.frame = start }
    for (view, passage, frame) in entering { passage.hide(view, frame: frame) }
    for (view, _, _) in leaving where shift != 0 { view.frame.origin.y += shift }
    for (view, passage, isBehind, _) in going {
      if shift != 0 { view.frame.origin.y += shift }
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
      // A layout pass cut the motion short: what follows may change the list, and waits for the end of the pass.
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
    host.transitionEnded()
    for completion in completions { completion(true) }
  }
}
