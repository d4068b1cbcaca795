import UIKit

/// Changes the language of the whole app.
final class LanguageController: UITableViewController {
  convenience init() {
    self.init(style: .insetGrouped)
    title = "Language".translated
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { GalleryLanguage.allCases.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "language") ?? UITableViewCell(style: .default, reuseIdentifier: "language")
    let language = GalleryLanguage.allCases[indexPath.row]
    cell.textLabel?.text = language.name
    cell.accessoryType = language == .current ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let language = GalleryLanguage.allCases[indexPath.row]
    GalleryLanguage.current = language
    // A manually selected direction applied to the previous language.
    view.window?.traitOverrides.remove(UITraitLayoutDirection.self)
    view.window?.traitOverrides[LanguageTrait.self] = language
    title = "Language".translated
    for cell in tableView.visibleCells {
      cell.accessoryType = tableView.indexPath(for: cell) == indexPath ? .checkmark : .none
    }
  }
}
