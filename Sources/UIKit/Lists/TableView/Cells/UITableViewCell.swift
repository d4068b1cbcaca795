@_spi(UIKitParts) import UIKitViews
import Foundation

/// A row of a table: a content view with the texts and image of a standard style or with custom views, and beside it the accessory and the
/// editing controls.
///
/// From back to front, the layers are the background color, ``backgroundView``, ``selectedBackgroundView`` and ``contentView``. Each aspect
/// of a cell has its own file: `+Layout`, `+Content`, `+Selection`, `+Accessory`, `+Editing`, `+Background`, `+Configuration`.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  // MARK: Making

  let style: CellStyle
  /// The identifier under which the cell is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  package final var ownReuseIdentifier: String?

  /// Creates a cell. Its style cannot be changed later.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepare()
  }

  public required init?(coder: NSCoder) {
    style = CellStyle(inDocument: coder.interfaceAttributes["style"])
    super.init(coder: coder)
    prepare()
    coder.takeInterface(of: self, as: UITableViewCell.self)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    // A cell without a frame has the standard size, as in UIKit.
    if frame != .zero { self.frame = frame }
  }

  /// Called before the cell is reused for another row. Reset the properties that `cellForRowAt` does not set; call super.
  open func prepareForReuse() { resetForReuse() }

  // MARK: Content

  /// The superview of the cell's content. It is resized for the accessory and the editing controls.
  open var contentView: UIView { contentContainer }
  /// The label of the title, created on first use. Prefer a content configuration.
  open var textLabel: UILabel? { titleLabelMade() }
  /// The label of the detail; `nil` in the style `.default`.
  open var detailTextLabel: UILabel? { detailLabelMade() }
  /// The image before the title, created on first use.
  open var imageView: UIImageView? { imageViewMade() }
  /// The number of steps by which the content is indented; 0 by default.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of one step of indentation in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// The inset of the separator; zero by default, which uses the table's inset.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? context.separatorInset ?? defaultSeparatorInset }
    set { setSeparatorInset(newValue) }
  }

  // MARK: Backgrounds

  /// The view behind the content. In a classic grouped table the default is a view that draws the row's part of the group's box.
  open var backgroundView: UIView? {
    get { ownBackgroundView ?? standardBackground }
    set { setBackgroundView(newValue) }
  }
  /// The view behind the content of a selected cell; `nil` uses the standard one.
  open var selectedBackgroundView: UIView? { didSet { selectionBackgroundChanged(oldValue) } }
  /// The view behind the content of a selected cell when several may be selected.
  open var multipleSelectionBackgroundView: UIView? { didSet { selectionBackgroundChanged(oldValue) } }

  // MARK: Selection

  /// Whether a selected cell has a background; `.default` by default.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell looks selected; the table sets it. Setting it does not change the table's selection.
  open var isSelected: Bool {
    get { state.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the cell looks pressed; the table sets it.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Sets the selected state; an override calls `super`.
  open func setSelected(_ selected: Bool, animated: Bool) { changeSelected(selected, animated: animated) }
  /// Sets the highlighted state; an override calls `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeHighlighted(highlighted, animated: animated) }
  /// The focus style of the cell; with `.custom` it draws the focus itself.
  open var focusStyle = FocusStyle.default

  // MARK: Accessories

  /// The standard accessory; `.none` by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesChanged() } } }
  /// A view instead of the standard accessory; its tap is not reported to the delegate.
  open var accessoryView: UIView? { didSet { accessoryViewChanged(oldValue) } }
  /// The standard accessory while editing; `.none` by default.
  open var editingAccessoryType = AccessoryType.none { didSet { if editingAccessoryType != oldValue { accessoriesChanged() } } }
  /// A view instead of the standard accessory while editing.
  open var editingAccessoryView: UIView? { didSet { accessoryViewChanged(oldValue) } }

  // MARK: Editing

  /// The editing control that the delegate granted.
  open var editingStyle: EditingStyle { grantedEditingStyle }
  /// Whether a handle for moving the row is shown while editing; set by the table if the data source allows it.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { editingChanged() } } }
  /// Whether the content is indented while editing; `true` by default.
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } } }
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { state.mask.contains(.showingDeleteConfirmation) }
  /// Whether the cell shows its editing controls; the table sets it.
  open var isEditing: Bool {
    get { state.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the editing controls; an override calls `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
  /// Called before the controls named in `state` appear or disappear.
  open func willTransition(to state: UITableViewCell.StateMask) {}
  /// Called after editing controls appeared or disappeared; does nothing by default.
  open func didTransition(to state: UITableViewCell.StateMask) {}
  /// Whether the cell takes touches while a copy of it is dragged; `true` by default.
  open var userInteractionEnabledWhileDragging = true
  /// Called when a drag of the row begins, continues or ends; does nothing by default.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  // MARK: Configuration

  /// The state that configurations depend on: selected, highlighted, editing, dragged and others.
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurationNeedsUpdate() }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationHandler?(self, state)
    showConfigurations(for: state)
  }
  /// Returns the content configuration of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration }
  /// Returns the background configuration of the table's style.
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
    // A hit on the content view counts as a hit on the row.
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

  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { readsAsOne }
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
  /// Offers the row's swipe actions to assistive technologies.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? host.map { $0.swipeAccessibilityActions(of: self) } }
    set { super.accessibilityCustomActions = newValue }
  }

  @_spi(UIKitParts) open override func traits(over inherited: UITraitCollection) -> UITraitCollection {
    host?.rowTraits(over: inherited) ?? inherited
  }

  func applyBackgroundColor(_ color: UIColor?) { super.backgroundColor = color }

  // MARK: Storage

  weak var host: (any CellHost)?
  final var context = CellContext() { didSet { if context != oldValue { contextChanged(oldValue) } } }
  final var state = CellState()
  final var grantedEditingStyle = EditingStyle.none
  package final let contentContainer = CellContentView()
  final var titleLabel: UILabel?
  final var detailLabel: UILabel?
  /// The look that the design applied last.
  final var titleLook: TextLook?
  final var detailLook: TextLook?
  /// The texts whose backgrounds the cell cleared for the selection.
  final var clearedTexts: Set<TextRole> = []
  final var pictureView: UIImageView?
  final var ownSeparatorInset: UIEdgeInsets?
  final var ownBackgroundView: UIView?
  package final var shownAccessory: UIView?
  final var editControl: CellEditControl?
  final var reorderControl: CellReorderControl?
  final var standardBackground: CellBackgroundView?
  final var standardSelection: CellSelectionView?
  final var shownSelection: UIView?
  final var labelColor: UIColor?
  /// Set during an update in which the cell's group clips it.
  final var isCutByGroup = false {
    didSet {
      guard isCutByGroup != oldValue else { return }
      applyCorners()
      layoutGroupBackground()
    }
  }
  final var separatorViews: [SeparatorView] = []
  package final var configuration = ConfigurationParts()
  final var configurationHandler: ConfigurationUpdateHandler?

  // MARK: Configuration

  /// The content configuration, which replaces the standard labels and image.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }
  /// Whether the content configuration is updated automatically when the cell's state changes.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  /// The background configuration; `nil` uses `backgroundView` and `backgroundColor`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { setBackgroundConfiguration(newValue) }
  }
  /// Whether the background configuration is updated automatically when the cell's state changes; `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  /// Called after each change of state, to update the configurations.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationHandler }
    set {
      configurationHandler = newValue
      configurationNeedsUpdate()
    }
  }
}
