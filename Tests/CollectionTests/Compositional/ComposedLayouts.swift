import CoreGraphics
import Foundation
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Items, groups and sections in the notation of the tables of numbers.
@MainActor func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, insets: CGFloat = 0
) -> NSCollectionLayoutItem {
  let item = NSCollectionLayoutItem(layoutSize: size(width, height))
  item.contentInsets = NSDirectionalEdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
  return item
}

@MainActor func row(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: NSCollectionLayoutItem...,
  spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

@MainActor func column(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, _ items: NSCollectionLayoutItem...,
  spacing: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutGroup {
  let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: items)
  group.interItemSpacing = spacing
  return group
}

@MainActor func header(
  _ height: NSCollectionLayoutDimension = .absolute(44), alignment: NSRectAlignment = .top, pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionHeader, alignment: alignment)
  item.pinToVisibleBounds = pins
  return item
}

@MainActor func footer(_ height: NSCollectionLayoutDimension = .absolute(30)) -> NSCollectionLayoutBoundarySupplementaryItem {
  NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(.fractionalWidth(1), height), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
}

extension NSDirectionalEdgeInsets {
  init(sides: CGFloat) { self.init(top: 0, leading: sides, bottom: 0, trailing: sides) }
  init(all: CGFloat) { self.init(top: all, leading: all, bottom: all, trailing: all) }
}

/// Returns the header and two items of the cases C16 to C18.
@MainActor func standardSection(pins: Bool = false, hasFooter: Bool = true) -> NSCollectionLayoutSection {
  let section = NSCollectionLayoutSection(
    group: row(.fractionalWidth(1), .absolute(100), item(.fractionalWidth(1), .fractionalHeight(1))))
  section.interGroupSpacing = 5
  section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 10, trailing: 16)
  section.boundarySupplementaryItems = [header(pins: pins)] + (hasFooter ? [footer()] : [])
  return section
}

/// A view that shows one section of a compositional layout, and the frames of its layout before they are rounded to pixels.
@MainActor struct Composed {
  let shown: Shown
  let layout: UICollectionViewCompositionalLayout

  init(
    _ section: NSCollectionLayoutSection, _ counts: [Int], width: CGFloat = 375, height: CGFloat = 667, spacing: CGFloat = 0,
    configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration(),
    cells: UICollectionViewCell.Type = UICollectionViewCell.self, isMirrored: Bool = false,
    prepare: (UICollectionView, Items) -> Void = { _, _ in }
  ) {
    if spacing != 0 { configuration.interSectionSpacing = spacing }
    layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let items = Items(counts.map { count in (0..<count).map(String.init) })
    shown = Shown(items, layout, width: width, height: height, cells: cells) { view, items in
      if isMirrored { view.semanticContentAttribute = .forceRightToLeft }
      for kind in ["badge", "background", "global"] {
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "part")
      }
      view.collectionViewLayout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
      prepare(view, items)
    }
  }

  var view: UICollectionView { shown.view }
  var screen: TestScreen { shown.screen }

  /// Returns the unrounded frame of an item in the content.
  func frame(_ item: Int, _ section: Int = 0) -> CGRect {
    guard let frame = layout.plan.sections[section].solved.frame(ofItem: item) else { return .null }
    let origin = layout.plan.origin(ofSection: section)
    return CGRect(x: frame.x + origin.x, y: frame.y + origin.y, width: frame.width, height: frame.height)
  }

  func isNear(_ item: Int, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    let frame = frame(item)
    return abs(frame.minX - x) < 0.01 && abs(frame.minY - y) < 0.01 && abs(frame.width - width) < 0.01 && abs(frame.height - height) < 0.01
  }

  var contentHeight: CGFloat { layout.collectionViewContentSize.height }
}
