import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Queries to a table during its own queries and changes.
@MainActor private final class Questions: NSObject, UITableViewDelegate {
  var asked = 0
  var onHeight: () -> Void = {}
  var onScroll: () -> Void = {}

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    onHeight()
    return 44
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
}

@MainActor struct TableQuestionTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 440))
  private let table = UITableView(frame: .zero, style: .plain)
  private let rows = Rows(count: 100)
  private let questions = Questions()

  init() {
    table.dataSource = rows
    table.delegate = questions
    screen.show(table)
    screen.layout()
  }

  @Test("BU-13 A delegate that is asked for heights in an update may ask for positions of rows") func heightsInUpdate() {
    var places: [CGRect] = []
    questions.onHeight = { [table] in
      places.append(table.rectForRow(at: IndexPath(row: 2, section: 0)))
      expect(table.numberOfRows(inSection: 0), equals: 101)
      _ = table.indexPathForRow(at: CGPoint(x: 5, y: 50))
      _ = table.rect(forSection: 0)
      _ = table.cellForRow(at: IndexPath(row: 0, section: 0))
    }
    rows.sections[0].insert("New", at: 0)
    table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    expect(Set(places.map(\.minY)), equals: [88])
    screen.settle()
    expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, equals: "New")
  }

  @Test("SC-03 Rows that became visible have their cells immediately, also in scrollViewDidScroll") func visibleAtOnce() {
    var first: [Int] = []
    questions.onScroll = { [table] in first.append(table.indexPathsForVisibleRows?.first?.row ?? -1) }
    table.contentOffset.y = 440
    expect(first, equals: [10])
    expect(table.visibleCells.first?.textLabel?.text, equals: "Row 10")
    table.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
    expect(table.cellForRow(at: IndexPath(row: 60, section: 0))?.textLabel?.text, equals: "Row 60")
    expect(table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
  }

  @Test("SC-03 Within a block of updates no row is requested, also after scrolling") func notInBlock() {
    table.contentOffset.y = 440
    rows.log = []
    table.beginUpdates()
    rows.sections[0].removeLast(90)
    _ = table.visibleCells
    expect(!rows.log.contains { $0.hasPrefix("cell") })
    table.deleteRows(at: (10..<100).map { IndexPath(row: $0, section: 0) }, with: .none)
    table.endUpdates()
    expect(table.visibleCells.count, equals: 10)
  }

  @Test("SC-01 scrollToNearestSelectedRow scrolls to the selected row nearest to the visible rows") func nearestSelected() {
    table.allowsMultipleSelection = true
    for row in [2, 50, 90] { table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none) }
    table.contentOffset.y = 40 * 44
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    expect(table.contentOffset.y, equals: 2200)
    table.scrollToNearestSelectedRow(at: .bottom, animated: false)
    expect(table.contentOffset.y, equals: 1804)
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    expect(table.contentOffset.y, equals: 1804)
  }

  @Test("HT-02 A change from light to dark requests no height") func darkAsksNoHeight() {
    questions.asked = 0
    screen.traits = { $0.userInterfaceStyle = .dark }
    screen.layout()
    expect(questions.asked, equals: 0)
    screen.traits = { $0.preferredContentSizeCategory = .accessibilityLarge }
    screen.layout()
    expect(questions.asked, above: 0)
  }

  @Test("A table without a data source has one section without rows")
  func withoutDataSource() {
    let table = UITableView()
    expect(table.numberOfSections, equals: 1)
    expect(table.numberOfRows(inSection: 0), equals: 0)
    expect(table.contentSize.height, equals: 0)
  }
}
