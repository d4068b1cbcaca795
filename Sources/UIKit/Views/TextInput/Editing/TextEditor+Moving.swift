import CoreGraphics
internal import TrestleText

/// The movements of the caret.
enum TextMove {
  case left, right, up, down
  case wordLeft, wordRight
  case lineStart, lineEnd
  case paragraphStart, paragraphEnd
  case documentStart, documentEnd
}

extension TextEditor {
  /// Moves the caret, or if `extending`, the head of the selection.
  func move(_ move: TextMove, extending: Bool) {
    endComposing()
    if !extending, !selection.isCaret, move == .left || move == .right {
      collapse(toRight: move == .right)
      return
    }
    if move == .up || move == .down {
      moveVertically(down: move == .down, extending: extending)
    } else {
      place(target(of: move), extending: extending)
    }
    host.revealCaret()
  }

  private func place(_ target: (offset: Int, prefersUpstream: Bool), extending: Bool, keepsGoal: Bool = false) {
    var new = selection
    new.head = target.offset
    new.prefersUpstream = target.prefersUpstream
    if !extending { new.anchor = target.offset }
    select(new, keepsGoal: keepsGoal)
  }

  private func collapse(toRight: Bool) {
    let range = selection.range
    let isRightToLeft = prepared.isRightToLeft(at: range.lowerBound)
    select(TextSelection(toRight != isRightToLeft ? range.upperBound : range.lowerBound))
    host.revealCaret()
  }

  /// Returns the target of a horizontal movement from the caret.
  func target(of move: TextMove) -> (offset: Int, prefersUpstream: Bool) {
    let head = selection.head
    switch move {
    case .left: return (neighbour(toRight: false), false)
    case .right: return (neighbour(toRight: true), false)
    case .wordLeft, .wordRight:
      let isForward = (move == .wordRight) != prepared.isRightToLeft(at: head)
      return (isForward ? wordEnd(after: head) : wordStart(before: head), false)
    case .lineStart: return (host.lineRange(at: head, prefersUpstream: selection.prefersUpstream).range.lowerBound, false)
    case .lineEnd:
      let line = host.lineRange(at: head, prefersUpstream: selection.prefersUpstream)
      return (line.range.upperBound, !line.isHardEnd)
    case .paragraphStart: return (prepared.paragraphRange(at: head).lowerBound, false)
    case .paragraphEnd: return (paragraphEnd(at: head), false)
    case .documentStart: return (0, false)
    case .documentEnd, .up, .down: return (text.count, false)
    }
  }

  func wordEnd(after offset: Int) -> Int { host.isTextReadable ? prepared.nextWordEnd(after: offset) : text.count }
  func wordStart(before offset: Int) -> Int { host.isTextReadable ? prepared.previousWordStart(before: offset) : 0 }

  func paragraphEnd(at offset: Int) -> Int {
    let range = prepared.paragraphRange(at: offset)
    return range.upperBound < text.count || endsInNewline(range) ? prepared.previousCaret(before: range.upperBound) : range.upperBound
  }

  private func endsInNewline(_ range: Range<Int>) -> Bool {
    guard let last = text.units[range].last else { return false }
    return last == 0x0a || last == 0x0d || last == 0x85 || last == 0x2029
  }

  /// Returns the visually adjacent caret position to the right or left of the caret.
  private func neighbour(toRight: Bool) -> Int {
    let head = selection.head
    if let seen = host.visualNeighbour(of: head, toRight: toRight) { return seen }
    let isForward = toRight != prepared.isRightToLeft(at: head)
    return isForward ? prepared.nextCaret(after: head) : prepared.previousCaret(before: head)
  }

  private func moveVertically(down: Bool, extending: Bool) {
    if !extending, !selection.isCaret {
      selection.head = down ? selection.range.upperBound : selection.range.lowerBound
    }
    let wanted = goal ?? host.caretFrame(at: selection.head, prefersUpstream: selection.prefersUpstream).midX
    let found = host.offset(besideLineOf: selection.head, prefersUpstream: selection.prefersUpstream, below: down, x: wanted)
    goal = wanted
    place((found ?? (down ? text.count : 0), false), extending: extending, keepsGoal: true)
  }
}
