internal import TrestleListModel
import QuartzCore

extension UITableView {
  /// Moves focus, selects the focused row, or jumps to a row by typing; returns false if the key has no effect.
  package final func movesFocus(by press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), allowsKeyboardScrolling,
      TextEntry.receiver == nil
    else { return false }
    ensureLoaded()
    guard geometry.rowCount > 0 else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: return moveFocus(by: 1)
    case .keyboardUpArrow: return moveFocus(by: -1)
    case .keyboardHome: return focusedRow != nil && moveFocus(from: 0, by: 1)
    case .keyboardEnd: return focusedRow != nil && moveFocus(from: geometry.rowCount - 1, by: -1)
    case .keyboardReturnOrEnter, .keypadEnter: return activateFocusedRow()
    case .keyboardSpacebar:
      return rowFocus.typed.isEmpty || isTypingOver ? key.modifierFlags.isEmpty && activateFocusedRow() : typeAhead(key)
    case .keyboardEscape:
      guard focusedRow != nil else { return false }
      hideFocusMark()
      rowFocus.path = nil
      if isFocused { window?.focusSystem.move(to: nil, heading: []) }
      return true
    default: return typeAhead(key)
    }
  }

  /// Whether Tab focuses the table, which needs a row that can have the focus.
  final var takesFocus: Bool { rowFocus.isAllowed && allowsKeyboardScrolling && dataSource != nil && geometry.rowCount > 0 }

  /// The focused row, while its focus ring is shown.
  final var focusedRow: ItemPath? {
    guard rowFocus.isMarked, let path = rowFocus.path, geometry.contains(path) else { return nil }
    return path
  }

  /// The cell of the focused row, while it is visible.
  final var focusedCell: UITableViewCell? { focusedRow.flatMap { tiles.index(of: $0) }.map { tiles.rows[$0].cell } }

  private func moveFocus(by step: Int) -> Bool {
    if let path = focusedRow { return moveFocus(from: geometry.ordinal(of: path) + step, by: step) }
    // The first key focuses the previously focused row, else the selected one, else the first visible one.
    let last = rowFocus.path ?? selection.selected.last
    if let last, geometry.contains(last), visibleOrdinals.contains(geometry.ordinal(of: last)) { return focus(on: last) }
    return moveFocus(from: step > 0 ? firstWholeOrdinal : max(firstWholeOrdinal, visibleOrdinals.upperBound - 1), by: step)
  }

  /// The first row that is not covered by a header.
  private var firstWholeOrdinal: Int {
    let range = visibleOrdinals
    let top = contentOffset.y + ownAdjustedInset.top
    return range.first { ordinal in
      guard let path = geometry.row(withOrdinal: ordinal) else { return false }
      return geometry.span(of: path).start >= top + stickyHeight(path.section) - 0.5
    } ?? range.lowerBound
  }

  /// Focuses the first focusable row from `ordinal` on in the direction of `step`; at an end the focus does not change.
  private func moveFocus(from ordinal: Int, by step: Int) -> Bool {
    var ordinal = ordinal
    for _ in 0..<Self.searchLimit {
      guard ordinal >= 0, ordinal < geometry.rowCount, let path = geometry.row(withOrdinal: ordinal) else { break }
      if ownDelegate?.tableView(self, canFocusRowAt: IndexPath(path)) ?? true { return focus(on: path) }
      ordinal += step
    }
    return focusedRow != nil
  }

  private static var searchLimit: Int { 1000 }

  private func focus(on path: ItemPath) -> Bool {
    rowFocus.path = path
    rowFocus.isMarked = true
    if !isFocused, takesFocus, let system = window?.focusSystem {
      system.keysMoveFocus()
      system.move(to: self, heading: [])
    }
    scroll(toRow: IndexPath(path), .none, animated: false)
    layoutIfNeeded()
    placeFocusMark()
    if let index = tiles.index(of: path) { UIAccessibility.post(notification: .layoutChanged, argument: tiles.rows[index].cell) }
    selectFocused(path)
    return true
  }

  private func activateFocusedRow() -> Bool {
    guard let path = focusedRow else { return false }
    // A row that was selected when it was focused stays selected.
    if !(followsFocus(path) && selection.isSelected(path)) {
      selection.activate(path)
      runSelection()
    }
    performPrimaryAction(at: path)
    return true
  }

  private func followsFocus(_ path: ItemPath) -> Bool {
    ownDelegate?.tableView(self, selectionFollowsFocusForRowAt: IndexPath(path)) ?? selectionFollowsFocus
  }

  /// Selects the row that was just focused, if selection follows focus.
  private func selectFocused(_ path: ItemPath) {
    guard followsFocus(path), !selection.isSelected(path) else { return }
    selection.activate(path)
    runSelection()
  }

  // MARK: The mark

  /// Moves the focus ring to the current frame of the focused row.
  final func placeFocusMark() {
    guard let path = focusedRow, let index = tiles.index(of: path), tiles.rows[index].cell.focusStyle == .default else {
      looks.focusRing?.isHidden = true
      return
    }
    let ring = looks.focusRing ?? RowFocusRing(frame: .zero)
    if ring.superview !== self {
      looks.focusRing = ring
      addSubview(ring)
      if let bar = looks.indexBar, bar.superview === self { bringSubviewToFront(bar) }
      keepIndicatorsInFront(of: ring)
    }
    ring.isHidden = false
    var frame = cellFrame(at: path)
    frame = frame.insetBy(dx: groupMargin, dy: 0)
    ring.mark(frame, cornerRadius: style == .plain ? 6 : 9)
  }

  /// Hides the focus ring after a touch or click, until the next key.
  final func hideFocusMark() {
    guard rowFocus.isMarked else { return }
    rowFocus.isMarked = false
    looks.focusRing?.isHidden = true
  }

  // MARK: Typing

  private var isTypingOver: Bool { CACurrentMediaTime() - rowFocus.typedTime > 1 }

  /// Jumps to the next row whose text begins with the letters typed in quick succession.
  private func typeAhead(_ key: UIKey) -> Bool {
    guard key.characters.count == 1, let letter = key.characters.first, letter.isLetter || letter.isNumber || letter == " " else {
      return false
    }
    if isTypingOver { rowFocus.typed = "" }
    rowFocus.typedTime = CACurrentMediaTime()
    rowFocus.typed.append(letter)
    if let entry = indexEntry(for: rowFocus.typed) {
      showSection(forIndexEntry: entry.index, titled: entry.title)
      layoutIfNeeded()
      if let found = tiles.rows.first(where: { text(of: $0.cell, begins: rowFocus.typed) }) { return focus(on: found.path) }
    }
    if let found = rowBeginning(with: rowFocus.typed) { return focus(on: found) }
    return true
  }

  /// Returns the index entry for a typed first letter.
  private func indexEntry(for typed: String) -> (index: Int, title: String)? {
    guard typed.count == 1, let titles = looks.indexBar?.titles else { return nil }
    return titles.firstIndex { $0.compare(typed, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame }
      .map { ($0, titles[$0]) }
  }

  /// Searches from the focused row, and wraps around. The number of rows is limited in long tables.
  private func rowBeginning(with typed: String) -> ItemPath? {
    let start = focusedRow.map { geometry.ordinal(of: $0) } ?? visibleOrdinals.lowerBound
    // A repeated single letter goes to the next row; a longer prefix may still match the current row.
    let first = typed.count == 1 && focusedRow != nil ? 1 : 0
    for step in first..<min(geometry.rowCount, Self.searchLimit) + first {
      guard let path = geometry.row(withOrdinal: (start + step) % geometry.rowCount) else { return nil }
      if let index = tiles.index(of: path) {
        if text(of: tiles.rows[index].cell, begins: typed) { return path }
        continue
      }
      let cell = obtainCell(at: path)
      let isFound = text(of: cell, begins: typed)
      recycle(cell)
      if isFound { return path }
    }
    return nil
  }

  private func folded(_ text: String) -> String { text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }

  private func text(of cell: UITableViewCell, begins typed: String) -> Bool {
    let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? cell.titleLabel?.text ?? cell.accessibilityLabel
    return text.map { folded($0).hasPrefix(folded(typed)) } ?? false
  }
}

extension UITableView: FocusFollowing {
  /// Called when the table gets focus: focuses the previously focused row, the selected row, or the first visible one.
  package final func focusCame() {
    if !rowFocus.isMarked { _ = moveFocus(by: 1) }
  }

  package final func focusLeft() { hideFocusMark() }
}
