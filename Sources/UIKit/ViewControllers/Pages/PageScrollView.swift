import CoreGraphics

/// The scroll view of pages that scroll: three places, of which the middle one holds the shown page.
final class PageScrollView: UIScrollView {
  weak var scroller: PageScroller?

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller?.update()
  }

  override func cameToRest() { setNeedsLayout() }
}
