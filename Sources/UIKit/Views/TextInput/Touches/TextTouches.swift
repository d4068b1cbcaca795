import CoreGraphics

/// The effects of touches on a text's selection: a tap places the caret at the edge of a word, a double tap selects a word, a triple tap a
/// paragraph, a long press moves the caret under a loupe, handles are dragged. A mouse places the caret exactly and drags.
@MainActor final class TextTouches: TextTouchReceiver {
  unowned let editor: TextEditor
  let recognizer = TextTouchRecognizer()
  let loupe = TextLoupe()
  /// The active drag.
  var drag: TextDrag?
  private(set) var handles: SelectionHandles?
  /// Whether the last touch was by finger; nil before the first.
  private var usesFingers: Bool?
  /// Scrolls during a drag.
  var scroller: EdgeScroller?

  init(_ editor: TextEditor) {
    self.editor = editor
    recognizer.touches = self
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    recognizer.name = "text selection"
  }

  var host: any TextEditorHost { editor.host }

  var takesTouches: Bool { host.isTextEditable || host.isTextSelectable }
  var selectionDrag: UIDragInteraction? { editor.dragAndDrop.dragInteraction }

  func landed(usesMouse: Bool) {
    if usesFingers != !usesMouse {
      usesFingers = !usesMouse
      host.selectionNeedsDisplay()
    }
    editor.endComposing()
  }

  // MARK: Taps

  /// Handles a tap: on a handle, which covers the text below it, it only shows the menu, or continues a double tap.
  func tapped(at point: CGPoint, count: Int, onHandle: Bool) {
    let wasActive = host.isFirstResponder
    if count == 1, wasActive, onHandle || isOnSelection(point) {
      if !UIMenuController.shared.wentByTouch { offerMenu() }
      return
    }
    if count == 1, host.tapped(at: point) { return }
    guard host.beginByTouch() else { return }
    let offset = host.offset(closestTo: point)
    switch count {
    case 1 where wasActive && editor.selection.isCaret && editor.markedWord(at: offset) != nil:
      editor.select(TextSelection(editor.markedWord(at: offset)!))
      offerMenu()
    case 1:
      let edge = edgeOfWord(at: offset, nearest: point)
      let isAgain = wasActive && editor.selection.isCaret && editor.selection.head == edge
      editor.select(TextSelection(edge))
      host.revealCaret()
      if isAgain, !UIMenuController.shared.wentByTouch { offerMenu() }
    case 2:
      editor.selectWord(at: offset)
      offerMenu()
    default:
      editor.select(TextSelection(paragraph(at: offset)))
      offerMenu()
    }
  }

  /// Returns whether a point is on the caret or the selection.
  private func isOnSelection(_ point: CGPoint) -> Bool {
    let range = editor.selection.range
    if range.isEmpty {
      return host.isTextEditable && caretFrame.insetBy(dx: -10, dy: -4).contains(point)
    }
    return host.selectionFrames(range, from: point.y - 1, to: point.y + 1).contains { $0.contains(point) }
  }

  /// Returns the caret position for a tap: the nearer edge of the word. Words without clear edges (Chinese, emoji), and secure text, use
  /// the exact position.
  private func edgeOfWord(at offset: Int, nearest point: CGPoint) -> Int {
    guard host.isTextReadable, editor.text.count > 0 else { return offset }
    let word = editor.word(at: offset)
    guard word.lowerBound < offset, offset < word.upperBound else { return offset }
    let units = editor.text.units[word]
    guard units.contains(where: { $0 > 0x20 }), !units.contains(where: { (0x2e80..<0xac00).contains($0) || $0 >= 0xd800 && $0 < 0xe000 })
    else { return offset }
    func distance(_ edge: Int) -> CGFloat {
      let frame = host.caretFrame(at: edge, prefersUpstream: edge == word.upperBound)
      return abs(frame.midX - point.x) + 10 * max(0, abs(frame.midY - point.y) - frame.height)
    }
    return distance(word.lowerBound) < distance(word.upperBound) ? word.lowerBound : word.upperBound
  }

