import CoreGraphics

/// The sections of a collection view that scroll across its layout.
@MainActor struct OrthogonalSections {
  /// How far each has been scrolled from its leading end.
  var offsets: [Int: CGFloat] = [:]
  /// The scroll views of those in sight.
  var views: [Int: OrthogonalScrollView] = [:]
  var pool: [OrthogonalScrollView] = []
  /// Set while views are given their places, so that they do not report it as scrolling.
  var isPlacing = false
  /// Set when a section has been scrolled and the views were not brought up to date yet.
  var hasScrolled = false
  /// Where sections are scrolled to after an update, until the layout has computed them again.
  var moved: [Int: (index: Int, part: Double)]?
  /// The scroll views of sections that are gone.
  var leaving: [OrthogonalScrollView] = []
}
