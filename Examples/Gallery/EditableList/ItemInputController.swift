import UIKit

/// Asks for the text of a new item, with Save and Cancel.
final class ItemInputController: UIViewController {
  let field = UITextField()
  let save = UIButton(type: .system)
  let cancel = UIButton(type: .system)
  var saved: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    field.borderStyle = .roundedRect
    field.placeholder = "New item"
    cancel.setTitle("Cancel", for: .normal)
    save.setTitle("Save", for: .normal)
    cancel.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    save.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    for part in [cancel, save, field] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds.inset(by: view.safeAreaInsets)
    cancel.frame = CGRect(x: bounds.minX + 8, y: bounds.minY + 4, width: 84, height: 44)
    save.frame = CGRect(x: bounds.maxX - 92, y: bounds.minY + 4, width: 84, height: 44)
    field.frame = CGRect(x: bounds.minX + 16, y: bounds.minY + 64, width: bounds.width - 32, height: 34)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    field.becomeFirstResponder()
  }

  private func finish() {
    if let text = field.text, !text.isEmpty { saved(text) }
    dismiss(animated: true)
  }
}
