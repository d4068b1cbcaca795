import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Windows that are not retained, and rows that receive keys.
@MainActor struct WindowLifeTests {
  @Test("A window without references lives until the end of the turn") func unheld() async {
    _ = TestScreen()
    weak var window: UIWindow?
    weak var label: UILabel?
    do {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let text = UILabel()
      made.addSubview(text)
      window = made
      label = text
    }
    expect(window != nil && label?.window === window)
    await withCheckedContinuation { done in DispatchQueue.main.async { DispatchQueue.main.async { done.resume() } } }
    expect(window == nil && label == nil)
  }

  @Test("The row that keys go to is the focused item, and a screen reader is notified of it") func focusedRow() {
    let screen = TestScreen()
    let rows = PlainRows(5) { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = rows
    screen.show(table)
    screen.settle(timeout: 1)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.layout()
    let item = UIFocusSystem.focusSystem(for: table)?.focusedItem
    let cell = item as? UITableViewCell ?? (item as? UIView).flatMap { view in table.visibleCells.first { view.isDescendant(of: $0) } }
    expect(cell?.textLabel?.text?.hasPrefix("Row "), equals: true, "\(String(describing: item))")
  }
}
