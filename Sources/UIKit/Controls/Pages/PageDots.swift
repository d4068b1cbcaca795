import CoreGraphics

/// The views of a page control: the plate behind the dots, and the dots.
@MainActor final class PageDots {
  let platter = UIView()
  var dots: [UIImageView] = []
  /// The part of the current page's indicator that its progress fills.
  let bar = UIView()
  /// Where a finger came down, and the page that was open then.
  var scrub: (start: CGFloat, page: Int, moved: Bool)?

  init() {
    platter.isUserInteractionEnabled = false
    bar.isUserInteractionEnabled = false
  }
}
