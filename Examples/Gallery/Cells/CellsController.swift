import UIKit

/// The appearances of rows: every style, accessory and selection, custom content, and backgrounds.
final class CellsController: UITableViewController {
  private enum Section: String, CaseIterable {
    case styles = "Styles"
    case accessories = "Accessories"
    case selections = "Selection Styles"
    case right = "Image on the Right"
    case backgrounds = "Backgrounds"
  }

  private static let styles: [(String, UITableViewCell.CellStyle)] = [
    ("Default", .default), ("Subtitle", .subtitle), ("Value 1", .value1), ("Value 2", .value2),
  ]
  private static let accessories: [(String, UITableViewCell.AccessoryType)] = [
    ("None", .none), ("Disclosure Indicator", .disclosureIndicator), ("Detail Disclosure Button", .detailDisclosureButton),
    ("Detail Button", .detailButton), ("Checkmark", .checkmark),
  ]
  private static let selections: [(String, UITableViewCell.SelectionStyle)] = [
    ("Default", .default), ("Blue", .blue), ("Gray", .gray), ("None", .none),
  ]
  /// Rows whose detail button was tapped, by the name of their accessory.
  private(set) var tappedAccessory: String?

  convenience init() {
    self.init(style: .grouped)
    title = "Cells"
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section.allCases[section] {
    case .styles: Self.styles.count * 2
    case .accessories: Self.accessories.count + 1
    case .selections: Self.selections.count
    case .right, .backgrounds: 2
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Section.allCases[section].rawValue }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard Section.allCases[indexPath.section] == .right else { return UITableView.automaticDimension }
    // The cell of a subclass grows with large text; the other has fixed frames and fonts.
    let grows = indexPath.row == 0 && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return grows ? UITableView.automaticDimension : 60
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section.allCases[indexPath.section] {
    case .styles: styleCell(indexPath.row)
    case .accessories: accessoryCell(indexPath.row)
    case .selections: selectionCell(indexPath.row)
    case .right: indexPath.row == 0 ? ImageOnRightCell.make(for: tableView) : PhotoCell.make(for: tableView)
    case .backgrounds: backgroundCell(indexPath.row)
    }
  }

  // Listing 5-1: a cell with image, title and subtitle. Every style is shown without an image and, if supported, with one.
  private func styleCell(_ row: Int) -> UITableViewCell {
    let (name, style) = Self.styles[row / 2]
    let cell = tableView.dequeueReusableCell(withIdentifier: name) ?? UITableViewCell(style: style, reuseIdentifier: name)
    cell.selectionStyle = .none
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = row % 2 == 1 ? UIImage(systemName: "star.fill") : nil
    return cell
  }

  private func accessoryCell(_ row: Int) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain") ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
    cell.selectionStyle = .default
    cell.accessoryView = nil
    cell.accessoryType = .none
    if row < Self.accessories.count {
      cell.textLabel?.text = Self.accessories[row].0
      cell.accessoryType = Self.accessories[row].1
    } else {
      cell.textLabel?.text = "A Custom View"
      cell.accessoryView = UISwitch()
    }
    return cell
  }

  private func selectionCell(_ row: Int) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain") ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.textLabel?.text = Self.selections[row].0
    cell.selectionStyle = Self.selections[row].1
    return cell
  }

  private func backgroundCell(_ row: Int) -> UITableViewCell {
    row == 0
      ? tableView.dequeueReusableCell(withIdentifier: "gradient") ?? GradientCell(style: .value2, reuseIdentifier: "gradient")
      : tableView.dequeueReusableCell(withIdentifier: "linen") ?? LinenCell(style: .default, reuseIdentifier: "linen")
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    tappedAccessory = Self.accessories[indexPath.row].0
  }
}
