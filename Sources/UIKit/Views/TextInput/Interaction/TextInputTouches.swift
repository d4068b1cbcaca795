import CoreGraphics

/// Handles touches that change the selection of an app's own text, using only members of ``UITextInput``.
@MainActor final class TextInputTouches: TextTouchReceiver {
  private weak var interaction: UITextInteraction?
  let recognizer = TextTouchRecognizer()
  private let loupe = TextLoupe()
  private var drag: Drag?

  private enum Drag {
    case caret(offset: CGVector)
    case end(fixed: UITextPosition, offset: CGVector)
    case units(UITextGranularity, from: UITextRange, isMouse: Bool)
  }

  init(_ interaction: UITextInteraction) {
    self.interaction = interaction
    recognizer.touches = self
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    recognizer.name = "text interaction"
  }

  private var input: (any UIResponder & UITextInput)? { interaction?.textInput }
  private var view: UIView? { interaction?.view }
  private var isEditable: Bool { interaction?.textInteractionMode == .editable }

  /// Returns a point of the interaction's view in the coordinates of the text.
  private func inText(_ point: CGPoint) -> CGPoint {
    guard let view, let text = input as? UIView, text !== view else { return point }
    return view.convert(point, to: text)
  }

  private func inView(_ rect: CGRect) -> CGRect {
    guard let view, let text = input as? UIView, text !== view else { return rect }
    return text.convert(rect, to: view)
  }

  // MARK: Beginning

  var takesTouches: Bool {
    guard let interaction, interaction.display != nil else { return false }
    return true
  }
  var selectionDrag: UIDragInteraction? { nil }
  func canDrag(at point: CGPoint) -> Bool { false }
  func beginDrag(at location: CGPoint) -> Bool { false }
  func scrolledAway() {}

  func landed(usesMouse: Bool) { interaction?.display?.showsHandles = !usesMouse }

  private func begin(at point: CGPoint) -> Bool {
    guard let interaction, let input, interaction.delegate?.interactionShouldBegin(interaction, at: point) ?? true else { return false }
    guard input.isFirstResponder || input.becomeFirstResponder() else { return false }
    interaction.delegate?.interactionWillBegin(interaction)
    return true
  }

  private func end() {
    if let interaction { interaction.delegate?.interactionDidEnd(interaction) }
  }

  private func select(_ range: UITextRange?) {
    guard let input, let range else { return }
    input.selectedTextRange = range
    interaction?.display?.setNeedsSelectionUpdate()
  }

  private func range(_ first: UITextPosition, _ second: UITextPosition) -> UITextRange? {
    guard let input else { return nil }
    return input.compare(first, to: second) == .orderedDescending
      ? input.textRange(from: second, to: first) : input.textRange(from: first, to: second)
  }

  // MARK: Taps

  func tapped(at point: CGPoint, count: Int, onHandle: Bool) {
    guard let input else { return }
    let wasActive = input.isFirstResponder
    if count == 1, wasActive, onHandle || isOnSelection(point) {
      if !UIMenuController.shared.wentByTouch { offerMenu() }
      return
    }
    guard begin(at: point), let position = input.closestPosition(to: inText(point)) else { return }
    defer { end() }
    switch count {
    case 1:
      let edge = edgeOfWord(at: position, nearest: inText(point))
      let isAgain = wasActive && input.selectedTextRange.map { $0.isEmpty && input.compare($0.start, to: edge) == .orderedSame } ?? false
      select(input.textRange(from: edge, to: edge))
      if isAgain, isEditable, !UIMenuController.shared.wentByTouch { offerMenu() }
    case 2:
      select(unit(.word, at: position))
      offerMenu()
    default:
      select(unit(.paragraph, at: position))
      offerMenu()
    }
  }

  private func isOnSelection(_ point: CGPoint) -> Bool {
    guard let input, let range = input.selectedTextRange else { return false }
    let place = inText(point)
    if range.isEmpty { return isEditable && input.caretRect(for: range.start).insetBy(dx: -10, dy: -4).contains(place) }
    return input.selectionRects(for: range).contains { $0.rect.contains(place) }
  }

  /// Returns the nearer edge of the word at a position.
  private func edgeOfWord(at position: UITextPosition, nearest point: CGPoint) -> UITextPosition {
    guard let input, let word = wordRange(at: position), input.compare(word.start, to: position) == .orderedAscending,
      input.compare(position, to: word.end) == .orderedAscending
    else { return position }
    func distance(_ edge: UITextPosition) -> CGFloat {
      let frame = input.caretRect(for: edge)
      return abs(frame.midX - point.x) + 10 * max(0, abs(frame.midY - point.y) - frame.height)
    }
    return distance(word.start) < distance(word.end) ? word.start : word.end
  }

