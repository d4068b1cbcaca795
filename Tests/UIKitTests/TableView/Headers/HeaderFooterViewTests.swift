import Foundation
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A header that logs its calls.
final class ReusedHeader: UITableViewHeaderFooterView {
  static var made = 0
  var reuses = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor final class HeaderRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = 30
  var header: (UITableView, Int) -> UIView? = { _, _ in nil }
  var footer: (UITableView, Int) -> UIView? = { _, _ in nil }

  func numberOfSections(in tableView: UITableView) -> Int { sections }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header(tableView, section) }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer(tableView, section) }
}

@MainActor struct HeaderFooterViewTests {
  @Test("HF-03 Header views are registered, dequeued and reused as cells are; only as many exist as show")
  func reuse() {
    let rows = HeaderRows()
    ReusedHeader.made = 0
    rows.header = { table, section in
      table.register(ReusedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      return table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
    let (screen, table) = showTable(rows)
    expect(table.headerView(forSection: 0)?.reuseIdentifier, equals: "header")
    for _ in 0..<12 { screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 100), duration: 0.2) }
    screen.settle()
    let shown = table.subviews.compactMap { $0 as? ReusedHeader }
    expect(ReusedHeader.made <= 6 && shown.count <= 5)
    expect(shown.contains { $0.reuses > 0 })
    for (section, view) in (0..<30).compactMap({ section in table.headerView(forSection: section).map { (section, $0) } }) {
      expect(view.textLabel?.text, equals: "Section \(section)")
    }
    expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
  }

  @Test("HF-08 The views in use are returned by section: nil for an invisible section or a view of another kind")
  func views() {
    let rows = HeaderRows()
    let mine = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let other = UIView()
    let foot = UITableViewHeaderFooterView(reuseIdentifier: nil)
    rows.header = { _, section in section == 0 ? mine : section == 1 ? other : nil }
    rows.footer = { _, section in section == 1 ? foot : nil }
    let (screen, table) = showTable(rows)
    expect(table.headerView(forSection: 0) === mine)
    expect(table.headerView(forSection: 1) == nil && other.superview === table)
    expect(table.headerView(forSection: 2)?.textLabel?.text, equals: "Section 2")
    expect(table.footerView(forSection: 1) === foot && table.footerView(forSection: 0) == nil)
    expect(table.headerView(forSection: 9) == nil && table.headerView(forSection: -1) == nil)
    table.contentOffset.y = table.rect(forSection: 9).minY
    screen.layout()
    expect(table.headerView(forSection: 9) != nil && table.headerView(forSection: 0) == nil && table.footerView(forSection: 1) == nil)
    table.reloadData()
    expect(table.headerView(forSection: 9)?.textLabel?.text, equals: "Section 9")
  }

  @Test("HF-11 Background behind content, the title in neither; classic: a gray gradient, a tinted one, or none under the content's color")
  func parts() throws {
    let rows = HeaderRows()
    rows.sections = 4
    let back = UIView()
    back.backgroundColor = .green
    rows.header = { _, section in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      switch section {
      case 1: view.tintColor = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)
      case 2: view.contentView.backgroundColor = .blue
      case 3: view.backgroundView = back
      default: break
      }
      return view
    }
    let (screen, table) = showTable(rows, design: .classic)
    let view = try #require(table.headerView(forSection: 3))
    let label = try #require(view.textLabel)
    expect(!label.isDescendant(of: view.contentView) && label.isDescendant(of: view))
    let order = [back, view.contentView].map { part -> Int in view.subviews.firstIndex { $0 === part } ?? -1 }
    expect(order[0] >= 0 && order[0] < order[1])
    expect(back.frame, equals: view.bounds)

    let image = screen.snapshot()
    func color(_ section: Int, _ y: CGFloat) -> [Int] {
      image.rgb(600, Int((table.rectForHeader(inSection: section).minY + y) * 2)).map(Int.init)
    }
    // Gray, darker above; red likewise; the content's own color; the background view.
    let grey = [color(0, 3), color(0, 18)]
    expect(grey[0][0] < grey[1][0] && grey.allSatisfy { abs($0[0] - $0[2]) < 40 && $0[2] > $0[0] })
    let red = [color(1, 3), color(1, 18)]
    expect(red.allSatisfy { $0[0] > $0[1] + 60 } && red[0] != red[1])
    expect(color(2, 3) == [0, 0, 255] && color(2, 18) == [0, 0, 255])
    expect(color(3, 3), equals: [0, 255, 0])
    table.headerView(forSection: 1)?.tintColor = nil
    table.headerView(forSection: 2)?.contentView.backgroundColor = nil
    screen.layout()
    let after = screen.snapshot()
    for section in [1, 2] {
      let y = Int((table.rectForHeader(inSection: section).minY + 10) * 2)
      expect(after.pixel(x: 600, y: y) == after.pixel(x: 600, y: 20))
    }
  }

  @Test("A content configuration replaces the title, a background configuration the background; both follow the state")
  func configurations() throws {
    let rows = HeaderRows()
    var pinned: [Bool] = []
    rows.header = { table, section in
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = view.defaultContentConfiguration()
      content.text = "Configured \(section)"
      view.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .orange
      view.backgroundConfiguration = background
      if section == 0 { view.configurationUpdateHandler = { _, state in pinned.append(state.isPinned) } }
      return view
    }
    let (screen, table) = showTable(rows)
    let view = try #require(table.headerView(forSection: 0))
    expect(view.textLabel == nil)
    expect(view.contentView.subviews.contains { $0 is UIListContentView })
    expect(screen.snapshot().pixel(x: 600, y: 10).blue, equals: 0)
    expect(pinned, equals: [false])
    screen.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250))
    expect(pinned.last, equals: true)
    view.contentConfiguration = nil
    expect(view.textLabel != nil)
  }
}
