import CoreGraphics
import Foundation

/// Lets a view's content be dragged: a finger that rests on it lifts what the delegate gives, and takes it along.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open var isEnabled = true { didSet { recognizer.isEnabled = isEnabled } }
  private let recognizer = UILongPressGestureRecognizer()
  private var drag: DragInProgress?
  /// What is lifted, in its view's coordinates; by default the whole view.
  var lifted: (@MainActor (DragInProgress) -> (view: UIView, rect: CGRect)?)?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.addTarget(self, action: UIDragInteraction.pressed)
    recognizer.delegate = self
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(recognizer)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, let window = view.window, DragInProgress.current == nil, let delegate else { return false }
    let drag = DragInProgress(window: window, location: gestureRecognizer.location(in: nil))
    drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
    guard !drag.items.isEmpty else { return false }
    self.drag = drag
    return true
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let drag else { return }
    switch recognizer.state {
    case .began: begin(drag)
    case .changed: drag.move(to: recognizer.location(in: nil))
    case .ended: drag.drop()
    case .cancelled, .failed: drag.cancel()
    default: break
    }
  }

  private func begin(_ drag: DragInProgress) {
    guard let view else { return }
    let lifted = lifted?(drag) ?? (view, view.bounds)
    delegate?.dragInteraction(self, sessionWillBegin: drag)
    drag.moved = { [weak self, unowned drag] in
      guard let self else { return }
      self.delegate?.dragInteraction(self, sessionDidMove: drag)
    }
    drag.willEnd = { [weak self, unowned drag] operation in
      guard let self else { return }
      self.delegate?.dragInteraction(self, session: drag, willEndWith: operation)
    }
    drag.ended = { [weak self, unowned drag] operation in
      guard let self else { return }
      self.drag = nil
      self.delegate?.dragInteraction(self, session: drag, didEndWith: operation)
    }
    drag.lift(lifted.view, lifted.rect)
  }
}
