import CoreGraphics

extension UISlider {
  final func clamped(_ value: Float) -> Float {
    value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
  }

  /// Returns the fraction of a value between the ends, from 0 to 1.
  final func share(of value: Float) -> CGFloat {
    let share = CGFloat((clamped(value) - minimumValue) / (maximumValue - minimumValue))
    return share.isFinite ? share : 0
  }

  /// Begins tracking: a touch must begin near the thumb; a click may be anywhere on the track.
  final func takeThumb(_ touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    if thumb.insetBy(dx: -12, dy: -12).contains(point) {
      grip = point.x - thumb.midX
      return true
    }
    if sliderStyle == .thumbless, track.insetBy(dx: -8, dy: -16).contains(point) {
      grip = point.x - thumb.midX
      return true
    }
    guard touch.type == .indirectPointer, track.insetBy(dx: -8, dy: -16).contains(point) else { return false }
    grip = 0
    follow(point, animated: true)
    return true
  }

  final func dragThumb(_ touch: UITouch) -> Bool {
    guard grip != nil else { return false }
    follow(touch.location(in: self), animated: false)
    return true
  }

  final func releaseThumb() {
    guard grip != nil else { return }
    grip = nil
    if !isContinuous { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  private func follow(_ point: CGPoint, animated: Bool) {
    let track = trackRect(forBounds: bounds)
    let width = thumbSize.width
    let room = track.width + 4 - width
    guard room > 0 else { return }
    var part = (point.x - (grip ?? 0) - (track.minX - 2) - width / 2) / room
    if isMirrored { part = 1 - part }
    let new = allowed(minimumValue + Float(min(max(part, 0), 1)) * (maximumValue - minimumValue))
    guard new != value else { return }
    setValue(new, animated: animated)
    if isContinuous { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  /// Changes the value by a fraction of the range, and sends the event.
  final func changeByUser(by part: Float) {
    let old = value
    setValue(stepped(by: part), animated: true)
    if value != old { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  final func adjustValue(by key: UIKey) -> Bool {
    if let step = key.step(in: effectiveUserInterfaceLayoutDirection) {
      changeByUser(by: Float(step) * 0.05)
      return true
    }
    switch key.keyCode {
    case .keyboardPageUp: changeByUser(by: 0.2)
    case .keyboardPageDown: changeByUser(by: -0.2)
    case .keyboardHome: changeByUser(by: -1)
    case .keyboardEnd: changeByUser(by: 1)
    default: return false
    }
    return true
  }
}
