import UIKit

/// A phone directory's entry: a name and any number of numbers, edited in place.
///
/// While the table is edited every row's field can be edited, the last number has a plus button that adds another, and numbers can be
/// reordered. The keyboard never covers the edited row.
final class PhonesController: UITableViewController, UITextFieldDelegate {
  private enum Section: Int, CaseIterable {
    case name, numbers, card
  }

  private(set) var contact = Contact(
    name: "Ada Lovelace",
    numbers: ["555-0101", "555-0119", "555-0127", "555-0134", "555-0142", "555-0158", "555-0166", "555-0173", "555-0185"])

  init() {
    super.init(style: .grouped)
    navigationItem.rightBarButtonItem = editButtonItem
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.keyboardDismissMode = .interactive
    // Fields grow with the text size in both designs.
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    if !editing {
      view.endEditing(true)
      contact = contact.tidied
    }
    super.setEditing(editing, animated: animated)
    if !editing { tableView.reloadData() }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .name: 1
    case .numbers: contact.numbers.count
    case .card: 1 + contact.numbers.count
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch Section(rawValue: section)! {
    case .name: "Name"
    case .numbers: "Numbers"
    case .card: "Card"
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if indexPath.section == Section.card.rawValue { return cardCell(indexPath.row) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! FieldCell
    cell.field.delegate = self
    cell.field.isEnabled = isEditing
    if indexPath.section == Section.name.rawValue {
      cell.field.text = contact.name
      cell.field.placeholder = "Name"
      cell.field.keyboardType = .default
      cell.field.autocapitalizationType = .words
      cell.field.returnKeyType = .done
    } else {
      cell.field.text = contact.numbers[indexPath.row]
      cell.field.placeholder = "Number"
      cell.field.keyboardType = .numbersAndPunctuation
      cell.field.returnKeyType = .done
    }
    return cell
  }

  private func cardCell(_ row: Int) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card") ?? UITableViewCell(style: .value2, reuseIdentifier: "card")
    cell.selectionStyle = .none
    cell.textLabel?.text = row == 0 ? "name" : "phone"
    cell.detailTextLabel?.text = row == 0 ? contact.name : contact.numbers[row - 1]
    return cell
  }

  // MARK: Editing

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section != Section.card.rawValue
  }

  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    guard indexPath.section == Section.numbers.rawValue else { return .none }
    return indexPath.row == contact.numbers.count - 1 ? .insert : .delete
  }

  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == Section.numbers.rawValue
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    // The text being typed is stored in the model before the rows change.
    tableView.endEditing(true)
    switch editingStyle {
    case .insert: addNumber()
    case .delete: removeNumber(at: indexPath)
    case .none: break
    }
  }

  private func addNumber() {
    contact.numbers.append("")
    let count = contact.numbers.count
    let new = IndexPath(row: count - 1, section: Section.numbers.rawValue)
    tableView.beginUpdates()
    tableView.insertRows(at: [new], with: .automatic)
    tableView.insertRows(at: [IndexPath(row: count, section: Section.card.rawValue)], with: .automatic)
    // The plus button moves to the new row.
    tableView.reloadRows(at: [IndexPath(row: count - 2, section: Section.numbers.rawValue)], with: .none)
    tableView.endUpdates()
    tableView.scrollToRow(at: new, at: .none, animated: false)
    tableView.layoutIfNeeded()
    (tableView.cellForRow(at: new) as? FieldCell)?.field.becomeFirstResponder()
  }

  private func removeNumber(at indexPath: IndexPath) {
    contact.numbers.remove(at: indexPath.row)
    tableView.beginUpdates()
    tableView.deleteRows(at: [indexPath], with: .automatic)
    // The last number has the plus, and the card lists all numbers.
    tableView.reloadSections([Section.numbers.rawValue, Section.card.rawValue], with: .automatic)
    tableView.endUpdates()
  }

  // MARK: Moving

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == Section.numbers.rawValue && contact.numbers.count > 1
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    // Numbers can be moved only among numbers.
    if proposedDestinationIndexPath.section < sourceIndexPath.section { return IndexPath(row: 0, section: sourceIndexPath.section) }
    if proposedDestinationIndexPath.section > sourceIndexPath.section {
      return IndexPath(row: contact.numbers.count - 1, section: sourceIndexPath.section)
    }
    return proposedDestinationIndexPath
  }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    tableView.endEditing(true)
    contact.numbers.insert(contact.numbers.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    tableView.reloadData()
  }

  // MARK: Fields

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.endEditing(false)
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    var node: UIView? = textField
    while let view = node, !(view is UITableViewCell) { node = view.superview }
    guard let cell = node as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
    switch Section(rawValue: path.section)! {
    case .name: contact.name = textField.text ?? ""
    case .numbers: contact.numbers[path.row] = textField.text ?? ""
    case .card: break
    }
  }
}
