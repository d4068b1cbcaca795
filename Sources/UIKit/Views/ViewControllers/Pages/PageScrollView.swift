import CoreGraphics

/// The scroll view of scrolling pages: three places, the shown page in the middle one.
final class PageScrollView: UIScrollView {
  weak var scroller: PageScroller?

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller?.update()
  }

  override func cameToRest() { setNeedsLayout() }
}
