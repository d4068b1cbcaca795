import Foundation

extension UITableViewCell {
  /// The height of the separator, which the content does not cover.
  var separatorThickness: CGFloat {
    guard context.separatorStyle != .none else { return 0 }
    let thickness = figures.table.separatorThickness
    return thickness > 0 ? thickness : 1 / max(1, host?.cellScale ?? traitCollection.displayScale)
  }

  /// The separator inset when neither cell nor table sets one: aligned with the text in the modern design, full width in the classic one.
  var defaultSeparatorInset: UIEdgeInsets {
    guard figures.table.separatorsAreInset else { return .zero }
    var left = leadingContentInset
    if configuration.content == nil { left += CGFloat(indentationLevel) * indentationWidth }
    if let content = configuration.contentView as? UIListContentView { left += content.imageReach }
    if let image = pictureView?.image, configuration.content == nil { left += image.size.width + figures.table.imageGap }
    return UIEdgeInsets(top: 0, left: left + (context.edges?.leading ?? 0), bottom: 0, right: 0)
  }

  private var lineInset: UIEdgeInsets {
    let given = ownSeparatorInset ?? context.separatorInset
    guard let given, context.addsStandardSeparatorInset else { return given ?? defaultSeparatorInset }
    return given + defaultSeparatorInset
  }

  func setSeparatorInset(_ inset: UIEdgeInsets) {
    guard inset != ownSeparatorInset else { return }
    ownSeparatorInset = inset
    setNeedsLayout()
  }

  /// Lays out the separator. It is an item of the cell's layer, without view or bitmap, unless it has an effect or another view is in front
  /// of the layer.
  func layoutSeparator(isMirrored: Bool) {
    var lines: [CGRect] = []
    if context.separatorStyle != .none, !figures.table.drawsBox(on: context.surface) {
      // A lifted row has no separator in the classic design.
      if context.showsSeparator, !state.isReordering || figures.table.liftedRowsKeepLines {
        lines.append(separatorFrame(isMirrored: isMirrored))
      }
      if context.surface == .grouped { lines += groupLines }
    }
    let needsViews = ownBackgroundView != nil || configuration.backgroundView != nil || context.separatorEffect != nil
    if needsViews || !separatorViews.isEmpty { layoutSeparatorViews(needsViews ? lines : []) }
    if needsViews || lines.isEmpty {
      if !layer.items.isEmpty { layer.items = [] }
    } else {
      let color = lineColor.resolvedColor(with: traitCollection).cgColor
      layer.items = lines.map { .fill($0, color, cornerRadius: 0) }
    }
  }

  private func layoutSeparatorViews(_ lines: [CGRect]) {
    while separatorViews.count > lines.count { separatorViews.removeLast().removeFromSuperview() }
    while separatorViews.count < lines.count { separatorViews.append(SeparatorView()) }
    for (view, line) in zip(separatorViews, lines) {
      view.show(line, color: lineColor, effect: context.separatorEffect)
      // In front of the backgrounds, behind the selection background.
      insertSubview(view, belowSubview: shownSelection.flatMap { $0.superview === self ? $0 : nil } ?? contentContainer)
    }
  }

  private var lineColor: UIColor { context.separatorColor ?? figures.table.separator }

  /// The full-width separators above the first row of a group and below its last row.
  private var groupLines: [CGRect] {
    let thickness = separatorThickness
    var lines: [CGRect] = []
    if context.position.isFirst { lines.append(CGRect(x: 0, y: 0, width: bounds.width, height: thickness)) }
    if context.position.isLast { lines.append(CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)) }
    return lines
  }

  private func separatorFrame(isMirrored: Bool) -> CGRect {
    let thickness = separatorThickness
    let inset = lineInset
    let indent = showsEditControl && indentsForEditing && figures.table.separatorsAreInset ? figures.table.editingIndent : 0
    let line = CGRect(
      x: inset.left + indent, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right - indent),
      height: thickness)
    return isMirrored ? line.mirrored(in: bounds.width) : line
  }
}
