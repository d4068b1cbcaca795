import CoreGraphics

extension UICollectionViewListCell {
  final func prepareListCell() {
    contentContainer.autoresizingMask = []
  }

  /// The width of the index of a plain list.
  private var indexRoom: CGFloat {
    guard let appearance = row.place?.appearance, appearance == .plain || appearance == .sidebarPlain else { return 0 }
    return collectionHost?.indexWidth ?? 0
  }

  private var scale: CGFloat {
    max(1, (superview == nil ? collectionHost?.traitCollection : nil)?.displayScale ?? traitCollection.displayScale)
  }

  final func placesChanged() {
    setNeedsLayout()
    collectionHost?.preferredSizeMayHaveChanged(of: self)
  }

  // MARK: Frames

  /// Frames from the leading side, for a width.
  struct Frames {
    var content = CGRect.zero
    var margins = NSDirectionalEdgeInsets.zero
    /// In the order of the shown accessories.
    var accessories: [CGRect] = []
  }

  final func frames(for size: CGSize) -> Frames {
    var frames = Frames()
    let margin = sideMargin
    let indentation = CGFloat(indentationLevel) * indentationWidth
    var left = margin + (indentsAccessories ? indentation : 0)
    let index = indexRoom
    var right = size.width - margin - index
    frames.accessories = Array(repeating: .zero, count: parts.shown.count)
    var hasLeading = false
    for (index, shown) in parts.shown.enumerated() where shown.isLeading {
      if hasLeading { left += table.accessoryGap }
      let (room, own) = widths(of: shown)
      frames.accessories[index] = place(shown.view, own, x: left + (room - own.width) / 2, height: size.height)
      left += room
      hasLeading = true
    }
    var hasTrailing = false
    for (index, shown) in parts.shown.enumerated().reversed() where !shown.isLeading {
      if hasTrailing { right -= table.accessoryGap }
      let (room, own) = widths(of: shown)
      frames.accessories[index] = place(shown.view, own, x: right - room + (room - own.width) / 2, height: size.height)
      right -= room
      hasTrailing = true
    }
    // A leading accessory is centered between the side and the text.
    let start = hasLeading ? left + (indentsAccessories ? 0 : indentation) : indentation
    let end = hasTrailing ? right - table.accessoryGap : size.width - index
    frames.content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
    frames.margins = NSDirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: hasTrailing ? 8 : margin)
    return frames
  }

  /// Returns the reserved width of an accessory, and the size of the accessory itself.
  private func widths(of shown: ShownAccessory) -> (room: CGFloat, own: CGSize) {
    let own = AccessoryFactory.size(of: shown, in: table)
    switch shown.accessory.reservedLayoutWidth ?? .actual {
    case .actual: return (own.width, own)
    case .standard: return (max(Self.standardWidth, own.width), own)
    case .custom(let width): return (width, own)
    }
  }

  /// The width at which standard accessories are aligned (estimated).
  private static var standardWidth: CGFloat { 28 }

  private func place(_ view: UIView, _ own: CGSize, x: CGFloat, height: CGFloat) -> CGRect {
    if let control = view as? CellEditControl {
      // The control is larger than its disc.
      let inset = control.discInset(table)
      return CGRect(x: x - inset, y: 0, width: table.editingIndent, height: height)
    }
    if view is CellReorderControl {
      let width = table.reorderControlWidth
      return CGRect(x: x - (width - own.width) / 2, y: 0, width: width, height: height)
    }
    let y = ((height - own.height) / 2 * scale).rounded() / scale
    return CGRect(x: (x * scale).rounded() / scale, y: y, width: own.width, height: own.height)
  }

  // MARK: Laying out

  final func layoutList() {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frames = frames(for: bounds.size)
    func directed(_ frame: CGRect) -> CGRect { isMirrored ? frame.mirrored(in: bounds.width) : frame }
    for (shown, frame) in zip(parts.shown, frames.accessories) where shown.view.frame != directed(frame) {
      shown.view.frame = directed(frame)
    }
    set(frames, directed(frames.content))
    layoutConfigurations()
    if let box = parts.box { place(box) }
    layoutSeparators(isMirrored: isMirrored)
  }

  private func set(_ frames: Frames, _ content: CGRect) {
    if contentContainer.directionalLayoutMargins != frames.margins { contentContainer.directionalLayoutMargins = frames.margins }
    if contentContainer.frame != content { contentContainer.frame = content }
  }

  // MARK: Sizing

  /// Returns the attributes with the width of the single-line content and the accessories, limited to the list's width.
  private func hugging(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let room = row.place?.section.width ?? attributes.size.width
    let frames = frames(for: CGSize(width: room, height: attributes.size.height))
    set(frames, CGRect(origin: .zero, size: CGSize(width: frames.content.width, height: attributes.size.height)))
    layoutConfigurations()
    let content = sizingView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
    let width = min(room, content + room - frames.content.width)
    let copy = attributes.duplicate
    copy.size.width = (width * scale).rounded(.up) / scale
    copy.center.x = attributes.frame.minX + copy.size.width / 2
    return copy
  }

  /// Returns the attributes with the height that the content needs between the accessories.
  final func listFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    guard attributes.list != nil, let axes = attributes.measuredAxes, axes.height else { return nil }
    let attributes = axes.width ? hugging(attributes) : attributes
    updateConfigurationIfNeeded()
    let frames = frames(for: attributes.size)
    let content = CGRect(origin: frames.content.origin, size: CGSize(width: frames.content.width, height: attributes.size.height))
    set(frames, effectiveUserInterfaceLayoutDirection == .rightToLeft ? content.mirrored(in: attributes.size.width) : content)
    layoutConfigurations()
    let target = CGSize(width: frames.content.width, height: UIView.layoutFittingCompressedSize.height)
    var height = sizingView.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    if configuration.contentView is UIListContentView, let place = row.place {
      if place.role == .row { height = max(height, table.rowHeight) }
      if place.role == .footer, place.appearance.isGrouped { height = max(height, table.groupedTitleFooterHeight) }
    }
    for shown in parts.shown { height = max(height, AccessoryFactory.size(of: shown, in: table).height) }
    if height <= 0 { height = attributes.size.height }
    let copy = attributes.duplicate
    let origin = attributes.frame.origin
    copy.size.height = (height * scale).rounded(.up) / scale
    copy.center = CGPoint(x: origin.x + copy.size.width / 2, y: origin.y + copy.size.height / 2)
    return copy
  }
}

extension CellEditControl {
  /// Returns the distance between the disc and the side of the control.
  func discInset(_ table: UIDesign.Table) -> CGFloat {
    table.editControlInset(in: table.editingIndent)
  }
}
