import UIKit

/// The standard cell with a subtitle.
final class StandardCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    BenchData.created += 1
  }

  required init?(coder: NSCoder) { nil }
}
