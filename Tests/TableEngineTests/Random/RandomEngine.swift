import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// A table that is updated at random while it is used, and the naive model that it must match after all animations.
@MainActor final class RandomEngine {
  let seed: UInt64
  private var random: Noise
  private var serial = 0
  private let rows: EngineRows
  private let source: MovingSource
  private let screen: TestScreen
  private let table: UITableView
  private let search: UISearchController?
  /// Whether boxes are drawn around the groups. Their borders add a point to the first row and a point to the last one.
  private let hasBoxes: Bool
  private var step = 0
  private var action = ""
  /// The rows that were reported to the delegate as displayed, by cell.
  private var shown: [ObjectIdentifier: Int] = [:]

  init(seed: UInt64) {
    self.seed = seed
    var random = Noise(seed: seed)
    var serial = 0
    let sizing = EngineRows.Sizing.allCases[random.below(4)]
    let style = [UITableView.Style.plain, .grouped, .insetGrouped][random.below(3)]
    let design: UIDesign = random.chance(70) ? .modern : .classic
    hasBoxes = design == .classic && style != .plain
    let sections = (0..<1 + random.below(4)).map { _ in
      (0..<random.below(12)).map { _ in
        serial += 1
        return EngineItem(name: "r\(serial)", lines: 1 + random.below(4))
      }
    }
    rows = EngineRows(sections, sizing: sizing)
    rows.headers = sections.indices.map { random.chance(60) ? "Section \($0)" : nil }
    source = MovingSource(rows)
    if random.chance(15) {
      // The table of a controller with a search bar that is in use.
      screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1, design: design)
      let controller = UITableViewController(style: style)
      table = controller.tableView
      prepare(table, sizing)
      table.dataSource = source
      table.delegate = rows
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      controller.navigationItem.searchController = search
      controller.navigationItem.hidesSearchBarWhenScrolling = random.chance(50)
      screen.show(UINavigationController(rootViewController: controller))
      screen.layout()
      search.isActive = random.chance(70)
      self.search = search
      screen.settle()
    } else {
      search = nil
      (screen, table) = showEngine(rows, style: style, design: design, scale: 1, source: source)
    }
    table.allowsMultipleSelectionDuringEditing = random.chance(30)
    self.random = random
    self.serial = serial
  }

  private var isHoldable: Bool { !rows.sections.joined().isEmpty }

  // MARK: Running

  func run(steps: Int) {
    for step in 0..<steps {
      self.step = step
      act()
      if random.chance(60) { settle() }
    }
    settle()
    if search == nil { expectFresh(table, screen, rows, note) }
  }

  private var note: String { "seed \(seed) step \(step): \(action), \(rows.sizing) style \(table.style.rawValue)" }

  private func settle() {
    rows.inside = { _, _ in }
    if table.isEditing { table.setEditing(false, animated: random.chance(50)) }
    // The longest fling and the indicators' fading end within this time.
    if !seesAllFrames { advance(by: 3) }
    screen.settle()
    check()
  }

  /// Frames take most of a run's time. One of sixteen seeds composes all of them; the others compose 12 per second, and draw only those
  /// that are touched or compared.
  private var seesAllFrames: Bool { seed % 16 == 0 }

  private func advance(by seconds: TimeInterval) {
    if seesAllFrames { screen.advance(by: seconds) } else { screen.advanceUnseen(by: seconds, fps: 12) }
  }

  private func act() {
    let kind = random.below(12)
    action = "kind \(kind)"
    switch kind {
    case 0: scrollWithFinger()
    case 1: fling()
    case 2: swipe()
    case 3: reorder()
    case 4: selectByPan()
    case 5: scrollAnimated()
    case 6: changeInside()
    case 7:
      UIView.performWithoutAnimation { change() }
    case 8:
      change()
      advance(by: 0.05 * Double(random.below(5)))
      change()
    case 9:
      table.beginUpdates()
      if random.chance(50) { changeHeightsSilently() }
      table.endUpdates()
    case 10: changeInCompletion()
    default: change()
    }
  }

  // MARK: Changes

  private var changesHeights: Bool { rows.sizing == .delegate || rows.sizing == .delegateWithEstimate }

  private func change(completion: ((Bool) -> Void)? = nil) {
    if random.chance(6) {
      let batch = RandomBatch(rows, serial: &serial, changesHeights: changesHeights, random: &random)
      rows.sections = batch.sections
      rows.headers = batch.titles
      table.reloadData()
      completion?(true)
      return
    }
    let batch = RandomBatch(rows, serial: &serial, changesHeights: changesHeights, random: &random)
    batch.perform(rows, table, random.next(), completion: completion)
  }

  private func changeHeightsSilently() {
    guard changesHeights else { return }
    for section in rows.sections.indices {
      for row in rows.sections[section].indices where random.chance(20) { rows.sections[section][row].lines = 1 + random.below(5) }
    }
  }

  private func changeInCompletion() {
    change { [self] _ in change() }
  }

  private static let callbacks = [
    "cell", "height", "willDisplay", "didEnd", "sections", "rows", "title", "canEdit", "canMove", "willDisplayHeader", "didEndHeader",
    "didScroll", "highlight", "willSelect", "didSelect",
  ]

  /// Changes the table in a callback, when that is called for the nth time.
  private func changeInside() {
    let word = Self.callbacks[random.below(Self.callbacks.count)]
    action += " in \(word)"
    var countdown = random.below(6)
    rows.inside = { [self] name, _ in
      guard name == word else { return }
      countdown -= 1
      guard countdown == -1 else { return }
      rows.inside = { _, _ in }
      change()
    }
    switch random.below(6) {
    case 0: table.reloadData()
    case 1:
      let batch = RandomBatch(rows, serial: &serial, changesHeights: changesHeights, random: &random)
      batch.perform(rows, table, random.next())
    case 2:
      let paths = (table.indexPathsForVisibleRows ?? []).filter { _ in random.chance(50) }
      table.reconfigureRows(at: paths)
    case 3: table.setEditing(true, animated: random.chance(50))
    case 4:
      countdown = random.below(2)
      screen.tap(CGPoint(x: 140, y: y))
    default:
      let top = -table.adjustedContentInset.top
      let end = max(top, table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height)
      table.contentOffset.y = min(top + CGFloat(random.below(600)), end)
    }
    advance(by: 0.1)
  }

  // MARK: Fingers

  private var y: CGFloat { CGFloat(110 + random.below(300)) }

  private func pause() { advance(by: Double(random.below(4)) * 0.04) }

  /// Moves a finger, with changes in between.
  private func hold(_ start: CGPoint, through points: [CGPoint]) {
    let touch = screen.touchDown(start)
    pause()
    for point in points {
      touch.move(to: point)
      pause()
      if random.chance(40) { change() }
    }
    if random.chance(12) { touch.cancel() } else { touch.up() }
    if random.chance(30) { change() }
    pause()
  }

  private func scrollWithFinger() {
    let start = CGPoint(x: 140, y: y)
    let direction: CGFloat = random.chance(70) ? -1 : 1
    hold(start, through: (1...3).map { CGPoint(x: 140, y: start.y + direction * 35 * CGFloat($0)) })
  }

  private func fling() {
    let start = y
    screen.flick(from: CGPoint(x: 140, y: start), to: CGPoint(x: 140, y: 500 - start))
    pause()
    change()
  }

  private func swipe() {
    let start = CGPoint(x: 280, y: y)
    let reach: CGFloat = random.chance(25) ? 85 : 45
    hold(start, through: (1...3).map { CGPoint(x: 280 - reach * CGFloat($0), y: start.y) })
    if random.chance(50) { screen.tap(CGPoint(x: 290, y: start.y)) }
  }

  private func reorder() {
    let allowsMultiple = table.allowsMultipleSelectionDuringEditing
    table.allowsMultipleSelectionDuringEditing = false
    table.setEditing(true, animated: random.chance(50))
    advance(by: random.chance(80) ? 0.5 : 0.05)
    if let path = table.indexPathsForVisibleRows?.randomElement(using: &random) {
      let frame = table.rectForRow(at: path)
      let start = screen.window.convert(CGPoint(x: frame.maxX - 20, y: frame.midY), from: table)
      if (0..<480).contains(start.y) {
        let points = (0..<3).map { _ in CGPoint(x: start.x, y: CGFloat(random.below(480))) }
        hold(start, through: points)
      }
    }
    table.allowsMultipleSelectionDuringEditing = allowsMultiple
  }

  private func selectByPan() {
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    advance(by: 0.1)
    let start = CGPoint(x: 20, y: y)
    hold(start, through: (1...3).map { CGPoint(x: 20, y: start.y + 50 * CGFloat($0)) })
    if random.chance(50) { table.setEditing(false, animated: true) }
  }

  private func scrollAnimated() {
    let paths = rows.sections.indices.flatMap { section in rows.sections[section].indices.map { IndexPath(row: $0, section: section) } }
    guard let path = paths.randomElement(using: &random) else { return change() }
    table.scrollToRow(at: path, at: [.top, .middle, .bottom, .none][random.below(4)], animated: random.chance(80))
    pause()
    change()
    if random.chance(30) {
      pause()
      change()
    }
  }

  // MARK: The model

  private func check() {
    let bounds = table.bounds
    expect(table.numberOfSections, equals: rows.sections.count, "sections, \(note)")
    guard table.numberOfSections == rows.sections.count else { return }
    for section in rows.sections.indices {
      expect(table.numberOfRows(inSection: section), equals: rows.sections[section].count, "rows of \(section), \(note)")
    }
    let visible = table.indexPathsForVisibleRows ?? []
    expect(visible, equals: (table.indexPathsForRows(in: bounds) ?? []), "rows in sight, \(note)")
    expect(table.subviews.count { $0 is UITableViewCell }, equals: visible.count, "cells, \(note)")
    for (path, cell) in zip(visible, table.visibleCells) {
      guard rows.sections.indices.contains(path.section), rows.sections[path.section].indices.contains(path.row) else {
        Issue.record("row \(path) of \(rows.sections.map(\.count)), \(note)")
        continue
      }
      let item = rows.sections[path.section][path.row]
      expect(table.rectForRow(at: path).height, equals: height(item) + borders(at: path), "height of \(path), \(note)")
      expect(cell.frame, equals: table.rectForRow(at: path), "frame of \(path), \(note)")
      let text = (cell as? LinesCell)?.label.text ?? cell.textLabel?.text
      expect(text, equals: (rows.sizing == .constraints ? item.text : item.name), "text of \(path), \(note)")
    }
    if rows.sizing == .fixed || rows.sizing == .delegate { checkAll() }
    checkHeaders(bounds)
    let inset = table.adjustedContentInset
    let end = max(-inset.top, table.contentSize.height + inset.bottom - bounds.height)
    expect(table.contentOffset.y, atMost: end + 0.5, "offset of \(table.contentSize.height), \(note)")
  }

  /// If all heights are queried, those off screen are correct too.
  private func checkAll() {
    for section in rows.sections.indices {
      for (row, item) in rows.sections[section].enumerated() {
        let path = IndexPath(row: row, section: section)
        expect(table.rectForRow(at: path).height, equals: height(item) + borders(at: path), "height of \(path) out of sight, \(note)")
      }
    }
  }

  private func checkHeaders(_ bounds: CGRect) {
    for section in rows.sections.indices {
      let rect = table.rectForHeader(inSection: section)
      guard let title = rows.headers[section], rect.maxY > bounds.minY, rect.minY < bounds.maxY else { continue }
      let view = table.headerView(forSection: section)
      expect(
        view?.textLabel?.text?.lowercased() == title.lowercased(),
        "header of \(section) at \(table.rectForHeader(inSection: section)) in \(bounds), \(note)")
    }
  }

  private func borders(at path: IndexPath) -> CGFloat {
    guard hasBoxes else { return 0 }
    return (path.row == 0 ? 1 : 0) + (path.row == rows.sections[path.section].count - 1 ? 1 : 0)
  }

  private func height(_ item: EngineItem) -> CGFloat {
    switch rows.sizing {
    case .fixed: 44
    case .delegate, .delegateWithEstimate: 34 + 10 * CGFloat(item.lines)
    case .constraints: linesHeight(item)
    }
  }

  /// The heights of texts that were measured before.
  private var linesHeights: [String: CGFloat] = [:]

  private func linesHeight(_ item: EngineItem) -> CGFloat {
    let text = item.text
    if let known = linesHeights[text] { return known }
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    // The insets, the lines, and the separator.
    let height = 21 + label.sizeThatFits(CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude)).height.rounded(.up)
    linesHeights[text] = height
    return height
  }
}
