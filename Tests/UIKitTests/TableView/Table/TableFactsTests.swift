import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Facts of structure, accessories and selection, checked on a whole table.
@MainActor struct TableFactsTests {
  private func tap(_ screen: TestScreen, _ table: UITableView, _ path: IndexPath, x: CGFloat = 100) {
    let frame = table.convert(table.rectForRow(at: path), to: screen.window)
    screen.tap(CGPoint(x: x, y: frame.midY))
    screen.settle()
  }

  @Test("ST-01 ST-02 A table is a scroll view of one column, whose sections and rows count from the top")
  func structure() {
    let rows = Rows([["a", "b"], ["c"]])
    let (_, table) = showTable(rows)
    expect((table as UIScrollView).contentSize.width, equals: 320)
    expect(table.rectForRow(at: path(0)).minY, below: table.rectForRow(at: path(1)).minY)
    expect(table.rectForRow(at: path(1)).maxY, atMost: table.rectForRow(at: path(0, 1)).minY)
    expect(table.cellForRow(at: path(0, 1))?.textLabel?.text, equals: "c")
    expect(table.rectForRow(at: path(0)).width, equals: 320)
  }

  @Test("ST-03 ST-10 A classic grouped table shows rounded boxes on its pinstriped ground, a plain one rows from side to side")
  func styles() {
    let (screen, table) = showTable(Rows(count: 2), style: .grouped, design: .classic)
    expect(table.style, equals: .grouped)
    let image = screen.snapshot()
    let row = table.rectForRow(at: path(0))
    // The corner of the box shows the background, its center the row.
    let corner = image.pixel(x: 19, y: Int(row.minY) * 2 + 1)
    expect(corner.blue, above: corner.red)
    expect(image.pixel(x: 500, y: Int(row.midY) * 2).red, equals: 0xf7)
    // The stripes: two points in seven are lighter.
    let ground = (0..<28).map { image.pixel(x: $0, y: 900).red }
    expect(ground.min() == 0xc5 && ground.max() == 0xcb)
    let (plainScreen, plain) = showTable(Rows(count: 2))
    let edge = plainScreen.snapshot().pixel(x: 0, y: 40)
    expect(plain.style == .plain && edge.red == 255 && edge.green == 255)
  }

  @Test("ST-04 Classic groups have wider margins in wide tables", arguments: [(320, 9), (400, 9), (500, 31), (768, 45), (1024, 45)])
  func margins(width: Int, margin: Int) {
    expect(Int(UIDesign.Table.classic.groupedMargin(forWidth: CGFloat(width))), equals: margin)
  }

  @Test("ST-07 ST-12 Color and background view lie behind all cells, the view in front; a plain table is white")
  func background() {
    let (screen, table) = showTable(Rows(count: 1))
    expect(
      table.backgroundColor?.resolvedColor(with: table.traitCollection)
        == UIColor.systemBackground.resolvedColor(with: table.traitCollection))
    expect(screen.snapshot().pixel(x: 10, y: 900).red, equals: 255)
    let view = UIView()
    view.backgroundColor = .red
    table.backgroundView = view
    table.separatorStyle = .none
    table.tableFooterView = UIView()
    screen.layout()
    let image = screen.snapshot()
    expect(image.pixel(x: 10, y: 900).red == 255 && image.pixel(x: 10, y: 900).green == 0)
    expect(image.pixel(x: 10, y: 40).green, equals: 255)
  }

  @Test("ST-08 Separators have the table's color, and are hidden with the style none")
  func separators() {
    let (screen, table) = showTable(Rows(count: 3))
    table.separatorColor = .red
    screen.layout()
    let line = screen.snapshot().pixel(x: 320, y: 87)
    expect(line.red == 255 && line.green == 0)
    table.separatorStyle = .none
    screen.layout()
    expect(screen.snapshot().pixel(x: 320, y: 87).green, equals: 255)
  }

  @Test("AC-03 The detail button reports its row and selects nothing")
  func detailButton() {
    final class Heard: NSObject, UITableViewDataSource, UITableViewDelegate {
      var tapped: [IndexPath] = []
      var selected: [IndexPath] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .detailDisclosureButton
        return cell
      }
      func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { tapped.append(indexPath) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
    }
    let heard = Heard()
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = heard
    table.delegate = heard
    screen.show(table)
    tap(screen, table, path(1), x: 273)
    expect(heard.tapped == [path(1)] && heard.selected.isEmpty)
    tap(screen, table, path(1))
    expect(heard.selected, equals: [path(1)])
  }

