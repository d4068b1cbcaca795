import Foundation

/// Leads from what a layer showed to what it shows now, as a whole.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind.
  public var type = CATransitionType.fade
  /// The side from which what is new comes; the left if nil.
  public var subtype: CATransitionSubtype?
  /// Where in the transition it begins, from 0 to 1.
  public var startProgress: Float = 0
  /// Where in the transition it ends.
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

  /// The distance by which the transition is at the parent's `time`; nil if it shows nothing.
  func progress(at time: CFTimeInterval, begin: CFTimeInterval) -> Double? {
    guard let phase = timing.phase(at: time, begin: begin) else { return nil }
    return Double(startProgress) + (Double(endProgress) - Double(startProgress)) * paced(phase.progress)
  }
}
