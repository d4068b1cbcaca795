import Foundation
internal import TrestleListModel

extension UITableView: UISpringLoadedInteractionSupporting, ItemSpringHost {
  func shouldSpringLoad(_ path: ItemPath, context: any UISpringLoadedInteractionContext) -> Bool {
    ownDelegate?.tableView(self, shouldSpringLoadRowAt: IndexPath(path), with: context) ?? true
  }

  func springOpen(_ path: ItemPath) { activateItem(path) }
}
