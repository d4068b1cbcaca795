import Testing
import UIKit

@testable import Bloom

/// Each screen in each look, compared with stored pictures.
@MainActor @Suite(.serialized) struct ScreenPictureTests {
  enum Screen: String, CaseIterable {
    case list, flower, pictures, sheet
  }

  enum Look: String, CaseIterable {
    case light, dark, mirrored, largest
  }

  @Test(arguments: Screen.allCases, Look.allCases) func theScreens(screen: Screen, look: Look) throws {
    let stage = try Stage(
      look == .dark ? .dark : .light, text: look == .largest ? .accessibilityExtraExtraExtraLarge : .large, isMirrored: look == .mirrored)
    let list = try stage.list
    switch screen {
    case .list: break
    case .flower:
      let first = IndexPath(row: 0, section: 1)
      list.tableView.scrollToRow(at: first, at: .none, animated: false)
      let cell = try #require(list.tableView.cellForRow(at: first))
      list.performSegue(withIdentifier: "showPlant", sender: cell)
    case .pictures: list.performSegue(withIdentifier: "showPictures", sender: nil)
    case .sheet: list.performSegue(withIdentifier: "addPlant", sender: nil)
    }
    stage.assertPicture("\(screen.rawValue)-\(look.rawValue)")
  }

  @Test func theColumnsOfAWideScreen() throws {
    try Stage(size: CGSize(width: 1024, height: 768)).assertPicture("columns")
  }
}
