import Foundation
import UIKit
import UIKitTesting

/// A program whose list differs at each start: it prints the restored state, changes it, and ends after saving it.
@main @MainActor enum StateFixture {
  static func main() {
    if CommandLine.arguments.dropFirst().first == "idle" { return IdleWindow.run() }
    let screen = TestScreen()
    screen.window.isHidden = true
    let delegate = Delegate(names: Array(CommandLine.arguments.dropFirst(3)))
    UIApplication.shared.delegate = delegate
    AppLauncher.launch(.shared, urls: [])
    screen.layout()
    let list = delegate.list
    let first = list.tableView.indexPathsForVisibleRows?.first.map { list.names[$0.row] } ?? "none"
    let selected = list.tableView.indexPathForSelectedRow.map { list.names[$0.row] } ?? "none"
    print("first=\(first) selected=\(selected)")
    if let row = list.names.firstIndex(of: CommandLine.arguments[1]) { list.tableView.contentOffset.y = CGFloat(row) * 44 }
    if let row = list.names.firstIndex(of: CommandLine.arguments[2]) {
      list.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    screen.layout()
    UIApplication.shared.end()
  }
}

final class Delegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let list: NamesController

  init(names: [String]) {
    list = NamesController(names: names)
  }

  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow()
    window.rootViewController = list
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
  func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class NamesController: UITableViewController, UIDataSourceModelAssociation {
  let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(style: .plain)
    restorationIdentifier = "names"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
    names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
  }
}
