import UIKit

/// A program that shows its first screen in an older form: the navigation controller's view is added to the window explicitly.
@main class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var navigationController: UINavigationController?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Listing 3-2: the window is created in code.
    window = UIWindow(frame: UIScreen.main.bounds)
    navigationController = makeNavigationController()
    showInitialInterface()
    return true
  }

  // Listing 3-1: the root is passed its data and put into a navigation controller.
  private func makeNavigationController() -> UINavigationController {
    let rootViewController = RootViewController(style: .plain)
    rootViewController.timeZoneNames = TimeZone.knownTimeZoneIdentifiers.sorted {
      $0.localizedCaseInsensitiveCompare($1) == .orderedAscending
    }
    return UINavigationController(rootViewController: rootViewController)
  }

  // Listing 4-1: the navigation controller's view contains its bar and the table of its root.
  private func showInitialInterface() {
    guard let window, let navigationController else { return }
    window.addSubview(navigationController.view)
    window.makeKeyAndVisible()
  }
}

/// The names of all time zones; a touch on one shows its local time.
class RootViewController: UITableViewController {
  var timeZoneNames: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Time Zones"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { timeZoneNames.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = timeZoneNames[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let next = TimeController(timeZoneNames[indexPath.row])
    navigationController?.pushViewController(next, animated: true)
  }
}

/// Shows the local time of one time zone.
class TimeController: UIViewController {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: name)
    formatter.dateFormat = "H:mm"
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = formatter.string(from: Date())
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 64, weight: .light)
    view.addSubview(label)
  }
}
