import CoreGraphics

/// A scroll view whose sections an index at its side leads to: a table or a collection view.
@MainActor protocol SectionIndexHost: UIScrollView {
  /// The colour of the letters; nil uses the design's, or the tint.
  var indexColor: UIColor? { get }
  /// The colour behind the letters.
  var indexBackground: UIColor? { get }
  /// The colour behind the letters during a touch; nil uses the design's.
  var indexTrackingBackground: UIColor? { get }

  /// The entry that the first content in sight belongs to.
  func indexEntryInSight(_ titles: [String]) -> Int?
  /// Brings the content of an entry to the top, or as near as the content lets it.
  func showSection(forIndexEntry index: Int, titled title: String)
}

extension SectionIndexHost {
  /// Keeps the index at the trailing side, between the bars, while the content scrolls.
  ///
  /// - Parameter trailing: The distance from the trailing side.
  func place(_ bar: SectionIndexBar, trailing: CGFloat) {
    let bounds = layer.bounds
    let inset = ownAdjustedInset
    let width = traitCollection.design.table.indexWidth
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.minX + trailing : bounds.maxX - width - trailing
    let frame = CGRect(x: x, y: bounds.minY + inset.top, width: width, height: max(0, bounds.height - inset.top - inset.bottom))
    if bar.frame != frame { bar.frame = frame }
  }
}
