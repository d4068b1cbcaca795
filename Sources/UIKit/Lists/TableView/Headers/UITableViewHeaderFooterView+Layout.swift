import Foundation

extension UITableViewHeaderFooterView {
  func prepare() {
    addSubview(contentContainer)
    contentContainer.frame = bounds
    contentContainer.preservesSuperviewLayoutMargins = true
    contentContainer.insetsLayoutMarginsFromSafeArea = false
    insetsLayoutMarginsFromSafeArea = false
    applyContentMargins()
    applyLooks()
  }

  var table: UIDesign.Table { traitCollection.design.table }

  func titleLabelMade() -> UILabel? {
    if configuration.content != nil { return nil }
    if let titleLabel { return titleLabel }
    let label = UILabel()
    titleLabel = label
    addSubview(label)
    dressTexts()
    return label
  }

  func detailLabelMade() -> UILabel? {
    if configuration.content != nil || context.surface == .plain { return nil }
    if let detailLabel { return detailLabel }
    let label = UILabel()
    detailLabel = label
    addSubview(label)
    dressTexts()
    return label
  }

  /// Sets the title with the design's look; properties that the app has changed are kept when the design changes.
  func setTitle(_ title: String?) {
    self.title = title
    writeTitle()
  }

  private func writeTitle() {
    let isUppercase = table.groupedHeaderIsUppercase && context.surface != .plain && !context.isFooter
    writtenTitle = isUppercase ? title?.localizedUppercase : title
    textLabel?.text = writtenTitle
  }

  // MARK: Appearance

  func contextChanged(_ old: HeaderContext) {
    if old.isPinned != context.isPinned, configuration.content != nil || configuration.background != nil || configurationHandler != nil {
      configurationNeedsUpdate()
    }
    restyle()
  }

  func restyle() {
    dressTexts()
    if title != nil, titleLabel?.text == writtenTitle { writeTitle() }
    applyContentMargins()
    applyLooks()
    setNeedsLayout()
  }

  /// The leading position of texts in the content view.
  private var textMargin: CGFloat {
    if table.followsLayoutMargins { return context.edges?.margin ?? table.headerTextInset }
    return context.surface == .plain ? table.headerTextInset : table.groupedHeaderTextInset + context.groupMargin
  }

  private func applyContentMargins() {
    let margin = textMargin
    let margins = NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin)
    if contentContainer.directionalLayoutMargins != margins { contentContainer.directionalLayoutMargins = margins }
  }

  /// Applies the design's looks to the texts; properties that the app has set are kept.
  private func dressTexts() {
    let look = textLook
    if let titleLabel {
      look.dress(titleLabel, over: titleLook)
      if !context.isFooter { titleLabel.accessibilityTraits = [.staticText, .header] }
    }
    if let detailLabel { look.dress(detailLabel, over: detailLook) }
    titleLook = titleLabel == nil ? nil : look
    detailLook = detailLabel == nil ? nil : look
  }

  private var textLook: TextLook {
    let table = table
    let isPlain = context.surface == .plain
    let font: UIDesign.Table.Font
    let color: UIColor
    switch (isPlain, context.isFooter) {
    case (true, false): (font, color) = (table.headerFont, table.headerColor)
    case (true, true): (font, color) = (table.plainFooterFont, table.plainFooterColor)
    case (false, false): (font, color) = (table.groupedHeaderFont, table.groupedHeaderColor)
    case (false, true): (font, color) = (table.groupedFooterFont, table.groupedFooterColor)
    }
    let shadow = isPlain ? table.headerShadow : table.groupedHeaderShadow
    return TextLook(
      font: table.scaled(font, for: traitCollection),
      color: color,
      shadowColor: shadow == .clear ? nil : shadow,
      shadowOffset: isPlain ? table.headerShadowOffset : CGSize(width: 0, height: 1),
      alignment: !isPlain && context.isFooter && table.groupedFooterIsCentered ? .center : .natural,
      numberOfLines: isPlain && (!context.isFooter || table.fixesPlainSectionHeights) ? 1 : 0)
  }

  /// Applies the design's background, unless the app has replaced it.
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
    for view in [backgroundView, standardBackground] { view?.frame = bounds }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let content = contentFrame(in: bounds.size)
    contentContainer.frame = isMirrored ? content.mirrored(in: bounds.width) : content
    layoutConfigurations()
    guard let titleLabel else { return }
    let frame = titleFrame(for: titleLabel)
    titleLabel.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    if let detailLabel {
      let below = CGRect(x: frame.minX, y: frame.maxY, width: frame.width, height: max(0, bounds.height - frame.maxY))
      detailLabel.frame = isMirrored ? below.mirrored(in: bounds.width) : below
    }
  }

  /// Returns the area of the content inside the safe area.
  private func contentFrame(in size: CGSize) -> CGRect {
    let (leading, trailing) = (context.edges?.leading ?? 0, context.edges?.trailing ?? 0)
    return CGRect(x: leading, y: 0, width: max(0, size.width - leading - trailing), height: size.height)
  }

  private func titleFrame(for label: UILabel) -> CGRect {
    let table = table
    let isPlain = context.surface == .plain
    let content = contentFrame(in: bounds.size)
    let x = content.minX + textMargin
    let width = max(0, content.width - 2 * textMargin)
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    if isPlain {
      let height = min(size.height, bounds.height)
      let middle = ((bounds.height - height) / 2).rounded(.down)
      let y = context.isFooter ? middle : max(0, min(middle + table.plainTitleShift, bounds.height - height))
      return CGRect(x: x, y: y, width: width, height: height)
    }
    let y = context.isFooter ? table.groupedFooterTitleGap : max(0, bounds.height - table.groupedTitleGap - size.height)
    return CGRect(x: x, y: y, width: width, height: size.height)
  }

  /// Returns the height of the title in the design.
  func fittingSize(for size: CGSize) -> CGSize {
    if let height = contentHeight(forWidth: size.width) { return CGSize(width: size.width, height: height) }
    let table = table
    guard let titleLabel, titleLabel.text?.isEmpty == false else { return CGSize(width: size.width, height: 0) }
    let text = titleLabel.sizeThatFits(
      CGSize(width: max(0, contentFrame(in: size).width - 2 * textMargin), height: .greatestFiniteMagnitude))
    if context.surface == .plain {
      let least = context.isFooter ? table.plainFooterHeight(for: traitCollection) : table.plainHeaderHeight(for: traitCollection)
      let padding = context.isFooter ? table.plainFooterPadding : 0
      return CGSize(width: size.width, height: max(least, text.height + padding))
    }
    // For one line at the standard text size the header has the design's height.
    let line = table.groupedHeaderFont.font.lineHeight.rounded(.up)
    let extra = context.isFooter ? table.groupedFooterPadding : table.groupedTitleHeaderHeight - line
    return CGSize(width: size.width, height: (text.height.rounded(.up) + extra).rounded(.up))
  }

  /// Returns the height that the constraints or the configuration of the content request; nil if they request none.
  func contentHeight(forWidth width: CGFloat) -> CGFloat? {
    let room = contentFrame(in: CGSize(width: width, height: 0)).width
    if let height = contentContainer.constrainedHeight(forWidth: room) { return height }
    return configuration.contentView.map { $0.sizeThatFits(CGSize(width: room, height: 0)).height }
  }
}
