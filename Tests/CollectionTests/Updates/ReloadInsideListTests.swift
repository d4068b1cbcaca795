import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Lists and compositional layouts whose programs change them in their callbacks.
@MainActor struct ReloadInsideListTests {
  private final class Calls {
    var seen: [String] = []
    var hook: (String) -> Void = { _ in }
    func callAsFunction(_ name: String) {
      seen.append(name)
      hook(name)
    }
  }

  private final class Row: UICollectionViewListCell {
    var calls: Calls?
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      calls?("row update")
    }
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      let preferred = super.preferredLayoutAttributesFitting(attributes)
      calls?("row preferred")
      return preferred
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      calls?("row layout")
    }
  }

  private final class Program: NSObject, UICollectionViewDelegate {
    let calls = Calls()
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    var view: UICollectionView!
    var source: UICollectionViewDiffableDataSource<Int, String>!
    var rows = (0..<30).map { "row \($0)" }

    override init() {
      super.init()
      view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: makeLayout())
      let calls = calls
      let row = UICollectionView.CellRegistration<Row, String> { cell, _, text in
        cell.calls = calls
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
        calls("registration")
      }
      let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, _, _ in
        var content = view.defaultContentConfiguration()
        content.text = "Header"
        view.contentConfiguration = content
        calls("header registration")
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
        calls("provider")
        return view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
      }
      source.supplementaryViewProvider = { view, _, path in
        calls("header provider")
        return view.dequeueConfiguredReusableSupplementary(using: header, for: path)
      }
      view.delegate = self
      source.apply(snapshot, animatingDifferences: false)
    }

    var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems((0..<12).map { "card \($0)" }, toSection: 0)
      snapshot.appendItems(rows, toSection: 1)
      return snapshot
    }

    func makeLayout() -> UICollectionViewLayout {
      UICollectionViewCompositionalLayout { [weak self] section, environment in
        self?.calls("section provider")
        guard section == 1 else { return self?.cards }
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.itemSeparatorHandler = {
          self?.calls("separator")
          return $1
        }
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
          self?.calls("swipe provider")
          return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in
              self?.calls("swipe action")
              done(true)
            }
          ])
        }
        return .list(using: configuration, layoutEnvironment: environment)
      }
    }

    private var cards: NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .groupPaging
      section.visibleItemsInvalidationHandler = { [weak self] _, _, _ in self?.calls("handler") }
      return section
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { calls("didSelect") }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      calls("shouldHighlight")
      return true
    }
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
      calls("will")
    }
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
      calls("end")
    }
    func collectionView(
      _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls("menu")
      return nil
    }
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
      calls("canFocus")
      return true
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls("didScroll") }
  }

  private enum Deed: CaseIterable { case reload, replace, invalidate, resize, size }

  private func run(_ name: String?, _ deed: Deed) -> [String] {
    let program = Program()
    let (screen, view) = (program.screen, program.view!)
    var left = 2
    var isInside = false
    program.calls.hook = { called in
      guard called == name, left > 0, !isInside else { return }
      left -= 1
      isInside = true
      defer { isInside = false }
      switch deed {
      case .reload: view.reloadData()
      case .replace: view.collectionViewLayout = program.makeLayout()
      case .invalidate: view.collectionViewLayout.invalidateLayout()
      case .resize: view.frame.size.width = 320 - CGFloat(left) * 20
      case .size:
        for case let row as Row in view.visibleCells {
          var content = row.defaultContentConfiguration()
          content.text = (row.contentConfiguration as? UIListContentConfiguration)?.text
          content.secondaryText = "More"
          row.contentConfiguration = content
        }
      }
    }
    screen.show(view)
    screen.settle(timeout: 2)
    screen.tap(CGPoint(x: 160, y: 200))
    screen.flick(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 60, y: 40))
    screen.settle(timeout: 3)
    screen.drag(from: CGPoint(x: 250, y: 250), to: CGPoint(x: 150, y: 250))
    screen.settle(timeout: 2)
    screen.tap(CGPoint(x: 285, y: 250))
    screen.settle(timeout: 2)
    screen.longPress(CGPoint(x: 160, y: 300))
    screen.settle(timeout: 2)
    screen.press(.keyboardDownArrow)
    screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250))
    screen.settle(timeout: 3)
    program.rows.removeFirst(2)
    program.rows.insert("new", at: 1)
    program.source.apply(program.snapshot, animatingDifferences: true)
    screen.settle(timeout: 2)
    view.setCollectionViewLayout(program.makeLayout(), animated: true)
    screen.settle(timeout: 2)
    program.calls.hook = { _ in }
    view.setContentOffset(.zero, animated: false)
    screen.settle(timeout: 2)
    let comment: Comment = "\(name ?? "") \(deed)"
    expect(view.numberOfItems(inSection: 1) == 29 && view.collectionViewLayout.collectionView === view, comment)
    expect(!view.visibleCells.isEmpty, comment)
    for path in view.indexPathsForVisibleItems where path.section == 1 {
      let cell = view.cellForItem(at: path)
      expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text, equals: program.source.itemIdentifier(for: path), comment)
      expect(cell?.frame, equals: view.layoutAttributesForItem(at: path)?.frame, comment)
    }
    let rows = view.subviews.filter { $0 is Row }
    expect(rows.count, equals: view.indexPathsForVisibleItems.filter { $0.section == 1 }.count, comment)
    return program.calls.seen
  }

  @Test("CV-48 CV-50 CV-58 A list that is changed inside any of its callbacks shows its data afterwards")
  func everywhere() {
    let names = Set(run(nil, .reload)).sorted()
    expect(names.count, atLeast: 18, "\(names)")
    for (index, name) in names.enumerated() {
      // Each callback performs one of the changes in turn, or all of them in the soak.
      for deed in isSoaking ? Deed.allCases : [Deed.allCases[index % Deed.allCases.count]] { _ = caughtUIKitError { _ = run(name, deed) } }
    }
  }
}
