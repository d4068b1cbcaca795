import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor private final class HeaderDresser: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    let label = (view as? UITableViewHeaderFooterView)?.textLabel
    label?.font = .systemFont(ofSize: 9)
    label?.textColor = .purple
  }
}

@MainActor struct HeaderTextLookTests {
  @Test("HF-05 Title attributes set in willDisplayHeaderView are kept while the header floats, and in dark mode")
  func written() throws {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
      let table = UITableView(frame: .zero, style: .plain)
      table.sectionHeaderTopPadding = 0
      let rows = Rows([(0..<20).map { "\($0)" }, (0..<20).map { "\($0)" }])
      rows.headers = ["First", "Second"]
      let dresser = HeaderDresser()
      table.dataSource = rows
      table.delegate = dresser
      screen.show(table)
      screen.layout()
      table.contentOffset.y = 60
      screen.layout()
      screen.traits = { $0.userInterfaceStyle = .dark }
      screen.layout()
      let header = try #require(table.headerView(forSection: 0))
      expect(header.frame.minY == 60 && header.configurationState.isPinned)
      expect(header.textLabel?.font.pointSize == 9 && header.textLabel?.textColor == .purple)
    }
  }
}
