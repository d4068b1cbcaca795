/// The animations of one layer, and the presentation copy with their values.
@MainActor
final class LayerAnimations {
  // `@exclusivity(unchecked)`: read and written in single loads and stores, or by calls that reach nothing else of the animations.
  @exclusivity(unchecked) var attached: [AttachedAnimation] = [] {
    didSet {
      // A loop, because key paths and generic sequences cost more than an animation does without the optimizer.
      var least = attached.isEmpty ? 0 : CFTimeInterval.infinity
      for attached in attached { least = min(least, attached.animation.preferredFrameRateRange.interval) }
      frameInterval = least
    }
  }
  /// The presentation copy, from the first frame of an animation on.
  var copy: CALayer?
  /// The time for which `copy` was computed.
  var shownAt = -CFTimeInterval.infinity
  /// The minimum interval between two frames that the animations request, in seconds.
  private(set) var frameInterval: CFTimeInterval = 0
  /// Whether a value is animated that only the layer's own class can display.
  var needsOwnClass = false
  /// The transition that runs, as of the last evaluation.
  var transition: LayerTransition?
  /// Whether the layer has been in a hosted tree; when it leaves all of them its animations end.
  var wasHosted = false

  /// Returns whether the animations need a new frame at `time`. Half a frame early is accepted, because display frames do not match the
  /// requested times exactly.
  func wantsFrame(at time: CFTimeInterval) -> Bool {
    frameInterval == 0 || time - shownAt >= frameInterval - 0.5 / CFTimeInterval(CADisplayLink.framesPerSecond)
  }

  func takeAll() -> [AttachedAnimation] {
    let all = attached
    attached = []
    return all
  }

  /// Whether no animation changes the image that the layer shows as a group: all are of its position, transform or opacity.
  var movesOnly: Bool {
    attached.allSatisfy { attached in
      guard let path = (attached.animation as? CAPropertyAnimation)?.keyPath else { return false }
      return path == "opacity" || path.hasPrefix("position") || path.hasPrefix("transform")
    }
  }

  /// Whether an animation is yet to be committed.
  var hasPending: Bool {
    var index = 0
    while index < attached.count {
      if attached[index].stage == .pending { return true }
      index += 1
    }
    return false
  }

  /// Whether an animation is yet to be committed, to begin or to end.
  var isLive: Bool {
    attached.contains { $0.stage == .pending || $0.stage == .waiting || $0.stage == .running }
  }
}