  @Test("AC-05 A touch on a control in a cell is delivered to the control alone")
  func controlInCell() {
    let rows = Rows(count: 3)
    var fired = 0
    rows.configure = { cell, _ in
      let control = UIControl(frame: CGRect(x: 200, y: 5, width: 60, height: 30))
      control.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
      cell.contentView.addSubview(control)
    }
    let (screen, table) = showTable(rows)
    let touch = screen.touchDown(CGPoint(x: 230, y: 66))
    screen.advance(by: 0.3)
    expect(table.cellForRow(at: path(1))?.isHighlighted, equals: false)
    touch.up()
    screen.settle()
    expect(fired == 1 && table.indexPathForSelectedRow == nil)
  }

  @Test(
    "CE-11 A classic cell has its table's color even if cellForRow sets another; one set in willDisplay is kept; modern cells keep theirs")
  func cellColour() {
    final class Coloured: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = .yellow
        return cell
      }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if indexPath.row == 1 { cell.backgroundColor = .green }
      }
    }
    for (design, first) in [(UIDesign.classic, UIColor.white), (.modern, .yellow)] {
      let coloured = Coloured()
      let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
      let table = UITableView(frame: .zero, style: .plain)
      table.dataSource = coloured
      table.delegate = coloured
      screen.show(table)
      let image = screen.snapshot()
      expect(image.pixel(x: 300, y: 40).blue, equals: (first == .white ? 255 : 0))
      expect(image.pixel(x: 300, y: 130).red == 0 && image.pixel(x: 300, y: 130).green == 255)
    }
  }

  @Test("RL-04 A change of a visible cell's accessory shows without a reload")
  func accessoryChange() {
    let rows = Rows(count: 2)
    let (screen, table) = showTable(rows)
    _ = rows.take()
    let before = screen.snapshot().pixel(x: 595, y: 44)
    table.cellForRow(at: path(0))?.accessoryType = .checkmark
    screen.layout()
    let image = screen.snapshot()
    let marked = (580..<608).contains { x in (30..<60).contains { image.pixel(x: x, y: $0).red < 128 } }
    expect(before.red == 255 && marked)
    expect(rows.take().isEmpty)
  }

  @Test("RU-07 Several identifiers keep several queues")
  func queues() {
    let two = PlainRows(40) { table, path in
      let identifier = path.row.isMultiple(of: 2) ? "even" : "odd"
      return table.dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = two
    screen.show(table)
    for _ in 0..<10 { screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300)) }
    for path in table.indexPathsForVisibleRows ?? [] {
      expect(table.cellForRow(at: path)?.reuseIdentifier, equals: (path.row.isMultiple(of: 2) ? "even" : "odd"))
    }
  }

  @Test("DS-07 What a table controller's subclass does not override counts as not implemented")
  func controllerMethods() {
    class Quiet: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    final class Committing: Quiet {
      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {}
    }
    for (controller, shows) in [(Quiet(style: .plain), false), (Committing(style: .plain), true)] {
      let screen = TestScreen(size: CGSize(width: 320, height: 480))
      screen.show(controller)
      screen.drag(from: CGPoint(x: 280, y: 22), to: CGPoint(x: 80, y: 22), duration: 0.2)
      screen.settle()
      expect(controller.tableView.cellForRow(at: path(0))?.showingDeleteConfirmation, equals: shows)
    }
  }

  @Test("DS-08 Data source and delegate are weak")
  func weakSources() {
    let table = UITableView(frame: .zero, style: .plain)
    var rows: Rows? = Rows(count: 1)
    table.dataSource = rows
    table.delegate = rows
    rows = nil
    expect(table.dataSource == nil && table.delegate == nil)
  }

  @Test("VC-01 VC-08 A table controller's view is its table, of the given style, and the controller is data source and delegate")
  func controller() {
    let controller = UITableViewController(style: .grouped)
    expect(controller.view === controller.tableView)
    expect(controller.tableView.style, equals: .grouped)
    expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    expect(UITableViewController().tableView.style, equals: .plain)
  }

  @Test("HT-01 Another rowHeight moves and resizes visible rows immediately, and no cell is requested for remaining ones")
  func rowHeightLater() {
    let rows = Rows(count: 30)
    let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 1)
    let table = UITableView()
    table.dataSource = rows
    screen.show(table)
    let cells = table.visibleCells
    _ = rows.take()
    table.rowHeight = 70
    screen.layout()
    expect(rows.take(), equals: [])
    expect(table.visibleCells, equals: Array(cells.prefix(7)))
    for path in table.indexPathsForVisibleRows ?? [] { expect(table.cellForRow(at: path)?.frame, equals: table.rectForRow(at: path)) }
    table.rowHeight = 40
    screen.layout()
    expect(rows.take(), equals: ["cell 0.7", "cell 0.8", "cell 0.9", "cell 0.10"])
    for path in table.indexPathsForVisibleRows ?? [] { expect(table.cellForRow(at: path)?.frame, equals: table.rectForRow(at: path)) }
  }
}
