import CoreGraphics
internal import TrestleText

/// The `UITextInput` methods of the editor.
extension TextEditor {
  func offset(of position: UITextPosition) -> Int {
    min(max((position as? TextOffsetPosition)?.offset ?? 0, 0), text.count)
  }

  func range(of range: UITextRange) -> Range<Int> {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return min(start, end)..<max(start, end)
  }

  func text(in range: UITextRange) -> String? { text.string(in: self.range(of: range)) }

  /// Replaces a range on behalf of the app: the delegate is not asked, but display and observers are updated.
  func replace(_ range: UITextRange, withText replacement: String) {
    let range = self.range(of: range)
    inputDelegate?.textWillChange(host)
    let new = EditableText(host.takesLines ? replacement : TextEditor.inOneLine(replacement), style: styleForInsertion(at: range))
    replace(range, with: new, kind: .replacing, selectionBefore: selection)
    finish(selecting: TextSelection(range.lowerBound + new.count))
    inputDelegate?.textDidChange(host)
  }

  var selectedTextRange: UITextRange? {
    get { TextOffsetRange(selection.range) }
    set {
      guard let newValue else { return }
      select(TextSelection(range(of: newValue)))
      host.revealCaret()
    }
  }

  var markedTextRange: UITextRange? { marked.map(TextOffsetRange.init) }

  func setMarkedText(_ string: String?, selectedRange: NSRange) {
    let string = string ?? ""
    let range = Range(selectedRange) ?? string.utf16.count..<string.utf16.count
    setMarked(string, selected: range)
  }

  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (start, end) = (offset(of: start), offset(of: end))
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflow) = self.offset(of: position).addingReportingOverflow(offset)
    return overflow || target < 0 || target > text.count ? nil : TextOffsetPosition(target)
  }

  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    var place = self.offset(of: position)
    for _ in 0..<max(0, offset) {
      let next: Int?
      switch direction {
      case .left, .right:
        let isForward = (direction == .right) != prepared.isRightToLeft(at: place)
        next =
          host.visualNeighbour(of: place, toRight: direction == .right)
          ?? (isForward ? prepared.nextCaret(after: place) : prepared.previousCaret(before: place))
      case .up, .down:
        next = host.offset(
          besideLineOf: place, prefersUpstream: false, below: direction == .down, x: host.caretFrame(at: place).midX)
      }
      guard let next, next != place else { return nil }
      place = next
    }
    return TextOffsetPosition(place)
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position), offset(of: other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func offset(from position: UITextPosition, to other: UITextPosition) -> Int { offset(of: other) - offset(of: position) }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    let isForward = goesForward(direction, at: offset(of: range.start))
    return isForward ? range.end : range.start
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let offset = offset(of: position)
    let end = goesForward(direction, at: offset) ? prepared.nextCaret(after: offset) : prepared.previousCaret(before: offset)
    return TextOffsetRange(min(offset, end)..<max(offset, end))
  }

  private func goesForward(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    switch direction {
    case .right: !prepared.isRightToLeft(at: offset)
    case .left: prepared.isRightToLeft(at: offset)
    case .down: true
    case .up: false
    }
  }

  func baseWritingDirection(for position: UITextPosition) -> NSWritingDirection {
    prepared.isRightToLeft(at: offset(of: position)) ? .rightToLeft : .leftToRight
  }

  func setBaseWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    let first = prepared.paragraphRange(at: self.range(of: range).lowerBound).lowerBound
    let last = prepared.paragraphRange(at: self.range(of: range).upperBound).upperBound
    text.setStyle(in: first..<last) { style in
      var attributes = style.attributes
      let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle ?? .default).mutableCopy() as? NSMutableParagraphStyle
      paragraph?.baseWritingDirection = direction
      attributes[.paragraphStyle] = paragraph
      return TextRunStyle(attributes)
    }
    invalidateText()
    host.textNeedsDisplay()
  }

  // MARK: Positions

  func firstRect(for range: UITextRange) -> CGRect {
    let range = self.range(of: range)
    return host.selectionFrames(range).first ?? host.caretFrame(at: range.lowerBound)
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    host.caretFrame(at: offset(of: position), prefersUpstream: (position as? TextOffsetPosition)?.prefersUpstream ?? false)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let range = self.range(of: range)
    let frames = host.selectionFrames(range)
    let direction: NSWritingDirection = prepared.isRightToLeft(at: range.lowerBound) ? .rightToLeft : .leftToRight
    return frames.indices.map {
      TextSelectionRect(frames[$0], direction: direction, containsStart: $0 == 0, containsEnd: $0 == frames.count - 1)
    }
  }

  func closestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition? {
    var offset = host.offset(closestTo: point)
    if let range {
      let limits = self.range(of: range)
      offset = min(max(offset, limits.lowerBound), limits.upperBound)
    }
    return TextOffsetPosition(offset)
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard text.count > 0 else { return nil }
    let offset = host.offset(closestTo: point)
    for start in [offset, prepared.previousCaret(before: offset)] where start < text.count {
      let range = start..<prepared.nextCaret(after: start)
      guard let placed = host.lines(showing: start) else { continue }
      let shown = host.displayMap.shown(range.lowerBound)..<host.displayMap.shown(range.upperBound)
      let place = CGPoint(x: point.x - placed.origin.x, y: point.y - placed.origin.y)
      if placed.layout.selectionRects(shown).contains(where: { $0.contains(place) }) { return TextOffsetRange(range) }
    }
    return nil
  }
}
