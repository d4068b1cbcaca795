@_spi(UIKitParts) import UIKitViews
internal import TrestleListModel
import QuartzCore

/// Shows rows in sections in one scrollable column. Only the visible rows exist as views.
///
/// The table delegates to its parts: `RowGeometry` computes row frames, the *tiles* hold the visible rows, `SelectionModel` the selection,
/// `BatchUpdate` the changes, and `DataSourceReader` queries the data source and delegate.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: Storage

  /// The style of the table, set on creation.
  public final let style: Style
  open override class var appearanceProperties: [UIAppearanceProperty] { [UIAppearanceProperty(\UITableView.separatorColor)] }

  final var reader = DataSourceReader()
  final var geometry = RowGeometry()
  final var loading = TableLoading()
  final var tiles = TableTiles()
  final lazy var sections = SectionTiler(self)
  final var cellPool = ReusePool<UITableViewCell>()
  final var headerFooterPool = ReusePool<UITableViewHeaderFooterView>()
  final var selection = SelectionModel()
  final var touch = ItemTouch()
  final var updates = BatchUpdate()
  final var updateCompletions: [(Bool) -> Void] = []
  final var heights = TableHeights()
  final var looks = TableLooks()
  final var figures = TableFigures()
  final var scrollTarget: RowScrollTarget?
  final var selectionRules = TableSelectionRules()
  final var rowFocus = TableFocus()
  final var prefetching = TablePrefetching()
  final var indexOptions = SectionIndexOptions()
  final var dragAndDrop = TableDragAndDrop()
  /// Presents the menus of rows; nil until there is a delegate.
  final var rowMenus: ItemMenus?
  final var editing = TableEditing()
  /// The traits of cells, with the list environment of the style.
  final var listTraits = ListTraits()
  /// The delegate as it was set. A subclass may override `delegate`.
  final weak var ownDelegate: (any UITableViewDelegate)?
  /// The sections and cells that an interface document defines.
  package final var staticContent: StaticTableContent? {
    didSet { sourceAbilitiesChanged() }
  }

  // MARK: Making

  /// Creates a table with a style that cannot be changed later.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = Style(inDocument: coder.interfaceAttributes["style"])
    super.init(coder: coder)
    prepareTable()
    coder.takeInterface(of: self, as: UITableView.self)
  }

  // MARK: Sources

  /// The source of rows and cells; held weakly.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { sourcesChanged() }
  }

  /// The source of heights and the receiver of events; held weakly.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      _scrollDelegate = newValue
      sourcesChanged()
    }
  }

  /// Requested to prepare data of rows that are about to be shown; held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  // MARK: Separators

  /// The style of the line between rows; a single line in plain tables by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { effectiveSeparatorStyle }
    set { effectiveSeparatorStyle = newValue }
  }

  // MARK: Counting and finding

  /// The number of sections, as returned by the data source.
  open var numberOfSections: Int { loadedSectionCount }
  /// Returns the number of rows in a section, as returned by the data source.
  open func numberOfRows(inSection section: Int) -> Int { loadedRowCount(section) }
  /// Returns the rectangle of a section with header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// Returns the rectangle of a section's header when it is not floating.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// Returns the rectangle of a section's footer.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// Returns the rectangle of a row; zero if there is no such row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
  /// Returns the row at a point; `nil` between rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Returns the row of a cell; `nil` if it is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the rows that intersect a rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// Returns the cell of a row; `nil` if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The visible cells from top to bottom.
  open var visibleCells: [UITableViewCell] { shownCells }
  /// The visible rows from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  /// Returns the view of a section's header; `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownHeader(section) }
  /// Returns the view of a section's footer; `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { shownFooter(section) }

  // MARK: Scrolling

  /// Scrolls until a row is at a position.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toRow: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls so that the selected row nearest to a position of the view is at that position.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(scrollPosition, animated: animated)
  }

  // MARK: Reusing

  /// Registers a nib whose only top-level object is a cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { registerCell(nib, identifier) }
  /// Registers an interface file for headers and footers; `nil` removes it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) { registerHeaderFooter(nib, identifier) }
  /// Registers a class for cells; `nil` removes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { registerCell(cellClass, identifier) }
  /// Registers a class for headers and footers; `nil` removes it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }
  /// Returns a reused cell, or a new one if a class or nib is registered; otherwise `nil`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { reusableCell(identifier) }
  /// Returns a reused or new cell; the identifier must be registered or in the storyboard.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    reusableCell(identifier, for: indexPath)
  }
  /// Returns a reused header or footer, or a new one if a class or nib is registered; otherwise `nil`.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    reusableHeaderFooter(identifier)
  }

  // MARK: Reloading and changing

  /// Reloads all rows and sections. The selection is cleared.
  open func reloadData() {
    reload()
    ExchangedMethods.call("reloadData", of: self)
  }
  /// Asks the data source for the titles of the section index again.
  open func reloadSectionIndexTitles() { reloadIndex() }
  /// Begins a group of changes; groups may nest.
  open func beginUpdates() { updates.begin() }
  /// Ends a group of changes; the outermost call animates all of them.
  open func endUpdates() {
    finishUpdates()
    ExchangedMethods.call("endUpdates", of: self)
  }
  /// Inserts rows, at index paths after the update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertItems(indexPaths.map(ItemPath.init), animation: animation.rawValue) }
  }
  /// Deletes rows, at index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteItems(indexPaths.map(ItemPath.init), animation: animation.rawValue) }
  }
  /// Replaces the cells of rows, at index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadItems(indexPaths.map(ItemPath.init), animation: animation.rawValue) }
  }
  /// Configures the shown cells of rows again, without replacing them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfigureItems(indexPaths.map(ItemPath.init)) }
  }
  /// Moves a row from its index path before to the one after the update.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveItem(from: ItemPath(indexPath), to: ItemPath(newIndexPath)) }
  }
  /// Inserts sections, at indices after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections, animation: animation.rawValue) }
  }
  /// Deletes sections, at indices before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections, animation: animation.rawValue) }
  }
  /// Replaces all rows of sections, at indices before the update.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections, animation: animation.rawValue) }
  }
  /// Moves a section from its index before to the one after the update.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(from: section, to: newSection) }
  }
  /// Animates the changes made in a closure together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    perform(updates, completion)
  }
  /// The overload for closures that do not escape: `updates` needs no `self.`, and may be a parameter of the caller.
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

  // MARK: Selecting

  /// The selected row, or the first one; `nil` if there is none.
  open var indexPathForSelectedRow: IndexPath? { selection.selected.first.map(IndexPath.init) }
  /// The selected rows; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.selected.map(IndexPath.init) }
  /// Selects a row without calling the delegate; `nil` deselects all.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selectByProgram(indexPath, animated: animated, scrollPosition)
  }
  /// Deselects a row without calling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselectByProgram(indexPath, animated: animated) }

  // MARK: Editing

  /// Whether rows show editing controls; `false` by default.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls of rows.
  open func setEditing(_ editing: Bool, animated: Bool) { switchEditing(editing, animated: animated) }

  // MARK: Appearance

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      looks.hasOwnBackground = true
      applyBackground(newValue)
    }
  }

  final func applyBackground(_ color: UIColor?) { super.backgroundColor = color }

  /// The view behind all rows, in front of the background color. It does not scroll.
  open var backgroundView: UIView? {
    get { looks.background }
    set { setBackgroundView(newValue) }
  }

  /// The view above the first row, which scrolls with it. Assign it again after a change of its height.
  open var tableHeaderView: UIView? {
    get { looks.header }
    set { setHeaderView(newValue) }
  }

  /// The view below all sections, which scrolls with them. Its height is kept.
  open var tableFooterView: UIView? {
    get { looks.footer }
    set { setFooterView(newValue) }
  }

  // MARK: Responding

  open override func layoutSubviews() {
    layoutTable()
    super.layoutSubviews()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    contentEdgesChanged()
  }

  /// Rows have no safe area above and below: bars that they scroll under change neither their margins nor their heights.
  @_spi(UIKitParts) open override var safeAreaInsetsForSubviews: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    contentEdgesChanged()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let swipe = editing.swipeRecognizer, gestureRecognizer === swipe { return shouldBeginSwipe(swipe) }
    if gestureRecognizer === panRecognizer, closesSwipe() || editing.selectionPan?.isWanted ?? false { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginTouch(touches, event) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !moveTouch(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endTouch(touches, event) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelTouch(touches) { super.touchesCancelled(touches, with: event) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    designMayHaveChanged(from: previousTraitCollection)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !movesFocus(by: $0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  open override var canBecomeFocused: Bool { takesFocus }

  open override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    swipeAllows(view) && super.touchesShouldBegin(touches, with: event, in: view)
  }

  @_spi(UIKitParts) open override func concernsScrolling(_ touch: UITouch) -> Bool {
    !(touch.view is SectionIndexBar || touch.view is CellReorderControl) && super.concernsScrolling(touch)
  }

  @_spi(UIKitParts) open override var refreshControlIndex: Int { (looks.background == nil ? 0 : 1) + (looks.emptyRows == nil ? 0 : 1) }

  @_spi(UIKitParts) open override func contentDidMove() {
    if let bar = looks.indexBar { place(bar) }
  }

  // MARK: Accessibility

  /// Closes the open row.
  open override func accessibilityPerformEscape() -> Bool { endSwipe(animated: true) }

  // MARK: Restoration

  open override func encodeRestorableState(with coder: NSCoder) { encodeTableState(coder) }
  open override func decodeRestorableState(with coder: NSCoder) { decodeTableState(coder) }

  // MARK: Drag and drop

  /// Provides the items of dragged rows. If the data source moves rows, setting it alone enables reordering outside of editing mode.
  open var dragDelegate: (any UITableViewDragDelegate)? {
    get { ownDragDelegate }
    set { ownDragDelegate = newValue }
  }
  /// The receiver of drops on the table; held weakly. Setting it makes the table accept drops.
  open var dropDelegate: (any UITableViewDropDelegate)? {
    get { ownDropDelegate }
    set { ownDropDelegate = newValue }
  }
  /// Whether rows can be dragged.
  open var dragInteractionEnabled: Bool {
    get { dragAndDrop.isDragEnabled }
    set {
      dragAndDrop.isDragEnabled = newValue
      updateDragAndDrop()
    }
  }
  /// Whether rows of this table are being dragged.
  open var hasActiveDrag: Bool { dragAndDrop.dragging?.drag != nil }
  /// Whether a drag that the table accepts is over it.
  open var hasActiveDrop: Bool { dragAndDrop.dropping?.isActive ?? false }

  // MARK: Spring

  /// Whether a drag that hovers over a row selects it, as a tap does; `false` by default.
  open var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ItemSpring } }
    set { setsSpring(newValue) { ItemSpring(self) } }
  }

  // MARK: Index

  /// The minimum number of rows at which the index is shown.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { indexOptions.minimumRowCount }
    set {
      indexOptions.minimumRowCount = newValue
      if loading.state == .loaded { reloadIndex() }
    }
  }
  /// The color of the index's letters; `nil` uses the tint color.
  open var sectionIndexColor: UIColor? {
    get { indexOptions.color }
    set {
      indexOptions.color = newValue
      looks.indexBar?.designChanged()
    }
  }
  /// The color behind the index; `nil` uses the design's.
  open var sectionIndexBackgroundColor: UIColor? {
    get { indexOptions.background }
    set {
      indexOptions.background = newValue
      looks.indexBar?.applyBackground()
    }
  }
  /// The background color while the index is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { indexOptions.trackingBackground }
    set {
      indexOptions.trackingBackground = newValue
      looks.indexBar?.applyBackground()
    }
  }

  // MARK: Keyboard

  /// Whether the table takes part in keyboard focus with Tab and arrow keys.
  open var allowsFocus: Bool {
    get { rowFocus.isAllowed }
    set { rowFocus.isAllowed = newValue }
  }
  /// Whether the focused row is selected immediately.
  open var selectionFollowsFocus: Bool {
    get { rowFocus.selects }
    set { rowFocus.selects = newValue }
  }

  // MARK: Content edges

  /// Whether the texts of rows are limited to the readable content width.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { looks.followsReadableWidth }
    set {
      looks.followsReadableWidth = newValue
      contentEdgesChanged()
    }
  }
  /// Whether the content of rows, headers and footers is inset by the safe area. Backgrounds have the full width in any case.
  open var insetsContentViewsToSafeArea: Bool {
    get { looks.insetsContentToSafeArea }
    set {
      looks.insetsContentToSafeArea = newValue
      contentEdgesChanged()
    }
  }
  /// Whether `separatorInset` is measured from the cell's edges or added to the default inset.
  open var separatorInsetReference: SeparatorInsetReference {
    get { looks.separatorInsetReference }
    set {
      looks.separatorInsetReference = newValue
      contextsChanged()
    }
  }

  // MARK: Menus

  /// The context menu interaction of the rows, for a delegate that has menus for them.
  open var contextMenuInteraction: UIContextMenuInteraction? { rowMenus?.context }

  // MARK: Selection

  /// Whether rows can be selected outside editing; `true` by default.
  open var allowsSelection: Bool {
    get { selectionRules.allowsSelection }
    set {
      selectionRules.allowsSelection = newValue
      selectionRulesChanged()
    }
  }
  /// Whether several rows can be selected outside editing; `false` by default.
  open var allowsMultipleSelection: Bool {
    get { selectionRules.allowsMultipleSelection }
    set {
      selectionRules.allowsMultipleSelection = newValue
      updateSelectionPan()
      selectionRulesChanged()
    }
  }
  /// Whether rows can be selected while editing; `false` by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selectionRules.allowsSelectionDuringEditing }
    set {
      selectionRules.allowsSelectionDuringEditing = newValue
      selectionRulesChanged()
    }
  }
  /// Whether several rows can be selected while editing, with circles before them; `false` by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { ownAllowsMultipleSelectionDuringEditing }
    set { ownAllowsMultipleSelectionDuringEditing = newValue }
  }

  // MARK: Properties

  /// The height of rows for which the delegate provides none; with `automaticDimension` it follows from their content.
  ///
  /// The default is automatic in the modern design, and the design's row height in the classic one.
  open var rowHeight: CGFloat {
    get { heights.row }
    set { setHeight(\.ownRow, newValue) }
  }
  /// The height of headers in points, if the delegate does not provide it; measured by default.
  open var sectionHeaderHeight: CGFloat {
    get { heights.sectionHeader < 0 && hasFixedSectionHeights ? figures.plainHeaderHeight : heights.sectionHeader }
    set { setHeight(\.sectionHeader, newValue) }
  }
  /// The height of footers in points, if the delegate does not provide it; measured by default.
  open var sectionFooterHeight: CGFloat {
    get { heights.sectionFooter < 0 && hasFixedSectionHeights ? figures.plainFooterHeight : heights.sectionFooter }
    set { setHeight(\.sectionFooter, newValue) }
  }
  /// The estimated height of rows that have not been visible. With zero, all heights are queried immediately.
  open var estimatedRowHeight: CGFloat {
    get { heights.ownEstimatedRow ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedRow, newValue) }
  }
  /// The estimated height of headers that have not been visible. With zero, all heights are queried immediately.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { heights.ownEstimatedSectionHeader ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedSectionHeader, newValue) }
  }
  /// The estimated height of footers in points. With zero, all heights are queried immediately.
  open var estimatedSectionFooterHeight: CGFloat {
    get { heights.ownEstimatedSectionFooter ?? heights.defaultEstimate }
    set { setHeight(\.ownEstimatedSectionFooter, newValue) }
  }
  /// The height of the empty rows below the last row of a plain table; `automaticDimension` uses the row height, zero hides them.
  open var fillerRowHeight: CGFloat {
    get { ownFillerRowHeight }
    set { ownFillerRowHeight = newValue }
  }
  /// The padding above each section's header in a plain table.
  open var sectionHeaderTopPadding: CGFloat {
    get { heights.headerTopPadding }
    set { setHeight(\.headerTopPadding, newValue) }
  }
  /// The changes that resize visible rows automatically, if heights follow from content.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { heights.selfSizing }
    set { heights.selfSizing = newValue }
  }
  /// Whether the prefetch data source is called.
  open var isPrefetchingEnabled: Bool {
    get { prefetching.isEnabled }
    set { prefetching.isEnabled = newValue }
  }
  /// The color of the lines between rows; `nil` restores the default.
  open var separatorColor: UIColor? {
    get { looks.separatorColor ?? traitCollection.design.table.separator }
    set {
      looks.separatorColor = newValue
      contextsChanged()
    }
  }
  /// The visual effect of separators instead of a plain color: a blur, or vibrancy.
  open var separatorEffect: UIVisualEffect? {
    get { looks.separatorEffect }
    set {
      looks.separatorEffect = newValue
      contextsChanged()
    }
  }
  /// The distance of the lines from the edges, in points.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset }
    set { ownSeparatorInset = newValue }
  }
  /// Whether there are uncommitted updates, such as after `beginUpdates()`.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 || !updates.isEmpty || !editing.placeholders.isEmpty }
}

extension UITableView: NarrowDelegateView {
  package func take(_ newDelegate: (any UIScrollViewDelegate)?) {
    delegate = newDelegate as? any UITableViewDelegate
    _scrollDelegate = newDelegate
  }
}
