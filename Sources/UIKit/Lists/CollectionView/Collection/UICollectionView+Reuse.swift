import CoreGraphics
internal import TrestleListModel

extension UICollectionView {
  final func registerCell(_ type: AnyClass?, _ identifier: String) {
    if let type, !(type is UICollectionViewCell.Type) {
      UIKitError.raise("-[UICollectionView registerClass:forCellWithReuseIdentifier:]: must pass a subclass of UICollectionViewCell")
      return
    }
    pools.cells.register(type.map { .type($0) }, for: identifier)
  }

  final func registerSupplementary(_ type: AnyClass?, _ kind: String, _ identifier: String) {
    if let type, !(type is UICollectionReusableView.Type) {
      UIKitError.raise(
        "-[UICollectionView registerClass:forSupplementaryViewOfKind:withReuseIdentifier:]: must pass a subclass of"
          + " UICollectionReusableView")
      return
    }
    pools.supplementary[kind, default: ReusePool()].register(type.map { .type($0) }, for: identifier)
  }

  final func registerCell(_ nib: UINib?, _ identifier: String) {
    guard let nib else { return pools.cells.register(nil, for: identifier) }
    registerCell(identifier) { nib.onlyObject() as? UICollectionViewCell }
  }

  final func registerSupplementary(_ nib: UINib?, _ kind: String, _ identifier: String) {
    guard let nib else { return pools.supplementary[kind, default: ReusePool()].register(nil, for: identifier) }
    registerSupplementary(kind, identifier) { nib.onlyObject() as? UICollectionReusableView }
  }

  /// Registers a factory of cells, for example a nib or a storyboard prototype.
  package final func registerCell(_ identifier: String, factory: @escaping @MainActor () -> UICollectionReusableView?) {
    pools.cells.register(.factory(factory), for: identifier)
  }

  package final func registerSupplementary(
    _ kind: String, _ identifier: String, factory: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    pools.supplementary[kind, default: ReusePool()].register(.factory(factory), for: identifier)
  }

  // MARK: Dequeuing

  final func reusableCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let key = ElementKey(.cell, indexPath)
    if let tile = tiles.reconfigured, tile.key == key, let cell = tile.view as? UICollectionViewCell, cell.reuseIdentifier == identifier {
      return cell
    }
    checkIdentifier(identifier, "dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    let attributes = attributesForDequeue(key)
    let cell: UICollectionViewCell
    if let kept = pools.cells.dequeue(identifier) as? UICollectionViewCell {
      kept.prepareForReuse()
      cell = kept
    } else {
      pools.cells.prepare(identifier)
      cell =
        make(pools.cells.registration(for: identifier), identifier, Self.elementKindCell, attributes) as? UICollectionViewCell
        ?? UICollectionViewCell(frame: attributes?.frame ?? .zero)
    }
    handOut(cell, identifier, kind: nil, attributes)
    return cell
  }

  final func reusableSupplementaryView(_ kind: String, _ identifier: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    let key = ElementKey(.supplementary(kind), indexPath)
    checkIdentifier(identifier, "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:")
    let attributes = attributesForDequeue(key)
    if !checkSection(kind, key.path) {
      // Already reported.
    } else if attributes == nil, loading.isLayoutValid {
      // A delegate may dequeue a header to measure it while the layout is prepared.
      UIKitError.raise(
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: \(kind) at path"
          + " \(Self.words(indexPath))")
    }
    let view: UICollectionReusableView
    if let kept = pools.supplementary[kind]?.dequeue(identifier) {
      kept.prepareForReuse()
      view = kept
    } else {
      view =
        make(pools.supplementary[kind]?.registration(for: identifier), identifier, kind, attributes)
        ?? UICollectionReusableView(frame: attributes?.frame ?? .zero)
    }
    handOut(view, identifier, kind: kind, attributes)
    return view
  }

  private func checkIdentifier(_ identifier: String, _ method: String) {
    if identifier.isEmpty { UIKitError.raise("must pass a valid reuse identifier to -[UICollectionView \(method)]") }
  }

  /// Reports an error if a supplementary view is requested for a section that does not exist.
  final func checkSection(_ kind: String, _ path: ItemPath) -> Bool {
    // An element of the whole layout has no section.
    guard path.item >= 0, !loading.isAsking else { return true }
    let count = loadedCounts.count
    guard path.section >= count else { return true }
    UIKitError.raise(
      "request for layout attributes for supplementary view \(kind) in section \(path.section) when there are only \(count) sections in"
        + " the collection view")
    return false
  }

  /// Applies the element's attributes to a dequeued view before the data source configures it.
  private func handOut(
    _ view: UICollectionReusableView, _ identifier: String, kind: String?, _ attributes: UICollectionViewLayoutAttributes?
  ) {
    view.ownReuseIdentifier = identifier
    view.elementKind = kind
    view.collectionHost = self
    if tiles.making != nil { tiles.dequeued.append(view) }
    guard let attributes else { return }
    UIView.performWithoutAnimation {
      (view.givenAlpha, view.givenHidden) = (nil, nil)
      place(view, by: attributes)
      view.apply(attributes)
    }
  }

