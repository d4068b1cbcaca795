import CoreGraphics
internal import TrestleListModel

/// Rows whose heights change without an update of the data: by their content, or by the table's width.
extension UITableView {
  /// Resizes rows whose content requests another height, and moves the other rows.
  final func resizeChangedRows() {
    let changed = tiles.changed
    tiles.changed.removeAll()
    guard heights.learnsRows else { return }
    let scene = TableScene(self)
    let player = TransitionPlayer(host: self, completions: [])
    var hasChanged = false
    pass {
      for path in changed.sorted() where geometry.contains(path) && tiles.index(of: path) != nil && !loading.isOutdated {
        let height = Double(trueHeight(of: path))
        guard !loading.isOutdated, height != geometry.height(of: path) else { continue }
        geometry.setHeight(height, of: path)
        hasChanged = true
      }
      guard hasChanged, !loading.isOutdated else { return }
      retile(from: scene, player)
      if loading.isOutdated { player.abandon() }
    }
    if hasChanged { player.play() }
  }

  /// Measures heights again after a change of the width; the first visible row stays in place.
  final func relearnForWidth() {
    guard heights.learnsRows, !tiles.learnt.isEmpty else { return }
    tiles.learnt.removeAll()
    pass {
      keepingRowsInPlace {
        for row in tiles.rows where geometry.contains(row.path) && !loading.isOutdated {
          tiles.learnt.insert(row.path)
          geometry.setHeight(Double(trueHeight(of: row.path)), of: row.path)
        }
      }
    }
  }
}
