import Foundation

/// A row of a table: a content view with the texts and image of a standard style or with what a subclass puts there, and beside it
/// the accessory and the controls of editing.
///
/// From back to front lie the background colour, ``backgroundView``, ``selectedBackgroundView`` and ``contentView``. The aspects of a
/// cell stand in files of their own: `+Layout`, `+Content`, `+Selection`, `+Accessory`, `+Editing`, `+Background`, `+Configuration`.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  // MARK: Making

  let style: CellStyle
  public internal(set) final var reuseIdentifier: String?

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = Self.interfaceStyle(coder)
    super.init(coder: coder)
    prepare()
    if let coder = coder.interface(for: self, "tableViewCell") { takeCellAttributes(coder) }
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Called just before the cell is used for another row. Reset what `cellForRowAt` does not set; call super.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Content

  /// Where the cell's own content belongs: it makes room for the accessory and for the controls of editing.
  open var contentView: UIView { contentContainer }
  open var textLabel: UILabel? { titleLabelMade() }
  open var detailTextLabel: UILabel? { detailLabelMade() }
  open var imageView: UIImageView? { imageViewMade() }
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// How far the line below the cell stands in; zero by default, which means the table's.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? context.separatorInset ?? defaultSeparatorInset }
    set { setSeparatorInset(newValue) }
  }

  // MARK: Backgrounds

  /// Behind the content. In a classic grouped table, as long as no other is set, the view that draws the row's part of the group's box.
  open var backgroundView: UIView? {
    get { ownBackgroundView ?? standardBackground }
    set { setBackgroundView(newValue) }
  }
  open var selectedBackgroundView: UIView? { didSet { selectionBackgroundChanged(oldValue) } }
  open var multipleSelectionBackgroundView: UIView? { didSet { selectionBackgroundChanged(oldValue) } }

  // MARK: Selection

  open var selectionStyle = SelectionStyle.default
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated: animated) }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlighted(highlighted, animated: animated) }
  /// How the cell shows that keys go to its row; a custom one shows that by itself.
  open var focusStyle = FocusStyle.default

  // MARK: Accessories

  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesChanged() } } }
  open var accessoryView: UIView? { didSet { accessoryViewChanged(oldValue) } }
  open var editingAccessoryType = AccessoryType.none { didSet { if editingAccessoryType != oldValue { accessoriesChanged() } } }
  open var editingAccessoryView: UIView? { didSet { accessoryViewChanged(oldValue) } }

  // MARK: Editing

  open var editingStyle: EditingStyle { grantedEditingStyle }
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { editingChanged() } } }
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }
  open var showingDeleteConfirmation: Bool { state.mask.contains(.showingDeleteConfirmation) }
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
  /// Called before the controls that `state` names come, or go.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  open func didTransition(to state: UITableViewCell.StateMask) {}
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  // MARK: Configuration

  open var configurationState: UICellConfigurationState { currentConfigurationState }
  open func setNeedsUpdateConfiguration() { configurationNeedsUpdate() }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationHandler?(self, state)
    showConfigurations(for: state)
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackgroundConfiguration }

  // MARK: View

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    contentSizeInvalidated()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(for: size) }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    // The content itself is not what a touch means: the row is.
    return hit === contentContainer ? self : hit
  }

  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set { setOwnBackground(newValue) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    dressTexts()
    applyColors()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    designMayHaveChanged(previousTraitCollection)
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { readsAsOne }
  override var accessibleCompany: AccessibleCompany? { partsOfRow }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { (accessibility.traits ?? rowTraits).union(stateTraits) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityActivate() -> Bool { host?.activate(self) ?? false }
  /// What a swipe would uncover can be done without one.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? host.map { $0.swipeAccessibilityActions(of: self) } }
    set { super.accessibilityCustomActions = newValue }
  }

  func applyBackgroundColor(_ color: UIColor?) { super.backgroundColor = color }

  // MARK: Storage

  weak var host: (any CellHost)?
  final var context = CellContext() { didSet { if context != oldValue { contextChanged(oldValue) } } }
  final var state = CellState()
  final var grantedEditingStyle = EditingStyle.none
  final let contentContainer = CellContentView()
  final var titleLabel: UILabel?
  final var detailLabel: UILabel?
  /// How the design wrote the texts last.
  final var titleLook: TextLook?
  final var detailLook: TextLook?
  /// The texts whose background the cell itself cleared for the selection.
  final var clearedTexts: Set<TextRole> = []
  final var pictureView: UIImageView?
  final var ownSeparatorInset: UIEdgeInsets?
  final var ownBackgroundView: UIView?
  final var shownAccessory: UIView?
  final var editControl: CellEditControl?
  final var reorderControl: CellReorderControl?
  final var standardBackground: CellBackgroundView?
  final var standardSelection: CellSelectionView?
  final var shownSelection: UIView?
  final var labelColor: UIColor?
  /// Set while the cell's group is in motion and cuts it.
  final var isCutByGroup = false {
    didSet {
      guard isCutByGroup != oldValue else { return }
      applyCorners()
      layoutGroupBackground()
    }
  }
  final var separatorViews: [SeparatorView] = []
  final var configuration = ConfigurationParts()
  final var configurationHandler: ConfigurationUpdateHandler?
}