  private func attributesForDequeue(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let making = tiles.making, making.key == key { return making.attributes }
    guard loading.wasPrepared, !loading.isAsking, loading.isLayoutValid else { return nil }
    return layout.attributes(of: key).map(seen)
  }

  private func make(
    _ registration: ReusePool<UICollectionReusableView>.Registration?, _ identifier: String, _ kind: String,
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    switch registration {
    case .type(let type)?:
      guard let type = type as? UICollectionReusableView.Type else { return nil }
      return ViewFactory.makeView(of: type, frame: attributes?.frame ?? .zero) as? UICollectionReusableView
    case .factory(let factory)?:
      if let view = factory() { return view }
      UIKitError.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which must be a"
          + " \(kind == Self.elementKindCell ? "UICollectionViewCell" : "UICollectionReusableView") instance")
      return nil
    case nil:
      UIKitError.raise(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or"
          + " connect a prototype cell in a storyboard")
      return nil
    }
  }

  // MARK: Obtaining

  /// Requests the view of an element from the data source or the layout. An unusable view is replaced by a plain one.
  final func obtainView(_ key: ElementKey) -> UICollectionReusableView? {
    ViewRegistration.questions += 1
    defer { ViewRegistration.questions -= 1 }
    let view: UICollectionReusableView?
    switch key.kind {
    case .cell: view = obtainCell(key)
    case .supplementary(let kind): view = obtainSupplementaryView(key, kind)
    case .decoration(let kind): view = makeDecoration(kind)
    }
    warnOfDequeued(except: view)
    return view
  }

  /// Logs a warning: a view that was dequeued for an element but not returned cannot be reused.
  private func warnOfDequeued(except view: UICollectionReusableView?) {
    let dequeued = tiles.dequeued
    tiles.dequeued = []
    guard !extras.hasWarnedOfDequeue, dequeued.contains(where: { $0 !== view }) else { return }
    extras.hasWarnedOfDequeue = true
    UIKitErrorHandler.warn(
      "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is"
        + " asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view.")
  }

  private func obtainCell(_ key: ElementKey) -> UICollectionViewCell? {
    guard let dataSource else { return nil }
    var cell = dataSource.collectionView(self, cellForItemAt: key.indexPath)
    if cell.reuseIdentifier == nil {
      UIKitError.raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by"
          + " calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }
    if tiles.shown.values.contains(where: { $0.view === cell }) {
      UIKitError.raise(
        "the cell returned from -collectionView:cellForItemAtIndexPath: (\(Self.words(key.indexPath))) already shows another item")
      cell = UICollectionViewCell(frame: .zero)
    }
    return cell
  }

  private func obtainSupplementaryView(_ key: ElementKey, _ kind: String) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
    if view.elementKind == nil || view.reuseIdentifier == nil {
      UIKitError.raise(missingViewMessage(kind, key.indexPath, String(describing: view)))
      view.elementKind = kind
    }
    return view
  }

  /// Reports that the data source does not implement the method for supplementary views.
  final func missingSupplementaryView(_ kind: String, _ indexPath: IndexPath) -> UICollectionReusableView {
    UIKitError.raise(missingViewMessage(kind, indexPath, "(null)"))
    let view = UICollectionReusableView(frame: .zero)
    view.elementKind = kind
    view.ownReuseIdentifier = ""
    return view
  }

  private func missingViewMessage(_ kind: String, _ indexPath: IndexPath, _ view: String) -> String {
    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath (\(kind),\(Self.words(indexPath))) was not"
      + " retrieved by calling -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view))"
  }

  private func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    if let kept = pools.decorations[kind]?.popLast() {
      kept.prepareForReuse()
      return applied(kept)
    }
    if let factory = layout.decorationFactories[kind] { return factory().map(applied) }
    guard let type = layout.decorations[kind] as? UICollectionReusableView.Type else {
      UIKitError.raise(
        "could not dequeue a view of kind: \(kind) - must register a class or nib as a decoration view")
      return nil
    }
    let frame = tiles.making?.attributes.frame ?? .zero
    return (ViewFactory.makeView(of: type, frame: frame) as? UICollectionReusableView).map(applied)
  }

  /// Applies the attributes of the element to a decoration view.
  private func applied(_ view: UICollectionReusableView) -> UICollectionReusableView {
    guard let attributes = tiles.making?.attributes else { return view }
    UIView.performWithoutAnimation {
      place(view, by: attributes)
      view.apply(attributes)
    }
    return view
  }

  /// Returns a path in the format of UIKit's messages.
  nonisolated static func words(_ indexPath: IndexPath) -> String {
    "{length = \(indexPath.count), path = \(indexPath.map(String.init).joined(separator: " - "))}"
  }
}
