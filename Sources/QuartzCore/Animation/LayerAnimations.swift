import Foundation

/// The animations of one layer, and the copy of it that shows their values.
@MainActor
final class LayerAnimations {
  var attached: [AttachedAnimation] = [] {
    didSet { frameInterval = attached.lazy.map(\.animation.preferredFrameRateRange.interval).min() ?? 0 }
  }
  /// The copy on screen, from the first frame that shows an animation on.
  var copy: CALayer?
  /// When `copy` was brought to its values.
  var shownAt = -CFTimeInterval.infinity
  /// The fewest seconds between two frames that the animations wish for.
  private(set) var frameInterval: CFTimeInterval = 0
  /// Whether a value animates that only the layer's own class knows to show.
  var needsOwnClass = false
  /// The transition that runs, as of the last evaluation.
  var transition: LayerTransition?
  /// Whether the layer has been seen in a hosted tree; once it then leaves all of them its animations end.
  var wasHosted = false

  /// Whether the animations wish for a new frame at `time`. Half a frame early counts, as the display's frames are not where they wish.
  func wantsFrame(at time: CFTimeInterval) -> Bool {
    frameInterval == 0 || time - shownAt >= frameInterval - 0.5 / CFTimeInterval(CADisplayLink.framesPerSecond)
  }

  func takeAll() -> [AttachedAnimation] {
    let all = attached
    attached = []
    return all
  }

  /// Whether time changes anything: something is yet to be committed, to begin or to end.
  var isLive: Bool {
    attached.contains { $0.stage == .pending || $0.stage == .waiting || $0.stage == .running }
  }
}
