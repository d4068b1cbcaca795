import CoreGraphics

/// Generates haptic feedback. No Linux device is known to support it, so the generators have no effect.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view the generator is attached to, which is not retained.
  public private(set) weak var view: UIView?

  /// Prepares the generator; has no effect.
  open func prepare() {}
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Feedback for collisions of views.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight of the colliding objects.
  public enum FeedbackStyle: Int, Sendable {
    /// The weight of an impact; the generator produces none on Linux.
    case light, medium, heavy, soft, rigid
  }

  public override convenience init() { self.init(style: .medium) }
  /// Creates a generator of impacts of a weight.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator and attaches it to a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  /// Reports a collision; has no effect, because there is no haptic hardware.
  open func impactOccurred() {}
  /// Reports a collision of a strength between 0.0 and 1.0; has no effect.
  open func impactOccurred(intensity: CGFloat) {}
  /// Reports a collision at a point of the view; has no effect.
  open func impactOccurred(at location: CGPoint) {}
  /// Reports a collision of a strength at a point of the view; has no effect.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Feedback for the end of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task that is reported.
  public enum FeedbackType: Int, Sendable {
    /// The kind of the result; the generator produces no feedback on Linux.
    case success, warning, error
  }

  /// Reports the result of a task; has no effect, because there is no haptic hardware.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Reports the result of a task at a point of the view; has no effect.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Feedback for a changing selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a change of a selection; has no effect, because there is no haptic hardware.
  open func selectionChanged() {}
  /// Reports a change of a selection at a point of the view; has no effect.
  open func selectionChanged(at location: CGPoint) {}
}

/// Feedback for drawing on a canvas.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator and attaches it to a view.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Reports that a dragged object met a guide; has no effect, because there is no haptic hardware.
  open func alignmentOccurred(at location: CGPoint) {}
  /// Reports that a path was closed; has no effect, because there is no haptic hardware.
  open func pathCompleted(at location: CGPoint) {}
}
