import CoreGraphics
internal import TrestleListModel

/// The coordinator passed to a collection view's drop delegate.
@MainActor final class CollectionDropCoordinator: UICollectionViewDropCoordinator, UIDragAnimating {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  private let drag: DragInProgress
  private unowned let view: UICollectionView

  init(_ view: UICollectionView, drag: DragInProgress, destination: IndexPath?, proposal: UICollectionViewDropProposal) {
    self.view = view
    self.drag = drag
    destinationIndexPath = destination
    self.proposal = proposal
    let dragging = view.extras.dragging.flatMap { $0.drag === drag ? $0 : nil }
    items = drag.items.map { item in
      let source = dragging?.source(of: item)
      return Item(dragItem: item, source: source.map { IndexPath($0) }, size: source.map { view.itemFrame(at: $0).size } ?? .zero)
    }
  }

  var session: any UIDropSession { drag }

  private func land(_ item: UIDragItem, at place: CGRect) {
    drag.landings[ObjectIdentifier(item)] = drag.window.convert(place, from: view)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    var place = view.itemFrame(at: ItemPath(indexPath))
    let parameters = view.dropDelegate?.collectionView(view, dropPreviewParametersForItemAt: indexPath)
    if let visible = parameters?.visiblePath?.bounds { place = visible.offsetBy(dx: place.minX, dy: place.minY) }
    land(dragItem, at: place)
    return self
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    let frame = view.itemFrame(at: ItemPath(indexPath))
    land(dragItem, at: rect.offsetBy(dx: frame.minX, dy: frame.minY))
    return self
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    let center = drag.window.convert(target.center, from: target.container)
    drag.landings[ObjectIdentifier(dragItem)] = CGRect(origin: center, size: .zero)
    return self
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext {
    let context = CollectionPlaceholder(placeholder, item: dragItem, in: view, drag: drag)
    view.insert(context)
    land(dragItem, at: context.landing)
    return context
  }

  func addAnimations(_ animations: @escaping () -> Void) { drag.alongside.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { drag.afterwards.append { completion(.end) } }

  private final class Item: UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(dragItem: UIDragItem, source: IndexPath?, size: CGSize) {
      self.dragItem = dragItem
      sourceIndexPath = source
      previewSize = size
    }
  }
}
