import CoreGraphics

/// Makes a view's content draggable: a long press lifts the items that the delegate returns, and the finger moves them.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction, UIGestureRecognizerDelegate {
  /// The view the interaction is added to.
  open private(set) weak var view: UIView?
  /// The delegate, which provides items and previews; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether new interactions are enabled; `true`.
  open class var isEnabledByDefault: Bool { true }
  /// Whether drags can begin; ``isEnabledByDefault`` by default.
  open var isEnabled = true { didSet { recognizer.isEnabled = isEnabled } }
  /// Whether the view's other gestures may be recognized while the press lifts the items; `false` by default.
  open var allowsSimultaneousRecognitionDuringLift = false
  private let recognizer = UILongPressGestureRecognizer()
  /// Adds the items under another finger's tap to the current drag.
  private let adder = UITapGestureRecognizer()
  private var drag: DragInProgress?
  /// Returns the lifted images for items; by default from the delegate's previews.
  package var lifts: (@MainActor ([UIDragItem]) -> [DragLift])?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    recognizer.addTarget(self, action: UIDragInteraction.pressed)
    recognizer.delegate = self
    adder.addTarget(self, action: UIDragInteraction.tapped)
    adder.delegate = self
    if !Self.isEnabledByDefault { isEnabled = false }
  }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(recognizer)
    self.view?.removeGestureRecognizer(adder)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
    view?.addGestureRecognizer(adder)
  }

  /// The first finger drags; taps of others add items.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    (drag?.isUnderWay ?? false) == (gestureRecognizer === adder)
  }

  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === adder
      || allowsSimultaneousRecognitionDuringLift && otherGestureRecognizer.view === view && drag?.isUnderWay != true
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === adder { return drag?.isUnderWay ?? false }
    guard let view, let window = view.window, DragInProgress.current == nil, let delegate else { return false }
    let drag = DragInProgress(window: window, location: gestureRecognizer.location(in: nil))
    drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
    guard !drag.items.isEmpty else { return false }
    self.drag = drag
    return true
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard let drag else { return }
    switch recognizer.state {
    case .began: begin(drag)
    case .changed: drag.move(to: recognizer.location(in: nil))
    case .ended: drag.drop()
    case .cancelled, .failed: drag.cancel()
    default: break
    }
  }

  // MARK: Dragging with the mouse

  /// Begins a drag at a location in the window without a delay; returns false if there is nothing to drag.
  final func beginByPointer(at location: CGPoint) -> Bool {
    guard isEnabled, drag == nil, let window = view?.window, DragInProgress.current == nil, let delegate else { return false }
    let drag = DragInProgress(window: window, location: location)
    drag.items = delegate.dragInteraction(self, itemsForBeginning: drag)
    guard !drag.items.isEmpty else { return false }
    self.drag = drag
    begin(drag)
    return true
  }

  final func pointerMoved(to location: CGPoint) { drag?.move(to: location) }
  final func pointerReleased() { drag?.drop() }
  final func pointerCancelled() { drag?.cancel() }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard let drag, drag.isUnderWay, let view, let delegate else { return }
    let items = delegate.dragInteraction(self, itemsForAddingTo: drag, withTouchAt: recognizer.location(in: view))
    guard !items.isEmpty else { return }
    drag.items += items
    drag.take(pictures(of: items, drag))
  }

  /// Returns the lifted images for items, one for all items of the same view.
  private func pictures(of items: [UIDragItem], _ drag: DragInProgress) -> [DragLift] {
    if let lifts { return lifts(items) }
    var found: [DragLift] = []
    for item in items {
      guard let preview = delegate?.dragInteraction(self, previewForLifting: item, session: drag) else { continue }
      if let index = found.firstIndex(where: { $0.view === preview.view }) {
        found[index].items.append(item)
      } else {
        found.append(DragLift(preview.view, items: [item], parameters: preview.parameters))
      }
    }
    if found.isEmpty, let view { found.append(DragLift(view, items: items)) }
    return found
  }

  private func begin(_ drag: DragInProgress) {
    let lifted = pictures(of: drag.items, drag)
    drag.isRestrictedToDraggingApplication = delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: drag) ?? false
    drag.allowsMoveOperation = delegate?.dragInteraction(self, sessionAllowsMoveOperation: drag) ?? true
    delegate?.dragInteraction(self, sessionWillBegin: drag)
    drag.moved = { [weak self, unowned drag] in
      guard let self else { return }
      self.delegate?.dragInteraction(self, sessionDidMove: drag)
    }
    drag.willEnd = { [weak self, unowned drag] operation in
      guard let self else { return }
      self.delegate?.dragInteraction(self, session: drag, willEndWith: operation)
    }
    drag.ended = { [weak self, unowned drag] operation in
      guard let self else { return }
      self.drag = nil
      self.delegate?.dragInteraction(self, session: drag, didEndWith: operation)
    }
    drag.willCancel = { [weak self, unowned drag] in self?.goBack(drag, lifted) }
    let animations = DragAnimations()
    delegate?.dragInteraction(self, willAnimateLiftWith: animations, session: drag)
    drag.begin(lifted)
    animations.run()
  }

  /// Asks for the targets of items that were not dropped, and for animations to run alongside.
  private func goBack(_ drag: DragInProgress, _ lifted: [DragLift]) {
    guard let delegate else { return }
    for lift in lifted where lift.view.superview != nil {
      for item in lift.items {
        let standard = UITargetedDragPreview(view: lift.view)
        let preview = delegate.dragInteraction(self, previewForCancelling: item, withDefault: standard)
        if let preview, preview !== standard { drag.landings[ObjectIdentifier(item)] = preview.rectInWindow }
        let animations = DragAnimations()
        delegate.dragInteraction(self, item: item, willAnimateCancelWith: animations)
        drag.alongside += animations.animations
        drag.afterwards += animations.completions.map { completion in { completion(.end) } }
      }
    }
  }
}
