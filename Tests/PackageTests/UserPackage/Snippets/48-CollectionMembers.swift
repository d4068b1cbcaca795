import UIKit

// All members of a collection view.

@MainActor enum CollectionMembers {
  static func properties(of view: UICollectionView) {
    view.collectionViewLayout = UICollectionViewFlowLayout()
    view.isPrefetchingEnabled = true
    view.dragInteractionEnabled = true
    view.reorderingCadence = .immediate
    view.reorderingCadence = .fast
    view.reorderingCadence = .slow
    view.isSpringLoaded = true
    view.selfSizingInvalidation = .disabled
    view.selfSizingInvalidation = .enabled
    view.selfSizingInvalidation = .enabledIncludingConstraints
    view.backgroundView = UIView()
    view.allowsSelection = true
    view.allowsMultipleSelection = false
    view.allowsSelectionDuringEditing = false
    view.allowsMultipleSelectionDuringEditing = false
    view.isEditing = false
    view.selectionFollowsFocus = false
    view.allowsFocus = true
    view.allowsFocusDuringEditing = true
    view.remembersLastFocusedIndexPath = false
    let delegate: UICollectionViewDelegate? = view.delegate
    let source: (any UICollectionViewDataSource)? = view.dataSource
    let prefetching: UICollectionViewDataSourcePrefetching? = view.prefetchDataSource
    let drag: UICollectionViewDragDelegate? = view.dragDelegate
    let drop: UICollectionViewDropDelegate? = view.dropDelegate
    let menu: UIContextMenuInteraction? = view.contextMenuInteraction
    let flags: [Bool] = [view.hasActiveDrag, view.hasActiveDrop, view.hasUncommittedUpdates]
    _ = (delegate, source, prefetching, drag, drop, menu, flags)
    _ = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
  }

  static func registering(in view: UICollectionView, at path: IndexPath) {
    let header = UICollectionView.elementKindSectionHeader
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    view.register(UINib(nibName: "Cell", bundle: nil), forCellWithReuseIdentifier: "cell")
    view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    view.register(UINib(nibName: "Header", bundle: .main), forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    let cell: UICollectionViewCell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    let part: UICollectionReusableView = view.dequeueReusableSupplementaryView(
      ofKind: header, withReuseIdentifier: "header", for: path)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, indexPath, item in
      cell.accessibilityLabel = "\(item) \(indexPath.item)"
    }
    let ofNib = UICollectionView.CellRegistration<UICollectionViewCell, Int>(cellNib: UINib(nibName: "Cell", bundle: nil)) { _, _, _ in }
    let parts = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: header) { view, kind, indexPath in
      view.accessibilityLabel = "\(kind) \(indexPath.section)"
    }
    let partsOfNib = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: UINib(nibName: "Header", bundle: nil), elementKind: header
    ) { _, _, _ in }
    let configured: UICollectionViewCell = view.dequeueConfiguredReusableCell(using: cells, for: path, item: "a")
    let other = view.dequeueConfiguredReusableCell(using: ofNib, for: path, item: nil)
    let configuredPart = view.dequeueConfiguredReusableSupplementary(using: parts, for: path)
    let otherPart = view.dequeueConfiguredReusableSupplementary(using: partsOfNib, for: path)
    _ = (cell, part, configured, other, configuredPart, otherPart)
  }

  static func asking(_ view: UICollectionView, _ path: IndexPath) {
    let counts: [Int] = [view.numberOfSections, view.numberOfItems(inSection: 0)]
    let header = UICollectionView.elementKindSectionHeader
    let attributes: [UICollectionViewLayoutAttributes?] = [
      view.layoutAttributesForItem(at: path), view.layoutAttributesForSupplementaryElement(ofKind: header, at: path),
    ]
    let paths: [IndexPath?] = [
      view.indexPathForItem(at: .zero), view.cellForItem(at: path).flatMap { view.indexPath(for: $0) },
      view.supplementaryView(forElementKind: header, at: path).flatMap { view.indexPath(forSupplementaryView: $0) },
    ]
    let visible: [UICollectionReusableView] = view.visibleCells + view.visibleSupplementaryViews(ofKind: header)
    let all: [IndexPath] = view.indexPathsForVisibleItems + view.indexPathsForVisibleSupplementaryElements(ofKind: header)
    let selected: [IndexPath]? = view.indexPathsForSelectedItems
    view.selectItem(at: path, animated: true, scrollPosition: .centeredVertically)
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    view.deselectItem(at: path, animated: true)
    view.scrollToItem(at: path, at: [.top, .left], animated: true)
    view.scrollToItem(at: path, at: [.bottom, .right], animated: false)
    view.scrollToItem(at: path, at: [.centeredVertically, .centeredHorizontally], animated: false)
    let shown: IndexPath? = view.presentationIndexPath(forDataSourceIndexPath: path)
    let data: IndexPath? = view.dataSourceIndexPath(forPresentationIndexPath: path)
    let sections: [Int] = [
      view.presentationSectionIndex(forDataSourceSectionIndex: 0), view.dataSourceSectionIndex(forPresentationSectionIndex: 0),
    ]
    _ = (counts, attributes, paths, visible, all, selected, shown, data, sections)
  }

  static func changing(_ view: UICollectionView, _ path: IndexPath) {
    view.reloadData()
    view.insertSections([0])
    view.insertSections(IndexSet(integer: 1))
    view.deleteSections(IndexSet(integersIn: 0..<2))
    view.moveSection(0, toSection: 1)
    view.reloadSections([0])
    view.insertItems(at: [path])
    view.deleteItems(at: [path])
    view.moveItem(at: path, to: IndexPath(item: 0, section: 0))
    view.reloadItems(at: [path])
    view.reconfigureItems(at: [path])
    view.performBatchUpdates(nil)
    view.performBatchUpdates {
      view.insertItems(at: [path])
    }
    view.performBatchUpdates({ view.deleteItems(at: [path]) }, completion: nil)
    view.performBatchUpdates {
      view.deleteItems(at: [path])
    } completion: { finished in
      print(finished)
    }
    view.performUsingPresentationValues { print(view.numberOfSections) }
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { finished in print(finished) }
    let transition: UICollectionViewTransitionLayout = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) {
      completed, finished in print(completed, finished)
    }
    transition.transitionProgress = 0.5
    transition.updateValue(1, forAnimatedKey: "tilt")
    print(transition.value(forAnimatedKey: "tilt"), transition.currentLayout, transition.nextLayout)
    view.finishInteractiveTransition()
    view.cancelInteractiveTransition()
    let began: Bool = view.beginInteractiveMovementForItem(at: path)
    view.beginInteractiveMovementForItem(at: path)
    view.updateInteractiveMovementTargetPosition(.zero)
    view.endInteractiveMovement()
    view.cancelInteractiveMovement()
    print(began)
  }

  static func updatingLater(_ view: UICollectionView) async {
    let finished = await view.performBatchUpdates { view.reloadSections([0]) }
    await view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    print(finished)
  }
}

