import SceneKit

/// Receives changes of a coaching view. All methods are optional.
@preconcurrency @MainActor public protocol ARCoachingOverlayViewDelegate: AnyObject {
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidRequestSessionReset(_ coachingOverlayView: ARCoachingOverlayView) {}
}

/// Tells the user how to move the device. No session runs on Linux, so the view is only shown when the app activates it.
@preconcurrency @MainActor open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable {
    case tracking = 0
    case horizontalPlane = 1
    case verticalPlane = 2
    case anyPlane = 3
    case geoTracking = 4
  }
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open var session: ARSession?
  /// The need of the session; its position by default.
  open var goal = Goal.tracking
  /// Whether the view is shown when the session needs it; `true` by default.
  open var activatesAutomatically = true
  /// Whether the view is shown; `false` until the app activates it.
  public private(set) var isActive = false
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    label.text = "Move iPhone to start"
    label.textColor = .white
    label.textAlignment = .center
    label.alpha = 0
    addSubview(label)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  open func setActive(_ active: Bool, animated: Bool) {
    guard active != isActive else { return }
    if active { delegate?.coachingOverlayViewWillActivate(self) }
    isActive = active
    UIView.animate(withDuration: animated ? 0.3 : 0) { self.label.alpha = active ? 1 : 0 }
    if !active { delegate?.coachingOverlayViewDidDeactivate(self) }
  }
}
