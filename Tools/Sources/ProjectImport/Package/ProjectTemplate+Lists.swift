/// The files of a project that begins with tables.
extension ProjectTemplate {
  var listFiles: [String: String] {
    var files = [
      "\(name)/ListController.swift": list, "\(name)/DetailController.swift": detail, "\(name)Tests/ListTests.swift": listTests,
    ]
    if start == .tabs { files["\(name)/TabsController.swift"] = tabs }
    return files
  }

  private var list: String {
    """
    import UIKit

    /// A table of texts. A row pushes its details; Edit deletes rows.
    class ListController: UITableViewController {
      private(set) var items: [String]

      init(title: String, items: [String]) {
        self.items = items
        super.init(style: .plain)
        self.title = title
      }

      required init?(coder: NSCoder) { fatalError("The list has no storyboard.") }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        navigationItem.rightBarButtonItem = editButtonItem
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
        cell.textLabel?.text = items[indexPath.row]
        cell.accessoryType = .disclosureIndicator
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        navigationController?.pushViewController(DetailController(item: items[indexPath.row]), animated: true)
      }

      override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        guard editingStyle == .delete else { return }
        items.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
    }

    """
  }

  private var detail: String {
    """
    import UIKit

    class DetailController: UIViewController {
      let item: String
      let label = UILabel()

      init(item: String) {
        self.item = item
        super.init(nibName: nil, bundle: nil)
        title = item
      }

      required init?(coder: NSCoder) { fatalError("The details have no storyboard.") }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.text = item
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.centerXAnchor.constraint(equalTo: view.centerXAnchor), label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }

    """
  }

  private var tabs: String {
    """
    import UIKit

    class TabsController: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let lists = [
          ListController(title: "Items", items: ["One", "Two", "Three"]), ListController(title: "Colors", items: ["Red", "Green", "Blue"]),
        ]
        let images = ["list.bullet", "paintpalette"]
        viewControllers = zip(lists, images).map { list, image in
          let navigation = UINavigationController(rootViewController: list)
          navigation.tabBarItem = UITabBarItem(title: list.title, image: UIImage(systemName: image), selectedImage: nil)
          return navigation
        }
      }
    }

    """
  }

  private var listTests: String {
    let tabs = """

        @MainActor func testEachTabHasItsOwnList() {
          let controller = TabsController()
          controller.loadViewIfNeeded()
          XCTAssertEqual(controller.viewControllers?.compactMap { ($0 as? UINavigationController)?.topViewController?.title }, ["Items", "Colors"])
        }

      """
    return """
      import UIKit
      import XCTest

      @testable import \(name)

      final class ListTests: XCTestCase {
        @MainActor func testRowPushesItsDetails() {
          let list = ListController(title: "List", items: ["One", "Two"])
          let navigation = UINavigationController(rootViewController: list)
          list.loadViewIfNeeded()
          list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
          XCTAssertEqual((navigation.viewControllers.last as? DetailController)?.item, "Two")
        }

        @MainActor func testDeletedRowIsGone() {
          let list = ListController(title: "List", items: ["One", "Two"])
          list.loadViewIfNeeded()
          list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
          XCTAssertEqual(list.items, ["Two"])
        }
      \(start == .tabs ? tabs : "")}

      """
  }
}
