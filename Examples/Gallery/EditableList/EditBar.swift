import UIKit

/// A list's own Edit and Add buttons, above its rows.
final class EditBar: UIView {
  let edit = UIButton(type: .system)
  let add = UIButton(type: .system)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    edit.setTitle("Edit", for: .normal)
    add.setTitle("Add", for: .normal)
    for button in [edit, add] { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    edit.frame = CGRect(x: 8, y: 0, width: 72, height: bounds.height)
    add.frame = CGRect(x: bounds.width - 80, y: 0, width: 72, height: bounds.height)
  }
}
