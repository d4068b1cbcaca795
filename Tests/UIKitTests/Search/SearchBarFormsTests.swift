import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The search bar of a navigation item in the forms in which apps set it up.
@Suite("Search bar of a navigation item") @MainActor
struct SearchBarFormsTests {
  /// A list of rows in a table that is a subview, with constraints to the safe area or to the view.
  @MainActor private final class Cities: UIViewController, UITableViewDataSource {
    let table = UITableView()
    let search = UISearchController(searchResultsController: nil)
    let isInSafeArea: Bool
    var appearing: (Cities, Bool) -> Void = { _, _ in }

    init(isInSafeArea: Bool) {
      self.isInSafeArea = isInSafeArea
      super.init(nibName: nil, bundle: nil)
      title = "Cities"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      table.dataSource = self
      table.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(table)
      let top = isInSafeArea ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: top), table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        table.leadingAnchor.constraint(equalTo: view.leadingAnchor), table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      navigationItem.searchController = search
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      appearing(self, false)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearing(self, true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func show(_ cities: UIViewController, large: Bool = false) -> (TestScreen, UINavigationController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: cities)
    navigation.navigationBar.prefersLargeTitles = large
    screen.show(navigation)
    screen.settle()
    return (screen, navigation)
  }

  /// Returns the visible part of a bar in the window.
  private func visible(_ bar: UISearchBar) -> CGRect {
    var rect = bar.convert(bar.bounds, to: nil)
    var view: UIView? = bar
    while let current = view {
      if current.isHidden || current.alpha < 0.5 { return .zero }
      if current.clipsToBounds { rect = rect.intersection(current.convert(current.bounds, to: nil)) }
      view = current.superview
    }
    return bar.window == nil ? .zero : rect
  }

  @Test("Over a table that begins below the bar, large title and search bar are visible and stay", arguments: [false, true])
  func safeArea(large: Bool) {
    let cities = Cities(isInSafeArea: true)
    let (screen, navigation) = show(cities, large: large)
    let height: CGFloat = large ? 148 : 96
    expect(visible(cities.search.searchBar), equals: CGRect(x: 0, y: height - 52, width: 320, height: 52))
    expect(navigation.navigationBar.frame.height == height && cities.table.frame.minY == height)
    expect(cities.table.contentOffset, equals: .zero)
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250), duration: 0.4)
    screen.settle()
    expect(cities.table.contentOffset.y, above: 100)
    expect(navigation.navigationBar.frame.height == height && cities.table.frame.minY == height)
    cities.navigationItem.searchController = nil
    screen.settle()
    expect(navigation.navigationBar.frame.height == height - 52 && cities.table.frame.minY == height - 52)
  }

  @Test("Over a table that is not inset by the bar, the search bar is visible")
  func notAdjusted() {
    let cities = Cities(isInSafeArea: false)
    cities.table.contentInsetAdjustmentBehavior = .never
    let (screen, navigation) = show(cities)
    expect(visible(cities.search.searchBar).height, equals: 52)
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 250), duration: 0.4)
    screen.settle()
    expect(visible(cities.search.searchBar).height == 52 && navigation.navigationBar.frame.height == 96)
  }

  @Test("A search bar that scrolling hides from the end of the appearance on is visible until content scrolls", arguments: [false, true])
  func hiddenLater(large: Bool) {
    let cities = Cities(isInSafeArea: false)
    cities.appearing = { $0.navigationItem.hidesSearchBarWhenScrolling = $1 }
    let (screen, navigation) = show(cities, large: large)
    expect(visible(cities.search.searchBar).height, equals: 52)
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 150), duration: 0.4)
    screen.settle()
    expect(visible(cities.search.searchBar).height == 0 && navigation.navigationBar.frame.height == 44)
  }

  @Test("A search controller that is set later appears as one that was there from the beginning")
  func later() {
    let cities = Cities(isInSafeArea: true)
    _ = cities.view
    cities.navigationItem.searchController = nil
    let (screen, _) = show(cities)
    expect(cities.search.searchBar.window == nil && cities.table.frame.minY == 44)
    cities.navigationItem.searchController = cities.search
    screen.settle()
    expect(visible(cities.search.searchBar).height == 52 && cities.table.frame.minY == 96)
  }

  @Test("A search bar as title has the available width and the bar's height, whatever its frame")
  func title() {
    let cities = Cities(isInSafeArea: false)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    _ = cities.view
    cities.navigationItem.searchController = nil
    cities.navigationItem.titleView = bar
    cities.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    _ = show(cities)
    let rect = visible(bar)
    expect(rect.minX == 16 && rect.width > 230 && rect.maxX < 300 && rect.height == 44)
  }
}
