import CoreGraphics

/// Scrolling while dragging in a text view.
extension UITextView {
  /// The scroll view of the text: the view itself, or if it does not scroll, an ancestor.
  private var scroller: UIScrollView {
    guard !isScrollEnabled else { return self }
    var node = superview
    while let view = node {
      if let scroll = view as? UIScrollView, scroll.isScrollEnabled { return scroll }
      node = view.superview
    }
    return self
  }

  final var seenText: CGRect {
    let own = layer.bounds.inset(by: ownAdjustedInset)
    let scroller = scroller
    if scroller === self { return own }
    let seen = own.overlap(with: convert(scroller.layer.bounds.inset(by: scroller.ownAdjustedInset), from: scroller))
    return seen.isNull ? own : seen
  }

  final var shownOffsets: ClosedRange<Int> {
    let seen = layer.bounds
    let parts = lines(from: seen.minY - seen.height / 2, to: seen.maxY + seen.height / 2)
    guard let first = parts.first?.layout.lines.first, let last = parts.last?.layout.lines.last else { return 0...textLength }
    // The end of a line is the beginning of the next one.
    return first.start...max(first.start, last.end + 1)
  }

  final var edgeTrack: EdgeScroller.Track { .vertical(scroller, zone: 16, reach: 64) }

  final func edgePlace(of point: CGPoint) -> CGFloat {
    let scroller = scroller
    return convert(point, to: scroller).y - scroller.layer.bounds.minY
  }
}
