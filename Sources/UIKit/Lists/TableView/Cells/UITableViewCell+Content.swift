import Foundation

extension UITableViewCell {
  func prepare() {
    markAsListItem()
    contentContainer.frame = bounds
    contentContainer.preservesSuperviewLayoutMargins = true
    contentContainer.insetsLayoutMarginsFromSafeArea = false
    insetsLayoutMarginsFromSafeArea = false
    applyContentMargins()
    addSubview(contentContainer)
    layer.flattens = true
    applyColors()
  }

  var table: UIDesign.Table { figures.table }

  /// The parts of the design, to read single metrics: a copy of all of a table's metrics takes as long as the layout that needs a few of them.
  var figures: UIDesign.Storage {
    if superview == nil, let host { return host.cellDesign.storage }
    return traitCollection.design.storage
  }

  func resetForReuse() {
    let isMarked = state.looksSelected || state.isEditing || shownSelection != nil
    state.isHighlighted = false
    state.isSelected = false
    if isMarked { showSelection(false, animated: false) }
    if state.isEditing || !state.mask.isEmpty { endEditingQuietly() }
  }

  func titleLabelMade() -> UILabel? {
    if configuration.content != nil { return nil }
    if let titleLabel { return titleLabel }
    let label = CellLabel()
    titleLabel = label
    dressTexts()
    contentContainer.addSubview(label)
    return label
  }

  func detailLabelMade() -> UILabel? {
    if style == .default || configuration.content != nil { return nil }
    if let detailLabel { return detailLabel }
    let label = CellLabel()
    detailLabel = label
    dressTexts()
    contentContainer.addSubview(label)
    return label
  }

  func imageViewMade() -> UIImageView? {
    if style == .value2 || configuration.content != nil { return nil }
    if let pictureView { return pictureView }
    let view = CellImageView()
    view.contentMode = .scaleAspectFit
    pictureView = view
    contentContainer.addSubview(view)
    return view
  }

  /// Applies the cell's colors and highlight to a view that the app added to the content.
  func contentWasAdded(_ view: UIView) {
    if state.looksSelected { setHighlight(true, of: view) }
    setNeedsLayout()
  }

  // MARK: Appearance of the texts

  enum TextRole { case title, detail }

  /// Applies the design's fonts and colors for the current table style, text size and tint; properties that the app has set are kept.
  func dressTexts() {
    if let titleLabel {
      let look = look(of: .title)
      look.dress(titleLabel, over: titleLook)
      titleLook = look
    }
    if let detailLabel {
      let look = look(of: .detail)
      look.dress(detailLabel, over: detailLook)
      detailLook = look
    }
    applyTextBackgrounds()
  }

  private func look(of role: TextRole) -> TextLook {
    let table = table
    var look = TextLook(font: font(of: role, table), color: color(of: role, table), highlightedColor: table.selectedTextColor)
    if table.stacksTexts(for: traitCollection) {
      look.wrapsSingleLine = true
    } else if style == .value2 && role == .title || style == .value1 && role == .detail {
      look.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
    return look
  }

  private func font(of role: TextRole, _ table: UIDesign.Table) -> UIFont {
    let isTitle = role == .title
    let font: UIDesign.Table.Font =
      switch style {
      case .default: context.surface == .plain ? table.titleFont : table.groupedTitleFont
      case .subtitle: isTitle ? (context.surface == .plain ? table.subtitleTitleFont : table.groupedTitleFont) : table.subtitleFont
      case .value1: isTitle ? table.valueTitleFont : table.valueFont
      case .value2: isTitle ? table.labelFont : table.labelValueFont
      }
    return table.scaled(font, for: traitCollection)
  }

  private func color(of role: TextRole, _ table: UIDesign.Table) -> UIColor {
    switch (style, role) {
    case (.value2, .title): table.labelColor ?? tintColor
    case (.value1, .detail): table.valueColor
    case (.subtitle, .detail): table.subtitleColor
    default: table.titleColor
    }
  }
}
