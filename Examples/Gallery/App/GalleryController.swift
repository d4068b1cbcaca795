import UIKit

/// The list of samples; a touch on one pushes it.
final class GalleryController: UITableViewController {
  convenience init() {
    self.init(style: .grouped)
    title = "Gallery"
  }

  func open(_ sample: Sample, animated: Bool = true) {
    let controller = sample.make()
    if controller.title == nil { controller.title = sample.name }
    navigationController?.pushViewController(controller, animated: animated)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Gallery.sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Gallery.sections[section].samples.count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { Gallery.sections[section].title }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "sample") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "sample")
    let sample = Gallery.sections[indexPath.section].samples[indexPath.row]
    cell.textLabel?.text = sample.name
    cell.detailTextLabel?.text = sample.subtitle
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(Gallery.sections[indexPath.section].samples[indexPath.row])
  }
}
