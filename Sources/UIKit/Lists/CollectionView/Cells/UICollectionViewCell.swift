import CoreGraphics

/// The view of one item: a content view, with a background behind it and another one while it is highlighted or selected.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The part of a cell in a drag.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none
    /// The cell is being lifted.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// A closure that configures a cell for its state.
  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCell()
    coder.takeInterface(of: self, as: UICollectionViewCell.self)
  }

  /// The superview of the cell's content.
  open var contentView: UIView { contentContainer }

  /// The view behind the content; it fills the cell.
  open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }
  /// The view in front of ``backgroundView`` while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? { didSet { selectedBackgroundChanged(from: oldValue) } }

  /// Whether the cell looks selected; the collection view sets it.
  open var isSelected = false { didSet { if isSelected != oldValue { selectionStateChanged() } } }
  /// Whether the cell looks pressed; the collection view sets it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionStateChanged() } } }

  open override func prepareForReuse() {
    super.prepareForReuse()
    resetForReuse()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    takePlace(layoutAttributes.list as? ListPlace)
  }

  /// Called when a drag of the item begins, continues or ends; does nothing by default.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  // MARK: Configuration

  /// The state that configurations depend on: selected, highlighted, editing, dragged and others.
  open var configurationState: UICellConfigurationState { currentConfigurationState }
  /// Requests `updateConfiguration(using:)` before the next layout.
  open func setNeedsUpdateConfiguration() { configurationNeedsUpdate() }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationHandler?(self, state)
    showConfigurations(for: state)
  }
  /// Returns the background of a cell in a list, without a content or a state.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  /// The content configuration; setting it replaces the view inside `contentView`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }
  /// Whether the content configuration is updated automatically with the state; `true` by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  /// The background configuration; `nil` uses `backgroundView`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { replaceBackground(by: newValue) }
  }
  /// Whether the background configuration is updated automatically with the state; `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  /// Called after each change of the cell's state, to update the configurations.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configurationHandler }
    set {
      configurationHandler = newValue
      configurationNeedsUpdate()
    }
  }

  // MARK: View

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layoutParts()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyCorners()
    stateChanged()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionHost?.preferredSizeMayHaveChanged(of: self)
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { customActions(besides: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue }
  }

  override var sizingView: UIView { configuration.contentView ?? contentContainer }

  // MARK: Storage

  package final let contentContainer = CollectionContentView()
  package final var configuration = ConfigurationParts()
  final var row = ListRow()
  final var configurationHandler: ConfigurationUpdateHandler?
  final var dragState = UICellConfigurationState.DragState.none
  final var isReordering = false
}
