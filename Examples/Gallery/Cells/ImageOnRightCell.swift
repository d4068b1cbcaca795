import UIKit

/// A cell that lays out its own labels and image in reverse: the image is at the end, the text before it.
final class ImageOnRightCell: UITableViewCell {
  static func make(for table: UITableView) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "right") as? ImageOnRightCell
      ?? ImageOnRightCell(style: .subtitle, reuseIdentifier: "right")
    cell.textLabel?.text = "By a subclass"
    cell.detailTextLabel?.text = "It moves the standard views"
    cell.imageView?.image = UIImage(systemName: "photo")
    return cell
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let imageView, let textLabel, let detailTextLabel else { return }
    let bounds = contentView.bounds
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side = imageView.frame.width
    imageView.frame.origin.x = isReversed ? 16 : bounds.width - side - 16
    for label in [textLabel, detailTextLabel] {
      label.frame.origin.x = isReversed ? bounds.width - label.frame.width - 16 : 16
    }
  }
}
