import CoreGraphics

/// A controller whose view is a collection view, and which is its data source and delegate.
///
/// It declares every optional method of data source and delegate, so that subclasses can override them.
@preconcurrency @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  private var initialLayout: UICollectionViewLayout?
  private var hasLoadedData = false

  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    // An archive contains the view with its layout; this layout is used if the archive has no view.
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UICollectionViewController.self)
  }

  // MARK: Collection view

  private var ownCollectionView: UICollectionView?

  /// The collection view, which fills the controller's view.
  open var collectionView: UICollectionView! {
    get { loadedCollection }
    set {
      let old = ownCollectionView
      ownCollectionView = newValue
      guard let newValue, !sharesCollection else { return }
      if let loaded = viewIfLoaded, newValue.isDescendant(of: loaded) { return }
      adopt(newValue)
      // A collection view that an outlet refers to is in the view that will be loaded.
      guard isViewLoaded || newValue.superview == nil else { return }
      guard let holder else { return wrap(newValue) }
      if old !== newValue { old?.removeFromSuperview() }
      holder.hold(newValue)
    }
  }

  /// The controller's view, if it only contains the collection view.
  final var holder: CollectionHolder? { viewIfLoaded as? CollectionHolder }

  /// Makes a view that contains a collection view the controller's view.
  final func wrap(_ collection: UICollectionView) {
    ownCollectionView = collection
    let holder = CollectionHolder(frame: collection.frame)
    holder.autoresizingMask = collection.autoresizingMask
    if let parent = collection.superview { parent.insertSubview(holder, aboveSubview: collection) }
    view = holder
    collection.translatesAutoresizingMaskIntoConstraints = true
    holder.hold(collection)
  }

  /// The layout passed to the initializer, or the layout of the view.
  open var collectionViewLayout: UICollectionViewLayout {
    sharesCollection ? layoutToLoad : collectionIfLoaded?.collectionViewLayout ?? layoutToLoad
  }

  /// Whether pushing the controller onto another collection view controller animates that one's items to this one's layout, instead of
  /// sliding in a view; `false` by default.
  ///
  /// Both controllers then share a collection view. Its data source and delegate stay those of the first controller. Set the property
  /// before the push, and not for the root controller.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Whether items are deselected when the view appears, with the transition; `true` by default.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves items, if the data source supports it; `true` by default.
  open var installsStandardGestureForInteractiveMovement = true

  private var layoutToLoad: UICollectionViewLayout {
    if let initialLayout { return initialLayout }
    let layout = UICollectionViewFlowLayout()
    initialLayout = layout
    return layout
  }

  private var collectionToShare: UICollectionView?

  /// Called before the view is loaded, to share the collection view of another controller.
  final func willShare(_ collection: UICollectionView) { collectionToShare = collection }

  /// Stores the controller's layout, because the collection view will have other layouts too.
  final func keepLayout(_ layout: UICollectionViewLayout) { initialLayout = layout }

  private func loadShared(_ shared: UICollectionView) {
    if loadCollectionFromInterface(), let own = collectionIfLoaded {
      // Only the layout of the view in the file is used.
      initialLayout = own.collectionViewLayout
      own.dataSource = nil
      own.delegate = nil
    }
    let holder = CollectionHolder(frame: shared.superview?.bounds ?? UIScreen.main.bounds)
    holder.isShared = true
    holder.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = holder
    ownCollectionView = shared
  }

  open override func loadView() {
    if let shared = collectionToShare {
      collectionToShare = nil
      hasLoadedData = true
      return loadShared(shared)
    }
    if loadCollectionFromInterface() {
      if let collection = viewIfLoaded as? UICollectionView { wrap(collection) }
      return
    }
    if initialLayout == nil { UIKitError.raise("UICollectionView must be initialized with a non-nil layout parameter") }
    let collection = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: layoutToLoad)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adopt(collection)
    wrap(collection)
  }

  private func adopt(_ collection: UICollectionView) {
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  private var loadedCollection: UICollectionView {
    if let ownCollectionView, isViewLoaded { return ownCollectionView }
    if let collection = view as? UICollectionView { return collection }
    if let ownCollectionView { return ownCollectionView }
    UIKitError.raise("-[\(type(of: self)) loadView] loaded a view but it is not a UICollectionView")
    let collection = UICollectionView(frame: view.bounds, collectionViewLayout: layoutToLoad)
    adopt(collection)
    wrap(collection)
    return collection
  }

  package final var collectionIfLoaded: UICollectionView? { viewIfLoaded as? UICollectionView ?? ownCollectionView }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection = collectionIfLoaded else { return }
    if !sharesCollection { installMovementGesture(on: collection) }
    if !hasLoadedData {
      hasLoadedData = true
      collection.reloadData()
    } else if clearsSelectionOnViewWillAppear, collection.delegate === self || !sharesCollection {
      clearSelection(of: collection, animated: animated)
    }
  }

  // MARK: Moving items

  private var movementPress: UILongPressGestureRecognizer?
  private var movementGate: MovementGate?

  /// Installs the long press gesture for moving items.
  private func installMovementGesture(on collection: UICollectionView) {
    guard installsStandardGestureForInteractiveMovement, movementPress == nil, let source = collection.dataSource,
      source === self ? CollectionControllerMethods.movesItems(self) : source is _DiffableCollectionSource || source.witnessesMove
    else { return }
    let press = UILongPressGestureRecognizer()
    press.addTarget(self, action: UICollectionViewController.moved)
    let gate = MovementGate(collection)
    press.delegate = gate
    (movementPress, movementGate) = (press, gate)
    collection.addGestureRecognizer(press)
  }

  private func moved(_ press: UILongPressGestureRecognizer) {
    guard let collection = collectionIfLoaded else { return }
    let place = press.location(in: collection)
    switch press.state {
    case .began:
      guard let path = collection.indexPathForItem(at: place), collection.beginInteractiveMovementForItem(at: path) else { return }
      collection.updateInteractiveMovementTargetPosition(place)
    case .changed: collection.updateInteractiveMovementTargetPosition(place)
    case .ended: collection.endInteractiveMovement()
    case .cancelled, .failed: collection.cancelInteractiveMovement()
    default: break
    }
  }

  /// Clears the selection together with a pop transition; a canceled transition restores it.
  private func clearSelection(of collection: UICollectionView, animated: Bool) {
    guard let paths = collection.indexPathsForSelectedItems, !paths.isEmpty else { return }
    let clear = { for path in paths { collection.deselectItem(at: path, animated: animated) } }
    guard animated, let coordinator = transitionCoordinator else { return clear() }
    coordinator.animate(alongsideTransition: { _ in clear() }) { context in
      guard context.isCancelled else { return }
      for path in paths { collection.selectItem(at: path, animated: false, scrollPosition: []) }
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    collectionIfLoaded?.flashScrollIndicators()
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    collectionIfLoaded?.isEditing = editing
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UIKitError.raise(
      "the collection view's data source did not return a valid cell from -collectionView:cellForItemAtIndexPath: for index path"
        + " \(UICollectionView.words(indexPath))")
    return UICollectionViewCell(frame: .zero)
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { collectionView.missingSupplementaryView(kind, indexPath) }
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    CollectionControllerMethods.movesItems(self)
  }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    IndexPath(item: index, section: 0)
  }

  // MARK: Highlighting and selection

  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool {
    !collectionView.isEditing
  }
  open func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  open func collectionView(_ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
    false
  }
  open func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}

  // MARK: Display

  open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  // MARK: Layouts and movement

  open func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout) }
  open func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  // MARK: Focus

  open func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { collectionView.allowsFocus }
  open func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext) -> Bool {
    true
  }
  open func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
  open func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
    collectionView.selectionFollowsFocus
  }

  // MARK: Menus

  open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1 else { return nil }
    return self.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPaths[0], point: point)
  }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { self.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
  open func collectionView(
    _ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// The optional methods that a controller's class overrides.
@MainActor enum CollectionControllerMethods {
  static func movesItems(_ controller: UICollectionViewController) -> Bool { move.isOverridden(in: type(of: controller)) }

  private static let move = MethodSlot(UICollectionViewController.self, probe: MoveProbe.self, plain: PlainCollectionController.self)
}

private final class PlainCollectionController: UICollectionViewController {}

private final class MoveProbe: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { MethodSlot.probed() }
}
