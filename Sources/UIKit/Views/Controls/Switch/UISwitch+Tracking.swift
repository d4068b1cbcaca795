import CoreGraphics

extension UISwitch {
  final func beginDrag(_ touch: UITouch) {
    drag = SwitchDrag(start: touch.location(in: self), wasOn: isOn, isOn: isOn)
    moveKnob(animated: true)
  }

  /// Moves the knob when the touch is well past the center, and back.
  final func continueDrag(_ touch: UITouch) {
    guard var drag else { return }
    let point = touch.location(in: self)
    if abs(point.x - drag.start.x) > 8 { drag.hasMoved = true }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if drag.hasMoved {
      let slack = bounds.width * 0.12
      let isRight = drag.isOn != isMirrored ? point.x > bounds.midX - slack : point.x > bounds.midX + slack
      let isOn = isRight != isMirrored
      if isOn != drag.isOn {
        drag.isOn = isOn
        self.drag = drag
        moveKnob(animated: true)
        return
      }
    }
    self.drag = drag
  }

  final func endDrag() {
    guard let drag else { return }
    self.drag = nil
    let new = drag.hasMoved ? drag.isOn : isTouchInside ? !drag.wasOn : drag.wasOn
    changeByUser(to: new)
  }

  final func cancelDrag() {
    drag = nil
    moveKnob(animated: true)
  }

  /// Sets a value that the user chose, and sends the event if it has changed.
  final func changeByUser(to new: Bool) {
    let isOther = new != isOn
    setOn(new, animated: true)
    if isOther { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  /// Handles the arrow keys toward on and off.
  final func adjustSwitch(by key: UIKey) -> Bool {
    guard key.keyCode == .keyboardLeftArrow || key.keyCode == .keyboardRightArrow,
      let step = key.step(in: effectiveUserInterfaceLayoutDirection)
    else { return false }
    changeByUser(to: step > 0)
    return true
  }
}
