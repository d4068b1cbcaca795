import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Rows of a list that are not list cells.
@MainActor @Suite struct PlainCellInListTests {
  private final class Rows: NSObject, UICollectionViewDataSource {
    var count = 3
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundConfiguration = .listCell()
      return cell
    }
  }

  private let screen = TestScreen(size: CGSize(width: 390, height: 700), scale: 2)
  private let rows = Rows()

  private func show(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = rows
    screen.show(view)
    screen.layout()
    return view
  }

  private func cell(_ item: Int, of view: UICollectionView) throws -> UICollectionViewCell {
    try #require(view.cellForItem(at: IndexPath(item: item, section: 0)))
  }

  @Test("CV-130 Any cell has the corners and separators of its row") func look() throws {
    let view = show(.init(appearance: .insetGrouped))
    try expect(cell(0, of: view).layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    try expect((0..<3).map { try cell($0, of: view).layer.cornerRadius }, equals: [10, 0, 10])
    let lines = try (0..<3).map { try cell($0, of: view).subviews.filter { $0.frame.height == 0.5 }.map(\.frame) }
    expect(lines.map(\.count), equals: [1, 1, 0])
    expect(lines[0].first?.minX, equals: 20)
  }

  @Test("A row that is partly under a bar has no safe area") func underBar() throws {
    let list = UICollectionViewController(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.collectionView.dataSource = rows
    rows.count = 40
    let navigation = UINavigationController(rootViewController: list)
    navigation.setToolbarHidden(false, animated: false)
    screen.show(navigation)
    screen.settle()
    let edge = navigation.toolbar.frame.minY
    let cell = try #require(list.collectionView.visibleCells.first { $0.convert($0.bounds, to: nil).maxY > edge })
    expect(list.collectionView.safeAreaInsets.bottom > 40 && cell.safeAreaInsets == .zero && cell.contentView.safeAreaInsets == .zero)
  }

  @Test("A cell outside of a list keeps the corners that the app sets") func ownCorners() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    cell.layer.cornerRadius = 8
    cell.layer.masksToBounds = true
    screen.show(cell)
    screen.window.overrideUserInterfaceStyle = .dark
    screen.layout()
    cell.apply(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)))
    expect(cell.layer.cornerRadius == 8 && cell.layer.masksToBounds)
  }

  @Test("CV-137 A swipe uncovers the actions of any cell") func swipe() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    var log: [Int] = []
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in
          log.append(path.item)
          done(true)
        }
      ])
    }
    let view = show(configuration)
    let y = try cell(1, of: view).frame.midY
    screen.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
    screen.advance(by: 1)
    try expect(cell(1, of: view).configurationState.isSwiped && cell(1, of: view).accessibilityCustomActions?.first?.name == "Flag")
    screen.tap(CGPoint(x: 370, y: y))
    screen.advance(by: 1)
    try expect(log == [1] && cell(1, of: view).frame.minX == 0 && !cell(1, of: view).configurationState.isSwiped)
  }
}
