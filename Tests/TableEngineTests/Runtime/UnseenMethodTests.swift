import Foundation
import Testing
import UIKit
import UIKitTesting

/// Conforms, with the required methods alone.
@MainActor class PlainSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Adds methods that the conformance does not know, and overrides one that it does.
class AddingSource: PlainSource {
  let height: CGFloat = 100
  var selected: [IndexPath] = []
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height + CGFloat(indexPath.row) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title \(section)" }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

/// Overrides what its superclass adds.
final class OverridingSource: AddingSource {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath.row == 1 ? nil : indexPath }
}

/// Adds nothing.
final class SilentSource: PlainSource {
  func unrelated(_ tableView: UITableView) {}
}

private final class Messages: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []
  func add(_ message: String) { lock.withLock { messages.append(message) } }
  var all: [String] { lock.withLock { messages } }
}

@MainActor @Suite struct UnseenMethodTests {
  private func warnings(_ body: () -> Void) -> [String] {
    let messages = Messages()
    let handler = UIKitErrorHandler.warningHandler
    UIKitErrorHandler.warningHandler = { messages.add($0) }
    defer { UIKitErrorHandler.warningHandler = handler }
    body()
    return messages.all
  }

  #if DEBUG
    @Test("Optional methods that a subclass of the conforming class adds are called, and those of its subclass", arguments: [false, true])
    func called(overrides: Bool) {
      let source = overrides ? OverridingSource() : AddingSource()
      let screen = TestScreen(size: CGSize(width: 320, height: 480))
      let table = UITableView(frame: .zero, style: .plain)
      var heard: [String] = []
      heard = warnings {
        table.dataSource = source
        table.delegate = source
      }
      screen.show(table)
      // Once for a class that adds it.
      #expect(heard.count <= 1 && heard.allSatisfy { $0.contains("AddingSource adds tableView(_:shouldIndentWhileEditingRowAt:), which") })
      #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)).height == (overrides ? 60 : 102))
      #expect(table.headerView(forSection: 0)?.textLabel?.text == "Title 0")
      for row in 0..<2 {
        let frame = table.rectForRow(at: IndexPath(row: row, section: 0))
        screen.tap(CGPoint(x: frame.midX, y: frame.midY))
        screen.settle()
      }
      #expect(source.selected.map(\.row) == (overrides ? [0] : [0, 1]))
    }
  #endif

  @Test("A subclass without added methods, and one of a controller of UIKit, bring no warning")
  func silent() {
    final class Controller: UITableViewController {
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
    }
    let source = SilentSource()
    let heard = warnings {
      let table = UITableView()
      table.dataSource = source
      table.delegate = source
      Controller(style: .plain).loadViewIfNeeded()
    }
    #expect(heard.isEmpty, "\(heard)")
  }
}
