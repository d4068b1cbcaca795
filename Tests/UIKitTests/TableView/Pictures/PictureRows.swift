import UIKit

/// The rows of an image: texts, images, accessories and styles as in the measured screens.
@MainActor final class PictureRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Row {
    var text: String
    var detail: String?
    var style = UITableViewCell.CellStyle.default
    /// Width and height of the image, and its color.
    var image: (CGSize, UIColor)?
    var accessory = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    var editing = UITableViewCell.EditingStyle.delete
    var indentation = 0
    /// Other properties of the row.
    var dress: (UITableViewCell) -> Void = { _ in }
  }

  struct Section {
    var header: String?
    var footer: String?
    var rows: [Row]

    init(_ rows: [Row]) {
      self.rows = rows
    }

    init(_ header: String, footer: String? = nil, _ rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  var sections: [Section]
  var indexTitles: [String]?
  var deleteTitle: String?

  init(_ sections: [Section]) {
    self.sections = sections
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { sections[section].footer }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detail
    cell.accessoryType = row.accessory
    cell.accessoryView = row.accessoryView
    cell.indentationLevel = row.indentation
    if let (size, color) = row.image {
      cell.imageView?.image = UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
    row.dress(cell)
    return cell
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let row = sections[sourceIndexPath.section].rows.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].rows.insert(row, at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    sections[indexPath.section].rows[indexPath.row].editing
  }
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { deleteTitle }
}
