import Foundation

/// Several animations run as one: their times are relative to the group's, and they end with it.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group. Their delegates are not called, and their `isRemovedOnCompletion` is ignored.
  public var animations: [CAAnimation]?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CAAnimationGroup()
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy(with: nil) as? CAAnimation }
  }

  override func prepare(for layer: CALayer) {
    for member in animations ?? [] {
      if member.timing.duration == 0 { member.timing.duration = timing.duration }
      member.prepare(for: layer)
    }
  }

  override func needsOwnClass(of layer: CALayer) -> Bool {
    animations?.contains { $0.needsOwnClass(of: layer) } ?? false
  }

  override func apply(to layer: CALayer, at time: CFTimeInterval, begin: CFTimeInterval) {
    guard let animations, let phase = timing.phase(at: time, begin: begin) else { return }
    let local = paced(phase.progress) * timing.duration
    for member in animations { member.apply(to: layer, at: local, begin: member.timing.beginTime) }
  }
}
