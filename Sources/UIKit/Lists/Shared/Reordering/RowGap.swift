import CoreGraphics

internal import TrestleListModel

/// The gap at the proposed target of a dragged row, and the offsets it causes.
///
/// The geometry does not change during a drag: views are displayed at the positions of a geometry without the source and with the gap.
struct RowGap: Equatable {
  /// The dragged row; nil if the drag comes from another source.
  var source: ItemPath?
  var height: CGFloat
  /// The position of the gap in the list without the source; nil while there is no gap.
  var target: ItemPath?

  /// Returns the path of a row in the list without the source.
  func compressed(_ path: ItemPath) -> ItemPath {
    guard let source, source.section == path.section, path.item > source.item else { return path }
    return ItemPath(section: path.section, item: path.item - 1)
  }

  /// Returns the displayed path of a row.
  func shown(_ path: ItemPath) -> ItemPath {
    if path == source, let target { return target }
    var shown = compressed(path)
    if let target, target.section == shown.section, shown.item >= target.item { shown.item += 1 }
    return shown
  }

  /// Returns the number of rows displayed in a section that has `count` rows.
  func shownCount(_ count: Int, ofSection section: Int) -> Int {
    count - (source?.section == section ? 1 : 0) + (target?.section == section ? 1 : 0)
  }

  func displacement(of path: ItemPath) -> CGFloat {
    var displacement: CGFloat = 0
    if let source, path > source { displacement -= height }
    if let target, compressed(path) >= target { displacement += height }
    return displacement
  }

  func displacement(ofHeader section: Int) -> CGFloat {
    (target.map { $0.section < section } ?? false ? height : 0) - (source.map { $0.section < section } ?? false ? height : 0)
  }
}
