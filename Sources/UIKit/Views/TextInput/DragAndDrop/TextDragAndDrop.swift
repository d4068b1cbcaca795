import CoreGraphics

/// Drags the selection of a text, and handles drops.
@MainActor final class TextDragAndDrop: NSObject {
  unowned let editor: TextEditor
  weak var dragDelegate: (any UITextDragDelegate)?
  weak var dropDelegate: (any UITextDropDelegate)?
  private(set) lazy var dragInteraction = UIDragInteraction(delegate: self)
  private(set) lazy var dropInteraction = UIDropInteraction(delegate: self)
  var options: UITextDragOptions = []
  private(set) var draggedRange: Range<Int>?
  private(set) var isDropActive = false
  private let caret = CaretView()
  private var scroller: EdgeScroller?
  private var proposal: UITextDropProposal?
  /// Whether the delegate makes a text editable for a drop only.
  private var editability = UITextDropEditability.no

  init(_ editor: TextEditor) {
    self.editor = editor
  }

  private var host: any TextEditorHost { editor.host }
  private var draggable: (any UIView & UITextDraggable)? { editor.host as? any UIView & UITextDraggable }
  private var droppable: (any UIView & UITextDroppable)? { editor.host as? any UIView & UITextDroppable }

  /// Adds the interactions to the host.
  func install() {
    host.addInteraction(dragInteraction)
    host.addInteraction(dropInteraction)
  }

  /// Returns whether the selection at a point can be dragged.
  func canDrag(at point: CGPoint) -> Bool {
    let range = editor.selection.range
    guard dragInteraction.isEnabled, !range.isEmpty, host.isTextReadable, host.isFirstResponder else { return false }
    return host.selectionFrames(range, from: point.y - 1, to: point.y + 1).contains { $0.contains(point) }
  }
}

extension TextDragAndDrop: UIDragInteractionDelegate {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard canDrag(at: session.location(in: host)), let draggable else { return [] }
    let range = editor.selection.range
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: editor.text.string(in: range))))
    let request = TextDragRequest(range, suggested: [item], session: session)
    let items = dragDelegate?.textDraggableView(draggable, itemsForDrag: request) ?? request.suggestedItems
    if !items.isEmpty { draggedRange = range }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    if let draggable, let own = dragDelegate?.textDraggableView(draggable, dragPreviewForLiftingItem: item, session: session) { return own }
    guard let draggedRange, host.superview != nil else { return nil }
    let seen = host.bounds
    let rects = host.selectionFrames(draggedRange, from: seen.minY, to: seen.maxY).map { $0.overlap(with: seen) }.filter { !$0.isNull }
    guard !rects.isEmpty else { return nil }
    let parameters = UIDragPreviewParameters(textLineRects: rects.map { NSValue(cgRect: $0) })
    // Only the text: a snapshot of the view would show the selection, its handles and adjacent words.
    if item.previewProvider == nil {
      item.previewProvider = { [weak self, width = host.bounds.width] in self?.plainPreview(of: draggedRange, width: width) }
    }
    return UITargetedDragPreview(view: host, parameters: parameters)
  }

  /// Returns a preview of the dragged text, without its color if the options request it.
  private func plainPreview(of range: Range<Int>, width: CGFloat) -> UIDragPreview {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = editor.text.style(at: range.lowerBound).attributes[.font] as? UIFont ?? host.currentFont
    let whole = (host as? UITextView)?.attributedText ?? (host as? UITextField)?.attributedText
    if !options.contains(.stripTextColorFromPreviews), let whole, range.upperBound <= whole.length {
      label.attributedText = whole.attributedSubstring(from: NSRange(range))
    } else {
      label.text = editor.text.string(in: range)
    }
    label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)))
    return UIDragPreview(view: label)
  }

  func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
    if let draggable { dragDelegate?.textDraggableView(draggable, willAnimateLiftWith: animator, session: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    editor.touches.hideMenu()
    if let draggable { dragDelegate?.textDraggableView(draggable, dragSessionWillBegin: session) }
  }

  func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
    draggedRange = nil
    if let draggable { dragDelegate?.textDraggableView(draggable, dragSessionDidEnd: session, with: operation) }
  }
}

extension TextDragAndDrop: UIDropInteractionDelegate {
  private func offset(of session: any UIDropSession) -> Int { host.offset(closestTo: session.location(in: host)) }

