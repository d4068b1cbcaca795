import CoreGraphics

extension UINavigationBar {
  final func prepareBar() {
    insertSubview(backgroundView, at: 0)
    addSubview(largeTitleView)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
  }

  /// Before the stored properties are set up there is nothing to show.
  final var isBuilding: Bool { backgroundView.superview == nil }

  final var ownPosition: UIBarPosition {
    if navigationController != nil { return .topAttached }
    if let position = delegate?.position(for: self), position != .any { return position }
    return .top
  }

  final func delegateChanged() {
    if navigationController != nil, delegate != nil {
      UIKitError.raise("Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      delegate = nil
    }
    setNeedsLayout()
  }

  // MARK: Heights

  /// Returns whether an item's title is large: its own setting, or that of the previous item.
  final func showsLargeTitle(_ item: UINavigationItem, in stack: [UINavigationItem]) -> Bool {
    guard looks.prefersLargeTitles, traitCollection.barMetrics != .compact else { return false }
    // An item that is about to be pushed follows the top item.
    let items = stack.firstIndex { $0 === item }.map { Array(stack[...$0]) } ?? stack + [item]
    for item in items.reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// Returns the height of the row with the buttons, including the prompt.
  final func rowHeight(_ item: UINavigationItem?) -> CGFloat {
    if item?.isSearching ?? false { return 0 }
    let bars = traitCollection.bars
    return bars.height + (item?.prompt == nil ? 0 : bars.promptHeight)
  }

  final func largeTitleHeight(_ item: UINavigationItem?) -> CGFloat {
    guard let item, !item.isSearching, showsLargeTitle(item, in: stack) else { return 0 }
    return traitCollection.bars.largeTitleHeight
  }

  /// Returns the height of the search bar in the bar.
  final func paletteHeight(_ item: UINavigationItem?) -> CGFloat { item?.paletteView?.height ?? 0 }

  /// The height of the bar with everything visible.
  final var naturalHeight: CGFloat { rowHeight(topItem) + largeTitleHeight(topItem) + paletteHeight(topItem) }

  /// Notifies the controller that the preferred height of the bar has changed.
  final func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    navigationController?.barSizeChanged()
  }

  // MARK: Positions

  private var metrics: UIDesign.Bars { traitCollection.bars }

  final func layoutBar() {
    let reach = navigationController == nil && ownPosition == .topAttached ? max(topReach, safeAreaBeside.top) : topReach
    backgroundView.statusBarHeight = reach
    backgroundView.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    sendSubviewToBack(backgroundView)
    let row = rowHeight(topItem)
    let palette = min(paletteHeight(topItem), max(0, paletteRoom))
    let largeHeight = max(0, bounds.height - row - palette)
    let full = largeTitleHeight(topItem)
    largeTitleView.frame = CGRect(x: 0, y: row, width: bounds.width, height: min(largeHeight, max(full, largeHeight)))
    largeTitleView.isHidden = full == 0
    largeTitleView.accessibilityElementsHidden = largeHeight < 10
    largeTitleView.stretch = stretch
    if let shown {
      let isGone = topItem?.isSearching ?? false
      shown.frame = CGRect(x: 0, y: isGone ? -metrics.height : 0, width: bounds.width, height: isGone ? metrics.height : row)
      shown.alpha = isGone ? 0 : 1
      if transition == nil { shown.titleAlpha = rowTitleAlpha(largeHeight: largeHeight, full: full) }
    }
    hideOtherPalettes()
    if let view = topItem?.paletteView {
      if view.superview !== self { addSubview(view) }
      view.isHidden = false
      view.frame = CGRect(x: 0, y: bounds.height - palette, width: bounds.width, height: palette)
    }
  }

  /// Hides the search bars of the items below, and removes those of items that have left the bar.
  private func hideOtherPalettes() {
    for case let palette as NavigationPalette in subviewList where palette !== topItem?.paletteView {
      if items?.contains(where: { $0.paletteView === palette }) == true {
        palette.isHidden = true
      } else {
        palette.removeFromSuperview()
      }
    }
  }

  /// Returns the opacity of the title in the row, which appears once the large title is under it.
  private func rowTitleAlpha(largeHeight: CGFloat, full: CGFloat) -> CGFloat {
    guard full > 0 else { return 1 }
    return largeHeight < 10 ? 1 : 0
  }
}
