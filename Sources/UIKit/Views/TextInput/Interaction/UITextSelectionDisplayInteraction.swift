import CoreGraphics

/// Decides where the views of a selection are.
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: AnyObject {
  /// Returns the view below the text that contains the background of the selection; `nil`, the default, is the view of the interaction.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Shows the caret, the background and the handles of a selection in a view that draws its own text.
///
/// It asks the text input for the selection and its geometry. Call ``setNeedsSelectionUpdate()`` after a change of either.
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  public private(set) final weak var view: UIView?
  /// The text whose selection is shown; held weakly.
  public private(set) final weak var textInput: (any UITextInput)?
  /// Decides where the views are; held weakly.
  public private(set) final weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  private var isPending = false
  private var caret: any UITextCursorView = CaretView()
  private var highlight: any UITextSelectionHighlightView = SelectionHighlightView()
  private var handles: [any UITextSelectionHandleView] = [SelectionHandleView(isStart: true), SelectionHandleView(isStart: false)]
  /// Whether the ends of a selection have handles, as for touches.
  final var showsHandles = true { didSet { if showsHandles != oldValue { setNeedsSelectionUpdate() } } }
  /// Whether an empty selection has a caret, as in text that can be edited.
  final var showsCaret = true

  /// Creates an interaction that shows the selection of a text.
  public init(textInput: any UITextInput, delegate: (any UITextSelectionDisplayInteractionDelegate)?) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    for part in parts { part.removeFromSuperview() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { setNeedsSelectionUpdate() }
  }

  /// Whether the selection is shown; `false` by default.
  open var isActivated = false { didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } } }

  /// The view of the caret.
  open var cursorView: any UITextCursorView {
    get { caret }
    set { exchange(caret, newValue) { caret = newValue } }
  }
  /// The view of the background.
  open var highlightView: any UITextSelectionHighlightView {
    get { highlight }
    set { exchange(highlight, newValue) { highlight = newValue } }
  }
  /// The views of the handles.
  open var handleViews: [any UITextSelectionHandleView] {
    get { handles }
    set {
      for handle in handles { handle.removeFromSuperview() }
      handles = newValue
      setNeedsSelectionUpdate()
    }
  }

  private func exchange(_ old: UIView, _ new: UIView, _ change: () -> Void) {
    if old !== new { old.removeFromSuperview() }
    change()
    setNeedsSelectionUpdate()
  }

  /// The view of the background, and those above the text.
  private var parts: [UIView] { [highlight as UIView, caret as UIView] + handles.map { $0 as UIView } }

  /// Updates the views at the end of the layout of the next frame.
  open func setNeedsSelectionUpdate() {
    guard !isPending else { return }
    isPending = true
    AfterLayout.add { [weak self] in
      guard let self else { return }
      self.isPending = false
      self.layoutManagedSubviews()
    }
  }

  /// Updates the views of the selection now.
  open func layoutManagedSubviews() {
    guard let view else { return }
    let source = textInput.flatMap { $0 as? UIView } ?? view
    let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
    if highlight.superview !== below { below.insertSubview(highlight, at: 0) }
    for part in parts.dropFirst() where part.superview !== view { view.addSubview(part) }
    guard isActivated, let textInput, let range = textInput.selectedTextRange else { return hide() }
    if range.isEmpty {
      show([], from: source, in: below)
      for handle in handles { leave(handle) }
      guard showsCaret else { return caret.isHidden = true }
      show(source.convert(textInput.caretRect(for: range.start), to: view))
      return
    }
    hideCaret()
    let rects = textInput.selectionRects(for: range)
    show(rects, from: source, in: below)
    for handle in handles {
      let isStart = handle.direction.contains(.leading)
      guard showsHandles else {
        leave(handle)
        continue
      }
      let found = rects.first { isStart ? $0.containsStart : $0.containsEnd }
      let caret = textInput.caretRect(for: isStart ? range.start : range.end)
      place(handle, at: source.convert(found.map { edge(of: $0, isStart: isStart) } ?? caret, to: view))
    }
  }

  /// Returns the edge of a rectangle at which the selection starts or ends.
  private func edge(of part: UITextSelectionRect, isStart: Bool) -> CGRect {
    let isAtLeft = isStart != (part.writingDirection == .rightToLeft)
    let x = isAtLeft ? part.rect.minX : part.rect.maxX
    return CGRect(x: x - CaretMetrics.width / 2, y: part.rect.minY, width: CaretMetrics.width, height: part.rect.height)
  }

  private func show(_ frame: CGRect) {
    guard let view, !frame.isNull, !frame.isInfinite else { return hideCaret() }
    if let caret = caret as? CaretView {
      let look = view.traitCollection.design.textInput
      caret.show(at: frame, color: look.caret ?? view.tintColor, blink: look.blink)
    } else {
      caret.frame = frame
      caret.isHidden = false
      caret.resetBlinkAnimation()
    }
  }

  private func show(_ rects: [UITextSelectionRect], from source: UIView, in container: UIView) {
    let frame = rects.reduce(CGRect.null) { $0.union($1.rect) }
    highlight.isHidden = rects.isEmpty
    guard !frame.isNull else { return highlight.selectionRects = [] }
    let placed = source.convert(frame, to: container)
    if highlight.frame != placed { highlight.frame = placed }
    highlight.selectionRects = rects.map {
      TextSelectionRect(
        $0.rect.offsetBy(dx: -frame.minX, dy: -frame.minY), direction: $0.writingDirection, containsStart: $0.containsStart,
        containsEnd: $0.containsEnd)
    }
  }

  private func place(_ handle: any UITextSelectionHandleView, at edge: CGRect) {
    guard let view else { return }
    if let handle = handle as? SelectionHandleView {
      let look = view.traitCollection.design.textInput.touchSelection
      handle.stand(at: edge, look: look, color: (look.handle ?? view.tintColor).resolvedColor(with: view.traitCollection))
    } else {
      handle.frame = handle.preferredFrame(for: edge)
    }
    handle.isHidden = false
  }

  private func leave(_ handle: any UITextSelectionHandleView) {
    if let handle = handle as? SelectionHandleView { handle.leave() } else { handle.isHidden = true }
  }

  private func hideCaret() {
    if let caret = caret as? CaretView { caret.hide() } else { caret.isHidden = true }
  }

  private func hide() {
    hideCaret()
    highlight.isHidden = true
    for handle in handles { leave(handle) }
  }

  /// Returns whether a visible handle is at a point of the view, and which end it is.
  final func handle(at point: CGPoint) -> (isStart: Bool, frame: CGRect)? {
    let near = handles.filter { !$0.isHidden && $0.superview != nil && $0.frame.insetBy(dx: -18, dy: -12).contains(point) }
    func distance(_ handle: UIView) -> CGFloat { hypot(handle.frame.midX - point.x, handle.frame.midY - point.y) }
    return near.min { distance($0) < distance($1) }.map { ($0.direction.contains(.leading), $0.frame) }
  }
}
