import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Rows of a table that hold collection views which scroll sideways.
@MainActor struct NestedProgramTests {
  private final class RowCell: UITableViewCell {
    let collectionView: UICollectionView

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      collectionView.showsHorizontalScrollIndicator = false
      contentView.addSubview(collectionView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func layoutSubviews() {
      super.layoutSubviews()
      collectionView.frame = contentView.bounds
    }

    var collectionViewOffset: CGFloat {
      get { collectionView.contentOffset.x }
      set { collectionView.contentOffset.x = newValue }
    }

    func setDataSourceDelegate(_ source: any UICollectionViewDataSource & UICollectionViewDelegate, forRow row: Int) {
      collectionView.delegate = source
      collectionView.dataSource = source
      collectionView.tag = row
      // Stops a deceleration of the row that used the cell before.
      collectionView.setContentOffset(collectionView.contentOffset, animated: false)
      collectionView.reloadData()
    }
  }

  private final class ShelvesController: UITableViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let model = (0..<30).map { row in (0..<15).map { "\(row)/\($0)" } }
    private var storedOffsets: [Int: CGFloat] = [:]
    var tapped: [String] = []
    var rows: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.rowHeight = 100
      tableView.register(RowCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      guard let cell = cell as? RowCell else { return }
      cell.setDataSourceDelegate(self, forRow: indexPath.row)
      cell.collectionViewOffset = storedOffsets[indexPath.row] ?? 0
    }
    override func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
      guard let cell = cell as? RowCell else { return }
      storedOffsets[indexPath.row] = cell.collectionViewOffset
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { rows.append(indexPath.row) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      model[collectionView.tag].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
      cell.accessibilityIdentifier = model[collectionView.tag][indexPath.item]
      cell.contentView.backgroundColor = .systemGreen
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      tapped.append(model[collectionView.tag][indexPath.item])
    }
  }

  private func show() -> (TestScreen, ShelvesController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let shelves = ShelvesController()
    screen.show(shelves)
    screen.settle(timeout: 1)
    return (screen, shelves)
  }

  private func row(_ shelves: ShelvesController, _ row: Int) -> RowCell? {
    shelves.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? RowCell
  }

  @Test("CV-30 A row's items scroll sideways alone, keep their offset when the row comes back, and others begin at the start")
  func offsets() throws {
    let (screen, shelves) = show()
    screen.flick(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 60, y: 150))
    screen.settle(timeout: 4)
    let offset = try #require(row(shelves, 1)).collectionViewOffset
    expect(offset > 150 && shelves.tableView.contentOffset.y == 0 && row(shelves, 0)?.collectionViewOffset == 0)
    // A diagonal drag that is mostly vertical scrolls the table.
    screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 175, y: 150))
    screen.settle(timeout: 4)
    expect(shelves.tableView.contentOffset.y, above: 150)
    for _ in 0..<4 {
      screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
      screen.settle(timeout: 4)
    }
    for cell in shelves.tableView.visibleCells {
      let cell = try #require(cell as? RowCell)
      expect(cell.collectionViewOffset, equals: 0)
      let first = cell.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
      expect(first?.accessibilityIdentifier, equals: "\(cell.collectionView.tag)/0")
    }
    shelves.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    screen.settle(timeout: 1)
    expect(row(shelves, 1)?.collectionViewOffset, equals: offset)
    let item = Int((offset + 160) / 100)
    expect(row(shelves, 1)?.collectionView.cellForItem(at: IndexPath(item: item, section: 0))?.accessibilityIdentifier, equals: "1/\(item)")
  }

  @Test("CV-60 A touch on an item selects it and not its row")
  func tapping() {
    let (screen, shelves) = show()
    screen.tap(CGPoint(x: 150, y: 250))
    screen.settle(timeout: 1)
    expect(shelves.tapped == ["2/1"] && shelves.rows == [])
  }

  // MARK: In a collection view

  private final class InnerCell: UICollectionViewCell, UICollectionViewDataSource {
    let inner: UICollectionView

    override init(frame: CGRect) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 60, height: 60)
      inner = UICollectionView(frame: CGRect(origin: .zero, size: frame.size), collectionViewLayout: layout)
      super.init(frame: frame)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inner.dataSource = self
      inner.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
      contentView.addSubview(inner)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  @Test("CV-31 A collection view inside a cell is laid out with it, and scrolls within the outer one")
  func inCollectionView() throws {
    let shown = Shown(Items(count: 30), flow(320, 80), cells: InnerCell.self)
    let cell = try #require(shown.view.cellForItem(at: IndexPath(item: 2, section: 0)) as? InnerCell)
    expect(cell.inner.visibleCells.count, atLeast: 5)
    let y = cell.frame.midY
    shown.screen.flick(from: CGPoint(x: 250, y: y), to: CGPoint(x: 50, y: y))
    shown.screen.settle(timeout: 4)
    expect(cell.inner.contentOffset.x > 100 && shown.view.contentOffset.y == 0)
    shown.screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    shown.screen.settle(timeout: 4)
    expect(shown.view.contentOffset.y, above: 150)
    for case let cell as InnerCell in shown.view.visibleCells { expect(cell.inner.visibleCells.count, atLeast: 4) }
  }
}
