import CoreGraphics

extension UICollectionViewCell {
  /// Returns the separators of the row displayed at `path`, from the section's configuration and its handler.
  private func separators(at path: IndexPath, in section: ListSection) -> UIListSeparatorConfiguration {
    let common = section.configuration.separatorConfiguration
    return section.configuration.itemSeparatorHandler?(path, common) ?? common
  }

  private func showsBottom(_ lines: UIListSeparatorConfiguration, _ place: ListPlace) -> Bool {
    switch lines.bottomSeparatorVisibility {
    case .visible: return true
    case .hidden: return false
    case .automatic:
      guard place.position.isLast else { return true }
      switch place.appearance {
      case .grouped: return true
      case .insetGrouped: return false
      // A header replaces the separator above it.
      case .plain, .sidebar, .sidebarPlain: return place.section.configuration.headerMode == .none
      }
    }
  }

  /// The separator above a row is hidden if the previous row has one below it.
  private func showsTop(_ lines: UIListSeparatorConfiguration, _ place: ListPlace) -> Bool {
    switch lines.topSeparatorVisibility {
    case .hidden: return false
    case .automatic: return place.position.isFirst && place.appearance == .grouped
    case .visible:
      guard !place.position.isFirst else { return true }
      let before = IndexPath(item: place.indexPath.item - 1, section: place.indexPath.section)
      return separators(at: before, in: place.section).bottomSeparatorVisibility == .hidden
    }
  }

  final func layoutSeparators(isMirrored: Bool) {
    guard row.place != nil || !row.separators.isEmpty else { return }
    var lines: [(frame: CGRect, color: UIColor, effect: UIVisualEffect?)] = []
    if let place = row.place, place.role == .row, place.section.configuration.showsSeparators, !row.isSwiped,
      !isReordering, (self as? UICollectionViewListCell)?.parts.box == nil
    {
      let separators = separators(at: place.indexPath, in: place.section)
      let isMarked = isSelected || isHighlighted
      let color = isMarked ? separators.multipleSelectionColor : separators.color
      let isTogether = collectionHost?.selection.allowsMultipleSelection ?? false
      if !isMarked || isTogether {
        if showsTop(separators, place) {
          let isEnd = place.position.isFirst && place.appearance == .grouped
          lines.append((line(separators.topSeparatorInsets, y: 0, isEnd: isEnd), color, separators.visualEffect))
        }
        if showsBottom(separators, place) {
          let isEnd = place.position.isLast && place.appearance == .grouped
          let y = bounds.height - thickness
          lines.append((line(separators.bottomSeparatorInsets, y: y, isEnd: isEnd), color, separators.visualEffect))
        }
      }
    }
    followGuide()
    while row.separators.count > lines.count { row.separators.removeLast().removeFromSuperview() }
    while row.separators.count < lines.count {
      let view = SeparatorView(frame: .zero)
      row.separators.append(view)
      insertSubview(view, belowSubview: contentContainer)
    }
    for (view, line) in zip(row.separators, lines) {
      view.show(isMirrored ? line.frame.mirrored(in: bounds.width) : line.frame, color: line.color, effect: line.effect)
    }
  }

  private var thickness: CGFloat {
    table.separatorThickness > 0 ? table.separatorThickness : 1 / max(1, traitCollection.displayScale)
  }

  /// Returns a separator's frame from the leading side. Separators at the ends of a group have the full width.
  private func line(_ insets: NSDirectionalEdgeInsets, y: CGFloat, isEnd: Bool) -> CGRect {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    let guide = guidedEdges
    let leading = insets.leading == automatic.leading ? (isEnd ? 0 : guide.leading) : insets.leading
    let trailing = insets.trailing == automatic.trailing ? (isEnd ? 0 : guide.trailing) : insets.trailing
    return CGRect(x: leading, y: y, width: max(0, bounds.width - leading - trailing), height: thickness)
  }

  /// The position of the primary text from the cell's leading side.
  private var textStart: CGFloat {
    guard table.separatorsAreInset else { return 0 }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = contentContainer.frame
    if let text = (configuration.contentView as? UIListContentView)?.primaryTextFrame {
      return isMirrored ? bounds.width - frame.minX - text.maxX : frame.minX + text.minX
    }
    let margin = self is UICollectionViewListCell ? contentContainer.directionalLayoutMargins.leading : sideMargin
    return (isMirrored ? bounds.width - frame.maxX : frame.minX) + margin
  }

  // MARK: The guide

  /// The automatic separator insets, from the leading and trailing sides.
  private var guidedEdges: (leading: CGFloat, trailing: CGFloat) {
    guard let guide = row.separatorGuide else { return (textStart, 0) }
    let frame = guide.layoutFrame
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? (bounds.width - frame.maxX, frame.minX) : (frame.minX, bounds.width - frame.maxX)
  }

  final var shownSeparatorGuide: UILayoutGuide {
    if let guide = row.separatorGuide { return guide }
    let guide = UILayoutGuide()
    guide.identifier = "UICollectionViewListCellSeparatorLayoutGuide"
    addLayoutGuide(guide)
    // The app's own constraints have higher priority.
    row.guideConstraints = [
      guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: thickness),
    ]
    for constraint in row.guideConstraints { constraint.priority = UILayoutPriority(50) }
    NSLayoutConstraint.activate(row.guideConstraints)
    row.separatorGuide = guide
    return guide
  }

  private func followGuide() {
    guard let constraint = row.guideConstraints.first, constraint.constant != textStart else { return }
    constraint.constant = textStart
  }
}
