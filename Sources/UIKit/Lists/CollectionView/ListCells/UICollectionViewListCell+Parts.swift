import CoreGraphics

extension UICollectionViewListCell {
  // MARK: Standard configurations

  final var standardContent: UIListContentConfiguration {
    guard let place = row.place else { return .cell() }
    let appearance = place.appearance
    switch place.role {
    case .row, .ground: return appearance.isSidebar ? .sidebarCell() : .cell()
    case .header, .headerItem:
      if appearance.isSidebar { return .sidebarHeader(isWide: place.section.isWide) }
      return appearance.isGrouped ? .groupedHeader() : .plainHeader()
    case .footer: return appearance.isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  final var standardBackground: UIBackgroundConfiguration {
    guard let place = row.place else { return .listPlainCell() }
    let appearance = place.appearance
    switch place.role {
    case .row, .ground:
      if appearance.isSidebar { return .listSidebarCell() }
      if appearance.isGrouped, table.drawsBox(on: .grouped) { return .clear() }
      return appearance.isGrouped ? .listGroupedCell() : .listPlainCell()
    case .header, .headerItem:
      if appearance.isSidebar { return .listSidebarHeader() }
      return appearance.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    case .footer: return appearance.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
    }
  }

  // MARK: Position

  /// Applies the change of the cell's position in the list, and the item's position in its outline.
  final func take(_ attributes: UICollectionViewLayoutAttributes, after old: ListPlace?) {
    if attributes.representedElementCategory == .cell, let source = collectionHost?.outlineSource {
      if let level = source.outlineLevel(at: attributes.indexPath), indentationLevel != level { indentationLevel = level }
      show(expanded: source.isExpanded(at: attributes.indexPath), animated: false)
    }
    let place = row.place
    guard old != place else { return }
    if old?.role != place?.role || old?.appearance != place?.appearance || configuration.background == nil { applyStandardBackground() }
    if old?.isPinned ?? false != place?.isPinned ?? false { stateChanged() }
    applyBox()
  }

  private func applyStandardBackground() {
    guard !parts.hasOwnBackground, row.place != nil, backgroundView == nil, selectedBackgroundView == nil else { return }
    setBackgroundConfiguration(defaultBackgroundConfiguration())
  }

  /// Draws the row's part of the box in the classic design.
  private func applyBox() {
    guard let place = row.place, place.role == .row, place.appearance.isGrouped, table.drawsBox(on: .grouped), !parts.hasOwnBackground,
      backgroundView == nil
    else {
      parts.box?.removeFromSuperview()
      parts.box = nil
      return
    }
    let box = parts.box ?? CellBackgroundView(frame: bounds)
    if parts.box == nil {
      parts.box = box
      insertSubview(box, at: 0)
    }
    var context = CellContext()
    context.surface = .grouped
    context.position = place.position
    context.separatorStyle = place.section.configuration.showsSeparators ? .singleLineEtched : .none
    box.context = context
    box.table = table
    box.fill = isSelected || isHighlighted ? table.selectedCell : table.groupedCell
  }

  /// Places the box so that the line below a row covers the upper edge of the next, and the lower border is below the last row: rows of
  /// lists have no additional height for borders.
  final func place(_ box: CellBackgroundView) {
    let border = table.groupBorderWidth
    let (above, below) = (box.context.position.isFirst ? 0 : border, box.context.position.isLast ? table.groupPadding : border)
    let frame = bounds.inset(by: UIEdgeInsets(top: above, left: 0, bottom: -below, right: 0))
    if box.frame != frame { box.frame = frame }
  }

  // MARK: State

  /// Updates the other parts of the cell after its configurations were updated for a state.
  final func stateShown(_ state: UICellConfigurationState) {
    // On the tinted background of a selected row in a sidebar, tinted accessories would be invisible.
    let isOnTint = row.place?.role == .row && configuration.backgroundView.map { $0.configuration.backgroundColor == nil } ?? false
    for shown in parts.shown {
      let color = shown.accessory.tintColor ?? (isOnTint ? .white : nil)
      switch shown.view {
      case let control as CellEditControl where shown.accessory.accessoryType == .multiselect:
        control.kind = .circle(isOn: state.isSelected)
      case let mark as CellAccessory: mark.markColor = color
      case let control as OutlineControl: control.markColor = color
      case let label as UILabel where shown.accessory.accessoryType == .label: label.textColor = color ?? .secondaryLabel
      default: break
      }
    }
    if let box = parts.box { box.fill = state.isSelected || state.isHighlighted ? table.selectedCell : table.groupedCell }
    setNeedsLayout()
  }

  final func listTraitsChanged(from previous: UITraitCollection?) {
    let traits = traitCollection
    guard
      previous?.design != traits.design || previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        || previous?.layoutDirection != traits.layoutDirection || previous?.displayScale != traits.displayScale
    else { return }
    if previous?.design != traits.design { applyStandardBackground() }
    applyBox()
    accessoriesChanged()
  }

  /// Called when the collection view begins or ends editing.
  final func editingChanged() {
    let isEditing = collectionHost?.isEditing ?? false
    guard isEditing != parts.showsEditing else { return }
    guard window != nil, UIView.areAnimationsEnabled else { return accessoriesChanged() }
    UIView.performWithoutAnimation { layoutIfNeeded() }
    accessoriesChanged(animated: true)
  }

  // MARK: Outline

  /// Shows whether the item is expanded.
  final func show(expanded: Bool, animated: Bool) {
    guard expanded != parts.isExpanded else { return }
    parts.isExpanded = expanded
    for case let control as OutlineControl in parts.shown.map(\.view) { control.setExpanded(expanded, animated: animated) }
    configurationNeedsUpdate()
  }

  /// Returns whether a tap anywhere in the cell expands or collapses its item.
  final func togglesByTap(_ accessory: UICellAccessory) -> Bool {
    switch accessory.style {
    case .header: true
    case .cell: false
    case .automatic:
      row.place?.isHeader ?? false || (configuration.content as? UIListContentConfiguration)?.role.isHeader ?? false
    }
  }

  /// The accessory by which a tap on the cell expands and collapses its item.
  final var outlineOfTap: UICellAccessory? {
    parts.shown.first { $0.accessory.accessoryType == .outlineDisclosure && togglesByTap($0.accessory) }?.accessory
  }

  // MARK: Touches

  final func accessoryTapped(_ type: UICellAccessory.AccessoryType) {
    guard let accessory = parts.shown.first(where: { $0.accessory.accessoryType == type })?.accessory else { return }
    if let handler = accessory.handler { return handler() }
    guard let host = collectionHost, let path = host.indexPath(for: self) else { return }
    switch type {
    case .outlineDisclosure: host.outlineSource?.toggleItem(at: path)
    case .delete: host.confirmDeletion(of: self)
    default: break
    }
  }

  // MARK: Accessories

  final func accessoriesChanged(animated: Bool = false) {
    let isEditing = collectionHost?.isEditing ?? false
    parts.showsEditing = isEditing
    let due = accessories.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
    var old = parts.shown
    var new: [ShownAccessory] = []
    var fresh: [UIView] = []
    for isLeading in [true, false] {
      for accessory in AccessoryFactory.ordered(due, leading: isLeading) {
        let index = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
        let kept = index.map { old.remove(at: $0).view }
        let view = AccessoryFactory.view(for: accessory, in: self, reusing: kept)
        if view !== kept { kept?.removeFromSuperview() }
        if view.superview !== self {
          addSubview(view)
          fresh.append(view)
        }
        new.append(ShownAccessory(accessory: accessory, view: view, isLeading: isLeading))
      }
    }
    parts.shown = new
    if animated { move(fresh, leaving: old) } else { for gone in old { gone.view.removeFromSuperview() } }
    placesChanged()
  }

  /// Slides accessories in from their sides and out to them, and resizes the content.
  private func move(_ fresh: [UIView], leaving: [ShownAccessory]) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func distance(_ isLeading: Bool) -> CGFloat { isLeading != isMirrored ? -table.editingIndent : table.editingIndent }
    let frames = frames(for: bounds.size)
    UIView.performWithoutAnimation {
      for (shown, frame) in zip(parts.shown, frames.accessories) where fresh.contains(where: { $0 === shown.view }) {
        let directed = isMirrored ? frame.mirrored(in: bounds.width) : frame
        shown.view.frame = directed.offsetBy(dx: distance(shown.isLeading), dy: 0)
        shown.view.alpha = 0
      }
    }
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        for view in fresh { view.alpha = 1 }
        for gone in leaving {
          gone.view.alpha = 0
          gone.view.frame.origin.x += distance(gone.isLeading)
        }
        self.setNeedsLayout()
        self.layoutIfNeeded()
      },
      completion: { [weak self] _ in
        for gone in leaving where !(self?.parts.shown.contains { $0.view === gone.view } ?? false) {
          gone.view.removeFromSuperview()
          gone.view.alpha = 1
        }
      })
  }
}

extension UICollectionViewListCell: ReorderedCell {
  func reorderBegan(_ touch: UITouch) -> Bool {
    guard let host = collectionHost, let path = host.indexPath(for: self) else { return false }
    host.endSwipe(animated: true)
    guard host.beginInteractiveMovementForItem(at: path) else { return false }
    host.extras.reorderGrip = touch.location(in: host).y - center.y
    return true
  }

  func reorderMoved(_ touch: UITouch) {
    guard let host = collectionHost else { return }
    host.updateInteractiveMovementTargetPosition(
      CGPoint(x: center.x, y: touch.location(in: host).y - host.extras.reorderGrip))
  }

  func reorderEnded(isCancelled: Bool) {
    if isCancelled { collectionHost?.cancelInteractiveMovement() } else { collectionHost?.endInteractiveMovement() }
  }

  func reorder(by step: Int) -> Bool { collectionHost?.reorderItem(of: self, by: step) ?? false }
  var reorderName: String? {
    let word = LocalizedStrings.word("Reorder")
    return (configuration.content as? UIListContentConfiguration)?.text.map { "\(word) \($0)" } ?? word
  }
}
