import CoreGraphics
import Foundation
internal import TrestleListModel

/// The elements of a collection view in a change of its data or layout.
///
/// It stores the attributes of elements before and after the change, and provides the base layout's initial and final attributes. The player
/// animates the views between them.
@MainActor final class CollectionChange: TransitionCompanion, LayoutChange {
  private let view: UICollectionView
  private let update: ResolvedUpdate?
  private let oldLayout: UICollectionViewLayout
  private let newLayout: UICollectionViewLayout
  /// Layout attributes, before the change, of the elements near the bounds.
  private var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Returns attributes before the change for other elements.
  private let keptAttributes: ((ElementKey) -> UICollectionViewLayoutAttributes?)?
  private let oldOffset: CGPoint
  /// Whether the views still show the data of this change.
  private var isCurrent = true
  /// Called inside of the animation.
  private var inside: () -> Void = {}

  private var staying: [CollectionTile] = []
  private var arriving: [(tile: CollectionTile, start: UICollectionViewLayoutAttributes)] = []
  private var leaving: [(tile: CollectionTile, end: UICollectionViewLayoutAttributes)] = []
  /// Elements that the layout inserts or deletes besides those of the update.
  private var insertedExtras: Set<ElementKey> = []
  private var deletedExtras: Set<ElementKey> = []

  init(
    _ view: UICollectionView, update: ResolvedUpdate?, before: CollectionMoment, from oldLayout: UICollectionViewLayout,
    to newLayout: UICollectionViewLayout
  ) {
    self.view = view
    self.update = update
    self.oldLayout = oldLayout
    self.newLayout = newLayout
    oldAttributes = before.attributes
    keptAttributes = before.kept
    oldOffset = before.offset
    oldLayout.change = self
    newLayout.change = self
  }

  // MARK: Origins and targets

  /// Returns the element before the change; nil for a new one or one that gets another view.
  private func origin(of new: ElementKey) -> ElementKey? {
    if insertedExtras.contains(new) { return nil }
    guard let update else { return new }
    if new.isCell {
      return switch update.origin(ofItem: new.path) {
      case .stayed(let old), .moved(let old): ElementKey(.cell, old)
      case .reloaded, .inserted: nil
      }
    }
    guard new.path.item >= 0 else { return new }
    return switch update.origin(ofSection: new.path.section) {
    case .stayed(let old), .moved(let old): ElementKey(new.kind, ItemPath(section: old, item: new.path.item))
    case .reloaded, .inserted: nil
    }
  }

  /// Returns the element after the change; nil for a deleted one or one that gets another view.
  private func target(of old: ElementKey) -> ElementKey? {
    if deletedExtras.contains(old) { return nil }
    guard let update else { return old }
    if old.isCell {
      return switch update.fate(ofItem: old.path) {
      case .stays(let new), .moved(let new): ElementKey(.cell, new)
      case .reloaded, .deleted: nil
      }
    }
    guard old.path.item >= 0 else { return old }
    return switch update.fate(ofSection: old.path.section) {
    case .stays(let new), .moved(let new): ElementKey(old.kind, ItemPath(section: new, item: old.path.item))
    case .reloaded, .deleted: nil
    }
  }

  /// Returns the base layout's initial attributes: a new element fades in at its place, another one moves from its previous place.
  func initialAttributes(of new: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let old = origin(of: new) else {
      let attributes = newLayout.attributes(of: new)?.duplicate
      attributes?.alpha = 0
      return attributes
    }
    let before = oldAttributes[old] ?? (update == nil ? oldLayout.attributes(of: old) : keptAttributes?(old))
    let attributes = before?.duplicate
    attributes?.indexPath = new.indexPath
    return attributes
  }

  /// Returns the base layout's final attributes: a deleted element fades out in place, another one moves to its new place.
  func finalAttributes(of old: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let new = target(of: old) else {
      let attributes = oldAttributes[old]?.duplicate
      attributes?.alpha = 0
      return attributes
    }
    let attributes = newLayout.attributes(of: new)?.duplicate
    attributes?.indexPath = old.indexPath
    return attributes
  }

  // MARK: Rearranging

  /// Assigns every view its new element, creates missing views, and determines their initial and final attributes.
  func rearrange() {
    let tiles = view.tiles.order
    let finals = tiles.map { oldLayout.finalAttributes(of: $0.key).map(view.seen) }
    view.tiles.knownRect = .null
    view.refreshKnown()
    let bounds = view.layer.bounds
    let visible = view.tiles.known.filter { !$0.attributes.isHidden && view.sees($0, in: bounds) }
    let initials = visible.map { newLayout.initialAttributes(of: $0.key).map(view.seen) }
    if update != nil { askForExtras(Set(tiles.map(\.key.kind)).union(visible.map(\.key.kind))) }

    let keys = Set(visible.map(\.key))
    var shown: [ElementKey: CollectionTile] = [:]
    var kept: [CollectionTile] = []
    for (tile, final) in zip(tiles, finals) {
      if let new = target(of: tile.key), keys.contains(new), shown[new] == nil {
        tile.key = new
        shown[new] = tile
        kept.append(tile)
      } else {
        leaving.append((tile, sound(final, of: tile, other: target(of: tile.key))))
      }
    }
    staying = kept
    view.tiles.shown = shown
    view.tiles.order = kept
    for (element, initial) in zip(visible, initials) where shown[element.key] == nil && !view.loading.isOutdated {
      guard let tile = view.makeTile(element) else { continue }
      view.tiles.shown[tile.key] = tile
      arriving.append((tile, sound(initial, of: tile, other: origin(of: tile.key))))
    }
    followPreferredSizes()
    for (tile, _) in arriving where !view.loading.isOutdated { view.display(tile) }
  }

