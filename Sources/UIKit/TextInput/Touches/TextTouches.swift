import CoreGraphics
import Foundation

/// What touches do to a text's selection: the caret goes where one taps, a double tap takes a word, a triple one a paragraph, a held finger
/// leads the caret, a mouse drags.
@MainActor final class TextTouches {
  private unowned let editor: TextEditor
  let recognizer = TextTouchRecognizer()
  /// What a drag began with: it goes on by whole words or paragraphs if that is what was clicked.
  private var dragged: (unit: UITextGranularity, range: Range<Int>)?
  private var menuWasVisible = false

  init(_ editor: TextEditor) {
    self.editor = editor
    recognizer.touches = self
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    recognizer.name = "text selection"
  }

  private var host: any TextEditorHost { editor.host }

  var takesTouches: Bool { host.isTextEditable || host.isTextSelectable }

  func landed(_ touch: UITouch) {
    menuWasVisible = UIMenuController.shared.isMenuVisible
    editor.endComposing()
  }

  // MARK: Fingers

  func tapped(at point: CGPoint, count: Int) {
    let wasEditing = host.isFirstResponder
    if count == 1, host.tapped(at: point) { return }
    guard host.beginByTouch() else { return }
    let offset = host.offset(closestTo: point)
    switch count {
    case 1:
      let isAgain = wasEditing && editor.selection.isCaret && editor.selection.head == offset && !menuWasVisible
      editor.select(TextSelection(offset))
      if isAgain { showMenu() }
    case 2:
      editor.selectWord(at: offset)
      showMenu()
    default:
      editor.select(TextSelection(paragraph(at: offset)))
      showMenu()
    }
  }

  func holdBegan(at point: CGPoint) {
    guard host.beginByTouch() else { return }
    let offset = host.offset(closestTo: point)
    if host.isTextEditable {
      dragged = nil
      editor.select(TextSelection(offset))
    } else {
      begin(.word, at: offset)
    }
    host.revealCaret()
  }

  func holdMoved(to point: CGPoint) {
    guard host.isFirstResponder else { return }
    if dragged != nil {
      dragged(to: point)
    } else {
      editor.select(TextSelection(host.offset(closestTo: point)))
      host.revealCaret()
    }
  }

  func holdEnded() {
    dragged = nil
    if host.isFirstResponder { showMenu() }
  }

  func holdCancelled() { dragged = nil }

  // MARK: The mouse

  func pressed(at point: CGPoint, count: Int, extending: Bool) {
    if count == 1, host.tapped(at: point) { return }
    guard host.beginByTouch() else { return }
    let offset = host.offset(closestTo: point)
    if extending, count == 1 {
      let anchor = editor.selection.anchor
      dragged = (.character, anchor..<anchor)
      editor.select(TextSelection(anchor: anchor, head: offset))
      return
    }
    begin(count == 1 ? .character : count == 2 ? .word : .paragraph, at: offset)
  }

  private func begin(_ unit: UITextGranularity, at offset: Int) {
    let range =
      switch unit {
      case .character: offset..<offset
      case .word: editor.text.count > 0 ? editor.word(at: offset) : 0..<0
      default: paragraph(at: offset)
      }
    dragged = (unit, range)
    editor.select(TextSelection(range))
  }

  func dragged(to point: CGPoint) {
    guard let dragged, host.isFirstResponder else { return }
    let offset = host.offset(closestTo: point)
    let reached =
      switch dragged.unit {
      case .character: offset..<offset
      case .word: editor.text.count > 0 ? editor.word(at: offset) : 0..<0
      default: paragraph(at: offset)
      }
    if reached.lowerBound < dragged.range.lowerBound {
      editor.select(TextSelection(anchor: dragged.range.upperBound, head: reached.lowerBound))
    } else {
      editor.select(TextSelection(anchor: dragged.range.lowerBound, head: max(reached.upperBound, dragged.range.upperBound)))
    }
    host.revealCaret()
  }

  private func paragraph(at offset: Int) -> Range<Int> {
    let start = editor.prepared.paragraphRange(at: offset).lowerBound
    return start..<max(start, editor.paragraphEnd(at: offset))
  }

  // MARK: The edit menu

  /// Shows the edit menu at the selection.
  func showMenu() {
    guard host.window != nil else { return }
    UIMenuController.shared.showMenu(from: host, rect: menuRect)
  }

  func hideMenu() {
    if UIMenuController.shared.isMenuVisible { UIMenuController.shared.hideMenu(from: host) }
  }

  private var menuRect: CGRect {
    let range = editor.selection.range
    let seen = host.bounds
    var rect = CGRect.null
    if range.isEmpty {
      rect = host.caretFrame(at: range.lowerBound)
    } else {
      for part in host.selectionFrames(range, from: seen.minY, to: seen.maxY) { rect = rect.union(part) }
    }
    rect = rect.intersection(seen)
    return rect.isNull ? seen : rect
  }
}
