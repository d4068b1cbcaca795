import Foundation
import Testing
import TrestleExpectations
import TrestleTestSupport
import UIKit
import UIKitTesting

/// Recommendations and performance rules of the table view guide that are not about one class.
@Suite(.serialized) @MainActor struct GuideRecommendationTests {
  /// A cell that counts its layouts and the drawings of its one view.
  private final class CountingCell: UITableViewCell {
    final class Drawing: UIView {
      static var count = 0
      override func draw(_ rect: CGRect) {
        Drawing.count += 1
        UIColor.blue.setFill()
        UIRectFill(rect)
      }
    }

    static var layouts = 0
    static var made = 0
    let drawing = Drawing(frame: CGRect(x: 100, y: 4, width: 100, height: 30))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      CountingCell.made += 1
      contentView.addSubview(drawing)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      CountingCell.layouts += 1
    }
  }

  private func countingRows(_ count: Int) -> PlainRows {
    PlainRows(count) { table, _ in
      table.dequeueReusableCell(withIdentifier: "row") ?? CountingCell(style: .default, reuseIdentifier: "row")
    }
  }

  private func shown(_ rows: PlainRows) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.rowHeight = 44
    table.dataSource = rows
    screen.show(table)
    screen.settle()
    CountingCell.layouts = 0
    CountingCell.Drawing.count = 0
    return (screen, table)
  }

  @Test("PF-03 A row that only scrolls is neither laid out nor drawn again")
  func scrolling() {
    let rows = countingRows(100)
    let (screen, table) = shown(rows)
    table.contentOffset.y = 20
    screen.settle()
    // One row appeared.
    expect(CountingCell.layouts <= 1 && CountingCell.Drawing.count <= 1)
    CountingCell.layouts = 0
    CountingCell.Drawing.count = 0
    table.contentOffset.y = 40
    screen.settle()
    expect(CountingCell.layouts == 0 && CountingCell.Drawing.count == 0)
    expect(rows.requested.count, equals: 11)
  }

  @Test("PF-04 The animation to editing mode lays rows out and draws no content again that keeps its size")
  func editing() {
    let (screen, table) = shown(countingRows(8))
    table.setEditing(true, animated: true)
    screen.settle()
    expect(CountingCell.layouts, atLeast: 8)
    expect(CountingCell.Drawing.count, equals: 0)
  }

  @Test("PF-05 Reloading all data asks for each visible row, reloading a row for that one")
  func reloading() {
    let rows = countingRows(100)
    let (screen, table) = shown(rows)
    _ = rows.takeRequested()
    table.reloadData()
    screen.settle()
    expect(rows.takeRequested(), equals: Array(0..<10))
    table.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    screen.settle()
    expect(rows.takeRequested(), equals: [3])
  }

  @Test("PF-06 An image of the size of its view is shown pixel by pixel")
  func images() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).image { context in
      for x in 0..<8 {
        (x.isMultiple(of: 2) ? UIColor.black : .white).setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 8))
      }
    }
    let screen = TestScreen(size: CGSize(width: 40, height: 40), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .white
    let exact = UIImageView(image: image)
    exact.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let scaled = UIImageView(image: image)
    scaled.frame = CGRect(x: 0, y: 20, width: 11, height: 8)
    view.addSubview(exact)
    view.addSubview(scaled)
    screen.show(view)
    screen.settle()
    let picture = screen.snapshot()
    expect((0..<8).map { picture.rgb($0, 4)[0] }, equals: [0, 255, 0, 255, 0, 255, 0, 255])
    expect((0..<11).contains { !([0, 255].contains(picture.rgb($0, 24)[0])) })
  }

  @Test("PF-08 A view that draws six texts is one layer, six labels are six")
  func drawing() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        for index in 0..<6 { ("\(index)" as NSString).draw(at: CGPoint(x: index * 20, y: 4), withAttributes: nil) }
      }
    }
    func layers(of layer: CALayer) -> Int { 1 + (layer.sublayers ?? []).map(layers).reduce(0, +) }
    let drawn = UITableViewCell(style: .default, reuseIdentifier: nil)
    let labeled = UITableViewCell(style: .default, reuseIdentifier: nil)
    let empty = layers(of: drawn.contentView.layer)
    drawn.contentView.addSubview(Drawn(frame: CGRect(x: 0, y: 0, width: 120, height: 40)))
    for index in 0..<6 {
      let label = UILabel(frame: CGRect(x: index * 20, y: 4, width: 20, height: 20))
      label.text = "\(index)"
      labeled.contentView.addSubview(label)
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 100), scale: 1)
    screen.show(drawn)
    screen.settle()
    expect(layers(of: drawn.contentView.layer), equals: empty + 1)
    screen.show(labeled)
    screen.settle()
    expect(layers(of: labeled.contentView.layer), atLeast: empty + 6)
  }

  @Test("PF-09 Heights by constraints are measured for rows that appear, once each, and not while rows only scroll")
  func fitting() {
    final class Fitted: UITableViewCell {
      static var measured = 0
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
      ) -> CGSize {
        Fitted.measured += 1
        return super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      }
    }
    let rows = PlainRows(1000) { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row") ?? Fitted(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "\(path.row)"
      return cell
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 440), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.dataSource = rows
    Fitted.measured = 0
    screen.show(table)
    screen.settle()
    let requested = rows.takeRequested().count
    expect((1...12).contains(requested) && Fitted.measured <= requested)
    Fitted.measured = 0
    for _ in 0..<4 {
      table.contentOffset.y += 1
      screen.settle()
    }
    expect(Fitted.measured, atMost: rows.takeRequested().count)
  }

  @Test("RG-04 A composite screen clears the selection and flashes the indicators by itself; a table controller does both")
  func composite() {
    final class Composite: UIViewController {
      let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 300), style: .plain)
      let rows = PlainRows(50)
      override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = rows
        view.addSubview(table)
      }
    }
    final class List: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    func selection(_ controller: UIViewController, _ table: () -> UITableView) -> IndexPath? {
      let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
      let navigation = UINavigationController(rootViewController: controller)
      screen.show(navigation)
      screen.settle()
      table().selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      navigation.pushViewController(UIViewController(), animated: false)
      screen.settle()
      navigation.popViewController(animated: false)
      screen.settle()
      return table().indexPathForSelectedRow
    }
    let composite = Composite()
    expect(selection(composite) { composite.table }, equals: IndexPath(row: 2, section: 0))
    let list = List(style: .plain)
    expect(selection(list) { list.tableView } == nil)
  }

  @Test("RG-05 A header with a translucent background shows the rows that pass behind it")
  func translucentHeader() {
    final class Delegate: NSObject, UITableViewDelegate {
      var alpha: CGFloat = 1
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        view.backgroundColor = UIColor.white.withAlphaComponent(alpha)
        return view
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    }
    func pixel(_ alpha: CGFloat) -> [UInt8] {
      let rows = PlainRows(30) { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = .red
        return cell
      }
      let delegate = Delegate()
      delegate.alpha = alpha
      let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.dataSource = rows
      table.delegate = delegate
      screen.show(table)
      screen.settle()
      table.contentOffset.y = 40
      screen.settle()
      return screen.rgb(160, 15)
    }
    expect(pixel(1), equals: [255, 255, 255])
    let mixed = pixel(0.5)
    expect(mixed[0] == 255 && (120...136).contains(mixed[1]), "\(mixed)")
  }

  @Test("RG-05 The shadow of a header darkens the row below it")
  func headerShadow() {
    final class Delegate: NSObject, UITableViewDelegate {
      var opacity: Float = 0
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.shadowOpacity = opacity
        view.layer.shadowOffset = CGSize(width: 0, height: 4)
        return view
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    }
    func pixel(_ opacity: Float) -> [UInt8] {
      let rows = PlainRows(30) { _, _ in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.backgroundColor = .white
        return cell
      }
      let delegate = Delegate()
      delegate.opacity = opacity
      let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      table.sectionHeaderTopPadding = 0
      table.dataSource = rows
      table.delegate = delegate
      screen.show(table)
      screen.settle()
      return screen.rgb(160, 32)
    }
    expect(pixel(0), equals: [255, 255, 255])
    expect(pixel(1)[0], below: 200)
  }

  @Test("RG-06 A header from a nib is registered and dequeued as a cell is")
  func headerNib() throws {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    }
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
          <view contentMode="scaleToFill" id="1" customClass="UITableViewHeaderFooterView">
            <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
            <subviews>
              <label text="From a nib" id="2"><rect key="frame" x="10" y="10" width="200" height="20"/></label>
            </subviews>
          </view>
        </objects>
      </document>
      """
    let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    let (rows, headers) = (PlainRows(2), Headers())
    table.register(UINib(data: Data(document.utf8), bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = rows
    table.delegate = headers
    screen.show(table)
    screen.settle()
    let header = try #require(table.headerView(forSection: 0))
    expect(header.reuseIdentifier, equals: "header")
    expect(header.subviews.flatMap { [$0] + $0.subviews }.contains { ($0 as? UILabel)?.text == "From a nib" })
  }

  @Test("RG-10 Two controllers of one class show the data that each was given")
  func givenData() {
    final class List: UITableViewController {
      var names: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = names[indexPath.row]
        return cell
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = List(style: .plain)
        next.names = names[indexPath.row].map(String.init)
        navigationController?.pushViewController(next, animated: true)
      }
    }
    let first = List(style: .plain)
    first.names = ["ab", "cde"]
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    screen.settle()
    func shown() -> [String?] { (navigation.topViewController as? List)?.tableView.visibleCells.map { $0.textLabel?.text } ?? [] }
    screen.tap(first.tableView.convert(CGPoint(x: 100, y: 66), to: nil))
    screen.settle()
    expect(shown(), equals: ["c", "d", "e"])
    navigation.popViewController(animated: true)
    screen.settle()
    expect(shown(), equals: ["ab", "cde"])
  }

  @Test("RG-11 A search bar in a toolbar shows its results in a popover, which remains while text is typed")
  func searchPopover() throws {
    final class Results: UITableViewController {
      var found: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { found.count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = found[indexPath.row]
        return cell
      }
    }
    final class Screen: UIViewController, UISearchBarDelegate, UIPopoverPresentationControllerDelegate {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 240, height: 44))
      let results = Results(style: .plain)
      override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 768, height: 44))
        toolbar.items = [UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(customView: bar)]
        view.addSubview(toolbar)
      }
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        results.found = ["Alabama", "Alaska", "Arizona", "Texas"].filter { $0.lowercased().hasPrefix(searchText.lowercased()) }
        results.tableView.reloadData()
        guard presentedViewController == nil else { return }
        results.modalPresentationStyle = .popover
        results.popoverPresentationController?.sourceView = bar
        results.popoverPresentationController?.passthroughViews = [bar]
        results.popoverPresentationController?.delegate = self
        present(results, animated: true)
      }
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    }
    let screen = TestScreen(size: CGSize(width: 768, height: 1024), scale: 1)
    let controller = Screen()
    screen.show(controller)
    screen.settle()
    screen.tap(controller.bar.convert(CGPoint(x: 120, y: 22), to: nil))
    screen.settle()
    screen.type("a")
    screen.settle()
    expect(controller.presentedViewController === controller.results)
    expect(controller.results.tableView.numberOfRows(inSection: 0), equals: 3)
    screen.type("l")
    screen.settle()
    expect(controller.bar.text == "al" && controller.presentedViewController === controller.results)
    expect(controller.results.tableView.visibleCells.map { $0.textLabel?.text }, equals: ["Alabama", "Alaska"])
  }

  @Test("RG-12 A loadView that calls only viewDidLoad of super makes no view; this is reported, and an empty table is shown")
  func loadViewOfListing() {
    final class List: UITableViewController {
      override func loadView() { super.viewDidLoad() }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    }
    final class Messages: @unchecked Sendable {
      var errors: [String] = []
    }
    let messages = Messages()
    let handler = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { messages.errors.append($0) }
    defer { UIKitErrorHandler.handler = handler }
    let list = List(style: .plain)
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    screen.show(list)
    screen.settle()
    expect(list.isViewLoaded && list.tableView.visibleCells.isEmpty)
    expect(messages.errors.filter { $0.contains("did not set the view") }.count, equals: 1, "\(messages.errors)")
  }

  @Test("RG-06 A header of a grouped table has a second label, one of a plain table has none, and both are dequeued by their identifier")
  func headerParts() {
    final class Headers: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 60 }
    }
    func header(_ style: UITableView.Style) -> UITableViewHeaderFooterView? {
      let screen = TestScreen(size: CGSize(width: 320, height: 200), scale: 1)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
      let (rows, headers) = (PlainRows(2), Headers())
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      table.dataSource = rows
      table.delegate = headers
      screen.show(table)
      screen.settle()
      let shown = table.headerView(forSection: 0)
      shown?.textLabel?.text = "Title"
      shown?.detailTextLabel?.text = "Detail"
      return shown
    }
    let grouped = header(.grouped)
    expect(grouped?.reuseIdentifier, equals: "header")
    expect(grouped?.textLabel?.text == "Title" && grouped?.detailTextLabel?.text == "Detail")
    let plain = header(.plain)
    expect(plain?.textLabel?.text == "Title" && plain?.detailTextLabel == nil)
  }

  @Test("RG-07 A memory warning reaches the controller; its table keeps its rows, and cells in the queue can go")
  func memory() {
    final class List: UITableViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        warnings += 1
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
      }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let list = List(style: .plain)
    screen.show(list)
    screen.settle()
    let rows = list.tableView.indexPathsForVisibleRows
    screen.warnOfMemory()
    screen.settle()
    expect(list.warnings == 1 && list.isViewLoaded && list.tableView.indexPathsForVisibleRows == rows)
  }

  @Test("RG-08 A rotation gives visible rows the new width without new requests for them")
  func rotation() {
    let rows = countingRows(4)
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 44
    table.dataSource = rows
    screen.show(table)
    screen.settle()
    _ = rows.takeRequested()
    screen.resize(to: CGSize(width: 480, height: 320))
    screen.settle()
    expect(table.visibleCells.map(\.frame.width), equals: [480, 480, 480, 480])
    expect(rows.takeRequested().isEmpty)
  }

  @Test("RG-09 The view of a controller is loaded after awakeFromNib, so that views are configured in viewDidLoad")
  func awaking() {
    final class Controller: UIViewController {
      var events: [String] = []
      override func awakeFromNib() {
        super.awakeFromNib()
        events.append("awake \(isViewLoaded)")
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        events.append("load \(isViewLoaded)")
      }
    }
    let controller = Controller()
    controller.awakeFromNib()
    controller.loadViewIfNeeded()
    expect(controller.events, equals: ["awake false", "load true"])
  }
}
