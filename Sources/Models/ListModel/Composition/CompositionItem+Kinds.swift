extension CompositionItem {
  /// Returns whether the length along an axis is a fraction of the container's length along the same axis.
  func isFraction(along axis: CompositionAxis) -> Bool {
    switch dimension(axis) {
    case .fractionalWidth: axis == .horizontal
    case .fractionalHeight: axis == .vertical
    default: false
    }
  }

  mutating func setLength(_ length: Double, _ axis: CompositionAxis) {
    if axis == .horizontal { width = .absolute(length) } else { height = .absolute(length) }
  }

  /// Whether a cell in the group has a dimension that follows from its view.
  package var measuresCells: Bool { anyCell { $0.width.isMeasured || $0.height.isMeasured } }
  /// Whether every measured dimension is that of the longest cell of the section.
  var measuresOnlyUniformLengths: Bool {
    !anyCell { cell in
      [(cell.width, width), (cell.height, height)].contains { own, outer in own.isMeasured && !(own.isUniform && outer.isUniform) }
    }
  }
  /// Whether a supplementary view in the group has a dimension that follows from it.
  package var measuresSupplements: Bool {
    if supplements.contains(where: \.isMeasured) { return true }
    guard case .line(let line) = content else { return false }
    return line.subitems.contains { $0.measuresSupplements }
  }

  /// Whether the number of items in the group depends on the lengths of measured views.
  package var countDependsOnMeasures: Bool {
    guard case .line(let line) = content else { return false }
    if line.subitems.contains(where: { $0.countDependsOnMeasures }) { return true }
    guard case .fill = line.repetition, !dimension(line.axis).isMeasured else { return false }
    return line.subitems.contains { $0.dimension(line.axis).isMeasured }
  }

  /// The single cell of a group without other items, so that an estimated length of the group is the cell's.
  var singleCell: CompositionItem? {
    guard case .line(let line) = content, line.subitems.count == 1, let only = line.subitems.first, case .cell = only.content,
      only.spacing == CompositionEdges(leading: nil, top: nil, trailing: nil, bottom: nil), insets == .zero
    else { return nil }
    return only
  }

  private func anyCell(_ condition: (CompositionItem) -> Bool) -> Bool {
    switch content {
    case .cell: condition(self)
    case .custom: false
    case .line(let line):
      line.subitems.contains { subitem in
        var subitem = subitem
        // The length of items that share a line's equally is not their own.
        if case .divide = line.repetition, !dimension(line.axis).isMeasured { subitem.setLength(0, line.axis) }
        return subitem.anyCell(condition)
      }
    }
  }
}
