import CoreGraphics

/// The views of a page control: the background, and the dots.
@MainActor final class PageDots {
  let platter = UIView()
  var dots: [UIImageView] = []
  /// The filled part of the current page's indicator.
  let bar = UIView()
  /// The start of a touch, and the page at that time.
  var scrub: (start: CGFloat, page: Int, moved: Bool)?

  init() {
    platter.isUserInteractionEnabled = false
    bar.isUserInteractionEnabled = false
  }
}
