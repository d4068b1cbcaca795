import QuartzCore

extension UIStepper {
  final func clamped(_ value: Double) -> Double {
    value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  final func canStep(_ sign: Int) -> Bool { wraps || (sign > 0 ? value < maximumValue : value > minimumValue) }

  private func sign(at point: CGPoint) -> Int {
    (point.x > bounds.midX) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
  }

  final func beginPress(_ touch: UITouch) -> Bool {
    let sign = sign(at: touch.location(in: self))
    guard canStep(sign) else { return false }
    press = StepperPress(sign: sign)
    if autorepeat { scheduleStep(after: traitCollection.design.controls.stepper.repeatDelay) }
    showFace()
    return true
  }

  final func continuePress(_ touch: UITouch) -> Bool {
    guard let press else { return false }
    let point = touch.location(in: self)
    let isInside = bounds.insetBy(dx: -20, dy: -30).contains(point) && sign(at: point) == press.sign
    if isInside != press.isInside {
      self.press?.isInside = isInside
      showFace()
    }
    return true
  }

  /// A press that has not repeated performs its step when it ends.
  final func endPress() {
    guard let press else { return }
    Deadlines.cancel(press.next)
    self.press = nil
    if press.steps == 0 {
      if press.isInside, isTouchInside { changeByUser(by: press.sign) }
    } else if !isContinuous {
      tell()
    }
    showFace()
  }

  /// Schedules relative to the due time of the last step and not to its frame, so that steps do not fall behind.
  private func scheduleStep(after delay: TimeInterval) {
    let now = CACurrentMediaTime()
    let due = (press?.due ?? now) + delay
    press?.due = due
    press?.next = Deadlines.add(after: max(0, due - now)) { [weak self] in self?.repeatStep() }
  }

  private func repeatStep() {
    guard let press, window != nil else { return }
    if press.isInside {
      self.press?.steps += 1
      let old = value
      step(press.sign)
      if value != old, isContinuous { tell() }
    }
    // The repetition accelerates while pressed.
    let interval = traitCollection.design.controls.stepper.repeatInterval
    scheduleStep(after: press.steps < 10 ? interval * 2 : interval)
  }

  private func step(_ sign: Int) {
    let new = value + Double(sign) * stepValue
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
  }

  private func tell() { send([.valueChanged, .primaryActionTriggered], event: nil) }

  final func changeByUser(toEnd end: Int) {
    let old = value
    value = end > 0 ? maximumValue : minimumValue
    if value != old { tell() }
  }

  final func changeByUser(by sign: Int) {
    let old = value
    step(sign)
    if value != old { tell() }
  }
}