  private func wordRange(at position: UITextPosition) -> UITextRange? {
    let tokenizer = input?.tokenizer
    return tokenizer?.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.forward))
      ?? tokenizer?.rangeEnclosingPosition(position, with: .word, inDirection: .storage(.backward))
  }

  /// Returns the word or paragraph at a position, or the whole text if the tokenizer does not find it.
  private func unit(_ unit: UITextGranularity, at position: UITextPosition) -> UITextRange? {
    guard let input else { return nil }
    switch unit {
    case .character: return input.textRange(from: position, to: position)
    case .word:
      // Between words, the character is selected.
      return wordRange(at: position) ?? input.position(from: position, offset: 1).flatMap { range(position, $0) }
        ?? input.position(from: position, offset: -1).flatMap { range($0, position) }
    default:
      return input.tokenizer.rangeEnclosingPosition(position, with: .paragraph, inDirection: .storage(.forward))
        ?? input.tokenizer.rangeEnclosingPosition(position, with: .paragraph, inDirection: .storage(.backward))
        ?? input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    }
  }

  // MARK: Drags

  func grip(at point: CGPoint) -> TextGrip? {
    guard let input, input.isFirstResponder, let range = input.selectedTextRange else { return nil }
    if !range.isEmpty { return interaction?.display?.handle(at: point).map { .handle(isStart: $0.isStart) } }
    guard isEditable, view?.traitCollection.design.textInput.touchSelection.dragsCaret ?? false,
      input.caretRect(for: range.start).insetBy(dx: -14, dy: -8).contains(inText(point))
    else { return nil }
    return .caret
  }

  func holdBegan(at point: CGPoint) {
    guard let input, begin(at: point) else { return }
    if isEditable {
      drag = .caret(offset: .zero)
      dragged(to: point)
    } else if let position = input.closestPosition(to: inText(point)), let word = unit(.word, at: position) {
      drag = .units(.word, from: word, isMouse: false)
      select(word)
      showLoupe(at: point)
    }
  }

  func gripped(_ grip: TextGrip, at point: CGPoint) {
    guard let input, let range = input.selectedTextRange, begin(at: point) else { return }
    hideMenu()
    let place = inText(point)
    func offset(_ position: UITextPosition) -> CGVector {
      let frame = input.caretRect(for: position)
      return CGVector(dx: frame.midX - place.x, dy: frame.midY - place.y)
    }
    switch grip {
    case .caret: drag = .caret(offset: offset(range.start))
    case .handle(let isStart): drag = .end(fixed: isStart ? range.end : range.start, offset: offset(isStart ? range.start : range.end))
    }
  }

  func dragged(to point: CGPoint) {
    guard let input, let drag, input.isFirstResponder else { return }
    func position(_ offset: CGVector) -> UITextPosition? {
      let place = inText(point)
      return input.closestPosition(to: CGPoint(x: place.x + offset.dx, y: place.y + offset.dy))
    }
    switch drag {
    case .caret(let offset):
      if let place = position(offset) { select(input.textRange(from: place, to: place)) }
    case .end(let fixed, let offset):
      // The ends may cross, but the selection never becomes empty.
      if let place = position(offset), input.compare(place, to: fixed) != .orderedSame { select(range(fixed, place)) }
    case .units(let granularity, let first, let isMouse):
      guard let place = position(.zero), let reached = unit(granularity, at: place) else { return }
      let start = input.compare(reached.start, to: first.start) == .orderedAscending ? reached.start : first.start
      let end = input.compare(reached.end, to: first.end) == .orderedDescending ? reached.end : first.end
      select(range(start, end))
      if isMouse { return }
    }
    showLoupe(at: point)
  }

  func dragEnded() {
    guard let drag = stop() else { return }
    end()
    if case .units(_, _, isMouse: true) = drag { return }
    offerMenu()
  }

  func dragCancelled() {
    if stop() != nil { end() }
  }

  private func stop() -> Drag? {
    defer { drag = nil }
    loupe.hide()
    return drag
  }

  func pressed(at point: CGPoint, count: Int, extending: Bool) {
    guard let input, begin(at: point), let position = input.closestPosition(to: inText(point)) else { return }
    if extending, count == 1, let anchor = input.selectedTextRange?.start, let fixed = input.textRange(from: anchor, to: anchor) {
      drag = .units(.character, from: fixed, isMouse: true)
      select(range(anchor, position))
      return
    }
    let granularity: UITextGranularity = count == 1 ? .character : count == 2 ? .word : .paragraph
    guard let found = unit(granularity, at: position) else { return }
    drag = .units(granularity, from: found, isMouse: true)
    select(found)
  }

  private func showLoupe(at point: CGPoint) {
    guard let view, let input, let range = input.selectedTextRange else { return }
    if case .caret = drag {
      loupe.show(inView(input.caretRect(for: range.start)), at: point, of: view, isRange: false)
    } else {
      var edge = range.end
      if case .end(let fixed, _) = drag, input.compare(fixed, to: range.end) == .orderedSame { edge = range.start }
      loupe.show(inView(input.caretRect(for: edge)), at: point, of: view, isRange: true)
    }
  }

  // MARK: The edit menu

  private func offerMenu() {
    AfterLayout.add { [weak self] in self?.showMenu() }
  }

  private func showMenu() {
    guard let view, let input, let range = input.selectedTextRange, view.window != nil, input.isFirstResponder, drag == nil else { return }
    let rect =
      range.isEmpty
      ? input.caretRect(for: range.start) : input.selectionRects(for: range).reduce(CGRect.null) { $0.union($1.rect) }
    guard !rect.isNull else { return }
    UIMenuController.shared.showMenu(from: view, rect: inView(rect))
  }

  private func hideMenu() {
    if let view, UIMenuController.shared.isMenuVisible { UIMenuController.shared.hideMenu(from: view) }
  }
}
