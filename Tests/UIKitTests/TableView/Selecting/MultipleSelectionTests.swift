import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Selecting rows by dragging.
@MainActor @Suite struct MultipleSelectionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var allows = true
    var refused = -1
    var edits = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool {
      log.append("should \(indexPath.row)")
      return allows
    }
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
      log.append("didBegin \(indexPath.row)")
      if edits { tableView.setEditing(true, animated: true) }
    }
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("didEnd") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
      indexPath.row == refused ? nil : indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("deselect \(indexPath.row)") }
  }

  private func show(_ source: Source) -> (TestScreen, UITableView) {
    let screen = TestScreen()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = source
    table.delegate = source
    table.allowsMultipleSelectionDuringEditing = true
    screen.show(table)
    return (screen, table)
  }

  /// Moves fingers together, frame by frame.
  private func move(_ touches: [TestTouch], _ screen: TestScreen, x: CGFloat, from: CGFloat, to: CGFloat) {
    for step in 1...10 {
      let y = from + (to - from) * CGFloat(step) / 10
      for (index, touch) in touches.enumerated() { touch.move(to: CGPoint(x: x + CGFloat(index) * 60, y: y)) }
      screen.advance(by: 1.0 / 60)
    }
  }

  private func selected(_ table: UITableView) -> [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  @Test("Two fingers begin editing and select the rows they pass, in order; going back deselects them")
  func twoFingers() {
    let source = Source()
    source.refused = 3
    let (screen, table) = show(source)
    let touches = [screen.touchDown(CGPoint(x: 100, y: 66)), screen.touchDown(CGPoint(x: 160, y: 66))]
    screen.advance(by: 0.05)
    move(touches, screen, x: 100, from: 66, to: 66 + 4 * 44)
    expect(table.isEditing && table.contentOffset.y == 0)
    expect(selected(table), equals: [1, 2, 4, 5])
    move(touches, screen, x: 100, from: 66 + 4 * 44, to: 66 + 44)
    expect(selected(table), equals: [1, 2])
    for touch in touches { touch.up() }
    screen.settle()
    expect(
      source.log == [
        "should 1", "didBegin 1", "select 1", "select 2", "select 4", "select 5", "deselect 5", "deselect 4", "didEnd",
      ])
    // A drag that begins at a selected row deselects.
    source.log = []
    let again = [screen.touchDown(CGPoint(x: 100, y: 110)), screen.touchDown(CGPoint(x: 160, y: 110))]
    screen.advance(by: 0.05)
    move(again, screen, x: 100, from: 110, to: 66)
    for touch in again { touch.up() }
    screen.settle()
    expect(selected(table).isEmpty)
    expect(source.log, equals: ["should 2", "didBegin 2", "deselect 2", "deselect 1", "didEnd"])
    expectFresh(screen)
  }

  @Test("Refused, two fingers scroll; one finger selects along the circles in editing and scrolls elsewhere")
  func otherDrags() {
    let source = Source()
    source.allows = false
    let (screen, table) = show(source)
    let touches = [screen.touchDown(CGPoint(x: 100, y: 300)), screen.touchDown(CGPoint(x: 160, y: 300))]
    screen.advance(by: 0.05)
    move(touches, screen, x: 100, from: 300, to: 200)
    for touch in touches { touch.up() }
    screen.settle()
    expect(table.contentOffset.y, above: 40)
    expect(source.log == ["should 6"] && !table.isEditing)
    table.contentOffset = .zero
    source.allows = true
    source.log = []
    table.setEditing(true, animated: false)
    screen.layout()
    let circle = [screen.touchDown(CGPoint(x: 25, y: 22))]
    screen.advance(by: 0.02)
    move(circle, screen, x: 25, from: 22, to: 110)
    circle[0].up()
    screen.settle()
    expect(selected(table) == [0, 1, 2] && source.log.first == "should 0" && source.log.last == "didEnd")
    expect(table.contentOffset.y, equals: 0)
    let content = [screen.touchDown(CGPoint(x: 200, y: 300))]
    screen.advance(by: 0.02)
    move(content, screen, x: 200, from: 300, to: 250)
    content[0].up()
    screen.settle()
    expect(selected(table) == [0, 1, 2] && table.contentOffset.y > 0)
  }

  @Test("At the edge the table scrolls on, and selects rows that appear")
  func edges() {
    let source = Source()
    let (screen, table) = show(source)
    table.setEditing(true, animated: false)
    screen.layout()
    let touch = screen.touchDown(CGPoint(x: 25, y: 400))
    screen.advance(by: 0.02)
    move([touch], screen, x: 25, from: 400, to: 474)
    screen.advance(by: 1)
    touch.up()
    screen.settle()
    expect(table.contentOffset.y > 150 && selected(table).first == 9 && selected(table).count > 5)
    expect(selected(table), equals: Array(9...(selected(table).last ?? 0)))
    expectFresh(screen)
  }
}
