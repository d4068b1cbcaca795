import CoreGraphics
import Foundation

/// The view of one item: a content view, with a background behind it and another one while it is highlighted or selected.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }

  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareCell()
    if let coder = coder.interface(for: self, "collectionViewCell") { takeCellAttributes(coder) }
  }

  /// Where the cell's own content belongs.
  open var contentView: UIView { contentContainer }

  /// Behind the content, over all of the cell.
  open var backgroundView: UIView? { didSet { backgroundChanged(from: oldValue) } }
  /// In front of ``backgroundView`` while the cell is highlighted or selected.
  open var selectedBackgroundView: UIView? { didSet { selectedBackgroundChanged(from: oldValue) } }

  open var isSelected = false { didSet { if isSelected != oldValue { selectionStateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { selectionStateChanged() } } }

  open override func prepareForReuse() {
    super.prepareForReuse()
    resetForReuse()
  }

  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  // MARK: Configuration

  open var configurationState: UICellConfigurationState { currentConfigurationState }
  open func setNeedsUpdateConfiguration() { configurationNeedsUpdate() }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationHandler?(self, state)
    showConfigurations(for: state)
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuration.content }
    set { setContentConfiguration(newValue) }
  }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configuration.background }
    set { replaceBackground(by: newValue) }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  /// Called whenever the cell's state has changed, to configure the cell again.
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
    stateChanged()
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionHost?.preferredSizeMayHaveChanged(of: self)
  }

  override var sizingView: UIView { configuration.contentView ?? contentContainer }

  // MARK: Storage

  final let contentContainer = CollectionContentView()
  final var configuration = ConfigurationParts()
  final var configurationHandler: ConfigurationUpdateHandler?
  final var dragState = UICellConfigurationState.DragState.none
  final var isReordering = false
}
