/// One animation on one layer, from its addition to its end.
@MainActor
final class AttachedAnimation {
  let animation: CAAnimation
  let key: String?
  let serial: Int
  // `@exclusivity(unchecked)`: read and written in single loads and stores, several times in every frame.
  @exclusivity(unchecked) private(set) var stage = Stage.pending
  /// The begin time in the layer's local time; known after the transaction is committed.
  @exclusivity(unchecked) private(set) var begin: CFTimeInterval = 0
  private var group: TransactionGroup?

  private static var lastSerial = 0

  enum Stage {
    /// Added, but the transaction is not committed.
    case pending
    /// The begin time is known and in the future.
    case waiting
    case running
    /// Ended, but not removed from the layer.
    case ended
    case removed
  }

  init(_ animation: CAAnimation, key: String?) {
    self.animation = animation
    self.key = key
    Self.lastSerial += 1
    serial = Self.lastSerial
    group = CATransaction.current.group
    group?.enter()
  }

  var end: CFTimeInterval { animation.timing.end(begin: begin) }

  /// The transaction is committed at the layer's `time`.
  func commit(at time: CFTimeInterval) {
    guard stage == .pending else { return }
    begin = animation.timing.beginTime == 0 ? time : animation.timing.beginTime
    animation.timing.beginTime = begin
    stage = .waiting
    start(at: time)
  }

  /// Begins, and calls the delegate, if the layer's `time` has reached the begin time.
  func start(at time: CFTimeInterval) {
    guard stage == .waiting, time >= begin else { return }
    stage = .running
    animation.delegate?.animationDidStart(animation)
  }

  func apply(to layer: CALayer, at time: CFTimeInterval) {
    let begin = stage == .pending ? (animation.timing.beginTime == 0 ? time : animation.timing.beginTime) : self.begin
    animation.apply(to: layer, at: time, begin: begin)
  }

  /// Ends the animation and notifies the delegate and the transaction; `finished` is false if it was removed early.
  func stop(finished: Bool, keep: Bool = false) {
    guard stage != .removed else { return }
    let hadEnded = stage == .ended
    stage = keep ? .ended : .removed
    if hadEnded { return }
    animation.delegate?.animationDidStop(animation, finished: finished)
    let group = self.group
    self.group = nil
    group?.leave()
  }
}
