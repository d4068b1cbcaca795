import Foundation
internal import ListModel

extension UITableView: UISpringLoadedInteractionSupporting, ItemSpringHost {
  /// Whether a drag that hovers over a row selects it, as a tap does; `false` by default.
  public final var isSpringLoaded: Bool {
    get { interactions.contains { $0 is ItemSpring } }
    set { setsSpring(newValue) { ItemSpring(self) } }
  }

  func shouldSpringLoad(_ path: ItemPath, context: any UISpringLoadedInteractionContext) -> Bool {
    ownDelegate?.tableView(self, shouldSpringLoadRowAt: IndexPath(path), with: context) ?? true
  }

  func springOpen(_ path: ItemPath) { activateItem(path) }
}
