import Foundation

extension UITableViewCell {
  /// The height of the line below the cell, which its content leaves free.
  var separatorThickness: CGFloat {
    guard context.separatorStyle != .none else { return 0 }
    let thickness = table.separatorThickness
    return thickness > 0 ? thickness : 1 / max(1, traitCollection.displayScale)
  }

  /// Where lines begin when neither cell nor table says so: at the text in the modern design, at the side in the classic one.
  var defaultSeparatorInset: UIEdgeInsets {
    guard table.separatorsAreInset else { return .zero }
    var left = leadingContentInset
    if let image = pictureView?.image, configuration.content == nil { left += image.size.width + table.imageGap }
    return UIEdgeInsets(top: 0, left: left + (context.edges?.leading ?? 0), bottom: 0, right: 0)
  }

  /// The inset the line is drawn with.
  private var lineInset: UIEdgeInsets {
    let given = ownSeparatorInset ?? context.separatorInset
    guard let given, context.separatorInsetReference == .fromAutomaticInsets else { return given ?? defaultSeparatorInset }
    return given + defaultSeparatorInset
  }

  func setSeparatorInset(_ inset: UIEdgeInsets) {
    guard inset != ownSeparatorInset else { return }
    ownSeparatorInset = inset
    setNeedsLayout()
  }

  /// The line is an item of the cell's own layer: no view, no bitmap.
  func layoutSeparator(isMirrored: Bool) {
    guard context.separatorStyle != .none, standardBackground == nil else {
      if !layer.items.isEmpty { layer.items = [] }
      return
    }
    var items: [LayerItem] = []
    if context.showsSeparator { items.append(separatorItem(isMirrored: isMirrored)) }
    if context.surface == .grouped { items += groupLines }
    if !items.isEmpty || !layer.items.isEmpty { layer.items = items }
  }

  private var lineColor: CGColor { (context.separatorColor ?? table.separator).resolvedColor(with: traitCollection).cgColor }

  /// The lines from side to side above the first row of a group and below its last.
  private var groupLines: [LayerItem] {
    let thickness = separatorThickness
    var lines: [LayerItem] = []
    if context.position.isFirst {
      lines.append(.fill(CGRect(x: 0, y: 0, width: bounds.width, height: thickness), lineColor, cornerRadius: 0))
    }
    if context.position.isLast {
      let line = CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness)
      lines.append(.fill(line, lineColor, cornerRadius: 0))
    }
    return lines
  }

  private func separatorItem(isMirrored: Bool) -> LayerItem {
    let thickness = separatorThickness
    let inset = lineInset
    let indent = showsEditControl && indentsForEditing && table.separatorsAreInset ? table.editingIndent : 0
    var line = CGRect(
      x: inset.left + indent, y: bounds.height - thickness, width: max(0, bounds.width - inset.left - inset.right - indent),
      height: thickness)
    if isMirrored { line = line.mirrored(in: bounds.width) }
    return .fill(line, lineColor, cornerRadius: 0)
  }
}
