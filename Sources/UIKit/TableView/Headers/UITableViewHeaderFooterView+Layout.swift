import Foundation

extension UITableViewHeaderFooterView {
  func prepare() {
    addSubview(contentContainer)
    contentContainer.frame = bounds
    preservesSuperviewLayoutMargins = true
    contentContainer.preservesSuperviewLayoutMargins = true
    applyLooks()
  }

  var table: UIDesign.Table { traitCollection.design.table }

  func titleLabelMade() -> UILabel? {
    if configuration.content != nil { return nil }
    if let titleLabel { return titleLabel }
    let label = UILabel()
    titleLabel = label
    addSubview(label)
    style(label)
    return label
  }

  func detailLabelMade() -> UILabel? {
    if configuration.content != nil || context.surface == .plain { return nil }
    if let detailLabel { return detailLabel }
    let label = UILabel()
    detailLabel = label
    addSubview(label)
    style(label)
    return label
  }

  /// The title as the design writes it; what the app wrote over it stays when the design changes.
  func setTitle(_ title: String?) {
    self.title = title
    writeTitle()
  }

  private func writeTitle() {
    let isUppercase = table.groupedHeaderIsUppercase && context.surface != .plain && !context.isFooter
    writtenTitle = isUppercase ? title?.localizedUppercase : title
    textLabel?.text = writtenTitle
  }

  // MARK: Looks

  func restyle() {
    if let titleLabel { style(titleLabel) }
    if let detailLabel { style(detailLabel) }
    if title != nil, titleLabel?.text == writtenTitle { writeTitle() }
    applyLooks()
    setNeedsLayout()
  }

  private func style(_ label: UILabel) {
    let table = table
    let isPlain = context.surface == .plain
    let font = isPlain ? table.headerFont : context.isFooter ? table.groupedFooterFont : table.groupedHeaderFont
    label.font = table.scaled(font, for: traitCollection)
    label.textColor = isPlain ? table.headerColor : context.isFooter ? table.groupedFooterColor : table.groupedHeaderColor
    let shadow = isPlain ? table.headerShadow : table.groupedHeaderShadow
    label.shadowColor = shadow == .clear ? nil : shadow
    label.shadowOffset = isPlain ? table.headerShadowOffset : CGSize(width: 0, height: 1)
    label.textAlignment = !isPlain && context.isFooter && table.groupedFooterIsCentered ? .center : .natural
    label.numberOfLines = isPlain ? 1 : 0
  }

  /// The design's background, unless the app put something in its place.
  func applyLooks() {
    let wants =
      context.surface == .plain && backgroundView == nil && configuration.background == nil && contentContainer.backgroundColor == nil
    guard wants else {
      standardBackground?.removeFromSuperview()
      standardBackground = nil
      return
    }
    let view = standardBackground ?? HeaderBackgroundView()
    if standardBackground == nil {
      standardBackground = view
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    view.show(table: table, tint: hasOwnTint ? tintColor : nil, context: context, traits: traitCollection)
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    old?.removeFromSuperview()
    if let backgroundView {
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
    applyLooks()
  }

  // MARK: Layout

  func layoutParts() {
    for view in [backgroundView, standardBackground, configuration.backgroundView] { view?.frame = bounds }
    contentContainer.frame = bounds
    configuration.contentView?.frame = contentContainer.bounds
    guard let titleLabel else { return }
    let frame = titleFrame(for: titleLabel)
    titleLabel.frame = effectiveUserInterfaceLayoutDirection == .rightToLeft ? frame.mirrored(in: bounds.width) : frame
    if let detailLabel {
      detailLabel.frame = CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: max(0, bounds.height - frame.maxY))
    }
  }

  private func titleFrame(for label: UILabel) -> CGRect {
    let table = table
    let isPlain = context.surface == .plain
    let inset = isPlain ? table.headerTextInset : table.drawsGroupBoxes ? 10 + context.groupMargin : table.textInset
    let x = inset + (isPlain ? 0 : table.drawsGroupBoxes ? 0 : context.groupMargin)
    let width = max(0, bounds.width - 2 * x)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if isPlain {
      let height = min(size.height, bounds.height)
      return CGRect(x: x, y: ((bounds.height - height) / 2).rounded(.down), width: width, height: height)
    }
    let gap: CGFloat = table.drawsGroupBoxes ? 8 : 7
    let y = context.isFooter ? gap : max(0, bounds.height - gap - size.height)
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  /// As high as the title needs in the design.
  func fittingSize(for size: CGSize) -> CGSize {
    if let height = contentView.constrainedHeight(forWidth: size.width) { return CGSize(width: size.width, height: height) }
    if let view = configuration.contentView {
      return CGSize(width: size.width, height: view.sizeThatFits(CGSize(width: size.width, height: 0)).height)
    }
    let table = table
    guard let titleLabel, titleLabel.text?.isEmpty == false else { return CGSize(width: size.width, height: 0) }
    let text = titleLabel.sizeThatFits(CGSize(width: max(0, size.width - 2 * table.headerTextInset), height: .greatestFiniteMagnitude))
    if context.surface == .plain { return CGSize(width: size.width, height: max(table.plainHeaderHeight, text.height)) }
    let extra = (context.isFooter ? table.groupedFooterHeight : table.groupedTitleHeaderHeight - table.groupedHeaderFont.size * 1.2)
    return CGSize(width: size.width, height: (text.height + extra).rounded(.up))
  }
}
