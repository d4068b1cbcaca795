/// An item of a compositional layout, or a group of items.
package struct CompositionItem {
  /// The way in which a line of items repeats its subitems.
  package enum Repetition: Equatable, Sendable {
    /// Repeats them in order as long as they fit.
    case fill
    /// Divides its length equally among this number of copies of the first subitem.
    case divide(Int)
    /// Places this number of copies of the first subitem, each of its own size.
    case count(Int)
  }

  /// Subitems in a row or a column.
  package struct Line {
    package var axis: CompositionAxis
    package var subitems: [CompositionItem]
    package var repetition: Repetition
    package var spacing: CompositionSpacing

    package init(
      _ axis: CompositionAxis, _ subitems: [CompositionItem], _ repetition: Repetition = .fill, spacing: CompositionSpacing = .fixed(0)
    ) {
      self.axis = axis
      self.subitems = subitems
      self.repetition = repetition
      self.spacing = spacing
    }
  }

  package enum Content {
    /// A single item, shown by a cell.
    case cell
    case line(Line)
    /// Called with the size and the insets of the group.
    case custom((CompositionSize, CompositionInsets) -> [CompositionCustomItem])
  }

  package var width: CompositionDimension
  package var height: CompositionDimension
  package var insets = CompositionInsets.zero
  /// The space around the item, by edge.
  package var spacing = CompositionEdges<CompositionSpacing?>(leading: nil, top: nil, trailing: nil, bottom: nil)
  package var supplements: [CompositionSupplement] = []
  package var content = Content.cell

  package init(_ width: CompositionDimension, _ height: CompositionDimension, line: Line? = nil) {
    self.width = width
    self.height = height
    if let line { content = .line(line) }
  }

  func dimension(_ axis: CompositionAxis) -> CompositionDimension { axis == .horizontal ? width : height }

  func size(in container: CompositionSize) -> CompositionSize {
    CompositionSize(width.resolved(in: container), height.resolved(in: container))
  }

  /// The effective insets: an axis with an estimated dimension has none, unless the item is a group.
  var effectiveInsets: CompositionInsets {
    guard case .cell = content else { return insets }
    var result = insets
    if width.isMeasured { (result.leading, result.trailing) = (0, 0) }
    if height.isMeasured { (result.top, result.bottom) = (0, 0) }
    return result
  }
}

/// The frame of one item in a custom group.
package struct CompositionCustomItem: Equatable, Sendable {
  package var frame: CompositionFrame
  package var zIndex: Int

  package init(_ frame: CompositionFrame, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
