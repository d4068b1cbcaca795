import CoreGraphics

/// A scroll view with a section index: a table or a collection view.
@MainActor protocol SectionIndexHost: UIScrollView {
  /// The color of the letters; nil uses the design's, or the tint color.
  var indexColor: UIColor? { get }
  /// The color behind the letters.
  var indexBackground: UIColor? { get }
  /// The color behind the letters during a touch; nil uses the design's.
  var indexTrackingBackground: UIColor? { get }

  /// Returns the index entry of the first visible content.
  func indexEntryInSight(_ titles: [String]) -> Int?
  /// Scrolls the content of an entry to the top, or as close to it as the content allows.
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
