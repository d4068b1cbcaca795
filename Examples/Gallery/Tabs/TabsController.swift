import UIKit

/// Tabs as objects: animated symbols, tiles with a zoom transition, and a group of two ways to read a document.
final class TabsController: UITabBarController {
  convenience init() {
    self.init(tabs: [
      UITab(title: "Symbols", image: UIImage(systemName: "star"), identifier: "symbols") { _ in EffectsController() },
      UITab(title: "Tiles", image: UIImage(systemName: "square.grid.2x2"), identifier: "tiles") { _ in TilesController() },
      UITabGroup(
        title: "Paper", image: UIImage(systemName: "book"), identifier: "paper",
        children: [
          UITab(title: "Scroll", image: nil, identifier: "scroll") { _ in PaperController(.singlePageContinuous) },
          UITab(title: "Pages", image: nil, identifier: "pages") { _ in PaperController(.singlePage) },
        ]
      ) { tab in
        TabGroupController(tab as? UITabGroup)
      },
    ])
    title = "Tabs"
    tab(forIdentifier: "tiles")?.badgeValue = "9"
  }
}
