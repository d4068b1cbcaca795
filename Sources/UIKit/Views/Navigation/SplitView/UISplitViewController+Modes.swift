/// The visible columns, and their changes by the app and the user.
extension UISplitViewController {
  final func visibleColumns(_ mode: DisplayMode) -> [Column] { leadingColumns.suffix(mode.leadingColumns) + [.secondary] }

  // MARK: Preferences

  /// The behavior of additional columns that do not fit.
  final var resolvedBehavior: SplitBehavior {
    guard preferredSplitBehavior == .automatic else {
      return preferredSplitBehavior == .displace && style != .tripleColumn ? .tile : preferredSplitBehavior
    }
    if hasRoom(for: leadingColumns.count) { return .tile }
    return style == .tripleColumn && hasRoom(for: 1) ? .displace : .overlay
  }

  /// Returns the mode that shows `count` columns in the available width.
  final func mode(showing count: Int) -> DisplayMode {
    if count == 1, style == .tripleColumn, preferredSplitBehavior != .overlay, hasRoom(for: 1) { return .oneBesideSecondary }
    return .showing(min(count, leadingColumns.count), resolvedBehavior)
  }

  /// Returns a mode adjusted to the style and the preferred behavior.
  final func allowed(_ mode: DisplayMode) -> DisplayMode {
    let count = min(mode.leadingColumns, leadingColumns.count)
    if preferredSplitBehavior == .automatic {
      if count < mode.leadingColumns { return mode.isOver ? .oneOverSecondary : .oneBesideSecondary }
      return mode
    }
    return .showing(count, resolvedBehavior)
  }

  /// Whether the primary column of the older style is hidden by default.
  final var hidesListForWantOfRoom: Bool { preferredSplitBehavior == .overlay || !hasRoom(for: leadingColumns.count) }

  final var wantedMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return allowed(preferredDisplayMode) }
    let count = leadingColumns.count
    if style == .unspecified, let delegate, let list = viewControllers.first {
      let hides = delegate.splitViewController(self, shouldHide: list, in: interfaceOrientation)
      return hides ? .secondaryOnly : .oneBesideSecondary
    }
    if preferredSplitBehavior == .overlay { return .secondaryOnly }
    if hasRoom(for: count) { return .showing(count, .tile) }
    return count > 1 && hasRoom(for: 1) ? .oneBesideSecondary : .secondaryOnly
  }

  /// Hides columns beside the detail that no longer fit after a change of size, and shows those that fit again.
  final func adaptModeToRoom() {
    guard arrangement == .expanded, preferredDisplayMode == .automatic, !shownMode.isOver, shownMode != .twoDisplaceSecondary else {
      return
    }
    let wanted = wantedMode
    guard wanted.leadingColumns != shownMode.leadingColumns else { return }
    if wanted.leadingColumns > shownMode.leadingColumns, hidByPerson { return }
    changeMode(to: wanted, animated: false)
  }

  // MARK: Changing

  final func changeMode(to mode: DisplayMode, animated: Bool) {
    guard arrangement == .expanded, mode != shownMode else { return }
    let change = SplitModeChange(self, to: mode)
    change.begin(animated: animated)
    if animated, view.window != nil, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: metrics.duration, delay: 0, options: .allowUserInteraction) {
        change.apply()
      } completion: { _ in
        change.end()
      }
    } else {
      change.apply()
      change.end()
    }
    updateModeItem()
  }

  final func reveal(_ column: Column) {
    guard arrangement == .expanded else { return revealCollapsed(column) }
    switch column {
    case .primary where shownMode.leadingColumns < leadingColumns.count: changeMode(to: mode(showing: leadingColumns.count), animated: true)
    case .supplementary where shownMode.leadingColumns == 0: changeMode(to: mode(showing: 1), animated: true)
    case .secondary where shownMode.isOver: changeMode(to: .secondaryOnly, animated: true)
    case .secondary where shownMode == .twoDisplaceSecondary: changeMode(to: .oneBesideSecondary, animated: true)
    default: break
    }
  }

  final func conceal(_ column: Column) {
    guard arrangement == .expanded else { return }
    switch column {
    case .primary where shownMode.leadingColumns == leadingColumns.count:
      changeMode(to: style == .tripleColumn ? (shownMode.isOver ? .oneOverSecondary : .oneBesideSecondary) : .secondaryOnly, animated: true)
    case .supplementary where shownMode.leadingColumns > 0: changeMode(to: .secondaryOnly, animated: true)
    default: break
    }
  }

  /// Handles a tap beside columns that are over the detail.
  final func hideOverlay() { if shownMode.isOver { changeMode(to: .secondaryOnly, animated: true) } }

  // MARK: The button

  final var ownModeItem: UIBarButtonItem {
    if let modeItem { return modeItem }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"), style: .plain, target: self, action: UISplitViewController.toggleMode)
    modeItem = item
    updateModeItem()
    return item
  }

  private func updateModeItem() {
    let shows = modeAfterAction.leadingColumns > shownMode.leadingColumns
    modeItem?.accessibilityLabel = LocalizedStrings.word(shows ? "Show Sidebar" : "Hide Sidebar")
    placeModeItem()
  }

  /// The mode after a tap on the button: shows the next column, or if all are visible, only the detail.
  private var modeAfterAction: DisplayMode {
    if let given = delegate?.targetDisplayModeForAction(in: self), given != .automatic { return allowed(given) }
    let all = leadingColumns.count
    if shownMode.leadingColumns == all { return all > 1 && !shownMode.isOver ? .oneBesideSecondary : .secondaryOnly }
    return mode(showing: shownMode.leadingColumns + 1)
  }

  final func toggleMode() {
    guard arrangement == .expanded else { return }
    let mode = modeAfterAction
    hidByPerson = mode.leadingColumns < shownMode.leadingColumns
    changeMode(to: mode, animated: true)
  }

  /// Adds the button to the bar of the first visible column if a column before it is hidden.
  final func placeModeItem() {
    // A collapsed interface has a back button instead.
    modeItem?.isHidden = arrangement == .collapsed
    guard style != .unspecified, isViewLoaded else { return }
    let isWanted =
      arrangement == .expanded && presentsWithGesture && displayModeButtonVisibility != .never
      && (shownMode.leadingColumns < leadingColumns.count || displayModeButtonVisibility == .always)
    let place = isWanted ? visibleColumns(shownMode).first : nil
    let hidesColumns =
      showsSecondaryOnlyButton && style == .tripleColumn && arrangement == .expanded && shownMode != .secondaryOnly && place != .secondary
    for column in allColumns {
      guard let bar = (columns[column] as? UINavigationController)?.navigationBar else { continue }
      let item = column == .secondary && hidesColumns ? secondaryOnlyItem : nil
      bar.leadingItem = column == place ? ownModeItem : item
    }
  }
}
