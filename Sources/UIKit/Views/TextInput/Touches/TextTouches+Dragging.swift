import CoreGraphics

extension TextTouches {
  // MARK: Fingers

  /// A long press moves the caret; in text that is not editable it selects words.
  func holdBegan(at point: CGPoint) {
    guard !host.held(at: point), host.beginByTouch() else { return }
    if host.isTextEditable {
      drag = .caret(offset: .zero)
      dragged(to: point)
    } else {
      begin(.word, at: host.offset(closestTo: point), isMouse: false)
      showLoupe(at: point)
    }
  }

  /// Begins a drag of the selection part that was touched at `point`.
  func gripped(_ grip: TextGrip, at point: CGPoint) {
    hideMenu()
    let range = editor.selection.range
    func offset(_ edge: CGRect) -> CGVector { CGVector(dx: edge.midX - point.x, dy: edge.midY - point.y) }
    switch grip {
    case .caret: drag = .caret(offset: offset(caretFrame))
    case .handle(let isStart):
      let edge = host.edgeFrame(at: isStart ? range.lowerBound : range.upperBound, isStart: isStart)
      drag = .end(fixed: isStart ? range.upperBound : range.lowerBound, offset: offset(edge))
    }
  }

  /// Moves the floating cursor to `point`.
  func floated(to point: CGPoint) {
    guard case .caret(let offset) = drag, host.isFirstResponder else { return }
    editor.select(TextSelection(host.offset(closestTo: CGPoint(x: point.x + offset.dx, y: point.y + offset.dy))))
    host.revealCaret()
  }

  func dragEnded() {
    guard let drag = stopDragging() else { return }
    if case .units(_, _, isMouse: true) = drag { return }
    guard host.isFirstResponder else { return }
    if case .caret = drag { host.revealCaret() }
    offerMenu()
  }

  func dragCancelled() { stopDragging() }

  @discardableResult
  private func stopDragging() -> TextDrag? {
    defer { drag = nil }
    scroller?.stop()
    scroller = nil
    loupe.hide()
    return drag
  }

  // MARK: The mouse

  /// Returns whether the selection at a point can be dragged.
  func canDrag(at point: CGPoint) -> Bool { editor.dragAndDrop.canDrag(at: point) }

  /// Starts dragging the selection from a point in the window.
  func beginDrag(at location: CGPoint) -> Bool { editor.dragAndDrop.dragInteraction.beginByPointer(at: location) }

  func pressed(at point: CGPoint, count: Int, extending: Bool) {
    if count == 1, host.tapped(at: point) { return }
    guard host.beginByTouch() else { return }
    let offset = host.offset(closestTo: point)
    if extending, count == 1 {
      let anchor = editor.selection.anchor
      drag = .units(.character, from: anchor..<anchor, isMouse: true)
      editor.select(TextSelection(anchor: anchor, head: offset))
      return
    }
    begin(count == 1 ? .character : count == 2 ? .word : .paragraph, at: offset, isMouse: true)
  }

  /// The menu of a secondary click applies to the selection at that point; elsewhere the caret moves there.
  func secondaryClicked(at point: CGPoint) {
    landed(usesMouse: true)
    guard host.beginByTouch() else { return }
    let frames = host.selectionFrames(editor.selection.range, from: point.y - 1, to: point.y + 1)
    if !frames.contains(where: { $0.contains(point) }) { editor.select(TextSelection(host.offset(closestTo: point))) }
  }

  private func begin(_ unit: UITextGranularity, at offset: Int, isMouse: Bool) {
    let range = range(of: unit, at: offset)
    drag = .units(unit, from: range, isMouse: isMouse)
    editor.select(TextSelection(range))
  }

  private func range(of unit: UITextGranularity, at offset: Int) -> Range<Int> {
    switch unit {
    case .character: offset..<offset
    case .word: editor.text.count > 0 ? editor.word(at: offset) : 0..<0
    default: paragraph(at: offset)
    }
  }

  // MARK: Both

  /// Continues a drag at `point`; at the edge of the visible area the text scrolls.
  func dragged(to point: CGPoint) {
    guard let drag, host.isFirstResponder else { return }
    follow(drag, to: point)
    let scroller = scroller ?? EdgeScroller(host.edgeTrack)
    self.scroller = scroller
    scroller.scrolled = { [weak self] in self?.scrolledOn() }
    scroller.follow(host.edgePlace(of: point))
  }

  private func scrolledOn() {
    guard let drag else { return }
    follow(drag, to: recognizer.location(in: host))
  }

  private func follow(_ drag: TextDrag, to point: CGPoint) {
    switch drag {
    case .caret(let offset):
      editor.select(TextSelection(host.offset(closestTo: seen(point, movedBy: offset))))
      host.selectionNeedsDisplay()
    case .end(let fixed, let offset):
      let target = host.offset(closestTo: seen(point, movedBy: offset))
      // The ends may cross, but the selection never becomes empty.
      if target != fixed { editor.select(TextSelection(anchor: fixed, head: target)) }
    case .units(let unit, let range, let isMouse):
      let reached = self.range(of: unit, at: host.offset(closestTo: seen(point, movedBy: .zero)))
      if reached.lowerBound < range.lowerBound {
        editor.select(TextSelection(anchor: range.upperBound, head: reached.lowerBound))
      } else {
        editor.select(TextSelection(anchor: range.lowerBound, head: max(reached.upperBound, range.upperBound)))
      }
      if isMouse { return }
    }
    showLoupe(at: point)
  }

  /// Returns a point clamped to the visible text.
  private func seen(_ point: CGPoint, movedBy offset: CGVector) -> CGPoint {
    let room = host.seenText
    return CGPoint(
      x: min(max(point.x + offset.dx, room.minX), max(room.minX, room.maxX)),
      y: min(max(point.y + offset.dy, room.minY + 1), max(room.minY + 1, room.maxY - 1)))
  }

  private func showLoupe(at point: CGPoint) {
    let selection = editor.selection
    if case .caret = drag {
      loupe.show(caretFrame, at: point, of: host, isRange: false)
    } else {
      let edge = host.edgeFrame(at: selection.head, isStart: selection.head <= selection.anchor)
      loupe.show(edge, at: point, of: host, isRange: true)
    }
  }
}
