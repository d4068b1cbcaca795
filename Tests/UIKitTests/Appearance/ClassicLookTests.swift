import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitSearch
@testable import UIKitValues
@testable import UIKitViews

/// Numbers of the classic design measured on devices with iOS 6.
@Suite("Classic design as measured") @MainActor
struct ClassicLookTests {
  private func makeScreen(scale: CGFloat = 2) -> TestScreen {
    TestScreen(size: CGSize(width: 320, height: 480), scale: scale, design: .classic)
  }

  private func gray(_ image: CGImage, _ x: CGFloat, _ y: CGFloat, scale: CGFloat = 2) -> CGFloat {
    let pixel = image.pixel(x: Int(x * scale), y: Int(y * scale))
    return CGFloat(Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 3 / 255
  }

  private func hex(_ image: CGImage, x: Int, y: Int) -> UInt32 {
    let pixel = image.pixel(x: x, y: y)
    return UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue)
  }

  private func isNear(_ left: UInt32, _ right: UInt32, _ tolerance: Int = 3) -> Bool {
    [16, 8, 0].allSatisfy { abs(Int(left >> $0 & 0xff) - Int(right >> $0 & 0xff)) <= tolerance }
  }

  // MARK: Keyboard

  private func keyboard() -> KeyboardView? {
    for window in UIScreen.main.windows {
      guard let window = window as? KeyboardWindow else { continue }
      for dock in window.subviews { for view in dock.subviews { if let keyboard = view as? KeyboardView { return keyboard } } }
    }
    return nil
  }