  func paragraph(at offset: Int) -> Range<Int> {
    let start = editor.prepared.paragraphRange(at: offset).lowerBound
    return start..<max(start, editor.paragraphEnd(at: offset))
  }

  var caretFrame: CGRect { host.caretFrame(at: editor.selection.head, prefersUpstream: editor.selection.prefersUpstream) }

  // MARK: Handles

  /// Fingers get handles, a mouse does not. Before the first touch it depends on the device: with an on-screen keyboard, touch is assumed.
  private var showsHandles: Bool {
    guard host.isFirstResponder, host.window != nil, !editor.selection.isCaret else { return false }
    return usesFingers ?? KeyboardPresenter.shared.showsKeyboard
  }

  /// Positions the handles at the selection's ends. Called when the host is laid out.
  func placeHandles() {
    guard showsHandles else {
      handles?.hide()
      return
    }
    let handles = self.handles ?? SelectionHandles(host)
    self.handles = handles
    handles.show(editor.selection.range)
  }

  /// Returns the part of the selection at `point`.
  func grip(at point: CGPoint) -> TextGrip? {
    guard host.isFirstResponder else { return nil }
    if let handle = handles?.handle(at: point) { return .handle(isStart: handle.isStart) }
    guard host.isTextEditable, editor.selection.isCaret, host.traitCollection.design.textInput.touchSelection.dragsCaret,
      caretFrame.insetBy(dx: -14, dy: -8).contains(point)
    else { return nil }
    return .caret
  }

  // MARK: The edit menu

  /// Shows the edit menu at the selection after its layout, unless a drag has begun by then.
  func offerMenu() {
    AfterLayout.add { [weak self] in self?.showMenu() }
  }

  private func showMenu() {
    guard host.window != nil, host.isFirstResponder, drag == nil else { return }
    if let menu = menuOfDelegate {
      UIMenuController.shared.show(EditMenuContents.entries(of: menu, in: host, sender: host), from: host, rect: menuRect)
      return
    }
    let replacements = editor.replacements
    if replacements.isEmpty {
      UIMenuController.shared.showMenu(from: host, rect: menuRect)
    } else {
      let entries = EditMenuContents.entries(of: UIMenu(children: replacements), in: host, sender: host)
      UIMenuController.shared.show(entries + UIMenuController.shared.availableEntries(from: host), from: host, rect: menuRect)
    }
  }

  /// The delegate's menu for the suggested actions; nil leaves the menu unchanged.
  private var menuOfDelegate: UIMenu? {
    let suggested = EditMenuContents.suggestedActions(in: host, sender: UIMenuController.shared)
    switch host {
    case let view as UITextView:
      return view.delegate?.textView(view, editMenuForTextIn: view.selectedRange, suggestedActions: suggested)
    case let field as UITextField:
      let range = editor.selection.range
      let characters = NSRange(location: range.lowerBound, length: range.upperBound - range.lowerBound)
      return field.delegate?.textField(field, editMenuForCharactersIn: characters, suggestedActions: suggested)
    default: return nil
    }
  }

  /// Shows the menu again after scrolling that dismissed it, if the selection is unchanged.
  func scrolledAway() {
    if UIMenuController.shared.wentByTouch, !editor.selection.isCaret { offerMenuAtRest(for: editor.selection) }
  }

  private func offerMenuAtRest(for selection: TextSelection) {
    Deadlines.add(after: 0.3) { [weak self] in
      guard let self, self.editor.selection == selection, self.drag == nil, !UIMenuController.shared.isMenuVisible else { return }
      if let scroll = self.host as? UIScrollView, scroll.isTracking || scroll.isDragging || scroll.isDecelerating {
        self.offerMenuAtRest(for: selection)
      } else {
        self.offerMenu()
      }
    }
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
    rect = rect.overlap(with: seen)
    if rect.isNull { return seen }
    // The menu does not cover the knobs.
    for handle in [handles?.start, handles?.end] where handle?.isHidden == false { rect = rect.union(handle?.frame ?? .null) }
    return rect
  }
}
