import Foundation

extension UITableViewCell {
  /// Lays out the cell's own views: backgrounds, controls, accessory, content view and the standard texts.
  func layoutParts() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = partFrames
    func directed(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: bounds.width) : frame }
    for background in [ownBackgroundView, standardBackground] {
      if let background { background.frame = bounds }
    }
    standardBackground?.indent = boxIndent
    standardSelection?.indent = boxIndent
    shownSelection?.frame = selectionFrame
    editControl?.frame = directed(frames.editControl)
    reorderControl?.frame = directed(frames.reorderControl)
    shownAccessory?.frame = directed(frames.accessory)
    contentContainer.frame = directed(frames.content)
    applyContentMargins()
    layoutConfigurations()
    layoutTexts(isMirrored: isMirrored)
    layoutSeparator(isMirrored: isMirrored)
  }

  /// Frames of the parts, from left to right.
  struct PartFrames {
    var editControl = CGRect.zero
    var reorderControl = CGRect.zero
    var accessory = CGRect.zero
    var content = CGRect.zero
  }

  var partFrames: PartFrames {
    let figures = figures
    let box = logicalBox
    let (top, height) = contentBand
    var frames = PartFrames()
    let edges = context.edges ?? ContentEdges(margin: figures.table.textInset)
    var left = max(box.minX, edges.leading) + state.leadingReserve
    var right = min(box.maxX, bounds.maxX - edges.trailing) - context.indexWidth - state.trailingReserve
    let width = figures.table.editingIndent
    if boxIndent > 0 {
      // The control is outside of the box, which has moved inward.
      let x = ((context.groupMargin + boxIndent) / 2 - (figures.table.editControlCenter ?? figures.table.editingIndent / 2)).rounded()
      frames.editControl = CGRect(x: showsEditControl ? x : -width, y: top, width: width, height: height)
    } else {
      frames.editControl = CGRect(x: showsEditControl ? left : box.minX - width, y: top, width: width, height: height)
      if indentsForEditing { left += width }
    }
    let showsReorder = showsReorder && !(showingDeleteConfirmation && figures.table.deleteReplacesGrabber)
    if showsReorder { right -= figures.table.reorderControlWidth }
    frames.reorderControl = CGRect(
      x: showsReorder ? right : box.maxX, y: top, width: figures.table.reorderControlWidth, height: height)
    if let accessory = shownAccessory {
      let size = accessory.bounds.size
      let inset = showsReorder || state.trailingReserve > 0 ? 0 : accessoryInset(of: accessory)
      frames.accessory = CGRect(
        x: right - inset - size.width, y: accessoryTop(size.height, top: top, height: height), width: size.width, height: size.height)
      right = frames.accessory.minX - accessoryGap(of: accessory)
    }
    frames.content = CGRect(x: left, y: top, width: max(0, right - left), height: height)
    return frames
  }

  /// Returns the position that centers an accessory in the row, with or without its separator.
  private func accessoryTop(_ size: CGFloat, top: CGFloat, height: CGFloat) -> CGFloat {
    if !figures.table.accessoriesCountLine { return top + ((height - size) / 2).rounded(.down) }
    let scale = max(1, traitCollection.displayScale)
    return ((bounds.height - size) / 2 * scale).rounded(.down) / scale
  }

  /// The vertical range of the content: below the upper border of a classic group, and above the separator and the lower border.
  var contentBand: (top: CGFloat, height: CGFloat) {
    let borders = figures.table.groupBorders(on: context.surface)
    let top = context.position.isFirst ? borders?.above ?? 0 : 0
    let bottom = context.position.isLast ? borders?.below ?? 0 : 0
    return (top, max(0, bounds.height - top - bottom - separatorThickness))
  }

  /// The part of the cell inside the border of its group's box: the bounds, except in classic grouped tables.
  var boxBounds: CGRect {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? logicalBox.mirrored(in: bounds.width) : logicalBox
  }

  /// The box bounds for left-to-right layout.
  private var logicalBox: CGRect {
    guard figures.table.drawsBox(on: context.surface) else { return bounds }
    var box = bounds.insetBy(dx: context.groupMargin + figures.table.groupBorderWidth, dy: 0)
    (box.origin.y, box.size.height) = contentBand
    box.origin.x += boxIndent
    box.size.width = max(0, box.width - boxIndent)
    return box
  }

  /// The distance by which the box of a classic group moves inward for the editing control, which is outside of it.
  private var boxIndent: CGFloat { indentsForEditing ? figures.table.boxEditingIndent(on: context.surface) : 0 }

  private func accessoryInset(of accessory: UIView) -> CGFloat {
    guard figures.table.followsLayoutMargins else {
      guard accessory is CellAccessory else { return figures.table.accessoryInset }
      return context.surface == .plain ? figures.table.plainMarkInset : figures.table.groupedMarkInset
    }
    let insets = accessory.alignmentRectInsets
    let shift = effectiveUserInterfaceLayoutDirection == .rightToLeft ? insets.left : insets.right
    let inset = (context.edges?.margin ?? figures.table.accessoryInset) - shift
    switch (accessory as? CellAccessory)?.type {
    case .checkmark: return inset + figures.table.checkmarkInset
    case .disclosureIndicator, .detailDisclosureButton:
      return (context.edges?.margin ?? 0) >= figures.table.wideTextInset ? inset + figures.table.wideChevronInset : inset
    default: return inset
    }
  }

  private func accessoryGap(of accessory: UIView) -> CGFloat {
    // A standard mark includes padding: the content of a cell with a chevron is 20 points narrower than the cell in the classic design,
    // 26.5 points in the modern one.
    guard let standard = accessory as? CellAccessory else { return figures.table.accessoryGap }
    return standard.type == .disclosureIndicator ? figures.table.chevronGap : figures.table.standardAccessoryGap
  }

  private func layoutTexts(isMirrored: Bool) {
    guard configuration.content == nil, titleLabel != nil || detailLabel != nil || pictureView != nil else { return }
    let size = contentContainer.bounds.size
    let limit = CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)
    let picture = pictureView?.image?.size
    let isMultiline = titleLabel?.style.maximumLines != 1 || (isStacked && detailLabel?.style.maximumLines != 1)
    let indentation = CGFloat(indentationLevel) * indentationWidth
    var parts = CellLayout.Parts(style: layoutStyle, imageSize: picture, title: .zero, indentation: indentation)
    parts.trailingInset = trailingTextInset
    if indentsForEditing, boxIndent == 0 { parts.imageShift = figures.table.editingImageShift }
    let textLimit = isMultiline ? CGSize(width: textRoom(for: size.width, imageSize: picture), height: .greatestFiniteMagnitude) : limit
    parts.title = titleLabel?.sizeThatFits(textLimit) ?? .zero
    parts.detail = detailLabel.map { ($0.text?.isEmpty ?? true) ? .zero : $0.sizeThatFits(textLimit) }
    var layout = CellLayout(size: size, parts: parts, table: insetTable)
    if isMirrored { layout = layout.mirrored(in: size.width) }
    if let image = layout.image { pictureView?.frame = image }
    titleLabel?.frame = pixelAligned(layout.title)
    detailLabel?.isHidden = layout.detail == nil
    if let detail = layout.detail { detailLabel?.frame = pixelAligned(detail) }
  }

  /// Whether the detail is below the title: in subtitle style, and at accessibility sizes.
  var isStacked: Bool { layoutStyle == .subtitle }

  /// The style used for the layout of texts.
  private var layoutStyle: CellStyle {
    switch style {
    case .default, .subtitle: style
    case .value1, .value2: figures.table.stacksTexts(for: traitCollection) ? .subtitle : style
    }
  }

  /// The design's metrics with the leading inset taken from the layout margins, if the design uses them.
  private var insetTable: UIDesign.Table {
    var table = table
    if table.followsLayoutMargins {
      let margin = leadingContentInset
      table.textInset = margin
      table.imageInset = margin
    }
    return table
  }

  /// The leading position of texts in the content view: its margin, which the table sets and the app may enlarge.
  var leadingContentInset: CGFloat {
    let margins = contentContainer.layoutMargins
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? margins.right : margins.left
  }

  func applyContentMargins() {
    let margin = context.edges?.margin ?? figures.table.textInset
    // Beside an accessory or a control the content has the standard spacing between views.
    let isCut = shownAccessory != nil || showsReorder || state.trailingReserve > 0
    let margins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: isCut ? 8 : margin)
    if contentContainer.directionalLayoutMargins != margins { contentContainer.directionalLayoutMargins = margins }
  }

  /// Beside an accessory, which includes padding, texts are closer to the end of the content.
  private var trailingTextInset: CGFloat {
    guard figures.table.followsLayoutMargins else { return figures.table.textInsetBesideAccessory }
    let isAlone = shownAccessory == nil && !showsReorder && state.trailingReserve == 0
    return isAlone ? context.edges?.margin ?? figures.table.textInset : figures.table.textInsetBesideAccessory
  }

  private func textRoom(for width: CGFloat, imageSize: CGSize?) -> CGFloat {
    let table = insetTable
    let left = imageSize.map { table.imageInset + $0.width + table.imageGap } ?? table.textInset
    return max(0, width - left - CGFloat(indentationLevel) * indentationWidth - trailingTextInset)
  }

  private func pixelAligned(_ frame: CGRect) -> CGRect {
    let scale = max(1, traitCollection.displayScale)
    let x = (frame.minX * scale).rounded(.down) / scale
    let y = (frame.minY * scale).rounded(.down) / scale
    return CGRect(
      x: x, y: y, width: (frame.width * scale).rounded(.up) / scale, height: (frame.height * scale).rounded(.up) / scale)
  }

  // MARK: Size

  /// Returns the height that the content requests, but at least the design's row height.
  func fittingSize(for size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    let accessories = width - partFrames(forWidth: width).content.width
    let room = width - accessories
    let minimum = figures.table.rowHeight
    if let height = constrainedHeight(forCellWidth: width) { return CGSize(width: width, height: height) }
    if let view = configuration.contentView {
      let wanted = view.sizeThatFits(CGSize(width: room, height: 0)).height
      return CGSize(width: width, height: max(minimum, wanted + separatorThickness))
    }
    let text = textRoom(for: room, imageSize: pictureView?.image?.size)
    let limit = CGSize(width: text, height: .greatestFiniteMagnitude)
    var height = titleLabel?.sizeThatFits(limit).height ?? 0
    var padding = figures.table.textPadding
    if let detailLabel, !(detailLabel.text?.isEmpty ?? true) {
      let detail = detailLabel.sizeThatFits(limit).height
      if isStacked {
        height += detail
        padding = figures.table.subtitlePadding
      } else {
        height = max(height, detail)
      }
    }
    height = max(height + padding, pictureView?.image.map { $0.size.height } ?? 0)
    let scale = max(1, traitCollection.displayScale)
    return CGSize(width: width, height: max(minimum, ((height + separatorThickness) * scale).rounded(.up) / scale))
  }

  func partFrames(forWidth width: CGFloat) -> PartFrames {
    guard width != bounds.width else { return partFrames }
    var frames = partFrames
    frames.content.size.width = max(0, frames.content.width + width - bounds.width)
    return frames
  }
}

extension CGRect {
  func mirrored(in width: CGFloat) -> CGRect { CGRect(x: width - maxX, y: minY, width: self.width, height: height) }
}
