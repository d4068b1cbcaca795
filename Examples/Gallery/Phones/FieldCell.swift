import UIKit

/// A row with a text field, which can be edited while the row is, or always.
final class FieldCell: UITableViewCell {
  let field = UITextField()
  var isAlwaysEditable = false
  /// The height of a standard row, or that of a line of large text with some room around it.
  private lazy var height = field.heightAnchor.constraint(greaterThanOrEqualToConstant: standardHeight)
  private var standardHeight: CGFloat {
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight
    return max(43, (line + 16).rounded())
  }

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
    height.priority = .required - 1
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    height.constant = standardHeight
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    field.isEnabled = state.contains(.showingEditControl) || isAlwaysEditable
  }
}
