import CoreGraphics

/// A row of a list, or its header or footer: a content configuration between accessories, with separators.
///
/// ```swift
/// let registration = UICollectionView.CellRegistration<UICollectionViewListCell, City> { cell, _, city in
///   var content = cell.defaultContentConfiguration()
///   content.text = city.name
///   cell.contentConfiguration = content
///   cell.accessories = [.disclosureIndicator()]
/// }
/// ```
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareListCell()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareListCell()
  }

  /// Returns the default content configuration of a row, header or footer in the cell's list.
  open func defaultContentConfiguration() -> UIListContentConfiguration { standardContent }
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  /// The number of steps by which the content is indented; a diffable data source sets it to the level of the item in its outline.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { placesChanged() } } }
  /// The width of one step.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { placesChanged() } } }
  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { placesChanged() } } }
  /// The accessories beside the content. Standard accessories have a fixed order.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  /// Aligns with the row's separators: by default from the primary text to the trailing side.
  open var separatorLayoutGuide: UILayoutGuide { shownSeparatorGuide }

  open override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set {
      parts.hasOwnBackground = true
      super.backgroundConfiguration = newValue
    }
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    let old = row.place
    super.apply(layoutAttributes)
    take(layoutAttributes, after: old)
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { listFitting(layoutAttributes) ?? super.preferredLayoutAttributesFitting(layoutAttributes) }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    stateShown(state)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutList()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    accessoriesChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    listTraitsChanged(from: previousTraitCollection)
  }

  final var parts = ListCellParts()
}

@MainActor struct ListCellParts {
  /// Whether the app has set a background, which is then kept.
  var hasOwnBackground = false
  var isExpanded = false
  var shown: [ShownAccessory] = []
  /// The editing state for which the accessories are shown.
  var showsEditing = false
  var box: CellBackgroundView?
}

@MainActor struct ShownAccessory {
  var accessory: UICellAccessory
  var view: UIView
  var isLeading: Bool
}
