import UIKit

/// The list of samples; a touch shows one, beside the list in a wide window. The button in its bar changes the appearance of the whole app.
final class GalleryController: UITableViewController {
  private weak var columns: UISplitViewController?

  convenience init() {
    self.init(style: .grouped)
    title = "Gallery".translated
    let looks = UIBarButtonItem(
      image: UIImage(systemName: "slider.horizontal.3"), style: .plain, target: self, action: GalleryController.showLooks)
    looks.accessibilityLabel = "Looks".translated
    navigationItem.rightBarButtonItem = looks
    registerForTraitChanges([LanguageTrait.self]) { (list: GalleryController, _: UITraitCollection) in list.languageChanged() }
  }

  /// Returns the list with the selected sample beside it, or over it in a narrow window.
  static func makeRoot(_ list: GalleryController) -> UIViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(WelcomeController(), for: .secondary)
    list.columns = split
    // Bars are clear over samples that begin below them.
    split.view.backgroundColor = .systemBackground
    return split
  }

  func open(_ sample: Sample, animated: Bool = true) {
    let controller = sample.make()
    if controller.title == nil { controller.title = sample.name }
    if let columns {
      columns.showDetailViewController(controller, sender: self)
      return
    }
    navigationController?.pushViewController(controller, animated: animated)
  }

  func showLooks() {
    guard let window = view.window else { return }
    let looks = UINavigationController(rootViewController: LooksController(window: window))
    looks.modalPresentationStyle = .popover
    looks.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(looks, animated: true)
  }

  private func languageChanged() {
    title = "Gallery".translated
    tableView.reloadData()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Gallery.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Gallery.sections[section].samples.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Gallery.sections[section].title.translated
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sample") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "sample")
    let sample = Gallery.sections[indexPath.section].samples[indexPath.row]
    cell.textLabel?.text = sample.name
    cell.detailTextLabel?.text = sample.subtitle.translated
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(Gallery.sections[indexPath.section].samples[indexPath.row])
  }
}
