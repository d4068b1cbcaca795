import CoreGraphics

extension UISegmentedControl {
  final func choose(_ index: Int, animated: Bool) {
    guard index == Self.noSegment || segments.indices.contains(index) else {
      UIKitError.raise(
        "-[UISegmentedControl setSelectedSegmentIndex:]: segment index \(index) beyond bounds (\(segments.count) segments)")
      return
    }
    guard !isMomentary || index == Self.noSegment || drag != nil else { return }
    chosen = index
    show(animated: animated)
  }

  private func show(animated: Bool) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else {
      showFace()
      setNeedsLayout()
      return
    }
    UIView.animate(withDuration: look.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.showFace()
      self.layoutFace()
    }
  }

  /// Selects a segment by a user's action: sends the event if it has changed, or always if the control is momentary.
  final func changeByUser(to index: Int) {
    guard let view = view(at: index), view.isOn, isEnabled else { return }
    let isOther = index != chosen
    if isMomentary {
      chosen = index
      send([.valueChanged, .primaryActionTriggered], event: nil)
      if let action = view.action { sendAction(action) }
      chosen = Self.noSegment
      show(animated: false)
      return
    }
    guard isOther else { return }
    choose(index, animated: true)
    send([.valueChanged, .primaryActionTriggered], event: nil)
    if let action = view.action { sendAction(action) }
  }

  // MARK: Touches

  private func index(at point: CGPoint) -> Int? {
    guard bounds.insetBy(dx: -20, dy: -40).contains(point) else { return nil }
    return segments.indices.min { distance(point.x, segments[$0].frame) < distance(point.x, segments[$1].frame) }
  }

  private func distance(_ x: CGFloat, _ frame: CGRect) -> CGFloat { max(frame.minX - x, x - frame.maxX, 0) }

  final func beginDrag(_ touch: UITouch) -> Bool {
    layoutIfNeeded()
    guard let index = index(at: touch.location(in: self)), segments[index].isOn else { return false }
    drag = SegmentDrag(index: index, slides: index == chosen && !isMomentary, before: chosen)
    show(animated: false)
    return true
  }

  final func continueDrag(_ touch: UITouch) -> Bool {
    guard let drag else { return false }
    var index = index(at: touch.location(in: self))
    if let found = index, !segments[found].isOn { index = drag.slides ? drag.index : nil }
    if drag.slides, index == nil { index = drag.index }
    guard index != drag.index else { return true }
    self.drag?.index = index
    if drag.slides, let index {
      chosen = index
      show(animated: true)
    } else {
      show(animated: false)
    }
    return true
  }

  final func endDrag(_ touch: UITouch?) {
    guard let drag else { return }
    if drag.slides {
      self.drag = nil
      show(animated: true)
      if chosen != drag.before {
        send([.valueChanged, .primaryActionTriggered], event: nil)
        if let action = view(at: chosen)?.action { sendAction(action) }
      }
      return
    }
    let index = touch.flatMap { self.index(at: $0.location(in: self)) }
    if let index, index == drag.index { changeByUser(to: index) }
    self.drag = nil
    show(animated: false)
  }

  final func cancelDrag() {
    guard let drag else { return }
    self.drag = nil
    chosen = drag.before
    show(animated: true)
  }

  // MARK: Keys

  /// Arrow keys select the next enabled segment, Home and End the first and the last. If segments are buttons, the keys mark the one that
  /// Space presses.
  final func adjustChoice(by key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    let open = segments.indices.filter { segments[$0].isOn }
    guard let first = open.first, let last = open.last else { return false }
    let present = isMomentary ? keyedSegment : chosen
    let target: Int?
    switch key.keyCode {
    case .keyboardHome: target = first
    case .keyboardEnd: target = last
    case .keyboardLeftArrow, .keyboardRightArrow:
      let step = key.step(in: effectiveUserInterfaceLayoutDirection) ?? 0
      if present == Self.noSegment {
        target = step > 0 ? first : last
      } else {
        target = step > 0 ? open.first { $0 > present } : open.last { $0 < present }
      }
    default: return isMomentary && pressByNumber(key)
    }
    guard let target else { return true }
    if isMomentary { marked = target } else { changeByUser(to: target) }
    return true
  }

  /// The segment that Space presses if segments are buttons: the marked one, or the first enabled one.
  final var keyedSegment: Int {
    if segments.indices.contains(marked), segments[marked].isOn { return marked }
    return segments.firstIndex { $0.isOn } ?? Self.noSegment
  }

  final var keyboardOutline: (CGRect, CGFloat) {
    let radius = look.cornerRadius
    guard isMomentary, let view = view(at: keyedSegment) else { return (bounds, radius) }
    return (view.frame.insetBy(dx: 2, dy: 2), radius - 2)
  }

  /// Presses a segment that is a button by its number.
  private func pressByNumber(_ key: UIKey) -> Bool {
    guard let number = Int(key.characters), segments.indices.contains(number - 1) else { return false }
    changeByUser(to: number - 1)
    return true
  }
}
