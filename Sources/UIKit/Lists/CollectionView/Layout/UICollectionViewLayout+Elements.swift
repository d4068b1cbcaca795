import Foundation

extension UICollectionViewLayout {
  /// Returns a context of the layout's invalidation context class.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (type ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  final func registerDecoration(_ type: AnyClass?, _ kind: String) {
    decorations[kind] = type
    decorationFactories[kind] = nil
  }

  final func registerDecoration(_ nib: UINib?, _ kind: String) {
    decorations[kind] = nil
    guard let nib else { return decorationFactories[kind] = nil }
    decorationFactories[kind] = {
      if let view = nib.onlyObject() as? UICollectionReusableView { return view }
      UIKitError.raise(
        "invalid nib registered for decoration view kind (\(kind)) - nib must contain exactly one top level object which must be a"
          + " UICollectionReusableView instance")
      return nil
    }
  }

  /// Returns attributes of the layout's attributes class.
  final func makeAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes {
    let named = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (named ?? UICollectionViewLayoutAttributes.self).init()
    attributes.describe(key)
    return attributes
  }

  final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: layoutAttributesForItem(at: key.indexPath)
    case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
    }
  }

  final func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementary(let kind): initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decoration(let kind): initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  final func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch key.kind {
    case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementary(let kind): finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case .decoration(let kind): finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    }
  }

  static var developmentDirection: UIUserInterfaceLayoutDirection {
    // Not `developmentLocalization`, which traps on Linux if the bundle specifies no region.
    let region = Bundle.main.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    return Locale.Language(identifier: region).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the layout is shown mirrored in its view.
  final var isMirrored: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}

extension UICollectionViewLayoutInvalidationContext {
  final func invalidate(_ key: ElementKey) {
    switch key.kind {
    case .cell: invalidateItems(at: [key.indexPath])
    case .supplementary(let kind): invalidateSupplementaryElements(ofKind: kind, at: [key.indexPath])
    case .decoration(let kind): invalidateDecorationElements(ofKind: kind, at: [key.indexPath])
    }
  }
}
