import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class FieldHeaders: EngineRows {
  var asked: [Int] = []
}

extension FieldHeaders {
  func fieldHeader(_ section: Int) -> UIView {
    asked.append(section)
    let view = UIView()
    view.tag = section
    view.addSubview(UITextField(frame: CGRect(x: 16, y: 4, width: 200, height: 20)))
    return view
  }
}

/// A separate delegate with the optional methods for headers.
@MainActor private final class HeaderDelegate: NSObject, UITableViewDelegate {
  let rows: FieldHeaders
  init(_ rows: FieldHeaders) { self.rows = rows }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { rows.fieldHeader(section) }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

@MainActor @Suite struct SectionViewTests {
  @Test("A header's view is kept by inserts, deletes, reloads and moves of rows, and by changes of other sections")
  func kept() {
    let rows = FieldHeaders((0..<3).map { s in (0..<3).map { EngineItem(name: "\(s)-\($0)") } }, sizing: .fixed)
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    let delegate = HeaderDelegate(rows)
    table.dataSource = rows
    table.delegate = delegate
    screen.show(table)
    func headers() -> [UIView] { table.subviews.filter { $0.subviews.first is UITextField }.sorted { $0.frame.minY < $1.frame.minY } }
    let before = headers()
    expect(before.map(\.tag), equals: [0, 1, 2])
    let field = before[1].subviews[0] as! UITextField
    field.becomeFirstResponder()
    field.text = "typed"
    rows.asked = []
    rows.sections[0].insert(EngineItem(name: "new"), at: 1)
    rows.sections[1].remove(at: 0)
    table.performBatchUpdates {
      table.insertRows(at: [path(1)], with: .automatic)
      table.deleteRows(at: [path(0, 1)], with: .fade)
      table.reloadRows(at: [path(0, 2)], with: .fade)
      table.moveRow(at: path(2), to: path(0))
    }
    screen.settle()
    rows.sections.remove(at: 0)
    table.deleteSections([0], with: .automatic)
    screen.settle()
    expect(rows.asked.isEmpty)
    expect(headers().map(ObjectIdentifier.init), equals: before.dropFirst().map(ObjectIdentifier.init))
    expect(field.isFirstResponder && field.text == "typed")
  }

  @Test("A table without a size requests the headers of reloaded sections", arguments: [true, false])
  func zeroSize(isLoaded: Bool) {
    let rows = FieldHeaders([[EngineItem(name: "a")], [EngineItem(name: "b")]], sizing: .fixed)
    let table = UITableView(frame: .zero, style: .plain)
    table.sectionHeaderTopPadding = 0
    let delegate = HeaderDelegate(rows)
    table.dataSource = rows
    table.delegate = delegate
    if isLoaded { expect(table.numberOfSections, equals: 2) }
    rows.asked = []
    table.reloadSections([1], with: .none)
    expect(rows.asked, equals: [1])
    expect(table.subviews.allSatisfy { !($0.subviews.first is UITextField) })
  }

  @Test("The effect of a row action is behind its title")
  func backgroundEffect() {
    let rows = EngineRows(count: 4)
    let source = MovingSource(rows)
    let (screen, table) = showEngine(rows, source: source)
    @MainActor final class Actions: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        let action = UITableViewRowAction(style: .normal, title: "Blurred") { _, _ in }
        action.backgroundEffect = UIBlurEffect(style: .light)
        return [action]
      }
    }
    let delegate = Actions()
    table.delegate = delegate
    screen.layout()
    screen.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 160, y: 60), duration: 0.25)
    screen.settle()
    func effects(_ view: UIView) -> [UIVisualEffectView] {
      (view as? UIVisualEffectView).map { [$0] } ?? view.subviews.flatMap(effects)
    }
    expect(effects(table).contains { $0.effect is UIBlurEffect && $0.frame.height == 44 })
  }
}
