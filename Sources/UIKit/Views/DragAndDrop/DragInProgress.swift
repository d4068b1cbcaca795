import CoreGraphics
internal import TrestlePlatform

/// The current drag: its items, their image under the finger, and the view that they are over.
@MainActor package final class DragInProgress: NSObject, UIDragSession, UIDropSession {
  @InterfaceState(.activity) package private(set) static var current: DragInProgress? = nil

  package var items: [UIDragItem] = []
  package var localContext: Any?
  package let window: UIWindow
  private(set) var point: CGPoint
  var moved: () -> Void = {}
  /// Called before the items return.
  var willCancel: () -> Void = {}
  var willEnd: (UIDropOperation) -> Void = { _ in }
  var ended: (UIDropOperation) -> Void = { _ in }
  /// The rectangles in the window to which the images of dropped items move, by item; other images fade.
  package var landings: [ObjectIdentifier: CGRect] = [:]
  /// Animations that run alongside the landing, and the closures called after it.
  package var alongside: [() -> Void] = []
  package var afterwards: [() -> Void] = []

  /// The window of another scene under the finger, with the point there.
  private var over: (window: UIWindow, point: CGPoint)?
  private let stack: DragStack
  private var target: UIDropInteraction?
  /// The drop interactions that the drag has been over, which are informed of its end.
  private var visited: [UIDropInteraction] = []
  private var operation = UIDropOperation.cancel
  private var isOver = false
  /// Spring-loads the views that the drag rests over.
  private lazy var springs = SpringLoading(self)

  /// Whether another program drags the items.
  private let isForeign: Bool
  /// Set while the finger is over another program: whether that accepts the items, and the display.
  private var outside: (isAccepted: Bool, display: any Display)?

  init(window: UIWindow, location: CGPoint, isForeign: Bool = false) {
    self.window = window
    self.isForeign = isForeign
    allowsMoveOperation = !isForeign
    point = location
    stack = DragStack(window)
    super.init()
  }

  // MARK: Session

  package var allowsMoveOperation: Bool
  package var isUnderWay: Bool { Self.current === self && !isOver }
  package var localDragSession: (any UIDragSession)? { isForeign ? nil : self }
  package func location(in view: UIView) -> CGPoint {
    // A view in another window of the desktop has its own coordinates.
    if let over, view.window?.screen === over.window.screen { return over.window.convert(over.point, to: view) }
    return window.convert(point, to: view)
  }

  package func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  package func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  package var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  package let progress = Progress(totalUnitCount: 0)
  package var isRestrictedToDraggingApplication = false

  package func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    DroppedObjects.load(items.map(\.itemProvider), aClass, for: self, completion: completion)
  }

  // MARK: Finger

  /// Shows the lifted items, slightly raised above the screen.
  func begin(_ lifts: [DragLift]) {
    Self.current = self
    take(lifts)
    PointerDrags.began(self) { [weak self] in self?.cancel() }
    update()
  }

  /// Adds more lifted items to the drag.
  func take(_ lifts: [DragLift]) {
    for lift in lifts { stack.take(lift, at: point) }
  }

  func move(to point: CGPoint) {
    guard !isOver else { return }
    self.point = point
    stack.move(to: point)
    moved()
    update()
  }

  /// Informs the drop interaction under the finger, and asks for its proposal.
  package func update() {
    guard !isOver else { return }
    over = windowBeyondEdges()
    moveOutside()
    let touched = over.map { $0.window.hitTest($0.point, with: nil) } ?? window.hitTest(point, with: nil)
    springs.update(over: touched)
    let found = interaction(of: touched)
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
      }
    }
    guard let target else {
      operation = outside?.isAccepted ?? false ? .copy : .cancel
      return
    }
    operation = target.delegate?.dropInteraction(target, sessionDidUpdate: self).operation ?? .cancel
  }

  /// Whether a drop at the current position would be accepted.
  var isAccepted: Bool { target != nil && (operation == .copy || operation == .move && allowsMoveOperation) }

  private var placeOnScreen: CGPoint { CGPoint(x: point.x + window.frame.minX, y: point.y + window.frame.minY) }

  /// Moves the items over other programs while the finger is outside of the app's windows.
  private func moveOutside() {
    let isOutside = over == nil && !isForeign && !isRestrictedToDraggingApplication && !window.screen.bounds.contains(placeOnScreen)
    guard isOutside, let display = WindowHandlers.connected.display(window.screen) else {
      _ = outside?.display.endDragOut(drops: false)
      outside = nil
      return
    }
    let isAccepted = display.dragOut(
      { PasteboardExchange.contents(items.map { UIPasteboard.item(of: $0.itemProvider) }) }, to: placeOnScreen)
    outside = (isAccepted, display)
  }

  /// Returns the window under the finger if it is outside of the screen where the drag began.
  private func windowBeyondEdges() -> (window: UIWindow, point: CGPoint)? {
    let inScreen = placeOnScreen
    guard !window.screen.bounds.contains(inScreen) else { return nil }
    guard let found = WindowHandlers.connected.screenAt(inScreen, window.screen) else { return nil }
    for other in found.screen.windows.reversed() {
      let inside = CGPoint(x: found.point.x - other.frame.minX, y: found.point.y - other.frame.minY)
      if other.hitTest(inside, with: nil) != nil { return (other, inside) }
    }
    return nil
  }

  private func interaction(of touched: UIView?) -> UIDropInteraction? {
    var node = touched
    while let view = node {
      for case let interaction as UIDropInteraction in view.interactions {
        if interaction === target || interaction.delegate?.dropInteraction(interaction, canHandle: self) ?? false { return interaction }
      }
      node = view.superview
    }
    return nil
  }

  // MARK: End

  func drop() {
    guard !isOver else { return }
    if let outside {
      self.outside = nil
      guard outside.display.endDragOut(drops: true) else { return cancel() }
      isOver = true
      PointerDrags.ended(self)
      willEnd(.copy)
      return finish(.copy) {}
    }
    guard let target, operation == .copy || operation == .move && allowsMoveOperation else { return cancel() }
    isOver = true
    springs.end()
    PointerDrags.ended(self)
    willEnd(operation)
    land(on: target)
    target.delegate?.dropInteraction(target, performDrop: self)
    finish(operation) { target.delegate?.dropInteraction(target, concludeDrop: self) }
  }

  /// Asks for the targets of the dropped items, and for animations to run alongside.
  private func land(on target: UIDropInteraction) {
    guard let delegate = target.delegate, let view = target.view, view.superview != nil else { return }
    for item in items {
      let standard = UITargetedDragPreview(view: view)
      if let preview = delegate.dropInteraction(target, previewForDropping: item, withDefault: standard) {
        landings[ObjectIdentifier(item)] = preview.rectInWindow
      }
      let animations = DragAnimations()
      delegate.dropInteraction(target, item: item, willAnimateDropWith: animations)
      alongside += animations.animations
      afterwards += animations.completions.map { completion in { completion(.end) } }
    }
  }

  func cancel() {
    guard !isOver else { return }
    isOver = true
    _ = outside?.display.endDragOut(drops: false)
    outside = nil
    springs.end()
    PointerDrags.ended(self)
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
    target = nil
    willCancel()
    willEnd(.cancel)
    finish(.cancel) {}
  }

  private func finish(_ operation: UIDropOperation, conclude: @escaping () -> Void) {
    let alongside = alongside
    let afterwards = afterwards
    let visited = visited
    let landings = landings
    Self.current = nil
    springs.end()
    stack.putDown { card in
      card.items.lazy.compactMap { landings[ObjectIdentifier($0)] }.first ?? (operation == .cancel ? card.home : nil)
    } alongside: {
      for animation in alongside { animation() }
    } completion: {
      conclude()
      for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self) }
      self.ended(operation)
      for action in afterwards { action() }
    }
  }
}
