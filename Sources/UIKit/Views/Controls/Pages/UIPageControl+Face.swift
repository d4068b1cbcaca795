import CoreGraphics

extension UIPageControl {
  /// The visibility of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable {
    /// Background shown only during interaction.
    case automatic
    /// The background is always shown.
    case prominent
    /// The background is never shown.
    case minimal
  }

  private var look: UIDesign.Controls.Pages { traitCollection.design.controls.pages }
  /// Whether the first page is at the right or at the bottom.
  final var isReversed: Bool {
    switch direction {
    case .natural: effectiveUserInterfaceLayoutDirection == .rightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }
  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// The length of the current page's indicator while it shows a progress. Estimated.
  private var progressLength: CGFloat { 4 * look.dotSize }

  public enum Direction: Int, Sendable {
    /// From leading to trailing.
    case natural
    /// The pages follow one another to the right, regardless of the language.
    case leftToRight
    /// The pages follow one another to the left, regardless of the language.
    case rightToLeft
    /// The pages follow one another downward.
    case topToBottom
    /// The pages follow one another upward.
    case bottomToTop
  }

  final func prepareFace() {
    addSubview(face.platter)
    showFace()
  }

  final func naturalSize(_ count: Int) -> CGSize {
    let size = lengthwiseSize(count)
    return isVertical ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the size with the direction of the pages as width.
  private func lengthwiseSize(_ count: Int) -> CGSize {
    guard count > 0 else { return CGSize(width: 0, height: look.height) }
    var dots = CGFloat(count) * look.dotSize + CGFloat(count - 1) * look.spacing
    if progress != nil { dots += progressLength - look.dotSize }
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
      let showsBar = progress != nil && page == displayedPage
      let image = showsBar ? nil : own ?? indicators[page] ?? preferredIndicatorImage
      dot.image = image?.withRenderingMode(.alwaysTemplate)
      dot.tintColor = color
      dot.backgroundColor = showsBar ? pageIndicatorTintColor ?? look.dot : image == nil ? color : nil
      dot.clipsToBounds = showsBar
      if showsBar {
        face.bar.backgroundColor = color
        dot.addSubview(face.bar)
      }
      dot.layer.cornerRadius = image == nil ? look.dotSize / 2 : 0
      dot.isHidden = isHidden
      dot.alpha = isEnabled ? 1 : traitCollection.design.controls.disabledAlpha
    }
    if progress == nil { face.bar.removeFromSuperview() }
    face.platter.backgroundColor = look.platter
    let shows = backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking && look.padding > 0)
    face.platter.isHidden = isHidden || !shows || numberOfPages == 0
    setNeedsLayout()
  }

  final func layoutDots() {
    let look = self.look
    let whole = lengthwiseSize(numberOfPages)
    /// Returns a rectangle given along and across the direction of pages, relative to the center.
    func place(_ start: CGFloat, _ length: CGFloat, _ breadth: CGFloat) -> CGRect {
      isVertical
        ? CGRect(x: bounds.midX - breadth / 2, y: start, width: breadth, height: length)
        : CGRect(x: start, y: bounds.midY - breadth / 2, width: length, height: breadth)
    }
    var x = (isVertical ? bounds.midY : bounds.midX) - whole.width / 2
    face.platter.frame = place(x, whole.width, look.height)
    face.platter.layer.cornerRadius = look.height / 2
    x += look.padding
    for index in face.dots.indices {
      let page = isReversed ? face.dots.count - 1 - index : index
      let dot = face.dots[page]
      let room = progress != nil && page == displayedPage ? progressLength : look.dotSize
      if let size = dot.image?.size {
        let length = isVertical ? size.height : size.width
        dot.frame = place(x + (room - length) / 2, length, isVertical ? size.width : size.height)
      } else {
        dot.frame = place(x, room, look.dotSize)
      }
      x += room + look.spacing
    }
    showProgress()
  }

  /// Fills the current page's indicator by its progress.
  final func showProgress() {
    guard let progress, face.dots.indices.contains(displayedPage) else { return }
    let size = face.dots[displayedPage].bounds.size
    let length = (isVertical ? size.height : size.width) * CGFloat(progress.currentProgress)
    face.bar.frame =
      isVertical
      ? CGRect(x: 0, y: isReversed ? size.height - length : 0, width: size.width, height: length)
      : CGRect(x: isReversed ? size.width - length : 0, y: 0, width: length, height: size.height)
  }

  /// The outline of the dots for the focus ring.
  final var dotsOutline: (CGRect, CGFloat) {
    let size = lengthwiseSize(numberOfPages)
    let breadth = min(look.height, 26)
    let room = max(0, 10 - look.padding)
    if isVertical {
      let box = CGRect(x: bounds.midX - breadth / 2, y: bounds.midY - size.width / 2, width: breadth, height: size.width)
      return (box.insetBy(dx: 0, dy: -room), breadth / 2)
    }
    let box = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - breadth / 2, width: size.width, height: breadth)
    return (box.insetBy(dx: -room, dy: 0), breadth / 2)
  }

  // MARK: Turning

  final func turn(by step: Int) { turn(to: currentPage + step) }

  /// Turns pages during a drag along the dots, one per dot.
  final func scrub(_ touch: UITouch) {
    let place = touch.location(in: self)
    let x = isVertical ? place.y : place.x
    guard let scrub = face.scrub else {
      face.scrub = (x, currentPage, false)
      return
    }
    let steps = Int(((x - scrub.start) / (look.dotSize + look.spacing)).rounded(.towardZero))
    guard steps != 0 || scrub.moved else { return }
    face.scrub?.moved = true
    turn(to: scrub.page + (isReversed ? -steps : steps))
  }

  /// Turns to the page on the tapped side.
  final func endTap(_ touch: UITouch?) {
    let hasMoved = face.scrub?.moved ?? false
    endScrub()
    guard !hasMoved, isTouchInside, let place = touch?.location(in: self) else { return }
    turn(by: (isVertical ? place.y > bounds.midY : place.x > bounds.midX) != isReversed ? 1 : -1)
  }

  final func endScrub() {
    face.scrub = nil
    showFace()
  }
}
