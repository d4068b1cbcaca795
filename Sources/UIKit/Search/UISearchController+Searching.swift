import CoreGraphics

extension UISearchController {
  final func prepareSearch() {
    ownBar.session = self
    ownBar.placeholder = LocalizedStrings.word("Search")
    ownBar.sizeToFit()
    dimView.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
    dimView.isAccessibilityElement = false
  }

  /// The controller that is searched: the top view controller where the bar is in a navigation bar, else the controller whose view contains
  /// the bar.
  private var searchedController: UIViewController? {
    if let bar = owningItem?.navigationBarStorage as? UINavigationBar, let navigation = bar.navigationController {
      return navigation.stack.last { $0.navigationItem === owningItem }
    }
    var responder: UIResponder? = ownBar
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  // MARK: Beginning and ending

  final func begin(focuses: Bool) {
    guard activity == .idle, let host = searchedController, let surface = host.view.superview else { return }
    activity = .beginning
    self.host = host
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { ownBar.setShowsCancelButton(true, animated: true) }
    if scopeBarActivation != .onTextEntry { showScopes() }
    host.addChild(self)
    view.frame = surface.bounds
    dimView.alpha = 0
    surface.insertSubview(view, aboveSubview: host.view)
    didMove(toParent: host)
    showResults()
    UIView.performWithoutAnimation {
      view.layoutIfNeeded()
      layoutSearch()
    }
    animate {
      self.raise(true)
      self.dimView.alpha = 1
    } done: {
      guard self.activity == .beginning else { return }
      self.activity = .active
      self.delegate?.didPresentSearchController(self)
    }
    if focuses { ownBar.becomeFirstResponder() }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func end() {
    guard activity == .active || activity == .beginning else { return }
    activity = .ending
    delegate?.willDismissSearchController(self)
    ownBar.resignFirstResponder()
    let hadText = ownBar.text?.isEmpty == false
    ownBar.text = ""
    ownBar.searchTextField.tokens = []
    if hadText {
      ownBar.delegate?.searchBar(ownBar, textDidChange: "")
      searchResultsUpdater?.updateSearchResults(for: self)
    }
    if automaticallyShowsCancelButton { ownBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar { ownBar.showsScopeBar = false }
    animate {
      self.raise(false)
      self.view.alpha = 0
    } done: {
      self.leave()
    }
  }

  private func leave() {
    hideSearched(false)
    willMove(toParent: nil)
    view.removeFromSuperview()
    view.alpha = 1
    removeFromParent()
    host = nil
    activity = .idle
    showSuggestions()
    delegate?.didDismissSearchController(self)
  }

  private func animate(_ changes: @escaping @MainActor () -> Void, done: @escaping @MainActor () -> Void) {
    guard let window = viewIfLoaded?.window else {
      changes()
      return done()
    }
    UIView.animate(withDuration: window.traitCollection.bars.hidingDuration) {
      changes()
    } completion: { _ in
      done()
    }
  }

  /// Moves the search bar to the top of the screen, or back.
  private func raise(_ raised: Bool) {
    guard let host, let navigation = host.navigationController else { return }
    if let owningItem {
      owningItem.isSearching = raised && hidesNavigationBarDuringPresentation
      owningItem.isSearchShown = raised
      owningItem.changed(.size)
      navigation.view.layoutIfNeeded()
    } else if hidesNavigationBarDuringPresentation {
      navigation.setNavigationBarHidden(raised, animated: true)
      navigation.view.layoutIfNeeded()
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  // MARK: Showing

  final func textChanged() {
    if activity == .idle { begin(focuses: false) }
    if ownBar.text?.isEmpty == false { showScopes() }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func showScopes() {
    if automaticallyShowsScopeBar, ownBar.scopeButtonTitles != nil { ownBar.showsScopeBar = true }
  }

  private var showsResultsNow: Bool {
    guard searchResultsController != nil else { return false }
    let hasText = ownBar.text?.isEmpty == false
    return showsSearchResultsController || automaticallyShowsSearchResultsController && hasText
  }

  /// Shows the results over the screen, only dims it, or leaves it usable, depending on the properties.
  final func showResults() {
    guard activity != .idle, isViewLoaded else { return }
    dimView.backgroundColor = view.traitCollection.design.search.dimming
    if obscuresBackgroundDuringPresentation {
      if dimView.superview !== view { view.insertSubview(dimView, at: 0) }
    } else {
      dimView.removeFromSuperview()
    }
    hideSearched(obscuresBackgroundDuringPresentation || showsResultsNow)
    if let results = searchResultsController {
      if showsResultsNow {
        if results.parent !== self {
          addChild(results)
          view.addSubview(results.view)
          results.didMove(toParent: self)
        }
        results.view.isHidden = false
      } else if results.parent === self {
        results.view.isHidden = true
      }
    }
    view.isUserInteractionEnabled = obscuresBackgroundDuringPresentation || showsResultsNow
    showSuggestions()
    view.setNeedsLayout()
  }

  /// Hides the searched content from assistive technologies while results or the dimming view cover it, but not the bar, even if it is
  /// inside.
  private func hideSearched(_ hides: Bool) {
    guard let searched = host?.viewIfLoaded else { return }
    guard hides else { return searched.uncoverForReading() }
    searched.coverForReading(except: ownBar.isDescendant(of: searched) ? ownBar : nil)
  }

  final func layoutSearch() {
    guard let host, isViewLoaded else { return }
    let covered: CGFloat
    if owningItem != nil {
      containerSafeAreaInsets = host.containerSafeAreaInsets
      covered = view.safeAreaInsets.top
    } else {
      covered = max(0, ownBar.convert(CGPoint(x: 0, y: ownBar.bounds.height), to: view).y)
    }
    dimView.frame = CGRect(x: 0, y: covered, width: view.bounds.width, height: max(0, view.bounds.height - covered))
    suggestionList?.frame = dimView.frame
    guard let results = searchResultsController?.viewIfLoaded, results.superview === view else { return }
    results.frame =
      owningItem != nil
      ? view.bounds : CGRect(x: 0, y: covered, width: view.bounds.width, height: max(0, view.bounds.height - covered))
  }
}

extension UINavigationItem {
  /// The controller whose search bar is at the bottom of the navigation bar.
  public final var searchController: UISearchController? {
    get { searchStorage.controller as? UISearchController }
    set {
      let current = searchController
      guard current !== newValue else { return }
      current?.owningItem = nil
      paletteView?.removeFromSuperview()
      searchStorage.controller = newValue
      newValue?.owningItem = self
      let palette = newValue.map { SearchPalette($0.searchBar) }
      palette?.item = self
      paletteView = palette
      changed(.size)
    }
  }
}

extension UISearchController: NavigationSearch {
  package final var searchText: String? { searchBar.text }
}

extension UISearchBar: FillsTitleSpace {}
