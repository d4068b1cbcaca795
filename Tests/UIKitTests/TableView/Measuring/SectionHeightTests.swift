import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A header whose height is determined by its label.
final class WordyHeader: UITableViewHeaderFooterView {
  let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor final class WordyRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts: [String]
  var log: [String] = []

  init(sections: Int) {
    texts = (0..<sections).map { String(repeating: "Many words about it. ", count: 1 + $0 % 4 * 3) }
  }

  func numberOfSections(in tableView: UITableView) -> Int { texts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    log.append("view \(section)")
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "w") as? WordyHeader ?? WordyHeader(reuseIdentifier: "w")
    view.label.text = texts[section]
    return view
  }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { log.append("will \(section)") }
}

/// Headers and footers of fixed heights, which are estimated first.
@MainActor final class EstimatingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var asked: Set<Int> = []
  var estimates = 0

  func numberOfSections(in tableView: UITableView) -> Int { 100 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    estimates += 1
    return 50
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    asked.insert(section)
    return 60 + CGFloat(section % 5) * 7
  }
}

@MainActor struct SectionHeightTests {
  private func show(
    _ source: any UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .plain,
    _ prepare: (UITableView) -> Void = { _ in }
  ) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: .zero, style: style)
    table.sectionHeaderTopPadding = 0
    prepare(table)
    table.dataSource = source
    table.delegate = source
    screen.show(table)
    return (screen, table)
  }

  private func wanted(_ rows: WordyRows, _ section: Int) -> CGFloat {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = rows.texts[section]
    return ((label.sizeThatFits(CGSize(width: 288, height: CGFloat.greatestFiniteMagnitude)).height + 20) * 2).rounded(.up) / 2
  }

  @Test("HT-07 Headers of automatic height get it from their constraints when they become visible, and visible rows do not move")
  func selfSizing() {
    let rows = WordyRows(sections: 40)
    let (screen, table) = show(rows) { $0.estimatedSectionHeaderHeight = 40 }
    expect(rows.log.first == "view 0" && rows.log.contains("will 0"))
    expect(!rows.log.contains("view 4"))
    expect(abs(table.rectForHeader(inSection: 0).height - wanted(rows, 0)), atMost: 1)
    expect(table.rectForHeader(inSection: 30).height, equals: 40)
    table.contentOffset.y = table.rect(forSection: 20).minY
    screen.layout()
    // Scrolling up reaches headers of unknown height: the rows below do not jump.
    for _ in 0..<120 {
      let path = table.indexPathsForVisibleRows![3]
      let before = table.rectForRow(at: path).minY - table.contentOffset.y
      table.contentOffset.y -= 11
      screen.layout()
      expect(table.rectForRow(at: path).minY - table.contentOffset.y, equals: before + 11)
    }
    for section in 0..<40 {
      guard let view = table.headerView(forSection: section) else { continue }
      expect(abs(view.frame.height - wanted(rows, section)), atMost: 1)
    }
  }

  @Test("A header of an inset grouped table is as wide as its cells, and its height is that of its constraints at this width")
  func insetHeader() {
    let rows = WordyRows(sections: 2)
    let (_, table) = show(rows, style: .insetGrouped)
    let (cell, header) = (table.rectForRow(at: [1, 0]), table.headerView(forSection: 1) as? WordyHeader)
    expect(cell.minX, above: 0)
    expect(header.map { [$0.frame.minX, $0.frame.width] }, equals: [cell.minX, cell.width])
    expect(table.rectForHeader(inSection: 1).width, equals: cell.width)
    let label = header?.label ?? UILabel()
    expect(label.frame.width, equals: cell.width - 32)
    expect(abs(label.frame.height - label.sizeThatFits(CGSize(width: cell.width - 32, height: 1000)).height), atMost: 1)
  }

  @Test("HT-07 A header with another text is measured again; an update keeps measured heights")
  func remeasured() {
    let rows = WordyRows(sections: 6)
    let (screen, table) = show(rows)
    let before = table.rectForHeader(inSection: 1).height
    rows.texts[0] = String(repeating: "Still more words. ", count: 20)
    table.beginUpdates()
    table.endUpdates()
    screen.settle()
    expect(abs(table.rectForHeader(inSection: 0).height - wanted(rows, 0)), atMost: 1)
    expect(table.rectForHeader(inSection: 1).height, equals: before)
    table.contentOffset.y = table.rect(forSection: 3).minY + 60
    screen.layout()
    let learnt = table.rectForHeader(inSection: 0).height
    let offset = table.contentOffset.y
    rows.texts.append("Last")
    table.insertSections([6], with: .none)
    screen.settle()
    expect(table.rectForHeader(inSection: 0).height == learnt && table.contentOffset.y == offset)
    table.reloadData()
    screen.layout()
    let shown = table.indexPathsForVisibleRows![0].section
    expect(abs((table.headerView(forSection: shown)?.frame.height ?? 0) - wanted(rows, shown)), atMost: 1)
  }

  @Test("HT-07 A configured header has the height of its configuration, also in grouped tables; a fixed height is kept")
  func configured() {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var content = view.defaultContentConfiguration()
        content.text = String(repeating: "A long explanation of what these rows do. ", count: 6)
        view.contentConfiguration = content
        return view
      }
    }
    let source = Source()
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let (_, table) = show(source, style: style)
      let height = table.rectForFooter(inSection: 0).height
      let view = table.footerView(forSection: 0)
      expect(height > 60 && view?.frame.height == height)
      expect(height, equals: view?.sizeThatFits(CGSize(width: table.rectForRow(at: [0, 0]).width, height: 0)).height)
      let (_, fixed) = show(source, style: style) { $0.sectionFooterHeight = 33 }
      expect(fixed.rectForFooter(inSection: 0).height, equals: 33)
    }
  }

  @Test("HT-02 Estimated heights of headers: the actual ones are requested only for visible sections")
  func estimated() {
    let rows = EstimatingRows()
    let (screen, table) = show(rows)
    expect(rows.estimates >= 100 && rows.asked.count <= 4)
    expect(table.rectForHeader(inSection: 0).height == 60 && table.rectForHeader(inSection: 1).height == 67)
    expect(table.rectForHeader(inSection: 99).height, equals: 50)
    table.contentOffset.y = table.rect(forSection: 60).minY
    screen.layout()
    expect(rows.asked.count <= 9 && rows.asked.contains(60))
    for _ in 0..<100 {
      let path = table.indexPathsForVisibleRows![2]
      let before = table.rectForRow(at: path).minY - table.contentOffset.y
      table.contentOffset.y -= 13
      screen.layout()
      expect(table.rectForRow(at: path).minY - table.contentOffset.y, equals: before + 13)
    }
    expect(table.headerView(forSection: table.indexPathsForVisibleRows![3].section) != nil)
  }

  @Test("Estimates by property: the design's heights apply when sections become visible; a section without a title has no header")
  func estimatedByProperty() {
    let rows = Rows((0..<50).map { ["\($0)", "b", "c"] })
    rows.headers = (0..<50).map { $0 % 2 == 0 ? "Title" : nil }
    let (screen, table) = show(rows) {
      $0.estimatedSectionHeaderHeight = 90
      $0.estimatedSectionFooterHeight = 12
    }
    expect(table.estimatedSectionHeaderHeight == 90 && table.estimatedSectionFooterHeight == 12)
    expect(table.rectForHeader(inSection: 0).height == 28 && table.rectForHeader(inSection: 1).height == 0)
    expect(table.rectForFooter(inSection: 0).height == 0 && table.rectForFooter(inSection: 40).height == 12)
    expect(table.rectForHeader(inSection: 40).height, equals: 90)
    table.scrollToRow(at: IndexPath(row: 2, section: 49), at: .bottom, animated: false)
    screen.layout()
    screen.layout()
    expect(table.indexPathsForVisibleRows?.last, equals: IndexPath(row: 2, section: 49))
  }

  @Test("HF-06 sectionHeaderTopPadding is above each header of a plain table, and of no other")
  func topPadding() {
    let rows = Rows([["a"], ["b"]])
    rows.headers = ["A", "B"]
    let (_, plain) = show(rows) { $0.sectionHeaderTopPadding = 22 }
    expect(plain.rectForHeader(inSection: 0).minY, equals: 22)
    expect(plain.rectForHeader(inSection: 1).minY, equals: CGFloat(116))
    let (_, grouped) = show(rows, style: .grouped)
    let place = grouped.rectForHeader(inSection: 1).minY
    grouped.sectionHeaderTopPadding = 22
    expect(grouped.rectForHeader(inSection: 1).minY, equals: place)
  }

  @Test("ST-09 The empty rows below a short table have the height that the table sets")
  func fillers() {
    let rows = Rows(count: 1)
    let (screen, table) = show(rows)
    func line(_ y: CGFloat) -> Bool { screen.snapshot().pixel(x: 300, y: Int(y * 2) - 1).red < 240 }
    expect(!line(88) && !line(132), "modern tables end with their last row")
    table.fillerRowHeight = 44
    screen.layout()
    expect(line(88) && line(132) && !line(74))
    table.fillerRowHeight = 30
    screen.layout()
    expect(line(74) && line(104) && !line(88))
    table.fillerRowHeight = 0
    screen.layout()
    expect(!line(74) && !line(88) && line(44))
  }
}