  private func request(_ session: any UIDropSession) -> TextDropRequest {
    let isSameView = draggedRange != nil
    let takes = session.items.contains { editor.takes($0.itemProvider) }
    let operation: UIDropOperation = !takes && editor.pasteDelegate == nil ? .cancel : isSameView && host.isTextEditable ? .move : .copy
    return TextDropRequest(
      offset(of: session), suggested: UITextDropProposal(operation: operation), isSameView: isSameView, session: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let droppable else { return false }
    if !host.isTextEditable {
      editability = dropDelegate?.textDroppableView(droppable, willBecomeEditableForDrop: request(session)) ?? .no
      return editability != .no && host is UITextView
    }
    if let configuration = host.pasteConfiguration { return configuration.accepts(session.items.map(\.itemProvider)) }
    return dropDelegate != nil || editor.canPaste(session.items.map(\.itemProvider))
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isDropActive = true
    if let droppable { dropDelegate?.textDroppableView(droppable, dropSessionDidEnter: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let droppable else { return UIDropProposal(operation: .cancel) }
    dropDelegate?.textDroppableView(droppable, dropSessionDidUpdate: session)
    let request = request(session)
    let proposal = dropDelegate?.textDroppableView(droppable, proposalForDrop: request) ?? request.suggestedProposal
    self.proposal = proposal
    if proposal.operation == .copy || proposal.operation == .move {
      showCaret(at: offset(of: session))
      scroll(session)
    } else {
      rest()
    }
    return proposal
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    isDropActive = false
    rest()
    if let droppable { dropDelegate?.textDroppableView(droppable, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    isDropActive = false
    rest()
    if let droppable { dropDelegate?.textDroppableView(droppable, dropSessionDidEnd: session) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let droppable, let dropDelegate else { return nil }
    let own = dropDelegate.textDroppableView(droppable, previewForDroppingAllItemsWithDefault: defaultPreview)
    return own === defaultPreview ? nil : own
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let droppable, let proposal else { return }
    rest()
    let request = request(session)
    dropDelegate?.textDroppableView(droppable, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    if proposal.dropProgressMode == .custom { session.progressIndicatorStyle = .none }
    let view = host as? UITextView
    let wasEditable = view?.isEditable ?? true
    if !wasEditable, editability != .no { view?.isEditable = true }
    perform(proposal, at: editor.offset(of: request.dropPosition), session)
    if !wasEditable, editability == .temporary { view?.isEditable = false }
  }

  private func perform(_ proposal: UITextDropProposal, at offset: Int, _ session: any UIDropSession) {
    if proposal.operation == .move, proposal.dropAction == .insert, proposal.useFastSameViewOperations, let draggedRange {
      editor.move(draggedRange, to: offset)
      return
    }
    let selected = editor.selection.range
    guard host.beginByTouch() else { return }
    let range =
      switch proposal.dropAction {
      case .insert: offset..<offset
      case .replaceSelection: selected
      case .replaceAll: 0..<editor.text.count
      }
    TextPaste.paste(session.items.map { ($0.itemProvider, $0.localObject) }, into: editor, at: range) { [editor] inserted in
      editor.select(TextSelection(inserted))
    }
  }

  // MARK: Drop position

  private func showCaret(at offset: Int) {
    if caret.superview !== host { host.addSubview(caret) }
    let look = host.traitCollection.design.textInput
    // The caret does not blink while the items move, only where they rest.
    caret.show(at: host.caretFrame(at: offset), color: look.caret ?? host.tintColor, blink: look.blink)
  }

  private func scroll(_ session: any UIDropSession) {
    let scroller = scroller ?? EdgeScroller(host.edgeTrack)
    self.scroller = scroller
    scroller.scrolled = { DragInProgress.current?.update() }
    scroller.follow(host.edgePlace(of: session.location(in: host)))
  }

  private func rest() {
    scroller?.stop()
    scroller = nil
    caret.hide()
    caret.removeFromSuperview()
  }
}

extension TextEditor {
  /// Moves a range to another position as one change, and selects it there.
  func move(_ range: Range<Int>, to offset: Int) {
    guard host.isTextEditable, offset < range.lowerBound || offset > range.upperBound else { return }
    let string = text.string(in: range)
    guard host.shouldChange(NSRange(range), to: ""), host.shouldChange(NSRange(offset..<offset), to: string) else { return }
    guard range.upperBound <= text.count, offset <= text.count else { return }
    let moved = text[range]
    let isForward = offset > range.lowerBound
    let touched = isForward ? range.lowerBound..<offset : offset..<range.upperBound
    var new = isForward ? text[range.upperBound..<offset] : text[offset..<range.lowerBound]
    let place = isForward ? new.count..<new.count : 0..<0
    new.replace(place, with: moved)
    replace(touched, with: new, kind: .replacing, selectionBefore: selection)
    let start = isForward ? offset - moved.count : offset
    finish(selecting: TextSelection(start..<start + moved.count))
  }
}
