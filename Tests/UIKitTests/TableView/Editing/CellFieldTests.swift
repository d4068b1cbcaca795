import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A row with a field that can be edited while the row is.
private final class FieldRow: UITableViewCell {
  let field = UITextField(frame: CGRect(x: 60, y: 5, width: 180, height: 34))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.isEnabled = false
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    field.isEnabled = editing
  }
}

@MainActor private final class FieldRows: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
  var names = (0..<8).map { "name \($0)" }
  var ended: [IndexPath] = []
  weak var table: UITableView?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    guard let row = cell as? FieldRow else { return cell }
    row.field.text = names[indexPath.row]
    row.field.delegate = self
    return row
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    var node: UIView? = textField
    while let view = node, !(view is UITableViewCell) { node = view.superview }
    guard let cell = node as? UITableViewCell, let path = table?.indexPath(for: cell) else { return }
    ended.append(path)
    names[path.row] = textField.text ?? ""
  }
}

@MainActor @Suite struct CellFieldTests {
  @Test("ED-09 A field is edited in its row, and at its end indexPath(for:) returns the row's present position")
  func fields() throws {
    let screen = TestScreen()
    let table = UITableView()
    let rows = FieldRows()
    rows.table = table
    table.register(FieldRow.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    func field(_ row: Int) throws -> UITextField {
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldRow).field
    }
    let edited = try field(3)
    let place = edited.convert(CGPoint(x: 170, y: 17), to: nil)
    screen.tap(place)
    expect(!edited.isFirstResponder)
    table.setEditing(true, animated: false)
    screen.advance(by: 1)
    screen.tap(edited.convert(CGPoint(x: 170, y: 17), to: nil))
    expect(edited.isFirstResponder)
    screen.type("!")
    rows.names.insert("new", at: 1)
    table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
    screen.settle()
    expect(edited.isFirstResponder, "the row has moved with its field")
    table.endEditing(true)
    expect(rows.ended, equals: [IndexPath(row: 4, section: 0)])
    expect(rows.names[4], equals: "name 3!")
    table.setEditing(false, animated: false)
    screen.layout()
    expect(!edited.isEnabled)
  }
}
