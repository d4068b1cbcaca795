import CoreGraphics

/// Recognizes the gestures in a text: taps, a long press that moves the caret, and drags of handles, caret and mouse.
///
/// A tap is recognized when the touch ends, a long press after half a second, a touch on a handle and a mouse drag immediately, and a drag
/// of the caret as soon as the touch moves.
@MainActor final class TextTouchRecognizer: UIGestureRecognizer {
  weak var touches: (any TextTouchReceiver)?
  private var start = CGPoint.zero
  private var timeout: Deadlines.Token?
  private var usesMouse = false
  /// The hit part of the selection, and whether the touch has moved since.
  private var grip: TextGrip?
  private var hasMoved = false
  /// Whether the touch landed on selected text that can be dragged.
  private var isOnDraggable = false
  /// Whether the mouse drags the selection.
  private var dragsSelection = false

  override func accepts(_ touch: UITouch, event: UIEvent) -> Bool {
    guard super.accepts(touch, event: event), touch.view === view, touches?.takesTouches ?? false else { return false }
    if trackedTouches.isEmpty { grip = touch.type == .indirectPointer ? nil : touches?.grip(at: touch.location(in: view)) }
    return true
  }

  /// A drag of the caret prevents scrolling.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { grip != nil && other is UIPanGestureRecognizer }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard visibleState == .possible, trackedTouches.count == 1, let touch = touches.first else {
      if visibleState == .possible { state = .failed } else { for touch in touches { ignore(touch, for: event) } }
      return
    }
    start = touch.windowLocation
    hasMoved = false
    usesMouse = touch.type == .indirectPointer
    self.touches?.landed(usesMouse: usesMouse)
    let mayDrag = grip == nil && touch.tapCount == 1 && !event.modifierFlags.contains(.shift)
    isOnDraggable = mayDrag && self.touches?.canDrag(at: touch.location(in: view)) ?? false
    dragsSelection = false
    // A long press lifts the selection; a mouse lifts it as soon as it moves.
    if isOnDraggable { return }
    if usesMouse {
      state = .began
      self.touches?.pressed(at: touch.location(in: view), count: touch.tapCount, extending: event.modifierFlags.contains(.shift))
    } else if case .handle = grip {
      state = .began
    } else {
      timeout = decideAfter(GestureMetrics.holdToMoveCaret) { recognizer in
        recognizer.state = .began
        (recognizer as? TextTouchRecognizer)?.hold()
      }
    }
  }

  private func hold() {
    guard visibleState == .began else { return }
    hasMoved = true
    touches?.holdBegan(at: location(in: view))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let distance = hypot(touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
    if isOnDraggable, usesMouse, visibleState == .possible {
      guard distance > GestureMetrics.slopOfGrip else { return }
      state = .began
      dragsSelection = self.touches?.beginDrag(at: start) ?? false
      if !dragsSelection { self.touches?.pressed(at: convert(start, to: view), count: 1, extending: false) }
    }
    if dragsSelection {
      self.touches?.selectionDrag?.pointerMoved(to: touch.windowLocation)
      return
    }
    switch visibleState {
    case .possible:
      if grip != nil, distance > GestureMetrics.slopOfGrip {
        state = .began
        if visibleState == .began { takeHold(touch) }
      } else if grip == nil, distance > GestureMetrics.strayOfTap {
        state = .failed
      }
    case .began, .changed:
      if !usesMouse, !hasMoved {
        guard distance > GestureMetrics.slopOfGrip else { return }
        takeHold(touch)
        return
      }
      state = .changed
      self.touches?.dragged(to: touch.location(in: view))
    default: break
    }
  }

  /// Starts dragging the hit part of the selection.
  private func takeHold(_ touch: UITouch) {
    guard let grip else { return }
    Deadlines.cancel(timeout)
    hasMoved = true
    let landing = convert(start, to: view)
    touches?.gripped(grip, at: landing)
    touches?.dragged(to: touch.location(in: view))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: view)
    if dragsSelection {
      state = .ended
      self.touches?.selectionDrag?.pointerReleased()
      return
    }
    switch visibleState {
    case .possible where usesMouse:
      state = .ended
      guard visibleState == .ended else { return }
      self.touches?.pressed(at: point, count: 1, extending: false)
      self.touches?.dragEnded()
    case .possible:
      state = .ended
      if visibleState == .ended { self.touches?.tapped(at: point, count: touch.tapCount) }
    case .began, .changed:
      state = .ended
      if !usesMouse, !hasMoved {
        self.touches?.tapped(at: point, count: touch.tapCount, onHandle: true)
      } else {
        self.touches?.dragEnded()
      }
    default: break
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    giveUp()
    if dragsSelection { self.touches?.selectionDrag?.pointerCancelled() }
    self.touches?.dragCancelled()
  }

  override func reset() {
    if visibleState == .failed { touches?.scrolledAway() }
    Deadlines.cancel(timeout)
    timeout = nil
    grip = nil
    isOnDraggable = false
    dragsSelection = false
  }
}

extension GestureMetrics {
  static let holdToMoveCaret = 0.5
  static let strayOfTap: CGFloat = 10
  /// The distance that a touch on a handle or the caret must move to begin a drag.
  static let slopOfGrip: CGFloat = 3
}
