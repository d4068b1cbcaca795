import Foundation
import UIKit

/// Uses the public members of lists; it is compiled but not run.
@MainActor func listSurface(_ view: UICollectionView, _ cell: UICollectionViewListCell, environment: any NSCollectionLayoutEnvironment) {
  var configuration = UICollectionLayoutListConfiguration(appearance: .sidebarPlain)
  for appearance in [.plain, .grouped, .insetGrouped, .sidebar] as [UICollectionLayoutListConfiguration.Appearance] {
    configuration = .init(appearance: appearance)
  }
  configuration.headerMode = .firstItemInSection
  configuration.footerMode = .supplementary
  configuration.headerTopPadding = 0
  configuration.showsSeparators = false
  configuration.backgroundColor = .clear
  configuration.separatorConfiguration.color = .red
  configuration.itemSeparatorHandler = { path, section in
    var separators = section
    separators.topSeparatorVisibility = path.item == 0 ? .hidden : .automatic
    separators.bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    separators.topSeparatorInsets = .zero
    separators.multipleSelectionColor = .green
    separators.visualEffect = nil
    separators.bottomSeparatorVisibility = .visible
    return separators
  }
  configuration.leadingSwipeActionsConfigurationProvider = { _ in nil }
  configuration.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: []) }
  view.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: configuration)
  _ = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)

  cell.indentationLevel = 1
  cell.indentationWidth = 12
  cell.indentsAccessories = false
  _ = cell.separatorLayoutGuide
  _ = cell.defaultContentConfiguration()
  let custom = UICellAccessory.CustomViewConfiguration(
    customView: UIView(), placement: .trailing(displayed: .whenNotEditing, at: UICellAccessory.Placement.position(before: .checkmark())),
    isHidden: false, reservedLayoutWidth: .custom(20), tintColor: .red, maintainsFixedSize: true)
  cell.accessories = [
    .disclosureIndicator(options: .init(isHidden: false, reservedLayoutWidth: .standard, tintColor: .red)),
    .detail(displayed: .always, actionHandler: {}), .checkmark(), .delete(actionHandler: {}), .insert(displayed: .always),
    .reorder(options: .init(showsVerticalSeparator: false)), .multiselect(options: .init(backgroundColor: .red)),
    .outlineDisclosure(options: .init(style: .header)), .label(text: "5", options: .init(font: .systemFont(ofSize: 12))),
    .popUpMenu(UIMenu(children: [])), .customView(configuration: custom),
    .customView(configuration: .init(customView: UIImageView(), placement: .leading())),
  ]
}

/// Uses the public members of diffable outlines; it is compiled but not run.
@MainActor func outlineSurface(_ source: UICollectionViewDiffableDataSource<Int, String>) {
  source.sectionSnapshotHandlers.shouldExpandItem = { _ in true }
  source.sectionSnapshotHandlers.willExpandItem = { _ in }
  source.sectionSnapshotHandlers.shouldCollapseItem = { _ in true }
  source.sectionSnapshotHandlers.willCollapseItem = { _ in }
  source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, snapshot in snapshot }
  source.reorderingHandlers.canReorderItem = { _ in true }
  source.reorderingHandlers.didReorder = { transaction in _ = transaction.sectionTransactions.map(\.finalSnapshot) }
}
