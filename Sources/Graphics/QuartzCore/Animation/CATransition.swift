import Foundation

/// A transition from a layer's old content to its new content.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  public var type = CATransitionType.fade
  /// The side from which the new content enters; nil for the left.
  public var subtype: CATransitionSubtype?
  /// The fraction at which the transition begins, from 0 to 1.
  public var startProgress: Float = 0
  /// The fraction at which the transition ends.
  public var endProgress: Float = 1

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CATransition()
    copy.takeValues(of: self)
    return copy
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// Returns the progress of the transition at the parent's `time`; nil if nothing is shown.
  func progress(at time: CFTimeInterval, begin: CFTimeInterval) -> Double? {
    guard let phase = timing.phase(at: time, begin: begin) else { return nil }
    return Double(startProgress) + (Double(endProgress) - Double(startProgress)) * paced(phase.progress)
  }
}
