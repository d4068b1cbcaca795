import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A cell whose label fills the margins of the content view, as Interface Builder lays out custom cells.
private final class MarginCell: UITableViewCell {
  let label = UILabel()
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: margins.topAnchor), label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor), label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
  required init?(coder: NSCoder) { nil }
}

private final class Rows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MarginCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("Rows under bars")
struct RowsUnderBarsTests {
  @Test("The height of a row does not depend on the bar that covers the top of the table")
  func heights() {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    screen.statusBarHeight = 20
    let rows = Rows()
    screen.show(UINavigationController(rootViewController: rows))
    let height = rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
    expect(height, below: 90)
    expect(rows.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).height, equals: height)
  }

  @Test("A row keeps the place of its content while it scrolls under the bar")
  func scrolling() throws {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    screen.statusBarHeight = 20
    let rows = Rows()
    screen.show(UINavigationController(rootViewController: rows))
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? MarginCell)
    let place = cell.label.frame
    rows.tableView.contentOffset.y += 30
    screen.layout()
    expect(cell.label.frame, equals: place)
    expect(cell.safeAreaInsets.top, equals: 0)
  }

  @Test("A refresh control is hidden at rest under a bar with a large title and a search bar")
  func refreshControl() {
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    screen.statusBarHeight = 20
    let rows = Rows()
    rows.loadViewIfNeeded()
    let control = UIRefreshControl()
    rows.tableView.refreshControl = control
    rows.navigationItem.searchController = UISearchController(searchResultsController: nil)
    rows.navigationItem.hidesSearchBarWhenScrolling = false
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    screen.show(tabs)
    screen.settle()
    expect(control.isHidden)
  }

  @Test("A new progress view is 150 points wide")
  func progress() {
    expect(UIProgressView(progressViewStyle: .bar).frame.width, equals: 150)
  }
}
