import CoreGraphics

extension UIPageControl {
  /// Whether a plate lies behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// While a finger is on them.
    case automatic
    /// Always shown.
    case prominent
    /// Never shown.
    case minimal
  }

  private var look: UIDesign.Controls.Pages { traitCollection.design.controls.pages }
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final func prepareFace() {
    addSubview(face.platter)
    showFace()
  }

  final func naturalSize(_ count: Int) -> CGSize {
    guard count > 0 else { return CGSize(width: 0, height: look.height) }
    let dots = CGFloat(count) * look.dotSize + CGFloat(count - 1) * look.spacing
    return CGSize(width: dots + 2 * look.padding, height: look.height)
  }

  final func showFace() {
    let look = self.look
    while face.dots.count > numberOfPages { face.dots.removeLast().removeFromSuperview() }
    while face.dots.count < numberOfPages {
      let dot = UIImageView(frame: .zero)
      addSubview(dot)
      face.dots.append(dot)
    }
    let isHidden = hidesForSinglePage && numberOfPages <= 1
    for (page, dot) in face.dots.enumerated() {
      let color =
        page == displayedPage ? currentPageIndicatorTintColor ?? look.currentDot : pageIndicatorTintColor ?? look.dot
      let own = page == displayedPage ? currentIndicators[page] ?? preferredCurrentPageIndicatorImage : nil
      let image = own ?? indicators[page] ?? preferredIndicatorImage
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = image == nil ? color : nil
      dot.layer.cornerRadius = image == nil ? look.dotSize / 2 : 0
      dot.isHidden = isHidden
      dot.alpha = isEnabled ? 1 : traitCollection.design.controls.disabledAlpha
    }
    face.platter.backgroundColor = look.platter
    let shows = backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking && look.padding > 0)
    face.platter.isHidden = isHidden || !shows || numberOfPages == 0
    setNeedsLayout()
  }

  final func layoutDots() {
    let look = self.look
    let size = naturalSize(numberOfPages)
    var x = bounds.midX - size.width / 2
    face.platter.frame = CGRect(x: x, y: bounds.midY - look.height / 2, width: size.width, height: look.height)
    face.platter.layer.cornerRadius = look.height / 2
    x += look.padding
    for index in face.dots.indices {
      let dot = face.dots[isMirrored ? face.dots.count - 1 - index : index]
      let size = dot.image?.size ?? CGSize(width: look.dotSize, height: look.dotSize)
      dot.frame = CGRect(
        x: x + (look.dotSize - size.width) / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      x += look.dotSize + look.spacing
    }
  }

  /// Around the dots, however much room there is beside them.
  final var dotsOutline: (CGRect, CGFloat) {
    let size = naturalSize(numberOfPages)
    let height = min(look.height, 26)
    let room = max(0, 10 - look.padding)
    let box = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - height / 2, width: size.width, height: height)
    return (box.insetBy(dx: -room, dy: 0), height / 2)
  }

  // MARK: Turning

  final func turn(by step: Int) { turn(to: currentPage + step) }

  /// A finger that slides along the dots turns a page for each.
  final func scrub(_ touch: UITouch) {
    let x = touch.location(in: self).x
    guard let scrub = face.scrub else {
      face.scrub = (x, currentPage, false)
      return
    }
    let steps = Int(((x - scrub.start) / (look.dotSize + look.spacing)).rounded(.towardZero))
    guard steps != 0 || scrub.moved else { return }
    face.scrub?.moved = true
    turn(to: scrub.page + (isMirrored ? -steps : steps))
  }

  /// A tap on one half turns to the page on that side.
  final func endTap(_ touch: UITouch?) {
    let hasMoved = face.scrub?.moved ?? false
    endScrub()
    guard !hasMoved, isTouchInside, let x = touch?.location(in: self).x else { return }
    turn(by: (x > bounds.midX) != isMirrored ? 1 : -1)
  }

  final func endScrub() {
    face.scrub = nil
    showFace()
  }
}
