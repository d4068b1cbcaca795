import Foundation
import Testing
import UIKit
import UIKitTesting

/// Images of search bars in all variants and of the beginning of a search, compared with stored checksums.
@Suite("Search images") @MainActor
struct SearchPictureTests {
  private static var bars: [(String, @MainActor (UISearchBar) -> Void)] {
    [
      ("empty", { _ in }), ("text", { $0.text = "uiswitch" }),
      (
        "text and Cancel",
        {
          $0.text = "uiswitch"
          $0.showsCancelButton = true
        }
      ),
      ("prompt", { $0.prompt = "Find a city" }), ("bookmarks", { $0.showsBookmarkButton = true }),
      (
        "recent searches",
        {
          $0.showsSearchResultsButton = true
          $0.isSearchResultsButtonSelected = true
        }
      ),
      (
        "scopes",
        {
          $0.scopeButtonTitles = ["All", "Title", "Text"]
          $0.showsScopeBar = true
          $0.selectedScopeButtonIndex = 1
        }
      ),
      ("minimal", { $0.searchBarStyle = .minimal }), ("colour of its own", { $0.barTintColor = .systemTeal }),
      ("black", { $0.barStyle = .black }),
      ("disabled", { $0.isEnabled = false }),
      (
        "pictures of its own",
        {
          let image = ControlSheetLines.image(.systemYellow, size: 28).resizableImage(
            withCapInsets: UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 13))
          $0.setSearchFieldBackgroundImage(image, for: .normal)
          $0.setPositionAdjustment(UIOffset(horizontal: 10, vertical: 0), for: .search)
          $0.searchTextPositionAdjustment = UIOffset(horizontal: 10, vertical: 0)
          $0.text = "Yellow"
        }
      ),
    ]
  }

  @Test("Bars look as stored", arguments: ControlSheet.Look.allCases)
  func sheet(look: ControlSheet.Look) {
    let screen = TestScreen(size: CGSize(width: 660, height: 460), scale: 2, design: look.design)
    screen.traits = { $0.userInterfaceStyle = look == .dark ? .dark : .light }
    let root = UIView()
    root.backgroundColor = look == .classic ? .lightGray : .systemBackground
    screen.show(root)
    var places = [CGPoint(x: 0, y: 0), CGPoint(x: 340, y: 0)]
    for (index, bar) in Self.bars.enumerated() {
      let label = UILabel(frame: CGRect(x: places[index % 2].x, y: places[index % 2].y, width: 320, height: 14))
      label.font = .systemFont(ofSize: 10)
      label.text = bar.0
      root.addSubview(label)
      let view = UISearchBar(frame: CGRect(x: places[index % 2].x, y: places[index % 2].y + 14, width: 320, height: 44))
      view.placeholder = "Search"
      root.addSubview(view)
      bar.1(view)
      view.sizeToFit()
      places[index % 2].y = view.frame.maxY + 2
    }
    screen.settle(timeout: 1)
    assertSnapshotChecksum(screen.snapshot(), named: "bars-\(look.rawValue)")
  }

  @MainActor private final class Cities: UITableViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Cities"
      search.searchBar.scopeButtonTitles = ["All", "Capitals"]
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "City \(indexPath.row)"
      return cell
    }
  }

  @Test("A search that begins looks as stored", arguments: ControlSheet.Look.allCases)
  func beginning(look: ControlSheet.Look) {
    var images: [CGImage] = []
    let cities = Cities(style: .plain)
    let screen = TestScreen(size: CGSize(width: 220, height: 300), scale: 2, design: look.design)
    screen.traits = { $0.userInterfaceStyle = look == .dark ? .dark : .light }
    let navigation = UINavigationController(rootViewController: cities)
    navigation.navigationBar.prefersLargeTitles = look != .classic
    screen.show(navigation)
    screen.settle()
    images.append(screen.snapshot())
    cities.search.isActive = true
    for _ in 0..<4 {
      screen.advance(by: UIDesign.modern.bars.hidingDuration / 4)
      images.append(screen.snapshot())
    }
    screen.settle()
    screen.type("Ci")
    screen.settle()
    images.append(screen.snapshot())
    for (step, image) in images.enumerated() { assertSnapshotChecksum(image, named: "begins-\(look.rawValue)-\(step)") }
  }
}
