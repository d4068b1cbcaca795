import CoreGraphics
import Foundation

/// Finds what fingers and the mouse do in a text: taps, a held finger that moves the caret, the dragging of a mouse.
///
/// A tap is recognized when the finger lifts, a held finger after half a second, a mouse at once.
@MainActor final class TextTouchRecognizer: UIGestureRecognizer {
  weak var touches: TextTouches?
  private var start = CGPoint.zero
  private var timeout: Deadlines.Token?
  private var usesMouse = false

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    super.accepts(touch, event: event) && touch.view === view && (touches?.takesTouches ?? false)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard visibleState == .possible, trackedTouches.count == 1, let touch = touches.first else {
      if visibleState == .possible { state = .failed }
      return
    }
    start = touch.windowLocation
    usesMouse = touch.type == .indirectPointer
    self.touches?.landed(touch)
    if usesMouse {
      state = .began
      self.touches?.pressed(at: touch.location(in: view), count: touch.tapCount, extending: event.modifierFlags.contains(.shift))
    } else {
      timeout = decideAfter(GestureMetrics.holdToMoveCaret) { recognizer in
        recognizer.state = .began
        (recognizer as? TextTouchRecognizer)?.hold()
      }
    }
  }

  private func hold() {
    guard visibleState == .began else { return }
    touches?.holdBegan(at: location(in: view))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    switch visibleState {
    case .possible:
      if hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y) > GestureMetrics.strayOfTap { state = .failed }
    case .began, .changed:
      state = .changed
      if usesMouse {
        self.touches?.dragged(to: touch.location(in: view))
      } else {
        self.touches?.holdMoved(to: touch.location(in: view))
      }
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: view)
    switch visibleState {
    case .possible:
      state = .ended
      if visibleState == .ended { self.touches?.tapped(at: point, count: touch.tapCount) }
    case .began, .changed:
      state = .ended
      if !usesMouse { self.touches?.holdEnded() }
    default: break
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = visibleState == .possible ? .failed : .cancelled
    self.touches?.holdCancelled()
  }

  override func reset() {
    Deadlines.cancel(timeout)
    timeout = nil
  }
}

extension GestureMetrics {
  static let holdToMoveCaret = 0.5
  static let strayOfTap: CGFloat = 10
}
