extension RowGeometry {
  package func height(of path: ItemPath) -> Double {
    Units.points(Int(heights[index(of: path)]))
  }

  package mutating func setHeight(_ height: Double, of path: ItemPath) {
    heights[index(of: path)] = Units.height(height)
  }

  package mutating func setHeaderHeight(_ height: Double, ofSection section: Int) {
    heights[firstPart(ofSection: section) + 1] = Units.height(height)
  }

  package mutating func setFooterHeight(_ height: Double, ofSection section: Int) {
    heights[firstPart(ofSection: section) + numberOfRows(inSection: section) + 4] = Units.height(height)
  }

  package mutating func setTopPadding(_ padding: Double, ofSection section: Int) {
    heights[firstPart(ofSection: section)] = Units.height(padding)
  }

  /// Sets the heights of the borders above and below the rows of a section.
  package mutating func setBorders(above: Double, below: Double, ofSection section: Int) {
    let first = firstPart(ofSection: section)
    heights[first + 2] = Units.height(above)
    heights[first + 3 + numberOfRows(inSection: section)] = Units.height(below)
  }

  package mutating func insertRow(at path: ItemPath, height: Double) {
    insertRows(1, at: path, height: height)
  }

  package mutating func insertRows(_ count: Int, at path: ItemPath, height: Double) {
    heights.insert(repeating: Units.height(height), count: count, at: index(of: path))
    rows[path.section] += UInt32(count)
  }

  package mutating func removeRow(at path: ItemPath) {
    removeRows(1, at: path)
  }

  package mutating func removeRows(_ count: Int, at path: ItemPath) {
    let first = index(of: path)
    heights.removeSubrange(first..<first + count)
    rows[path.section] -= UInt32(count)
  }

  /// Moves a row; `target` refers to the list after the removal of the row.
  package mutating func moveRow(at source: ItemPath, to target: ItemPath) {
    let height = heights.remove(at: index(of: source))
    rows[source.section] -= 1
    heights.insert(height, at: index(of: target))
    rows[target.section] += 1
  }

  package mutating func insertSection(_ content: SectionHeights, at section: Int) {
    var builder = MeasuredListBuilder()
    let count = content.append(to: &builder)
    heights.insert(contentsOf: builder.finish(), at: firstPart(ofSection: section))
    rows.insert(UInt32(count), at: section)
  }

  package mutating func removeSection(_ section: Int) {
    let first = firstPart(ofSection: section)
    heights.removeSubrange(first..<first + numberOfRows(inSection: section) + Self.fixedParts)
    rows.remove(at: section)
  }

  package func _invariantCheck() {
    #if DEBUG
      heights._invariantCheck()
      rows._invariantCheck()
      precondition(heights.count == rows.sum + Self.fixedParts * rows.count, "parts out of step with rows")
    #endif
  }
}
