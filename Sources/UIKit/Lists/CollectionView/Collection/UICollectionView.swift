@_spi(UIKitParts) import UIKitViews
internal import TrestleListModel
import QuartzCore

/// Shows items at the frames of a layout and scrolls them. Only the visible items exist as views.
///
/// The view delegates to its parts: a ``UICollectionViewLayout`` computes the attributes of elements, the *tiles* hold the visible ones,
/// `SelectionModel` the selection, `BatchUpdate` the changes, and a `CollectionChange` animates an update.
@preconcurrency @MainActor open class UICollectionView: UIScrollView, UIDataSourceTranslating {
  // MARK: Storage

  final var layout: UICollectionViewLayout
  final var loading = CollectionLoading()
  final var tiles = CollectionTiles()
  final var pools = CollectionPools()
  final var selection = SelectionModel()
  final var touch = ItemTouch()
  final var updates = BatchUpdate()
  final var updateCompletions: [(Bool) -> Void] = []
  final var extras = CollectionExtras()

  // MARK: Making

  /// Creates a collection view whose items a layout arranges.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    prepareCollection()
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    prepareCollection()
    coder.takeInterface(of: self, as: UICollectionView.self)
  }

  public convenience override init(frame: CGRect) {
    UIKitError.raise("UICollectionView must be initialized with a non-nil layout parameter")
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  // MARK: Sources

  /// The layout. A new layout is applied without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { replaceLayout(by: newValue) }
  }

  /// The source of items and views; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet {
      if dataSource !== oldValue { reload() }
      UnseenMethods.warn(of: dataSource, "UICollectionViewDataSource") { $0 is any UICollectionViewDataSource.Type }
    }
  }

  /// The receiver of events; held weakly. Layouts also query it for sizes.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { extras.delegate }
    set {
      let isNew = extras.delegate !== newValue
      extras.delegate = newValue
      _scrollDelegate = newValue
      if isNew { layout.invalidateLayout() }
      updateMenus()
      UnseenMethods.warn(of: newValue, "UICollectionViewDelegate") { $0 is any UICollectionViewDelegate.Type }
      UnseenMethods.warn(of: newValue, "UICollectionViewDelegateFlowLayout") { $0 is any UICollectionViewDelegateFlowLayout.Type }
    }
  }

  /// Requested to prepare data of items that are about to be shown; held weakly.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether cells are created shortly before they become visible; `true` by default.
  open var isPrefetchingEnabled = true
  /// The delay before items make space for a dragged item.
  open var reorderingCadence = ReorderingCadence.immediate
  /// The changes after which a visible cell is measured again; `.enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The view behind all elements, in front of the background color; it does not scroll.
  open var backgroundView: UIView? {
    get { extras.background }
    set { setBackgroundView(newValue) }
  }

  // MARK: Registering and dequeuing

  /// Registers a class for cells; `nil` removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { registerCell(cellClass, identifier) }
  /// Registers a class for supplementary views of a kind; `nil` removes it.
  open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
    registerSupplementary(viewClass, elementKind, identifier)
  }
  /// Registers an interface file for cells; `nil` removes it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { registerCell(nib, identifier) }
  /// Registers an interface file for supplementary views of a kind; `nil` removes it.
  open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
    registerSupplementary(nib, kind, identifier)
  }
  /// Returns a reused or new cell; the identifier must be registered or in the storyboard.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    reusableCell(identifier, indexPath)
  }
  /// Returns a reused or new supplementary view; the identifier must be registered or in the storyboard.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { reusableSupplementaryView(elementKind, identifier, indexPath) }

  // MARK: Querying

  /// The number of sections, as returned by the data source.
  open var numberOfSections: Int { loadedCounts.count }
  /// Returns the number of items in a section, as returned by the data source.
  open func numberOfItems(inSection section: Int) -> Int { shownCount(section) }
  /// Returns the layout's attributes of an item; `nil` if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(.cell, indexPath))
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let key = ElementKey(.supplementary(kind), indexPath)
    return checkSection(kind, key.path) ? attributes(of: key) : nil
  }
  /// Returns the item at a point; `nil` between items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point).map { told(IndexPath($0)) } }
  /// Returns the item of a cell; `nil` if it is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { (tile(of: cell)?.key.indexPath).map { told($0) } }
  /// Returns the index path of a supplementary view; `nil` if it is not visible.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    tile(of: supplementaryView)?.key.indexPath
  }
  /// Returns the cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { given(indexPath).flatMap { shownCell(ItemPath($0)) } }
  /// The visible cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] { shownCells }
  /// The visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] { shownItemPaths.map { told($0) } }
  /// Returns the supplementary view at an index path; `nil` if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    shownSupplementaryView(elementKind, indexPath)
  }
  /// Returns the supplementary views of a kind that are visible, in no particular order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shownSupplementaryTiles(elementKind).map(\.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shownSupplementaryTiles(elementKind).map(\.key.indexPath)
  }
  open func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int { dataSourceSectionIndex }
  open func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int { presentationSectionIndex }
  /// Returns the index path at which an item is displayed while others make space for a moved or dropped one.
  open func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
    dataSourceIndexPath.map { shownPath($0) }
  }
  /// Returns the index path of the item that is displayed at a position; nil if there is none.
  open func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
    presentationIndexPath.flatMap { dataPath($0) }
  }
  open func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { runUsingPresentationValues(actionsToTranslate) }
  /// Scrolls until an item is at a position; one vertical and one horizontal position may be combined.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItem: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Changing

  /// Reloads all items and sections, and invalidates the layout. The selection is cleared.
  open func reloadData() {
    reload()
    ExchangedMethods.call("reloadData", of: self)
  }
  /// Inserts sections, at indices after the update.
  open func insertSections(_ sections: IndexSet) { change { $0.insertSections(sections) } }
  /// Deletes sections, at indices before the update.
  open func deleteSections(_ sections: IndexSet) { change { $0.deleteSections(sections) } }
  /// Moves a section from its index before to the one after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) { change { $0.moveSection(from: section, to: newSection) } }
  /// Replaces all items of sections, at indices before the update.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadSections(sections) } }
  /// Inserts items, at index paths after the update.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertItems(indexPaths.map { ItemPath($0) }) } }
  /// Deletes items, at index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleteItems(indexPaths.map { ItemPath($0) }) } }
  /// Moves an item from its index path before to the one after the update.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveItem(from: ItemPath(indexPath), to: ItemPath(newIndexPath)) }
  }
  /// Replaces the cells of items, at index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadItems(indexPaths.map { ItemPath($0) }) } }
  /// Reconfigures the visible cells without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reconfigureItems(indexPaths.map { ItemPath($0) }) } }
  /// Animates the changes made in a closure together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadBeforeUpdates()
    perform(updates, completion)
  }
  /// The overload for a closure that does not escape, as in UIKit.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
  /// Animates the changes made in a closure together, and returns after the animation whether it was finished.
  @discardableResult
  public final func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates, completion: { continuation.resume(returning: $0) })
    }
  }
  /// Whether changes of a running `performBatchUpdates` are not applied yet, or a placeholder is shown.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  // MARK: Selecting

  /// The selected items in the order of their selection; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.selected.map { IndexPath($0) } }
  /// Selects an item without calling the delegate; `nil` deselects all.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByProgram(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects an item without calling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselectByProgram(ItemPath(indexPath)) }
  /// Whether items can be selected outside editing; `true` by default.
  open var allowsSelection: Bool {
    get { extras.allowsSelection }
    set {
      extras.allowsSelection = newValue
      selectionRulesChanged()
    }
  }
  /// Whether several items can be selected outside editing; `false` by default.
  open var allowsMultipleSelection: Bool {
    get { extras.allowsMultipleSelection }
    set {
      extras.allowsMultipleSelection = newValue
      selectionRulesChanged()
    }
  }
  /// Whether items can be selected while editing; `false` by default.
  open var allowsSelectionDuringEditing: Bool {
    get { extras.allowsSelectionDuringEditing }
    set {
      extras.allowsSelectionDuringEditing = newValue
      selectionRulesChanged()
    }
  }
  /// Whether several items can be selected while editing; `false` by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { extras.allowsMultipleSelectionDuringEditing }
    set {
      extras.allowsMultipleSelectionDuringEditing = newValue
      selectionRulesChanged()
    }
  }
  /// Whether items are in editing mode, which the state of cells reports.
  open var isEditing: Bool {
    get { extras.isEditing }
    set { setEditing(newValue) }
  }
  /// Whether the focused item is selected too; `false` by default.
  open var selectionFollowsFocus = false
  /// Whether items can have the keyboard focus; `true` by default.
  open var allowsFocus = true
  /// Whether items can have the keyboard focus while editing; `true` by default.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to the item that had it last; `false` by default.
  open var remembersLastFocusedIndexPath = false

  // MARK: Layouts

  /// Changes the layout, optionally animated; the completion runs after the animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil) {
    replaceLayout(by: layout, animated: animated, completion: completion)
  }
  /// Changes the layout, optionally animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(by: layout, animated: animated, completion: nil)
  }
  /// Changes the layout, optionally animated, and returns after the animation.
  @discardableResult
  public final func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      setCollectionViewLayout(layout, animated: animated, completion: { continuation.resume(returning: $0) })
    }
  }

  /// Begins a transition from the present layout to another one; a gesture sets the progress of the returned layout.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }
  /// Completes an interactive transition to the new layout.
  open func finishInteractiveTransition() { endTransition(finishes: true) }
  /// Undoes an interactive transition and keeps the old layout.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  // MARK: Interactive movement

  /// Starts to move an item by a gesture. Returns `false` if the data source does not allow it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(ItemPath(indexPath)) }
  /// Moves the item to a point in the collection view's coordinates.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { extras.movement?.update(targetPosition) }
  /// Drops the item at its current position, and notifies the data source.
  open func endInteractiveMovement() { extras.movement?.end() }
  /// Returns the item to its previous position.
  open func cancelInteractiveMovement() { extras.movement?.cancel() }

  // MARK: View

  /// Items have no safe area at edges where the content is inset by it: bars that they scroll under do not change their layout.
  @_spi(UIKitParts) open override var safeAreaInsetsForSubviews: UIEdgeInsets {
    let (safe, inset, own) = (safeAreaInsets, adjustedContentInset, contentInset)
    return UIEdgeInsets(
      top: inset.top > own.top ? 0 : safe.top, left: inset.left > own.left ? 0 : safe.left,
      bottom: inset.bottom > own.bottom ? 0 : safe.bottom, right: inset.right > own.right ? 0 : safe.right)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if newValue.size != super.frame.size { boundsWillChange(to: CGRect(origin: layer.bounds.origin, size: newValue.size)) }
      super.frame = newValue
    }
  }

  /// The color behind all elements. Until an app sets one it is that of the list that the view shows. A list covers the app's color, too,
  /// unless its configuration has a clear one.
  open override var backgroundColor: UIColor? {
    didSet { if !extras.isTakingBackground { backgroundWasSet() } }
  }

  open override func layoutSubviews() {
    layoutCollection()
    super.layoutSubviews()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    layout.insetsChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layout.traitsChanged(from: previousTraitCollection)
    extras.indexBar?.designChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layout.insetsChanged()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let swipe = extras.swiping.recognizer, gestureRecognizer === swipe { return shouldBeginSwipe(swipe) }
    if gestureRecognizer === panRecognizer, closesSwipe() { return false }
    if gestureRecognizer === panRecognizer, let pan = extras.selectionPan, pan.isWanted(movingBy: panRecognizer.translation(in: self)) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    swipeAllows(view) && super.touchesShouldBegin(touches, with: event, in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !movesFocus(by: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override var canBecomeFocused: Bool { takesFocus }

  @_spi(UIKitParts) open override func concernsScrolling(_ touch: UITouch) -> Bool {
    !(touch.view is SectionIndexBar) && super.concernsScrolling(touch)
  }
  @_spi(UIKitParts) open override var refreshControlIndex: Int { extras.background == nil ? 0 : 1 }
  @_spi(UIKitParts) open override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Restoration

  open override func encodeRestorableState(with coder: NSCoder) { encodeCollectionState(coder) }
  open override func decodeRestorableState(with coder: NSCoder) { decodeCollectionState(coder) }
}

extension UICollectionView: NarrowDelegateView {
  package func take(_ newDelegate: (any UIScrollViewDelegate)?) {
    delegate = newDelegate as? any UICollectionViewDelegate
    _scrollDelegate = newDelegate
  }
}
