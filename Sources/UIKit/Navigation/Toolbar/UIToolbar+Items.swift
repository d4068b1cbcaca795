import CoreGraphics

/// What an author said of a toolbar's looks.
struct ToolbarLooks {
  struct ImagePlace: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  var barStyle = UIBarStyle.default
  var isTranslucent: Bool?
  var barTintColor: UIColor?
  var backgroundImages: [ImagePlace: UIImage] = [:]
  var shadowImages: [UIBarPosition: UIImage] = [:]
  var standard: UIToolbarAppearance?
  var scrollEdge: UIToolbarAppearance?
  var compact: UIToolbarAppearance?
  var compactScrollEdge: UIToolbarAppearance?
}

extension UIToolbar {
  final func prepareToolbar() {
    backgroundView.shadowEdge = .top
    insertSubview(backgroundView, at: 0)
  }

  final var ownPosition: UIBarPosition {
    if let position = delegate?.position(for: self), position != .any { return position }
    return .bottom
  }

  // MARK: Items

  final func replaceItems(_ items: [UIBarButtonItem], animated: Bool) {
    guard items != shownItems else { return }
    for item in shownItems where item.barItemHost === self { item.barItemHost = nil }
    let leaving = animated && window != nil ? itemViews.compactMap { $0?.snapshotInPlace() } : []
    shownItems = items
    for item in items { item.barItemHost = self }
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

  /// Makes the views of the items anew; buttons that stood for them before stay.
  final func showItems() {
    let old = itemViews.compactMap { $0 }
    let look = look
    itemViews = shownItems.map { item -> UIView? in
      if item.isHidden || item.isSpace { return nil }
      if let custom = item.customView { return custom }
      let known = old.first { ($0 as? BarButton)?.item === item } as? BarButton
      known?.update(item, look)
      return known ?? BarButton(item: item, look: look)
    }
    for view in old where !itemViews.contains(view) && view.superview === self { view.removeFromSuperview() }
    for (view, item) in zip(itemViews, shownItems) {
      guard let view else { continue }
      if view.superview !== self { addSubview(view) }
      item.shownView = view
    }
    setNeedsLayout()
  }

  // MARK: Looks

  final func changeLook(_ change: (inout ToolbarLooks) -> Void) {
    change(&looks)
    showLooks()
  }

  final var standardAppearanceMade: UIToolbarAppearance {
    if let standard = looks.standard { return standard }
    let standard = UIToolbarAppearance()
    standard.observer = self
    looks.standard = standard
    return standard
  }

  private var isBlack: Bool { looks.barStyle != .default }

  /// The appearance asked for where content stands now; nil for the older properties.
  private var appearance: UIToolbarAppearance? {
    let isCompact = traitCollection.barMetrics == .compact
    let standing = isCompact ? looks.compact ?? looks.standard : looks.standard
    guard isAtEdge else { return standing }
    return (isCompact ? looks.compactScrollEdge : nil) ?? looks.scrollEdge ?? standing
  }

  /// The background image for the bar's place and room.
  private var givenImage: UIImage? {
    if looks.backgroundImages.isEmpty { return nil }
    for metrics in traitCollection.barMetrics.inOrder() {
      for position in [ownPosition, .any] {
        if let image = looks.backgroundImages[.init(position: position, metrics: metrics)] { return image }
      }
    }
    return nil
  }

  private var look: BarLook {
    let bars = traitCollection.bars
    var look = BarLook(bars: bars, tint: tintColor)
    look.isToolbar = true
    look.metrics = traitCollection.barMetrics
    look.isBlack = isBlack
    look.barColor = bars.drawsButtons ? looks.barTintColor ?? ownTintColor : nil
    look.button = appearance?.buttonAppearance
    look.done = appearance?.doneButtonAppearance
    return look
  }

  private var background: BarBackground {
    let bars = traitCollection.bars
    let gradient = isBlack ? bars.blackGradient : bars.toolbarGradient
    if let appearance { return BarBackground(appearance, bars: bars, gradient: bars.gradient == nil ? nil : gradient) }
    var background = BarBackground()
    let image = givenImage
    background.shadowImage = looks.shadowImages[ownPosition] ?? looks.shadowImages[.any]
    if let image {
      background.image = image
    } else if let gradient, bars.gradient != nil {
      background.gradient = (looks.barTintColor ?? ownTintColor).map { bars.gradient(of: $0) } ?? gradient
    } else if isTranslucent {
      background.effect = UIBlurEffect(style: isBlack ? .systemChromeMaterialDark : .systemChromeMaterial)
      background.color = looks.barTintColor?.withAlphaComponent(0.85)
      background.shadow = bars.shadow
    } else {
      background.color = looks.barTintColor ?? (isBlack ? .black : bars.opaqueBackground)
      background.shadow = bars.shadow
    }
    if background.shadowImage != nil { background.shadow = nil }
    return background
  }

  final func showLooks() {
    guard backgroundView.superview != nil else { return }
    backgroundView.shadowEdge = ownPosition == .bottom ? .top : .bottom
    backgroundView.show(background)
    showItems()
  }

  // MARK: Places

  final func layoutBar() {
    backgroundView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomReach)
    sendSubviewToBack(backgroundView)
    let bars = traitCollection.bars
    let widths = zip(shownItems, itemViews).map { item, view in width(of: item, view, bars) }
    let gaps = CGFloat(max(0, itemViews.compactMap { $0 }.count - 1)) * minimumGap(bars)
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
        x += minimumGap(bars)
      }
      x += widths[index]
    }
  }

  /// Buttons in a toolbar stand further apart than in a navigation bar where a space does not say how far.
  private func minimumGap(_ bars: UIDesign.Bars) -> CGFloat { bars.drawsButtons ? 10 : bars.buttonGap }

  private func width(of item: UIBarButtonItem, _ view: UIView?, _ bars: UIDesign.Bars) -> CGFloat {
    if item.isHidden { return 0 }
    guard let view else { return item.systemItem == .fixedSpace ? item.width : 0 }
    if item.width > 0 { return item.width }
    return view is BarButton ? view.sizeThatFits(.zero).width : BarViewSize.size(of: view, height: bounds.height).width
  }
}

extension UIView {
  /// A picture of the view that stands where it stands.
  fileprivate func snapshotInPlace() -> UIView? {
    let picture = snapshotView(afterScreenUpdates: false)
    picture?.frame = frame
    return picture
  }
}