  private func showKeyboard(_ screen: TestScreen) -> UITextField {
    screen.showsOnScreenKeyboard = true
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 31))
    field.autocapitalizationType = .none
    let view = UIView()
    view.addSubview(field)
    screen.show(view)
    field.becomeFirstResponder()
    screen.settle()
    return field
  }

  private func label(_ key: KeyboardKeyView) -> String? { key.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first }

  @Test("Keys are 38 high with tops at 12, 66, 120 and 174, and show capitals also while they type small letters")
  func keys() throws {
    KeyboardPresenter.shared.language = "en"
    let screen = makeScreen()
    let field = showKeyboard(screen)
    let shown = try #require(self.keyboard())
    expect(Set(shown.keys.map(\.frame.minY)), equals: [12, 66, 120, 174])
    expect(shown.keys.allSatisfy { $0.frame.height == 38 })
    let letter = try #require(shown.keys.first { $0.accessibilityLabel == "q" })
    expect(label(letter), equals: "Q")
    screen.tap(letter.convert(CGPoint(x: 10, y: 10), to: nil))
    expect(field.text, equals: "q")
  }

  @Test("A user with two alphabets has a globe key, which switches between them", arguments: [UIDesign.classic, .modern])
  func globe(design: UIDesign) throws {
    let screen = TestScreen(design: design)
    let presenter = KeyboardPresenter.shared
    presenter.language = nil
    presenter.userLanguages = ["en-US", "en-GB", "ru-RU"]
    let field = showKeyboard(screen)
    presenter.language = "en-US"
    screen.settle()
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    func press(_ name: String) throws {
      let key = try #require(keyboard()?.keys.first { $0.accessibilityLabel == name }, "\(name)")
      screen.tap(key.convert(CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: nil))
      screen.settle()
    }
    try press("Next keyboard")
    try press("ф")
    try press("Next keyboard")
    try press("f")
    expect(field.text == "фf" && changes == 2)
    presenter.userLanguages = ["en-US", "en-GB"]
    screen.settle()
    expect(keyboard()?.keys.contains { $0.key.action == .nextLanguage }, equals: false)
  }

  // MARK: Alerts

  private func present(_ actions: [(String, UIAlertAction.Style)], on screen: TestScreen) -> UIAlertController {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    screen.show(controller)
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    for (title, style) in actions { alert.addAction(UIAlertAction(title: title, style: style)) }
    controller.present(alert, animated: false)
    screen.settle()
    return alert
  }

  @Test("An alert is 276 wide, from 22 to 298 of 320, and the dimming is lighter in the middle than at the sides")
  func alert() {
    let screen = makeScreen()
    let alert = present([("OK", .cancel)], on: screen)
    let frame = alert.view.convert(alert.view.bounds, to: nil)
    expect(frame.minX == 22 && frame.maxX == 298)
    let image = screen.snapshot()
    let beside = gray(image, 300, 150)
    expect(abs(beside - 0.61), atMost: 0.02, "\(beside)")
    let above = gray(image, 160, frame.minY - 12)
    expect(above > beside + 0.03 && abs(above - 0.71) <= 0.04, "\(above)")
    alert.view.isHidden = true
    let middle = gray(screen.snapshot(), frame.midX, frame.midY)
    expect(abs(middle - 0.71), atMost: 0.02, "\(middle)")
  }

  @Test("The shadow of an alert is below it, and none is above; a modern alert has none")
  func alertShadow() {
    for design in [UIDesign.classic, .modern] {
      let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2, design: design)
      let alert = present([("OK", .cancel)], on: screen)
      let frame = alert.view.convert(alert.view.bounds, to: nil)
      let image = screen.snapshot()
      let below = gray(image, 160, frame.maxY + 22) - gray(image, 160, frame.maxY + 3)
      expect(design == .classic ? below > 0.1 : abs(below) < 0.005, "\(below)")
      // The dimming itself changes by less than that over these points.
      expect(abs(gray(image, 160, frame.minY - 14) - gray(image, 160, frame.minY - 4)), below: 0.03)
    }
  }

  @Test("The only button of an alert has the brightness of one that does not cancel")
  func onlyButton() {
    func brightness(_ actions: [(String, UIAlertAction.Style)]) -> [CGFloat] {
      let screen = makeScreen()
      let alert = present(actions, on: screen)
      let image = screen.snapshot()
      func buttons(in view: UIView) -> [AlertButton] { view.subviews.flatMap { ($0 as? AlertButton).map { [$0] } ?? buttons(in: $0) } }
      return buttons(in: alert.view).map { button in
        let frame = button.convert(button.bounds, to: nil)
        return gray(image, frame.minX + 12, frame.minY + 6)
      }
    }
    let one = brightness([("OK", .cancel)])
    let two = brightness([("Cancel", .cancel), ("OK", .default)])
    expect(one.count == 1 && two.count == 2)
    expect(abs(one[0] - two.max()!) < 0.05 && one[0] > two.min()! + 0.05, "\(one) \(two)")
  }

  // MARK: Tables

  @Test("A section of n rows is 44n + 22 high without a title, and 44n + 48 with one")
  func sectionPitch() {
    @MainActor final class Source: NSObject, UITableViewDataSource {
      var titles: [String?] = []
      func numberOfSections(in tableView: UITableView) -> Int { titles.count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    }
    let screen = makeScreen()
    for (titles, extra) in [([nil, nil, nil, nil], CGFloat(22)), (["A", "B", "C", "D"], 48)] as [([String?], CGFloat)] {
      let source = Source()
      source.titles = titles
      let table = UITableView(frame: .zero, style: .grouped)
      table.dataSource = source
      screen.show(table)
      screen.settle()
      let tops = (0..<4).map { table.rectForRow(at: IndexPath(row: 0, section: $0)).minY }
      for section in 0..<3 { expect(tops[section + 1] - tops[section], equals: 44 * CGFloat(section + 1) + extra, "\(tops)") }
    }
  }

  @Test("Rows of a group are 45, 44 and 45 high, a single one 46: the border above and the light below the box belong to them")
  func groupRows() throws {
    let rows = Rows([["Only"], ["First", "Last"], ["First", "Second", "Third", "Last"]])
    let screen = makeScreen()
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    screen.settle()
    func frames(_ section: Int) -> [CGRect] {
      (0..<table.numberOfRows(inSection: section)).map { table.rectForRow(at: IndexPath(row: $0, section: section)) }
    }
    expect(table.rowHeight, equals: 44)
    expect(frames(0).map(\.height) == [46] && frames(1).map(\.height) == [45, 45] && frames(2).map(\.height) == [45, 44, 44, 45])
    for section in 0..<3 {
      let all = frames(section)
      expect(table.rectForHeader(inSection: section).maxY == all[0].minY && table.rectForFooter(inSection: section).minY == all.last?.maxY)
      expect(zip(all, all.dropFirst()).allSatisfy { $0.maxY == $1.minY })
      for (row, frame) in all.enumerated() {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
        expect(cell.frame == frame && cell.contentView.frame.height == 43)
        expect(cell.contentView.frame.minY, equals: (row == 0 ? 1 : 0))
        for y in [frame.minY, frame.minY + 0.75, frame.maxY - 0.75] {
          expect(table.indexPathForRow(at: CGPoint(x: 160, y: y)), equals: IndexPath(row: row, section: section), "\(y)")
        }
        expect(table.indexPathsForRows(in: frame.insetBy(dx: 0, dy: 0.1)), equals: [IndexPath(row: row, section: section)])
      }
    }
    let image = screen.snapshot()
    let (top, bottom) = (frames(2)[0].minY, frames(2)[3].maxY)
    let height: CGFloat = bottom - top
    expect(height, equals: 178, "\(height - 178)")
    for (y, color) in [(top, 0xaeb2ba), (top + 44, 0xcacaca), (top + 132, 0xcacaca), (bottom - 2, 0xaeb2ba), (bottom - 1, 0xf8f9fb)] {
      expect(hex(image, x: 400, y: Int(y * 2)), equals: UInt32(color), "\(y - top)")
    }
  }

  @Test("A row that becomes the first, the last or the only one of its group takes the height of its place")
  func groupRowsChange() throws {
    let rows = Rows([["A", "B", "C"], ["D"]])
    let screen = makeScreen()
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    screen.settle()
    func heights() -> [CGFloat] { table.visibleCells.map(\.frame.height) }
    func fits() -> Bool {
      table.indexPathsForVisibleRows?.allSatisfy { table.cellForRow(at: $0)?.frame == table.rectForRow(at: $0) } ?? false
    }
    expect(heights(), equals: [45, 44, 45, 46])
    rows.sections = [["B", "C"], ["D", "E"]]
    table.performBatchUpdates {
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      table.insertRows(at: [IndexPath(row: 1, section: 1)], with: .top)
    }
    screen.settle()
    expect(heights() == [45, 45, 45, 45] && fits())
    rows.sections = [["B"], ["C", "D", "E"]]
    table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
    screen.settle()
    expect(heights() == [46, 45, 44, 45] && fits())
    table.rowHeight = 60
    screen.settle()
    expect(heights() == [62, 61, 60, 61] && fits())
    screen.window.traitOverrides.design = .modern
    screen.settle()
    expect(heights() == [60, 60, 60, 60] && fits())
  }

  @Test("The corners of a group are round up to 10 points from its sides, and straight from there")
  func corners() throws {
    let rows = Rows([["One", "Two"]])
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    let screen = makeScreen()
    screen.show(table)
    let top = Int(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY * 2)
    let image = screen.snapshot()
    let line = hex(image, x: 320, y: top)
    expect(line, equals: 0xaeb2ba)
    // The box is from 9 to 311 of 320.
    let straight = try #require((18..<320).first { hex(image, x: $0, y: top) == line })
    expect((CGFloat(straight) / 2 - 9 - 10).magnitude, atMost: 1, "\(straight)")
    expect((straight..<320).allSatisfy { hex(image, x: $0, y: top) == line })
    expect(!isNear(hex(image, x: 2 * 9 + 2 * 5, y: top), line, 12), "five points before that the line has left the upper edge")
  }

  @Test("The letters of an index have a light edge below on headers, and none on rows")
  func indexLetters() throws {
    let rows = IndexedRows(titles: ["A", "B", "C", "D", "E", "F", "G", "H"])
    let screen = makeScreen()
    let table = UITableView()
    table.dataSource = rows
    screen.show(table)
    let bar = try #require(table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first)
    let letters = bar.subviews.compactMap { $0 as? UILabel }
    expect(!letters.isEmpty)
    expect(letters.allSatisfy { $0.shadowColor == UIColor(white: 1, alpha: 0.7) && $0.shadowOffset == CGSize(width: 0, height: 1) })
    let modern = TestScreen(size: CGSize(width: 320, height: 480))
    let other = UITableView()
    other.dataSource = rows
    modern.show(other)
    let plain = try #require(other.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first)
    expect(plain.subviews.compactMap { $0 as? UILabel }.allSatisfy { $0.shadowColor == nil })
  }

  @Test("The ground of grouped content is pinstriped, and blue texts are in the colour of links")
  func colors() {
    let screen = makeScreen(scale: 1)
    let view = UIView()
    view.backgroundColor = .systemGroupedBackground
    screen.show(view)
    let image = screen.snapshot()
    expect((0..<14).map { hex(image, x: $0, y: 100) == 0xcbd2d8 }, equals: [0, 1].flatMap { _ in (0..<7).map { $0 >= 5 } })
    let tint = UIDesign.classic.colors.tint
    for color in [UIColor.systemBlue, .link] { expect(color.resolvedColor(with: screen.window.traitCollection), equals: tint) }
    let modern = TestScreen()
    expect(UIColor.systemBlue.resolvedColor(with: modern.window.traitCollection), equals: UIColor(0x007aff, alpha: 1))
  }

  // MARK: Bars

  @Test("Bold titles of 20 points are 0.0075 of their size closer than the system font, which has its own tracking")
  func titleWidth() {
    let text = "General Settings"
    func width(_ font: UIFont) -> CGFloat { NSAttributedString(string: text, attributes: [.font: font]).size().width }
    let wanted = width(.boldSystemFont(ofSize: 20)) - 0.0075 * 20 * CGFloat(text.count)
    for font in [UIDesign.classic.bars.titleFont, UIDesign.classic.table.titleFont] {
      expect(abs(width(font.font) - wanted), atMost: 0.7, "\(width(font.font)) \(wanted)")
    }
  }

  private func showNavigation(_ screen: TestScreen, _ configure: (UINavigationController) -> Void = { _ in }) {
    let root = UIViewController()
    root.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: root)
    configure(navigation)
    screen.show(navigation)
    screen.settle()
  }

  @Test("A navigation bar casts a shadow of three points", arguments: [1, 2] as [CGFloat])
  func barShadow(scale: CGFloat) {
    let screen = makeScreen(scale: scale)
    showNavigation(screen)
    let image = screen.snapshot()
    let below = (0..<Int(4 * scale)).map { hex(image, x: 100, y: 44 * Int(scale) + $0) }
    let grays: [UInt32] = scale == 2 ? [0xcb, 0xd6, 0xe3, 0xee, 0xf7, 0xfc, 0xff, 0xff] : [0xd0, 0xe8, 0xfa, 0xff]
    expect(below, equals: grays.map { $0 * 0x010101 })
  }

  @Test("A bar with a custom shadow image has no shadow")
  func ownShadow() {
    let screen = makeScreen()
    showNavigation(screen) { $0.navigationBar.shadowImage = UIImage() }
    expect(hex(screen.snapshot(), x: 100, y: 88), equals: 0xffffff)
  }

  @Test("The status bar has its own background, and the gradient of the navigation bar begins below it")
  func statusBar() {
    let screen = makeScreen()
    screen.statusBarHeight = 20
    showNavigation(screen)
    let image = screen.snapshot()
    expect(isNear(hex(image, x: 100, y: 0), 0x4f6a8b) && isNear(hex(image, x: 100, y: 39), 0x3f5c80))
    let bare = makeScreen()
    showNavigation(bare)
    let other = bare.snapshot()
    for y in [0, 1, 2, 20, 43, 46, 86, 87] { expect(hex(image, x: 100, y: 40 + y), equals: hex(other, x: 100, y: y), "\(y)") }
  }

  @Test("A search bar under a navigation bar has the blue of the bar, one over rows its own silver")
  func searchBarColor() {
    let screen = makeScreen()
    let root = UIViewController()
    root.view.backgroundColor = .white
    let search = UISearchController(searchResultsController: nil)
    root.navigationItem.searchController = search
    root.navigationItem.hidesSearchBarWhenScrolling = false
    screen.show(UINavigationController(rootViewController: root))
    screen.settle()
    let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
    expect(frame.maxY == 88 && frame.height == 44, "\(frame)")
    let blue = screen.snapshot().pixel(x: 4, y: Int(frame.midY) * 2)
    expect(Int(blue.blue) - Int(blue.red), above: 0x28, "\(blue)")
    let plain = makeScreen()
    let bar = UISearchBar()
    bar.sizeToFit()
    let table = UITableView()
    table.tableHeaderView = bar
    plain.show(table)
    plain.settle()
    let silver = plain.snapshot().pixel(x: 4, y: 44)
    expect(Int(silver.blue) - Int(silver.red) < 0x18 && silver.red > 0xb0, "\(silver)")
  }

  @Test("A search bar that has no window yet is as high as it will be")
  func searchBarHeight() {
    for (design, height) in [(UIDesign.classic, CGFloat(44)), (.modern, 56)] {
      let screen = TestScreen(design: design)
      screen.show(UIViewController())
      let bar = UISearchBar()
      bar.sizeToFit()
      expect(bar.frame.size, equals: CGSize(width: 320, height: height), "\(design.name)")
    }
  }

  // MARK: Controls

  @Test("A switch that is on is 77 by 27: dark at its top, flat above the middle and glossy below it")
  func onSwitch() {
    let screen = makeScreen()
    let toggle = UISwitch()
    toggle.isOn = true
    let view = UIView()
    view.backgroundColor = .white
    view.addSubview(toggle)
    toggle.frame.origin = CGPoint(x: 20, y: 20)
    screen.show(view)
    screen.settle()
    expect(toggle.bounds.size, equals: CGSize(width: 77, height: 27))
    let image = screen.snapshot()
    // The color stops from top to bottom, with their locations in 27 points; the middle has two.
    let stops: [(CGFloat, UInt32)] = [(0, 0x0063b7), (6.75, 0x007fea), (13.5, 0x007fea), (13.5, 0x198bec), (27, 0x6eafe6)]
    func expected(_ y: CGFloat) -> UInt32 {
      let next = stops.firstIndex { y < $0.0 } ?? 4
      let (from, to) = (stops[next - 1], stops[next])
      let share = (y - from.0) / (to.0 - from.0)
      return [16, 8, 0].reduce(0) { sum, shift in
        let (first, second) = (CGFloat(from.1 >> shift & 0xff), CGFloat(to.1 >> shift & 0xff))
        return sum | UInt32((first + (second - first) * share).rounded()) << shift
      }
    }
    // A column beside the word, without the outline above and below.
    for y in 4..<50 {
      let found = hex(image, x: 2 * 20 + 22, y: 40 + y)
      let wanted = expected((CGFloat(y) + 0.5) / 2)
      expect(isNear(found, wanted, 3), "\(y): \(String(found, radix: 16)) for \(String(wanted, radix: 16))")
    }
  }
}