  /// Returns the layout's initial or final attributes of a view; without them it stays in place, and fades unless `other`, its element on the
  /// other side of the change, exists.
  private func sound(
    _ attributes: UICollectionViewLayoutAttributes?, of tile: CollectionTile, other: ElementKey?
  ) -> UICollectionViewLayoutAttributes {
    if let attributes, attributes.isSound { return attributes }
    let own = tile.attributes.duplicate
    if other == nil { own.alpha = 0 }
    return own
  }

  /// Applies the preferred sizes of cells that the update inserted, from the beginning.
  private func followPreferredSizes() {
    guard newLayout.asksPreferredAttributes else { return }
    for _ in 0..<8 where !view.loading.isOutdated {
      view.followPreferredSizes()
      if view.loading.isLayoutValid { break }
      view.prepareLayoutIfNeeded()
      view.refreshKnown()
    }
  }

  /// Queries the layout for other elements that are inserted or deleted.
  private func askForExtras(_ kinds: Set<ElementKey.Kind>) {
    for kind in kinds {
      let deleted: [IndexPath]
      let inserted: [IndexPath]
      switch kind {
      case .cell: continue
      case .supplementary(let name):
        deleted = newLayout.indexPathsToDeleteForSupplementaryView(ofKind: name)
        inserted = newLayout.indexPathsToInsertForSupplementaryView(ofKind: name)
      case .decoration(let name):
        deleted = newLayout.indexPathsToDeleteForDecorationView(ofKind: name)
        inserted = newLayout.indexPathsToInsertForDecorationView(ofKind: name)
      }
      deletedExtras.formUnion(deleted.map { ElementKey(kind, $0) })
      insertedExtras.formUnion(inserted.map { ElementKey(kind, $0) })
    }
  }

  // MARK: Animation

  /// Starts the animation, or applies the final state if nothing moves visibly.
  ///
  /// - Parameter isCurrent: `false` if everything is being loaded again: only the views that leave still belong to this change.
  func run(isCurrent: Bool, inside: @escaping () -> Void = {}, completions: [(Bool) -> Void]) {
    if !isCurrent { (staying, arriving) = ([], []) }
    self.isCurrent = isCurrent
    self.inside = inside
    view.extras.changes.append(self)
    let player = TransitionPlayer(host: view, from: oldOffset, completions: completions)
    player.companion = self
    player.play()
  }

  var isMoving: Bool {
    guard isCurrent, !view.loading.isOutdated else { return false }
    if !arriving.isEmpty || !leaving.isEmpty { return true }
    let attributes = currentAttributes
    return staying.contains { tile in attributes[tile.key].map(tile.differs) ?? false }
  }

  /// The attributes of the elements near the bounds, by element.
  private var currentAttributes: [ElementKey: UICollectionViewLayoutAttributes] {
    Dictionary(view.tiles.known.map { ($0.key, $0.attributes) }, uniquingKeysWith: { first, _ in first })
  }

  /// Converts initial attributes to the new content offset: an element that stays in place on screen moves within the content.
  func prepare(shift: CGPoint) {
    view.returnOrthogonalViews(movedBy: shift)
    for (tile, start) in arriving {
      view.place(tile.view, by: start, keepsParent: true)
      if shift != .zero, origin(of: tile.key) != nil, tile.attributes.scroller == nil { move(tile.view, by: shift) }
    }
    for tile in staying where shift != .zero && tile.view.superview === view { move(tile.view, by: shift) }
    for (tile, _) in leaving {
      if shift != .zero, tile.view.superview === view { move(tile.view, by: shift) }
      guard tile.key.isCell, let parent = tile.view.superview as? UIScrollView else { continue }
      parent.insertSubview(tile.view, at: view.backIndex(in: parent))
    }
  }

  private func move(_ tileView: UIView, by shift: CGPoint) {
    tileView.center = CGPoint(x: tileView.center.x + shift.x, y: tileView.center.y + shift.y)
  }

  func skip(isStill: Bool) { UIView.performWithoutAnimation { setInMotion() } }

  func setInMotion() {
    let attributes = currentAttributes
    for tile in staying + arriving.map(\.tile) {
      let end = attributes[tile.key] ?? tile.attributes
      view.place(tile.view, by: end)
      view.apply(end, to: tile)
    }
    for (tile, end) in leaving { view.place(tile.view, by: end, keepsParent: true) }
    view.settleOrthogonalViews()
    inside()
  }

  /// Recycles the views that leave, even before the animation ends if everything is reloaded meanwhile.
  func end() {
    view.extras.changes.removeAll { $0 === self }
    let gone = leaving
    leaving = []
    for (tile, _) in gone { view.endDisplaying(tile) }
  }
}

/// Layout attributes of the elements near the bounds at one moment.
@MainActor struct CollectionMoment {
  var attributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  var kept: ((ElementKey) -> UICollectionViewLayoutAttributes?)?
  var offset: CGPoint

  init(_ view: UICollectionView) {
    offset = view.contentOffset
    kept = view.layout.keptAttributes()
    // Mirroring twice restores the layout's own attributes.
    for element in view.tiles.known { attributes[element.key] = view.seen(element.attributes).duplicate }
    for tile in view.tiles.order where attributes[tile.key] == nil { attributes[tile.key] = view.seen(tile.attributes).duplicate }
  }
}
