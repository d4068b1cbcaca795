import UIKit

nonisolated final class AnimationList {
  enum Kind {
    /// A change in a transaction, from the displayed values.
    case placement(from: Placement, duration: TimeInterval)
    case core(CAAnimation)
    case player(SCNAnimationPlayer)
  }
  private final class Entry {
    let key: String?
    let kind: Kind
    let player: SCNAnimationPlayer
    let tracks: [AnimationTrack]
    let end: TimeInterval
    let isRemoved: Bool
    var hasStarted = false
    var hasEnded = false

    init(_ kind: Kind, _ key: String?) {
      (self.kind, self.key) = (kind, key)
      switch kind {
      case .placement(_, let duration):
        (player, tracks, end, isRemoved) = (SCNAnimationPlayer(animation: SCNAnimation()), [], duration, true)
      case .core(let animation):
        player = SCNAnimationPlayer(animation: SCNAnimation())
        let (found, duration, removed) = MainActor.assumeIsolated {
          (AnimationTrack.tracks(animation), animation.duration, animation.isRemovedOnCompletion)
        }
        tracks = found
        end = found.map(\.total).max() ?? duration
        isRemoved = removed
      case .player(let player):
        self.player = player
        let animation = player.animation
        var track = animation.track
        if animation.duration > 0 { track?.duration = animation.duration }
        track?.delay = animation.startDelay
        track?.repeats = Double(animation.repeatCount)
        track?.autoreverses = animation.autoreverses
        (tracks, isRemoved) = ([track].compactMap { $0 }, animation.isRemovedOnCompletion)
        end = animation.startDelay + animation.duration * Double(animation.repeatCount) * (animation.autoreverses ? 2 : 1)
      }
    }

    func call(finished: Bool?) {
      guard case .core(let animation) = kind else { return }
      MainActor.assumeIsolated {
        if let finished {
          animation.delegate?.animationDidStop(animation, finished: finished)
        } else {
          animation.delegate?.animationDidStart(animation)
        }
      }
    }
  }
  private var entries: [Entry] = []

  func add(_ kind: Kind, key: String? = nil) {
    if let key { remove(key) }
    if case .placement = kind {
      // A later change in a transaction replaces earlier ones: all start at the displayed values.
      entries.removeAll { if case .placement = $0.kind { true } else { false } }
    }
    entries.append(Entry(kind, key))
  }
  var keys: [String] { entries.compactMap(\.key) }
  func player(_ key: String) -> SCNAnimationPlayer? { entries.first { $0.key == key }?.player }
  func animation(_ key: String) -> CAAnimation? {
    if case .core(let animation)? = entries.first(where: { $0.key == key })?.kind { animation } else { nil }
  }
  func remove(_ key: String) {
    let removed = entries.filter { $0.key == key }
    entries.removeAll { $0.key == key }
    for entry in removed where !entry.hasEnded { entry.call(finished: false) }
  }
  func removeAll() {
    let removed = entries
    entries = []
    for entry in removed where !entry.hasEnded { entry.call(finished: false) }
  }

  /// Advances all animations, and returns the placement to display; nil if it equals the model.
  func advance(by seconds: TimeInterval, _ model: Placement) -> Placement? {
    guard !entries.isEmpty else { return nil }
    var displayed = model
    var ended: [Entry] = []
    for entry in entries {
      if !entry.hasStarted {
        entry.hasStarted = true
        entry.call(finished: nil)
      } else if !entry.player.paused {
        entry.player.elapsed += seconds * Double(entry.player.speed)
      }
      let time = entry.player.elapsed
      if case .placement(let from, let duration) = entry.kind {
        let share = duration > 0 ? Float(min(time / duration, 1)) : 1
        displayed = Placement.between(from, displayed, AnimationTrack.bezier((0.25, 0.1, 0.25, 1), share))
      }
      for track in entry.tracks where !entry.player.isStopped { track.apply(to: &displayed, at: time) }
      if time >= entry.end || entry.player.isStopped, !entry.hasEnded {
        entry.hasEnded = true
        ended.append(entry)
      }
    }
    entries.removeAll { $0.hasEnded && ($0.isRemoved || $0.player.isStopped) }
    for entry in ended { entry.call(finished: !entry.player.isStopped) }
    return displayed == model ? nil : displayed
  }
}
