import UIKit

/// Asks for the text of a new item, with Save and Cancel.
final class ItemInputController: UITableViewController, UITextFieldDelegate {
  var saved: (String) -> Void = { _ in }

  convenience init() {
    self.init(style: .grouped)
    title = "New Item"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: ItemInputController.cancel)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: ItemInputController.save)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(FieldCell.self, forCellReuseIdentifier: "field")
    tableView.allowsSelection = false
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textField?.becomeFirstResponder()
  }

  private var textField: UITextField? { (tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldCell)?.field }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    if let row = cell as? FieldCell {
      row.isAlwaysEditable = true
      row.field.placeholder = "What else do you pack?"
      row.field.autocapitalizationType = .sentences
      row.field.returnKeyType = .done
      row.field.delegate = self
    }
    return cell
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    save()
    return true
  }

  private func cancel() { dismiss(animated: true) }

  // Listing 7-6: the text is passed to the presenter, and the form is dismissed.
  private func save() {
    if let newItem = textField?.text, !newItem.isEmpty { saved(newItem) }
    dismiss(animated: true)
  }
}
