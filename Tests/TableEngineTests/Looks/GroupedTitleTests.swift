import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class TitledSections: NSObject, UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int { 3 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 1 ? "Title" : nil }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 1 ? "Note" : nil }
}

@MainActor struct GroupedTitleTests {
  @Test(
    "HF-06 In a grouped table a title has its height, even if the property is that of a storyboard for sections without titles",
    arguments: [UIDesign.modern, .classic])
  func heights(design: UIDesign) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    let table = UITableView(frame: .zero, style: .grouped)
    let sections = TitledSections()
    table.dataSource = sections
    screen.show(table)
    func heights(_ section: Int) -> [CGFloat] {
      [table.rectForHeader(inSection: section).height, table.rectForFooter(inSection: section).height]
    }
    let titled = heights(1)
    expect(titled.allSatisfy { $0 > 18 })
    for (property, expected) in [(10, titled), (18, titled), (100, [100, 100])] {
      table.sectionHeaderHeight = CGFloat(property)
      table.sectionFooterHeight = CGFloat(property)
      screen.layout()
      expect(heights(1) == expected && heights(2) == [CGFloat(property), CGFloat(property)])
    }
  }
}
