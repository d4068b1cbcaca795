import CoreGraphics
import Foundation

/// The drag under way: its items, the picture of them under the finger, and the view they are over.
@MainActor final class DragInProgress: NSObject, UIDragSession, UIDropSession {
  private(set) static var current: DragInProgress?

  var items: [UIDragItem] = []
  var localContext: Any?
  let window: UIWindow
  private(set) var point: CGPoint
  var moved: () -> Void = {}
  var willEnd: (UIDropOperation) -> Void = { _ in }
  var ended: (UIDropOperation) -> Void = { _ in }
  /// Where the picture goes when the items are dropped, in the window; nil lets it fade.
  var landing: CGRect?
  /// What goes along with the landing, and what follows it.
  var alongside: [() -> Void] = []
  var afterwards: [() -> Void] = []

  private let picture = UIView()
  private var source = CGRect.zero
  private var grip = CGPoint.zero
  private var target: UIDropInteraction?
  /// The drop interactions that have been over so far, which hear of the end.
  private var visited: [UIDropInteraction] = []
  private var operation = UIDropOperation.cancel
  private var isOver = false

  init(window: UIWindow, location: CGPoint) {
    self.window = window
    point = location
    super.init()
  }

  // MARK: Session

  var allowsMoveOperation: Bool { true }
  var localDragSession: (any UIDragSession)? { self }
  func location(in view: UIView) -> CGPoint { window.convert(point, to: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    var objects: [any NSItemProviderReading] = []
    for item in items where item.itemProvider.canLoadObject(ofClass: aClass) {
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in if let object { objects.append(object) } }
    }
    completion(objects)
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  // MARK: Finger

  /// Shows what is taken, a little above the screen.
  func lift(_ view: UIView, _ rect: CGRect) {
    Self.current = self
    source = window.convert(rect, from: view)
    grip = CGPoint(x: point.x - source.minX, y: point.y - source.minY)
    UIView.performWithoutAnimation {
      picture.isUserInteractionEnabled = false
      picture.frame = source
      if let snapshot = view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) {
        picture.addSubview(snapshot)
      }
      let layer = picture.layer
      layer.shadowPath = CGPath(rect: picture.bounds, transform: nil)
      layer.shadowRadius = 10
      layer.shadowOffset = CGSize(width: 0, height: 4)
      window.addSubview(picture)
    }
    UIView.animate(withDuration: 0.2) { self.picture.layer.shadowOpacity = 0.3 }
    PointerDrags.began(self) { [weak self] in self?.cancel() }
    update()
  }

  func move(to point: CGPoint) {
    guard !isOver else { return }
    self.point = point
    picture.frame.origin = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
    moved()
    update()
  }

  /// Tells the view under the finger, and asks what it would do.
  func update() {
    guard !isOver else { return }
    let found = interactionUnderFinger()
    if found !== target {
      if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
      target = found
      if let found {
        if !visited.contains(where: { $0 === found }) { visited.append(found) }
        found.delegate?.dropInteraction(found, sessionDidEnter: self)
      }
    }
    guard let target else {
      operation = .cancel
      return
    }
    operation = target.delegate?.dropInteraction(target, sessionDidUpdate: self).operation ?? .cancel
  }

  private func interactionUnderFinger() -> UIDropInteraction? {
    var node = window.hitTest(point, with: nil)
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
    guard let target, operation == .copy || operation == .move else { return cancel() }
    isOver = true
    PointerDrags.ended(self)
    willEnd(operation)
    target.delegate?.dropInteraction(target, performDrop: self)
    finish(at: landing, operation) { target.delegate?.dropInteraction(target, concludeDrop: self) }
  }

  func cancel() {
    guard !isOver else { return }
    isOver = true
    PointerDrags.ended(self)
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: self) }
    target = nil
    willEnd(.cancel)
    finish(at: source, .cancel) {}
  }

  private func finish(at place: CGRect?, _ operation: UIDropOperation, conclude: @escaping () -> Void) {
    let alongside = alongside
    let afterwards = afterwards
    let visited = visited
    Self.current = nil
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: {
        if let place { self.picture.frame.origin = place.origin } else { self.picture.alpha = 0 }
        self.picture.layer.shadowOpacity = 0
        for animation in alongside { animation() }
      },
      completion: { _ in
        self.picture.removeFromSuperview()
        conclude()
        for interaction in visited { interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self) }
        self.ended(operation)
        for action in afterwards { action() }
      })
  }
}
