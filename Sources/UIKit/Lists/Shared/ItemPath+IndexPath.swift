import Foundation
internal import TrestleListModel

extension ItemPath {
  init(_ indexPath: IndexPath) {
    if indexPath.count == 2 {
      self.init(section: indexPath[0], item: indexPath[1])
    } else {
      self.init(section: indexPath.first ?? -1, item: -1)
    }
  }
}

extension IndexPath {
  init(_ path: ItemPath) {
    self.init(row: path.item, section: path.section)
  }
}
