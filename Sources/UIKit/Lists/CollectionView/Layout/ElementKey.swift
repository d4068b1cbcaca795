import Foundation
internal import TrestleListModel

/// Identifies an element of a collection view: an item's cell, or a supplementary or decoration view of a kind.
struct ElementKey: Hashable {
  enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  var path: ItemPath

  init(_ kind: Kind, _ path: ItemPath) {
    self.kind = kind
    self.path = path
  }

  init(_ kind: Kind, _ indexPath: IndexPath) {
    self.init(kind, ItemPath(indexPath))
  }

  /// The public index path; the path of an element of the whole layout has one index.
  var indexPath: IndexPath {
    path.item < 0 ? IndexPath(index: path.section) : IndexPath(path)
  }

  var isCell: Bool { kind == .cell }
}
