import UIKit

/// Colors, fonts, images and files, chosen in the system's pickers.
final class PickersController: UITableViewController, UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
  UIImagePickerControllerDelegate, UINavigationControllerDelegate, UIDocumentPickerDelegate
{
  private let titles = ["Color", "Color Well", "Font", "Picture", "File"]
  private let well = UIColorWell(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
  private(set) var color = UIColor.systemTeal
  private(set) var font: UIFontDescriptor?
  private(set) var picture: UIImage?
  private(set) var file: URL?

  init() {
    super.init(style: .insetGrouped)
    title = "Pickers"
    well.title = "Color Well"
    well.selectedColor = color
    well.addAction(UIAction { [weak self] _ in self?.take(self?.well.selectedColor) }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  private func take(_ new: UIColor?) {
    guard let new else { return }
    color = new
    well.selectedColor = new
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { titles.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: titles[indexPath.row])
      ?? UITableViewCell(style: .value1, reuseIdentifier: titles[indexPath.row])
    cell.textLabel?.text = titles[indexPath.row]
    cell.accessoryType = indexPath.row == 1 ? .none : .disclosureIndicator
    cell.selectionStyle = indexPath.row == 1 ? .none : .default
    switch indexPath.row {
    case 0: cell.imageView?.image = swatch
    case 1: cell.accessoryView = well
    case 2:
      cell.detailTextLabel?.text = font.map { UIFont(descriptor: $0, size: 17).familyName } ?? "None"
      if let font { cell.detailTextLabel?.font = UIFont(descriptor: font, size: 17) }
    case 3: cell.imageView?.image = picture?.preparingThumbnail(of: CGSize(width: 32, height: 32)) ?? UIImage(systemName: "photo")
    default: cell.detailTextLabel?.text = file?.lastPathComponent ?? "None"
    }
    return cell
  }

  private var swatch: UIImage {
    let size = CGSize(width: 28, height: 28)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 6).fill()
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let picker = picker(indexPath.row) else { return }
    picker.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
    present(picker, animated: true)
  }

  private func picker(_ row: Int) -> UIViewController? {
    switch row {
    case 0:
      let picker = UIColorPickerViewController()
      picker.selectedColor = color
      picker.delegate = self
      return picker
    case 2:
      let picker = UIFontPickerViewController()
      picker.delegate = self
      return picker
    case 3:
      let picker = UIImagePickerController()
      picker.delegate = self
      return picker
    case 4:
      let picker = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .open)
      picker.delegate = self
      return picker
    default: return nil
    }
  }

  // MARK: Results

  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    take(color)
  }

  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    font = viewController.selectedFontDescriptor
    viewController.dismiss(animated: true)
    tableView.reloadRows(at: [IndexPath(row: 2, section: 0)], with: .none)
  }

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picture = info[.originalImage] as? UIImage
    picker.dismiss(animated: true)
    tableView.reloadRows(at: [IndexPath(row: 3, section: 0)], with: .none)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    file = urls.first
    tableView.reloadRows(at: [IndexPath(row: 4, section: 0)], with: .none)
  }
}
