import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A cell whose height is determined by the constraints around one label.
@MainActor final class BlockCell: UITableViewCell {
  let label = UILabel()
  let block = UIView()
  private(set) var blockHeight: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    for view in [label, block] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    blockHeight = block.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      block.topAnchor.constraint(equalTo: label.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      block.trailingAnchor.constraint(equalTo: label.trailingAnchor),
      blockHeight,
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor @Suite struct SelfSizingTests {
  /// Rows with blocks of the given heights.
  private func rows(_ blocks: [CGFloat]) -> PlainRows {
    PlainRows(blocks.count) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "tall", for: path) as! BlockCell
      cell.label.text = "Row \(path.row)"
      cell.blockHeight.constant = blocks[path.row]
      return cell
    }
  }

  private func show(_ rows: PlainRows, estimate: CGFloat = 60, automatic: Bool = true) -> (TestScreen, UITableView) {
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.register(BlockCell.self, forCellReuseIdentifier: "tall")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = estimate
    table.dataSource = rows
    screen.show(table)
    return (screen, table)
  }

  private func blocks(_ count: Int) -> [CGFloat] { (0..<count).map { CGFloat(($0 * 37) % 120) } }

  /// Returns the positions of the visible rows on screen.
  private func places(_ table: UITableView) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for path in table.indexPathsForVisibleRows ?? [] {
      if let cell = table.cellForRow(at: path) { places[path.row] = cell.convert(CGPoint.zero, to: table.window).y }
    }
    return places
  }

  @Test("HT-07 Rows follow from their constraints, estimated or not", arguments: [0, 30, 60, 200] as [CGFloat])
  func heights(estimate: CGFloat) {
    let sizes = blocks(40)
    let rows = rows(sizes)
    let (_, table) = show(rows, estimate: estimate)
    let label = (table.visibleCells[0] as! BlockCell).label.intrinsicContentSize.height
    for path in table.indexPathsForVisibleRows! {
      let cell = table.cellForRow(at: path)!
      let expected = label + 16 + sizes[path.row]
      expect(abs(cell.contentView.frame.height - expected), atMost: 0.5)
      expect(table.rectForRow(at: path), equals: cell.frame)
    }
    expect(rows.requested.count, below: 20)
  }

  @Test(
    "HT-07 Dragged both ways, and after a jump to the bottom, each row moves exactly as the finger does",
    arguments: [20, 60, 300] as [CGFloat])
  func steady(estimate: CGFloat) {
    let rows = rows(blocks(300))
    let (screen, table) = show(rows, estimate: estimate)
    func drag(_ distance: CGFloat, times: Int) {
      for _ in 0..<times {
        let touch = screen.touchDown(CGPoint(x: 160, y: 240 - distance))
        touch.move(to: CGPoint(x: 160, y: 240 - distance + (distance < 0 ? -10 : 10)))
        screen.layout()
        var before = places(table)
        for _ in 0..<10 {
          touch.move(to: CGPoint(x: 160, y: touch.location.y + distance / 10))
          screen.layout()
          let after = places(table)
          for (row, place) in after {
            if let old = before[row] { expect(abs(place - old - distance / 10), atMost: 0.51, "row \(row)") }
          }
          before = after
        }
        screen.advance(by: 0.1)
        touch.up()
        screen.settle()
      }
    }
    drag(-150, times: 4)
    drag(150, times: 2)
    table.contentOffset.y = table.contentSize.height - 480
    screen.layout()
    expect(table.indexPathsForVisibleRows?.last?.row, equals: 299)
    expect(abs(table.contentOffset.y - (table.contentSize.height - 480)), below: 0.51)
    drag(150, times: 8)
    table.scrollToRow(at: IndexPath(row: 150, section: 0), at: .top, animated: false)
    screen.layout()
    expect(abs(places(table)[150]!), atMost: 0.5)
    drag(150, times: 4)
    drag(-150, times: 4)
  }

  @Test("HT-07 A flick upward through unmeasured rows continues smoothly to the top")
  func flickUp() {
    let rows = rows(blocks(120))
    let (screen, table) = show(rows, estimate: 20)
    table.scrollToRow(at: IndexPath(row: 119, section: 0), at: .bottom, animated: false)
    screen.layout()
    expect(places(table)[119] != nil)
    for _ in 0..<12 {
      screen.flick(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
      var before = places(table)
      for _ in 0..<20 {
        screen.advance(by: 1.0 / 60)
        let after = places(table)
        let steps = after.compactMap { row, place in before[row].map { place - $0 } }
        if let first = steps.first {
          expect(steps.allSatisfy { abs($0 - first) <= 0.51 }, "\(steps)")
          expect(first < 80 && (first > -0.6 || table.contentOffset.y <= 0), "\(first) at \(table.contentOffset.y)")
        }
        before = after
      }
      screen.settle()
    }
    expect(table.contentOffset.y, equals: 0)
    expect(places(table)[0], equals: 0)
  }

  @Test("HT-07 An animated scroll to a row over unknown rows ends at that row")
  func animatedScroll() {
    let rows = rows(blocks(400))
    let (screen, table) = show(rows, estimate: 30)
    table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .middle, animated: true)
    screen.settle()
    let place = places(table)[200]
    expect(place != nil && abs(place! + table.rectForRow(at: IndexPath(row: 200, section: 0)).height / 2 - 240) <= 1)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: true)
    screen.settle()
    expect(abs((places(table)[20] ?? 99)), atMost: 1)
  }

  @Test("HT-07 A row whose cell reports a new size gets it, animated, and rows below make room")
  func invalidation() {
    let rows = rows(Array(repeating: 20, count: 50))
    let (screen, table) = show(rows)
    let path = IndexPath(row: 2, section: 0)
    let cell = table.cellForRow(at: path) as! BlockCell
    let below = table.cellForRow(at: IndexPath(row: 3, section: 0))!
    let before = (cell.frame.height, below.frame.minY)
    let asked = rows.requested.count
    cell.blockHeight.constant = 80
    screen.settle()
    expect(cell.frame.height, equals: before.0)
    cell.invalidateIntrinsicContentSize()
    screen.settle()
    expect(cell.frame.height == before.0 + 60 && below.frame.minY == before.1 + 60)
    expect(rows.requested.count, equals: asked)
    table.selfSizingInvalidation = .enabledIncludingConstraints
    cell.blockHeight.constant = 0
    screen.settle()
    expect(cell.frame.height == before.0 - 20 && below.frame.minY == before.1 - 20)
    cell.label.text = "Row 2\nhas a second line now"
    screen.settle()
    expect(cell.frame.height, above: before.0 - 10)
    table.selfSizingInvalidation = .disabled
    let last = cell.frame.height
    cell.blockHeight.constant = 50
    cell.invalidateIntrinsicContentSize()
    screen.settle()
    expect(cell.frame.height, equals: last)
    table.beginUpdates()
    table.endUpdates()
    screen.settle()
    expect(cell.frame.height, equals: last + 50)
  }

  @Test("HT-07 In another width heights are requested again, and the first visible row stays")
  func rotation() {
    let rows = rows(Array(repeating: 0, count: 60))
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.register(BlockCell.self, forCellReuseIdentifier: "tall")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = rows
    let long = PlainRows(60) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "tall", for: path) as! BlockCell
      cell.label.text = Array(repeating: "word \(path.row)", count: 8 + path.row % 9).joined(separator: " ")
      return cell
    }
    table.dataSource = long
    screen.show(table)
    table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    screen.layout()
    let narrow = table.rectForRow(at: IndexPath(row: 20, section: 0)).height
    screen.resize(to: CGSize(width: 480, height: 320))
    screen.layout()
    expect(table.rectForRow(at: IndexPath(row: 20, section: 0)).height, below: narrow)
    expect(abs(places(table)[20] ?? 99), atMost: 0.5)
    for path in table.indexPathsForVisibleRows! {
      let cell = table.cellForRow(at: path) as! BlockCell
      expect(abs(cell.label.frame.height - cell.label.sizeThatFits(CGSize(width: cell.label.frame.width, height: 1000)).height) <= 0.5)
    }
  }

  @Test("HT-07 A table header view has the height of its constraints, by the usual idiom or when it is assigned without a height")
  func tableHeader() {
    let screen = TestScreen()
    let rows = rows(Array(repeating: 10, count: 20))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.sectionHeaderTopPadding = 0
    table.register(BlockCell.self, forCellReuseIdentifier: "tall")
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = rows
    func makeHeader() -> (UIView, UILabel) {
      let header = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "A headline that is too long for one line of a narrow screen"
      label.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: header.topAnchor, constant: 12),
        label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: header.trailingAnchor, constant: -16),
        label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -12),
      ])
      return (header, label)
    }
    let (header, label) = makeHeader()
    let target = CGSize(width: 320, height: 0)
    header.frame.size = header.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    table.tableHeaderView = header
    screen.show(table)
    expect(header.frame.width == 320 && label.frame.height > 30 && header.frame.height == label.frame.height + 24)
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: header.frame.height)
    let (second, words) = makeHeader()
    table.tableHeaderView = second
    screen.layout()
    expect(second.frame.height == header.frame.height && words.frame == label.frame)
    screen.resize(to: CGSize(width: 700, height: 480))
    screen.layout()
    expect(second.frame.height, below: header.frame.height)
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: second.frame.height)
  }

  @Test("HT-07 Section headers and footers by constraints have their height, estimated first")
  func sectionHeaders() {
    let screen = TestScreen()
    let source = Sections()
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = source
    table.sectionHeaderHeight = UITableView.automaticDimension
    table.estimatedSectionHeaderHeight = 40
    table.sectionFooterHeight = UITableView.automaticDimension
    table.estimatedSectionFooterHeight = 10
    table.sectionHeaderTopPadding = 0
    screen.show(table)
    expect(table.rectForHeader(inSection: 0).height, equals: 61)
    expect(table.rectForFooter(inSection: 0).height, equals: 33)
    expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: 61)
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100))
    screen.settle()
    expect(table.rectForHeader(inSection: 1).height, equals: 62)
  }

  @MainActor private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 4 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { sized(61 + CGFloat(section)) }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { sized(33) }
    private func sized(_ height: CGFloat) -> UIView {
      let view = UIView()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: view.topAnchor), inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), inner.heightAnchor.constraint(equalToConstant: height),
      ])
      return view
    }
  }

  @Test("CE-15 In editing mode constrained content follows the content view")
  func editing() {
    let rows = rows(Array(repeating: 10, count: 20))
    let (screen, table) = show(rows)
    let cell = table.visibleCells[1] as! BlockCell
    let before = (cell.contentView.frame, cell.label.frame)
    expect(before.1.minX == 16 && before.1.maxX == before.0.width - 16)
    table.setEditing(true, animated: true)
    screen.settle()
    expect(cell.contentView.frame.minX > before.0.minX && cell.contentView.frame.width < before.0.width)
    expect(cell.label.frame.minX == 16 && abs(cell.label.frame.maxX - (cell.contentView.frame.width - 16)) <= 0.5)
    table.setEditing(false, animated: true)
    screen.settle()
    expect(cell.contentView.frame == before.0 && cell.label.frame == before.1)
  }

  /// A table whose rows wrap their texts.
  private func showTexts(_ rows: PlainRows) -> (TestScreen, UITableView) {
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.rowHeight = UITableView.automaticDimension
    table.dataSource = rows
    screen.show(table)
    return (screen, table)
  }

  private func texts() -> PlainRows {
    PlainRows(12) { _, _ in
      let cell = UITableViewCell()
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: "ab ", count: 150)
      return cell
    }
  }

  @Test("HT-07 A row whose image view is only bound to its edges is as high as the image, also if that is fitted into less width")
  func naturalImage() {
    let size = CGSize(width: 800, height: 600)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { $0.fill(CGRect(origin: .zero, size: size)) }
    let rows = PlainRows(1) { _, _ in
      let cell = UITableViewCell()
      let view = UIImageView(image: image)
      view.contentMode = .scaleAspectFit
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      ])
      return cell
    }
    defer { withExtendedLifetime(rows) {} }
    // The intrinsic height of an image view does not depend on its width: iOS leaves the space above and below the image, too.
    let (_, table) = show(rows)
    expect(table.visibleCells[0].contentView.frame.height, equals: 600)
  }

  @Test("HT-07 Editing and accessories, which narrow the content, measure rows again; other rows when they become visible")
  func contentWidth() {
    let rows = texts()
    defer { withExtendedLifetime(rows) {} }
    let (screen, table) = showTexts(rows)
    func height(_ row: Int) -> CGFloat { table.rectForRow(at: IndexPath(row: row, section: 0)).height }
    func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
    func isCut(_ row: Int) -> Bool {
      let label = cell(row).textLabel!
      return label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000)).height > label.bounds.height + 0.5
    }
    let plain = height(0)
    table.setEditing(true, animated: true)
    screen.settle()
    expect(height(0) > plain && !isCut(0) && !isCut(1))
    table.contentOffset.y = 900
    screen.layout()
    let later = table.indexPathsForVisibleRows!.last!.row
    expect(height(later) == height(later - 1) && height(later) > plain && !isCut(later))
    table.setEditing(false, animated: true)
    screen.settle()
    expect(table.indexPathsForVisibleRows!.allSatisfy { height($0.row) == plain && !isCut($0.row) })
    table.contentOffset.y = 0
    screen.layout()
    expect(height(0) == plain && height(1) == plain && cell(1).frame.minY == cell(0).frame.maxY)
    cell(0).accessoryType = .detailDisclosureButton
    screen.settle()
    expect(height(0) > plain && !isCut(0) && height(1) == plain)
    expect(cell(1).frame.minY, equals: cell(0).frame.maxY)
    cell(0).accessoryType = .none
    screen.settle()
    expect(height(0), equals: plain)
  }
}
