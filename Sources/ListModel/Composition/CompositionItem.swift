/// An item of a compositional layout, or a group of items.
package struct CompositionItem: Sendable {
  /// What a group does with its subitems.
  package enum Repetition: Equatable, Sendable {
    /// Repeats them in order as long as the next one fits.
    case fill
    /// Shares its length equally among so many copies of the first.
    case divide(Int)
    /// Places so many copies of the first, each of its own size.
    case count(Int)
  }

  package struct Group: Sendable {
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

  package var width: CompositionDimension
  package var height: CompositionDimension
  package var insets = CompositionInsets.zero
  /// The room around the item, by edge.
  package var spacing = CompositionEdges<CompositionSpacing?>(leading: nil, top: nil, trailing: nil, bottom: nil)
  package var group: Group?

  package init(_ width: CompositionDimension, _ height: CompositionDimension, group: Group? = nil) {
    self.width = width
    self.height = height
    self.group = group
  }

  func dimension(_ axis: CompositionAxis) -> CompositionDimension { axis == .horizontal ? width : height }

  func size(in container: CompositionSize) -> CompositionSize {
    CompositionSize(width.resolved(in: container), height.resolved(in: container))
  }

  /// The insets that count: an axis with an estimated dimension has none.
  var effectiveInsets: CompositionInsets {
    var result = insets
    if width.isEstimated { (result.leading, result.trailing) = (0, 0) }
    if height.isEstimated { (result.top, result.bottom) = (0, 0) }
    return result
  }
}
