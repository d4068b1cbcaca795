import UIKit

/// The files of a project that `trestle new --navigation` has just created; a tap explains a file's purpose.
final class NewProjectController: UITableViewController {
  static let files = [
    ("App.xcodeproj", "The targets, and the settings of the project."),
    ("AppDelegate.swift", "Makes the window with a navigation controller."),
    ("ListController.swift", "The data source and delegate of the first table."),
    ("DetailController.swift", "The screen that a row pushes."),
    ("ListTests.swift", "Tests that drive the list."),
  ]

  convenience init() {
    self.init(style: .grouped)
    title = "New Project".translated
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.files.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "trestle new --navigation" }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file") ?? UITableViewCell(style: .default, reuseIdentifier: "file")
    cell.textLabel?.text = Self.files[indexPath.row].0
    cell.imageView?.image = UIImage(systemName: "doc.text")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let alert = UIAlertController(
      title: Self.files[indexPath.row].0, message: Self.files[indexPath.row].1.translated, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Done".translated, style: .default))
    present(alert, animated: true)
  }
}
