import CoreGraphics

@MainActor struct OrthogonalSections {
  /// The scroll offset of each section from its leading end.
  var offsets: [Int: CGFloat] = [:]
  /// The scroll views of visible sections.
  var views: [Int: OrthogonalScrollView] = [:]
  var pool: [OrthogonalScrollView] = []
  /// Set while views are positioned, so that this is not handled as scrolling.
  var isPlacing = false
  /// Set when a section was scrolled and the views were not updated yet.
  var hasScrolled = false
  /// The scroll positions of sections after an update, until the layout has computed them again.
  var moved: [Int: (index: Int, part: Double)]?
  /// The scroll views of removed sections.
  var leaving: [OrthogonalScrollView] = []
}
