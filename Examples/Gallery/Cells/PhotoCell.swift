import UIKit

/// A plain cell with custom subviews in the content view, found again by their tags (listing 5-3).
@MainActor enum PhotoCell {
  private static let mainLabelTag = 1
  private static let secondLabelTag = 2
  private static let photoTag = 3

  static func make(for tableView: UITableView) -> UITableViewCell {
    let cell: UITableViewCell
    if let used = tableView.dequeueReusableCell(withIdentifier: "ImageOnRightCell") {
      cell = used
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "ImageOnRightCell")
      addSubviews(to: cell)
    }
    (cell.contentView.viewWithTag(mainLabelTag) as? UILabel)?.text = "By subviews"
    (cell.contentView.viewWithTag(secondLabelTag) as? UILabel)?.text = "Two labels and an image view"
    (cell.contentView.viewWithTag(photoTag) as? UIImageView)?.image = UIImage(systemName: "camera")
    return cell
  }

  private static func addSubviews(to cell: UITableViewCell) {
    cell.accessoryType = .detailDisclosureButton
    let bounds = cell.contentView.bounds
    let mainLabel = UILabel(frame: CGRect(x: 16, y: 8, width: bounds.width - 84, height: 20))
    mainLabel.tag = mainLabelTag
    mainLabel.font = .systemFont(ofSize: 14)
    mainLabel.textColor = .label
    let secondLabel = UILabel(frame: CGRect(x: 16, y: 30, width: bounds.width - 84, height: 20))
    secondLabel.tag = secondLabelTag
    secondLabel.font = .systemFont(ofSize: 12)
    secondLabel.textColor = .secondaryLabel
    for label in [mainLabel, secondLabel] {
      label.textAlignment = .right
      label.autoresizingMask = .flexibleWidth
      cell.contentView.addSubview(label)
    }
    let photo = UIImageView(frame: CGRect(x: bounds.width - 60, y: 4, width: 52, height: bounds.height - 8))
    photo.tag = photoTag
    photo.contentMode = .center
    photo.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    cell.contentView.addSubview(photo)
  }
}
