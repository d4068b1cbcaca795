import UIKit

/// A conference program: self-sizing rows, with swipe actions. A touch opens the summary of a talk.
final class ConferenceController: UIViewController, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView!
  private var source: UICollectionViewDiffableDataSource<String, Int>!
  private let talks = Dictionary(uniqueKeysWithValues: TalkSlot.all.flatMap(\.talks).map { ($0.id, $0) })
  private(set) var favorites: Set<Int> = []
  private var opened: Set<Int> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Conference"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeSource()
    showTalks(animated: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] path in
      source.itemIdentifier(for: path).map { UISwipeActionsConfiguration(actions: [favoriteAction(for: $0)]) }
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      source.itemIdentifier(for: path).map { UISwipeActionsConfiguration(actions: [hideAction(for: $0)]) }
    }
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeSource() {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [unowned self] cell, _, id in
      guard let talk = talks[id] else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = talk.title
      content.secondaryText = "\(talk.speaker) · \(talk.room)" + (opened.contains(id) ? "\n\n\(talk.summary)" : "")
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
      cell.contentConfiguration = content
      cell.accessories = favorites.contains(id) ? [Self.star] : []
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] cell, _, path in
      var content = UIListContentConfiguration.prominentInsetGroupedHeader()
      content.text = source.sectionIdentifier(for: path.section)
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
      view.dequeueConfiguredReusableCell(using: row, for: path, item: id)
    }
    source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
  }

  private static var star: UICellAccessory {
    let image = UIImageView(image: UIImage(systemName: "star.fill"))
    image.isAccessibilityElement = true
    image.accessibilityLabel = "Favorite"
    return .customView(configuration: .init(customView: image, placement: .trailing(), tintColor: .systemYellow))
  }

  private func showTalks(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for slot in TalkSlot.all {
      snapshot.appendSections([slot.time])
      snapshot.appendItems(slot.talks.map(\.id), toSection: slot.time)
    }
    source.apply(snapshot, animatingDifferences: animated)
  }

  /// Reconfigures the row of a talk. It keeps its cell, which is resized for the new text.
  private func reconfigure(_ id: Int) {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([id])
    source.apply(snapshot)
  }

  // MARK: Actions

  private func favoriteAction(for id: Int) -> UIContextualAction {
    let isFavorite = favorites.contains(id)
    let action = UIContextualAction(style: .normal, title: isFavorite ? "Unstar" : "Star") { [unowned self] _, _, done in
      if isFavorite { favorites.remove(id) } else { favorites.insert(id) }
      reconfigure(id)
      done(true)
    }
    action.image = UIImage(systemName: isFavorite ? "star" : "star.fill")
    action.backgroundColor = .systemOrange
    return action
  }

  private func hideAction(for id: Int) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: "Hide") { [unowned self] _, _, done in
      var snapshot = source.snapshot()
      let section = snapshot.sectionIdentifier(containingItem: id)
      snapshot.deleteItems([id])
      if let section, snapshot.numberOfItems(inSection: section) == 0 { snapshot.deleteSections([section]) }
      source.apply(snapshot)
      updateRestoring()
      done(true)
    }
  }

  /// The button in the bar restores hidden talks.
  private func updateRestoring() {
    guard source.snapshot().numberOfItems < talks.count else { return navigationItem.rightBarButtonItem = nil }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Show all",
      primaryAction: UIAction { [unowned self] _ in
        showTalks(animated: true)
        updateRestoring()
      })
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = source.itemIdentifier(for: indexPath) else { return }
    if opened.remove(id) == nil { opened.insert(id) }
    reconfigure(id)
  }
}
