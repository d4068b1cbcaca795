import Foundation

/// The list shown by the "More" item of a full tab bar.
@MainActor final class MoreListController: UITableViewController, MoreList {
  private weak var tabs: UITabBarController?

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = LocalizedStrings.word("More")
  }

  required init?(coder: NSCoder) { nil }

  /// Reloads the list after the tabs have changed.
  func reload() { if isViewLoaded { tableView.reloadData() } }

  private var controllers: [UIViewController] { tabs.map { Array($0.behindMore) } ?? [] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let mayOrder = !(tabs?.customizableViewControllers?.isEmpty ?? true)
    navigationItem.rightBarButtonItem =
      mayOrder ? UIBarButtonItem(systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.tabs?.customizeTabs() }) : nil
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.giveBackFromMore()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab") ?? UITableViewCell(style: .value1, reuseIdentifier: "tab")
    let item = controllers[indexPath.row].tabBarItem!
    cell.textLabel?.text = item.title
    cell.imageView?.image = item.image?.tintedByTabBar
    cell.detailTextLabel?.text = item.badgeValue
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let tabs else { return }
    let controller = controllers[indexPath.row]
    guard tabs.delegate?.tabBarController(tabs, shouldSelect: controller) ?? true else {
      tableView.deselectRow(at: indexPath, animated: true)
      return
    }
    tabs.showBehindMore(controller, animated: true)
    tabs.delegate?.tabBarController(tabs, didSelect: controller)
  }
}
