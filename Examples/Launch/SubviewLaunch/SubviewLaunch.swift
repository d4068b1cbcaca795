import UIKit

/// A program that shows its first screen in the older way: the navigation controller's view is put into the window by hand
/// (listing 3-2).
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var navigationController: UINavigationController?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = ColorsController(style: .plain)
    let navigationController = UINavigationController(rootViewController: root)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.addSubview(navigationController.view)
    window.makeKeyAndVisible()
    self.navigationController = navigationController
    self.window = window
    return true
  }
}

class ColorsController: UITableViewController {
  private let colors: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen), ("Blue", .systemBlue),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colors"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { colors.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = colors[indexPath.row].name
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = UIViewController()
    next.title = colors[indexPath.row].name
    next.view.backgroundColor = colors[indexPath.row].color
    navigationController?.pushViewController(next, animated: true)
  }
}
