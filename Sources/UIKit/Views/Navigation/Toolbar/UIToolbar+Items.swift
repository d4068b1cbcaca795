import CoreGraphics

extension UIToolbar {
  final func prepareToolbar() {
    backgroundView.shadowEdge = .top
    insertSubview(backgroundView, at: 0)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }

  final var ownPosition: UIBarPosition {
    if let position = delegate?.position(for: self), position != .any { return position }
    return .bottom
  }

  // MARK: Items

  final func replaceItems(_ items: [UIBarButtonItem], animated: Bool) {
    guard items != shownItems else { return }
    hear(of: items, insteadOf: shownItems)
    let leaving = animated && window != nil ? itemViews.compactMap { $0?.snapshotInPlace() } : []
    shownItems = items
    showItems()
    guard animated, window != nil else { return }
    layoutIfNeeded()
    for view in leaving { addSubview(view) }
    let coming = itemViews.compactMap { $0 }
    for view in coming { view.alpha = 0 }
    UIView.animate(withDuration: traitCollection.bars.hidingDuration) {
      for view in leaving { view.alpha = 0 }
      for view in coming { view.alpha = 1 }
    } completion: { _ in
      for view in leaving { view.removeFromSuperview() }
    }
  }

  /// Updates the views of the items; existing buttons are kept.
  final func showItems() {
    itemViews = BarItemViews.make(shownItems, keeping: itemViews.compactMap { $0 }, in: self, of: self, look: look)
    setNeedsLayout()
  }

  // MARK: Appearance

  final func changeLook(_ change: (inout ToolbarLooks) -> Void) {
    change(&looks)
    showLooks()
  }

  final func setAppearance(_ path: WritableKeyPath<BarAppearances<UIToolbarAppearance>, UIToolbarAppearance?>, _ new: UIToolbarAppearance?)
  {
    looks.appearances[keyPath: path] = new?.kept(by: self)
    showLooks()
  }

  final var standardAppearanceMade: UIToolbarAppearance {
    if looks.appearances.standard == nil { AppearanceProxies.styleBeforeReading(self) }
    if let standard = looks.appearances.standard { return standard }
    let standard = UIToolbarAppearance()
    standard.observer = self
    looks.appearances.standard = standard
    return standard
  }

  final var shownAppearances: BarAppearances<UIToolbarAppearance> { looks.appearances }

  private var isBlack: Bool { looks.barStyle != .default }

  private var look: BarLook {
    let bars = traitCollection.bars
    var look = BarLook(bars: bars, tint: tintColor)
    look.isToolbar = true
    look.metrics = traitCollection.barMetrics
    look.isBlack = isBlack
    look.barColor = looks.barTintColor ?? ownTintColor
    look.button = shownAppearance?.buttonAppearance
    look.done = shownAppearance?.doneButtonAppearance
    return look
  }

  /// The background by the properties that precede appearances.
  final var olderLooks: OlderBarLooks {
    let bars = traitCollection.bars
    return OlderBarLooks(
      image: looks.backgroundImages.best(at: ownPosition, metrics: traitCollection.barMetrics),
      shadowImage: looks.shadowImages[ownPosition] ?? looks.shadowImages[.any],
      color: looks.barTintColor ?? (bars.tintColorsBar ? ownTintColor : nil), isBlack: isBlack, isTranslucent: isTranslucent,
      isOpaqueByAuthor: looks.isTranslucent == false, gradient: isBlack ? bars.blackGradient : bars.toolbarGradient)
  }

  final func showLooks() {
    guard backgroundView.superview != nil else { return }
    backgroundView.shadowEdge = ownPosition == .bottom ? .top : .bottom
    showBackground()
    showItems()
  }

  // MARK: Positions

  final func layoutBar() {
    backgroundView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + max(bottomReach, safeAreaBeside.bottom))
    sendSubviewToBack(backgroundView)
    let bars = traitCollection.bars
    let widths = zip(shownItems, itemViews).map { item, view in width(of: item, view, bars) }
    let gaps = CGFloat(max(0, itemViews.compactMap { $0 }.count - 1)) * bars.toolbarButtonGap
    let room = bounds.width - 2 * bars.sideMargin - safeAreaInsets.left - safeAreaInsets.right
    let springs = shownItems.filter { $0.systemItem == .flexibleSpace && !$0.isHidden }.count
    let rest = max(0, room - widths.reduce(0, +) - gaps)
    let spring = springs > 0 ? rest / CGFloat(springs) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bars.sideMargin + (isMirrored ? safeAreaInsets.right : safeAreaInsets.left)
    for (index, view) in itemViews.enumerated() {
      let item = shownItems[index]
      if item.isHidden { continue }
      if item.systemItem == .flexibleSpace { x += spring }
      if let view {
        let height = view is BarButton ? bounds.height : BarViewSize.size(of: view, height: bounds.height).height
        let left = isMirrored ? bounds.width - x - widths[index] : x
        view.frame = CGRect(x: left.rounded(), y: ((bounds.height - height) / 2).rounded(), width: widths[index], height: height)
        x += bars.toolbarButtonGap
      }
      x += widths[index]
    }
  }

  private func width(of item: UIBarButtonItem, _ view: UIView?, _ bars: UIDesign.Bars) -> CGFloat {
    if item.isHidden { return 0 }
    guard let view else { return item.systemItem == .fixedSpace ? item.width : 0 }
    if item.width > 0 { return item.width }
    return view is BarButton ? view.sizeThatFits(.zero).width : BarViewSize.size(of: view, height: bounds.height).width
  }
}

extension UIView {
  /// Returns a snapshot of the view at its present frame.
  fileprivate func snapshotInPlace() -> UIView? {
    let picture = snapshotView(afterScreenUpdates: false)
    picture?.frame = frame
    return picture
  }
}
