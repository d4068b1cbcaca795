import Foundation

extension UITableViewCell {
  /// Applies the colors of the design and the table where the app has set none.
  func applyColors() {
    applyBackgroundColor(labelColor ?? defaultBackgroundColor)
    applyTextBackgrounds()
    layoutGroupBackground()
  }

  private var defaultBackgroundColor: UIColor? {
    if configuration.background != nil { return nil }
    let color = figures.table.cellColor(on: context.surface)
    return context.surface == .plain ? context.tableColor ?? color : color
  }

  func setOwnBackground(_ color: UIColor?) {
    labelColor = color
    applyBackgroundColor(color)
    applyTextBackgrounds()
    standardBackground?.fill = color ?? figures.table.groupedCell
  }

  /// Classic labels are opaque in their cell's color, which is faster to draw and hides the background. Labels are transparent if the app
  /// made them clear, and while the row is selected.
  func applyTextBackgrounds() {
    guard figures.table.cellsFollowTable, context.surface == .plain else { return }
    applyBackground(to: titleLabel, .title)
    applyBackground(to: detailLabel, .detail)
  }

  private func applyBackground(to label: UILabel?, _ role: TextRole) {
    guard let label, label.backgroundColor != .clear || clearedTexts.contains(role) else { return }
    if state.looksSelected {
      label.backgroundColor = .clear
      clearedTexts.insert(role)
    } else {
      clearedTexts.remove(role)
      label.backgroundColor = backgroundColor
    }
  }

  func setBackgroundView(_ new: UIView?) {
    let old = ownBackgroundView
    guard new !== old, new == nil || new !== standardBackground else { return }
    ownBackgroundView = new
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      insertSubview(new, at: 0)
    }
    layoutGroupBackground()
  }

  /// Lays out the row's part of the group's box in a classic grouped table.
  func layoutGroupBackground() {
    let wantsBox = figures.table.drawsBox(on: context.surface) && ownBackgroundView == nil && configuration.background == nil
    guard wantsBox else {
      standardBackground?.removeFromSuperview()
      standardBackground = nil
      return
    }
    let view = standardBackground ?? CellBackgroundView()
    if standardBackground == nil {
      standardBackground = view
      view.frame = bounds
      insertSubview(view, at: 0)
    }
    // During an update the ends of the box are drawn around all of its rows.
    var drawn = context
    if isCutByGroup { drawn.position = .middle }
    view.context = drawn
    view.table = table
    view.fill = labelColor ?? figures.table.groupedCell
  }

  /// Clips the cells of inset groups to their rounded corners.
  func applyCorners() {
    guard figures.table.cutsCells(on: context.surface), !isCutByGroup else {
      if layer.cornerRadius != 0 {
        layer.cornerRadius = 0
        layer.masksToBounds = false
      }
      return
    }
    // A lifted row has its own rounded shape.
    let position = state.isReordering ? .only : context.position
    var corners: CACornerMask = []
    if position.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if position.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : figures.table.groupCornerRadius
    layer.cornerCurve = .continuous
    layer.maskedCorners = corners
    layer.masksToBounds = !corners.isEmpty
  }

  func contextChanged(_ old: CellContext) {
    if old.surface != context.surface || old.tableColor != context.tableColor || old.position != context.position {
      applyColors()
    } else {
      layoutGroupBackground()
    }
    if old.surface != context.surface { dressTexts() }
    if old.edges != context.edges { applyContentMargins() }
    applyCorners()
    if let standardSelection, shownSelection === standardSelection, !(state.isEditing && usesSelectionCircle) {
      standardSelection.show(style: selectionStyle, context: context, table: table)
    }
    setNeedsLayout()
  }

  func designMayHaveChanged(_ previous: UITraitCollection?) {
    let traits = traitCollection
    guard
      previous?.design != traits.design || previous?.userInterfaceStyle != traits.userInterfaceStyle
        || previous?.preferredContentSizeCategory != traits.preferredContentSizeCategory
        || previous?.displayScale != traits.displayScale || previous?.layoutDirection != traits.layoutDirection
    else { return }
    dressTexts()
    applyColors()
    applyCorners()
    accessoriesChanged()
    editControl?.design = traits.design
    reorderControl?.design = traits.design
    configurationNeedsUpdate()
    if state.looksSelected { showSelection(true, animated: false) }
    setNeedsLayout()
  }
}
