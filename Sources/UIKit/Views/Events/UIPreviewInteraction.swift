import CoreGraphics

/// Asks for a preview of a view's content, by a long press.
///
/// A display has no force, so the preview begins when the press is recognized. Holding on commits it; lifting the finger before cancels it.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  public private(set) weak var view: UIView?
  /// The object that shows the preview.
  open weak var delegate: (any UIPreviewInteractionDelegate)?
  private let press = UILongPressGestureRecognizer()
  private var commit: Deadlines.Token?

  /// The time between the preview and its commitment (estimated).
  private static let holding: CFTimeInterval = 0.8

  public init(view: UIView) {
    self.view = view
    super.init()
    press.addTarget(self, action: UIPreviewInteraction.changed)
    view.addGestureRecognizer(press)
  }

  /// Returns the location of the press; the center of the view without one.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    guard let view else { return .zero }
    let point = press.numberOfTouches > 0 ? press.location(in: view) : CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let coordinateSpace else { return view.convert(point, to: nil) }
    return view.convert(point, to: coordinateSpace)
  }

  open func cancel() {
    press.isEnabled = false
    press.isEnabled = true
  }

  private func changed(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began:
      guard delegate?.previewInteractionShouldBegin(self) ?? false else { return cancel() }
      delegate?.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true)
      commit = Deadlines.add(after: Self.holding) { [weak self] in self?.committed() }
    case .ended, .cancelled, .failed:
      guard let waiting = commit else { return }
      Deadlines.cancel(waiting)
      commit = nil
      delegate?.previewInteractionDidCancel(self)
    default: break
    }
  }

  private func committed() {
    commit = nil
    delegate?.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
  }
}

/// Shows and commits a preview.
@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: AnyObject {
  /// Returns whether the preview may begin; true unless implemented.
  func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool
  /// Called with the progress of the preview from 0 to 1, and at its end.
  func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
  /// Called with the progress of the commitment from 0 to 1, and at its end.
  func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool)
  /// Called if the preview ends without being committed.
  func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
}

extension UIPreviewInteractionDelegate {
  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
  ) {}
}
