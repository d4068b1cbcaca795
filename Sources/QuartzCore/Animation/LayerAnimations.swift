import Foundation

/// The animations of one layer, and the copy of it that shows their values.
@MainActor
final class LayerAnimations {
  var attached: [AttachedAnimation] = []
  /// The copy on screen, from the first frame that shows an animation on.
  var copy: CALayer?
  /// Whether a value animates that only the layer's own class knows to show.
  var needsOwnClass = false
  /// The transition that runs, as of the last evaluation.
  var transition: LayerTransition?
  /// Whether the layer has been seen in a hosted tree; once it then leaves all of them its animations end.
  var wasHosted = false

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
