import UIKit

/// Every standard style with an accessory, plain and selected.
final class CellsController: UIViewController {
  private var cells: [UITableViewCell] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    view.backgroundColor = .systemGroupedBackground
    let styles: [(UITableViewCell.CellStyle, String)] = [
      (.default, "Default"), (.subtitle, "Subtitle"), (.value1, "Value 1"), (.value2, "Value 2"),
    ]
    let accessories: [UITableViewCell.AccessoryType] = [.disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton]
    for (index, (style, name)) in styles.enumerated() {
      for isSelected in [false, true] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = name
        cell.detailTextLabel?.text = "Detail"
        if index < 2 { cell.imageView?.image = UIImage(systemName: "star.fill") }
        cell.accessoryType = accessories[index]
        cell.isSelected = isSelected
        cells.append(cell)
      }
    }
    for cell in cells { view.addSubview(cell) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(x: 0, y: 20 + CGFloat(index) * 52, width: view.bounds.width, height: 44)
    }
  }
}
