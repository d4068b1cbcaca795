import CoreGraphics

internal import ListModel

/// The gap that shows where rows in hand would be put, and by how much it moves everything else.
///
/// The geometry stays as it is while rows are in hand: what shows is the geometry with the source taken out and the gap put in.
struct RowGap: Equatable {
  /// The row that was taken out; nil if what is dragged comes from elsewhere.
  var source: ItemPath?
  var height: CGFloat
  /// Where the gap is, in the list without the source; nil while there is none.
  var target: ItemPath?

  /// A row's place in the list without the source.
  func compressed(_ path: ItemPath) -> ItemPath {
    guard let source, source.section == path.section, path.item > source.item else { return path }
    return ItemPath(section: path.section, item: path.item - 1)
  }

  /// A row's place as it shows.
  func shown(_ path: ItemPath) -> ItemPath {
    if path == source, let target { return target }
    var shown = compressed(path)
    if let target, target.section == shown.section, shown.item >= target.item { shown.item += 1 }
    return shown
  }

  /// The number of rows that a section with `count` rows shows.
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

  func displacement(ofFooter section: Int) -> CGFloat { displacement(ofHeader: section + 1) }
}
