import CoreGraphics
internal import TrestleListModel

extension UITableView {
  final func registerCell(_ type: AnyClass?, _ identifier: String) {
    if let type, !(type is UITableViewCell.Type) {
      UIKitError.raise("-[UITableView registerClass:forCellReuseIdentifier:]: must pass a subclass of UITableViewCell")
      return
    }
    cellPool.register(type.map { .type($0) }, for: identifier)
  }

  final func registerHeaderFooter(_ type: AnyClass?, _ identifier: String) {
    if let type, !(type is UITableViewHeaderFooterView.Type) {
      UIKitError.raise(
        "-[UITableView registerClass:forHeaderFooterViewReuseIdentifier:]: must pass a subclass of UITableViewHeaderFooterView")
      return
    }
    headerFooterPool.register(type.map { .type($0) }, for: identifier)
  }

  final func registerCell(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return cellPool.register(nil, for: identifier) }
    registerCell(identifier) { nib.onlyObject() as? UITableViewCell }
  }

  final func registerHeaderFooter(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return headerFooterPool.register(nil, for: identifier) }
    registerHeaderFooter(identifier) {
      guard let view = nib.onlyObject() as? UITableViewHeaderFooterView else {
        UIKitError.raise(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a"
            + " UITableViewHeaderFooterView instance")
        return nil
      }
      if view.reuseIdentifier == nil { view.ownReuseIdentifier = identifier }
      return view
    }
  }

  /// Registers a factory of cells, for example a nib or a storyboard prototype.
  package final func registerCell(_ identifier: String, factory: @escaping @MainActor () -> UITableViewCell?) {
    cellPool.register(.factory(factory), for: identifier)
  }

  package final func registerHeaderFooter(_ identifier: String, factory: @escaping @MainActor () -> UITableViewHeaderFooterView?) {
    headerFooterPool.register(.factory(factory), for: identifier)
  }

  final func reusableCell(_ identifier: String) -> UITableViewCell? {
    if let cell = tiles.reconfigured?.cell, cell.reuseIdentifier == identifier { return cell }
    if let cell = cellPool.dequeue(identifier) {
      cell.prepareForReuse()
      return cell
    }
    cellPool.prepare(identifier)
    return cellPool.registration(for: identifier).flatMap { make($0, identifier) }
  }

  final func reusableCell(_ identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let path = ItemPath(indexPath)
    let cell: UITableViewCell
    if let found = reusableCell(identifier) {
      cell = found
    } else {
      if cellPool.registration(for: identifier) == nil {
        UIKitError.raise(
          "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a"
            + " prototype cell in a storyboard")
      }
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if loading.state == .loaded, geometry.contains(path) {
      let frame = cellFrame(at: path)
      if cell.frame != frame { cell.frame = frame }
    }
    return cell
  }

  private func make(_ registration: ReusePool<UITableViewCell>.Registration, _ identifier: String) -> UITableViewCell? {
    switch registration {
    case .type(let type): return RegisteredClass.makeCell(of: type, style: .default, reuseIdentifier: identifier)
    case .factory(let factory):
      guard let cell = factory() else {
        UIKitError.raise(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a"
            + " UITableViewCell instance")
        return nil
      }
      if cell.reuseIdentifier == nil { cell.ownReuseIdentifier = identifier }
      return cell
    }
  }

  final func reusableHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterPool.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    switch headerFooterPool.registration(for: identifier) {
    case .type(let type)?: return RegisteredClass.makeHeaderFooterView(of: type, reuseIdentifier: identifier)
    case .factory(let factory)?: return factory()
    case nil: return nil
    }
  }
}
