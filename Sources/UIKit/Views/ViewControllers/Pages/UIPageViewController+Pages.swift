import CoreGraphics

extension UIPageViewController {
  /// The number of pages shown side by side.
  final var openPages: Int { spine == .mid ? 2 : 1 }

  /// Whether forward is toward smaller coordinates.
  final var runsBackwards: Bool {
    let mirrors = navigationOrientation == .horizontal && viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return mirrors != (spine == .max)
  }

  final func replacePages(
    _ new: [UIViewController], _ direction: NavigationDirection, _ animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    // A double-sided curled leaf shows both of its pages.
    let isLeaf = transitionStyle == .pageCurl && spine != .mid && isDoubleSided && new.count == 2
    if new.count != openPages, !isLeaf, !isChoosingSpine {
      UIKitError.raise(
        "The number of view controllers provided (\(new.count)) doesn't match the number required (\(openPages)) for the requested "
          + "transition")
      guard !new.isEmpty else { return }
    }
    turner.endTurn()
    let pages = isChoosingSpine ? new : Array(new.prefix(openPages))
    let old = shown
    let isVisible = viewIfLoaded?.window != nil && appearance.isShown
    let moves = animated && !isChoosingSpine && isVisible && !old.isEmpty && !same(old, pages)
    shown = pages
    if moves {
      turner.turn(from: old, to: pages, back: isLeaf ? new[1] : nil, direction, completion)
    } else {
      turner.replace(old, by: pages)
      completion?(true)
    }
    updateDots()
    if childForStatusBarStyle != nil { frontMayHaveChanged() }
  }

  final func same(_ first: [UIViewController], _ second: [UIViewController]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0 === $1 }
  }

  final func dataSourceChanged() {
    turner.dataSourceChanged()
    updateDots()
    viewIfLoaded?.setNeedsLayout()
  }

  final func chooseSpine(for size: CGSize) {
    guard transitionStyle == .pageCurl, let view = viewIfLoaded, let delegate, size.width > 0, size.height > 0 else { return }
    let turned = InterfaceRotation.shared.current?.to
    guard turned != nil || (size.width > size.height) != (view.bounds.width > view.bounds.height) else { return }
    let before = spine
    isChoosingSpine = true
    defer { isChoosingSpine = false }
    let wanted = delegate.pageViewController(
      self, spineLocationFor: turned ?? (size.width > size.height ? .landscapeRight : .portrait))
    if wanted != .none, wanted != before { spine = wanted }
    if spine == .mid { isDoubleSided = true }
    isChoosingSpine = false
    // Removes pages that exceed the number for the spine.
    if shown.count > openPages { replacePages(Array(shown.prefix(openPages)), .forward, false, nil) }
    view.setNeedsLayout()
  }

  /// Records the pages to which a gesture turned.
  final func turned(to pages: [UIViewController], from old: [UIViewController], _ direction: NavigationDirection) {
    shown = pages
    if let dots, dots.numberOfPages > 0 {
      let step = direction == .forward ? 1 : -1
      dotOfPage = min(max(dotOfPage + step, 0), dots.numberOfPages - 1)
      dots.currentPage = dotOfPage
    }
    frontMayHaveChanged()
  }

  // MARK: Page control

  /// The area of the pages: above the page control, if there is one.
  final var pageArea: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    var area = view.bounds
    if dots != nil { area.size.height = max(0, area.height - Self.dotsHeight - view.safeAreaInsets.bottom) }
    return area
  }

  private static var dotsHeight: CGFloat { 37 }

  final func layoutPages() {
    if let dots, let view = viewIfLoaded {
      dots.frame = CGRect(x: 0, y: pageArea.maxY, width: view.bounds.width, height: Self.dotsHeight)
    }
    turner.layout(in: pageArea)
  }

  final func updateDots() {
    guard transitionStyle == .scroll, navigationOrientation == .horizontal else { return }
    let count = dataSource?.presentationCount(for: self) ?? Unanswered.level
    // A data source may query the present page while it answers.
    let index = count == Unanswered.level || shown.isEmpty ? Unanswered.level : dataSource?.presentationIndex(for: self) ?? Unanswered.level
    guard count != Unanswered.level, index != Unanswered.level, let view = viewIfLoaded else {
      dots?.removeFromSuperview()
      dots = nil
      return
    }
    let dots = self.dots ?? makeDots(view)
    dots.numberOfPages = count
    dotOfPage = index
    dots.currentPage = index
  }

  private func makeDots(_ view: UIView) -> UIPageControl {
    let made = UIPageControl()
    made.addTarget(self, action: UIPageViewController.dotsChanged, for: .valueChanged)
    view.addSubview(made)
    dots = made
    view.setNeedsLayout()
    return made
  }

  /// Turns a page after a tap on the page control, and updates the current dot.
  private func dotsChanged(_ sender: UIPageControl) {
    let step = sender.currentPage - dotOfPage
    sender.currentPage = dotOfPage
    guard step != 0 else { return }
    (turner as? PageScroller)?.turn(byDots: step)
  }
}
