import Testing
import UIKit

@testable import Bloom

/// Each screen in a few looks, compared with stored pictures.
@MainActor @Suite(.serialized) struct ScreenPictureTests {
  private nonisolated static let styles: [UIUserInterfaceStyle] = [.light, .dark]

  private func name(_ screen: String, _ style: UIUserInterfaceStyle) -> String { "\(screen)-\(style == .dark ? "dark" : "light")" }

  @Test(arguments: styles) func theList(style: UIUserInterfaceStyle) throws {
    try Stage(style).assertPicture(name("list", style))
  }

  @Test func theListAtTheLargestTextSize() throws {
    try Stage(text: .accessibilityExtraExtraExtraLarge).assertPicture("list-largest")
  }

  @Test func theListFromRightToLeft() throws {
    try Stage(isMirrored: true).assertPicture("list-mirrored")
  }

  @Test(arguments: styles) func theFlower(style: UIUserInterfaceStyle) throws {
    let stage = try Stage(style)
    let list = try stage.list
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    list.performSegue(withIdentifier: "showPlant", sender: cell)
    stage.assertPicture(name("flower", style))
  }

  @Test(arguments: styles) func thePictures(style: UIUserInterfaceStyle) throws {
    let stage = try Stage(style)
    try stage.list.performSegue(withIdentifier: "showPictures", sender: nil)
    stage.assertPicture(name("pictures", style))
  }

  @Test(arguments: styles) func theSheet(style: UIUserInterfaceStyle) throws {
    let stage = try Stage(style)
    try stage.list.performSegue(withIdentifier: "addPlant", sender: nil)
    stage.assertPicture(name("sheet", style))
  }

  @Test func theColumnsOfAWideScreen() throws {
    try Stage(size: CGSize(width: 1024, height: 768)).assertPicture("columns")
  }
}
