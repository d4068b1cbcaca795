import UIKit

/// A row with a text field, which can be edited while the row is, or always.
final class FieldCell: UITableViewCell {
  let field = UITextField()
  var isAlwaysEditable = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    // A number remains readable while it cannot be edited.
    field.textColor = .label
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(field)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 43),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    field.isEnabled = editing || isAlwaysEditable
  }
}
