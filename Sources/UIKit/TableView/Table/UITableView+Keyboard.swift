import Foundation
internal import ListModel
import QuartzCore

extension UITableView {
  /// Moves the focused row by a key of a keyboard, selects it, or jumps to a row by what is typed; false if the key means nothing here.
  final func movesFocus(by press: UIPress) -> Bool {
    guard let key = press.key, key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    ensureLoaded()
    guard geometry.rowCount > 0 else { return false }
    switch key.keyCode {
    case .keyboardDownArrow: return focus(on: focusOrdinal.map { $0 + 1 } ?? firstVisibleOrdinal)
    case .keyboardUpArrow: return focus(on: focusOrdinal.map { $0 - 1 } ?? firstVisibleOrdinal)
    case .keyboardReturnOrEnter:
      guard let path = extras.focused, geometry.contains(path) else { return false }
      selection.activate(path)
      runSelection()
      return true
    default: return typeAhead(key)
    }
  }

  private var focusOrdinal: Int? {
    guard let path = extras.focused ?? selection.selected.last, geometry.contains(path) else { return nil }
    return geometry.ordinal(of: path)
  }

  private var firstVisibleOrdinal: Int { visibleOrdinals.lowerBound }

  private func focus(on ordinal: Int) -> Bool {
    guard let path = geometry.row(withOrdinal: min(max(ordinal, 0), geometry.rowCount - 1)) else { return false }
    let old = extras.focused
    extras.focused = path
    scroll(toRow: IndexPath(path), .none, animated: false)
    layoutIfNeeded()
    for place in [old, path] {
      if let place, let index = tiles.index(of: place) {
        tiles.rows[index].cell.setHighlighted(place == extras.focused, animated: false)
      }
    }
    return true
  }

  /// Letters typed in quick succession jump to the first row in sight or below whose text begins with them.
  private func typeAhead(_ key: UIKey) -> Bool {
    guard key.characters.count == 1, let letter = key.characters.first, letter.isLetter || letter.isNumber else { return false }
    let now = CACurrentMediaTime()
    if now - extras.typedTime > 1 { extras.typed = "" }
    extras.typedTime = now
    extras.typed.append(letter)
    let wanted = extras.typed.lowercased()
    if let titles = looks.indexBar?.titles, let entry = titles.firstIndex(where: { $0.lowercased().hasPrefix(wanted.prefix(1)) }),
      extras.typed.count == 1
    {
      showSection(forIndexEntry: entry, titled: titles[entry])
      layoutIfNeeded()
    }
    let found = tiles.rows.first { $0.cell.textLabel?.text?.lowercased().hasPrefix(wanted) ?? false }
    guard let found else { return true }
    return focus(on: geometry.ordinal(of: found.path))
  }
}