// MARK: Every method of the protocols

final class CollectionListener: NSObject {
  var texts: [[String]] = [["a"]]
}

extension CollectionListener: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts[section].count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let text = texts[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    texts[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
  }
  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A"] }
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
}

extension CollectionListener: UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

extension CollectionListener: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { UICollectionViewFlowLayout.automaticSize }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  ) -> CGSize { .zero }

  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
    context.previouslyFocusedIndexPath != context.nextFocusedIndexPath
  }
  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool { false }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  { proposedContentOffset }
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: UISpringLoadedInteractionContext
  ) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint)
    -> UIContextMenuConfiguration?
  { nil }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
  func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionAnimating?
  ) {}
}

extension CollectionListener: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath)
    -> [UIDragItem]
  { [] }
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession, at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    nil
  }
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: UIDragSession) {}
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: UIDragSession) {}
  func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: UIDragSession) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: UIDragSession) -> Bool {
    false
  }

  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
    let proposal: UICollectionViewDropProposal = coordinator.proposal
    let session: UIDropSession = coordinator.session
    print(proposal.intent, proposal.operation, session.items.count)
    let destination = coordinator.destinationIndexPath ?? IndexPath(item: 0, section: 0)
    for item in coordinator.items {
      print(item.sourceIndexPath as Any, item.previewSize)
      coordinator.drop(item.dragItem, toItemAt: destination)
      coordinator.drop(item.dragItem, intoItemAt: destination, rect: .zero)
      coordinator.drop(item.dragItem, to: UIDragPreviewTarget(container: collectionView, center: .zero))
      let placeholder = UICollectionViewDropPlaceholder(insertionIndexPath: destination, reuseIdentifier: "cell")
      placeholder.cellUpdateHandler = { cell in cell.alpha = 0.5 }
      placeholder.previewParametersProvider = { cell in
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: cell.bounds)
        return parameters
      }
      let context = coordinator.drop(item.dragItem, to: placeholder)
      context.addAnimations {}
      context.addCompletion { _ in }
      context.setNeedsCellUpdate()
      context.commitInsertion { path in self.texts[path.section].insert("new", at: path.item) }
      context.deletePlaceholder()
      print(context.dragItem)
    }
  }
  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool { true }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: UIDropSession) {}
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    let intents: [UICollectionViewDropProposal.Intent] = [.unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath]
    return UICollectionViewDropProposal(operation: .move, intent: intents[1])
  }
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: UIDropSession) {}
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: UIDropSession) {}
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? {
    nil
  }
}
