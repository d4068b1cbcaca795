import CoreGraphics

/// Creates the search session of a view, and receives its events.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
  /// Returns the search session of a view; nil for none.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called after a search began.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called after a search ended.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Finds text in a view: shows a panel with a field, the number of results, and buttons for the next and the previous one.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// The view the interaction is added to.
  open private(set) weak var view: UIView?
  /// Creates the search sessions. Held weakly.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The active search session.
  open private(set) var activeFindSession: UIFindSession?
  /// Returns the menu of options, given the standard ones; nil shows these.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  private let options = UITextSearchOptions()
  private var panel: FindPanel?
  private var query: String?
  private var replacement: String?

  /// Creates an interaction whose search sessions are created by `sessionDelegate`.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether the panel is shown.
  open var isFindNavigatorVisible: Bool { panel?.window != nil }

  /// The text in the search field of the find panel.
  open var searchText: String? {
    get { panel?.field.text ?? query }
    set {
      query = newValue
      panel?.field.text = newValue
    }
  }
  /// The string that replaces results.
  open var replacementText: String? {
    get { panel?.replacementField.text ?? replacement }
    set {
      replacement = newValue
      panel?.replacementField.text = newValue
    }
  }

  /// Shows the panel and begins a search.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if activeFindSession == nil {
      guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
      activeFindSession = session
      delegate?.findInteraction(self, didBegin: session)
    }
    let panel = panel ?? FindPanel(self)
    self.panel = panel
    panel.field.text = query
    panel.replacementField.text = replacement
    panel.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
    panel.show(in: container(of: view, in: window))
    panel.field.becomeFirstResponder()
    panel.field.selectAll(nil)
    search()
  }

  /// Returns the frontmost screen's view that contains the view.
  private func container(of view: UIView, in window: UIWindow) -> UIView {
    var found: UIView = view
    var node: UIView? = view
    while let current = node, current !== window {
      found = current
      // A presented screen has its own panel.
      if (current.next as? UIViewController)?.presentingViewController != nil { break }
      node = current.superview
    }
    return found === view ? window : found
  }

  /// Hides the panel and ends the search.
  open func dismissFindNavigator() {
    guard panel != nil || activeFindSession != nil else { return }
    query = panel?.field.text ?? query
    replacement = panel?.replacementField.text ?? replacement
    let hadFocus = panel?.hasFocus ?? false
    panel?.hide()
    panel = nil
    if let session = activeFindSession {
      activeFindSession = nil
      session.invalidateFoundResults()
      delegate?.findInteraction(self, didEnd: session)
    }
    if hadFocus { view?.becomeFirstResponder() }
  }

  /// Makes the next result the current one.
  open func findNext() { go(.forward) }
  /// Makes the previous result the current one.
  open func findPrevious() { go(.backward) }

  private func go(_ direction: UITextStorageDirection) {
    activeFindSession?.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Updates the displayed number of results.
  open func updateResultCount() {
    guard let session = activeFindSession else { return }
    panel?.showCount(session)
  }

  // MARK: Panel

  final func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }

  final func replace(all: Bool) {
    guard let session = activeFindSession, let query = searchText, !query.isEmpty else { return }
    if all {
      session.replaceAll(searchQuery: query, replacementString: replacementText ?? "", options: options)
    } else {
      session.performSingleReplacement(query: query, replacementString: replacementText ?? "", options: options)
    }
    updateResultCount()
  }

  final var optionsMenu: UIMenu {
    let matchesCase = UIAction(
      title: LocalizedStrings.word("Match Case"), state: options.stringCompareOptions.contains(.caseInsensitive) ? .off : .on
    ) { [weak self] _ in
      self?.options.stringCompareOptions.formSymmetricDifference(.caseInsensitive)
      self?.search()
    }
    let wholeWords = UIAction(
      title: LocalizedStrings.word("Whole Words"), state: options.wordMatchMethod == .fullWord ? .on : .off
    ) { [weak self] _ in
      guard let self else { return }
      self.options.wordMatchMethod = self.options.wordMatchMethod == .fullWord ? .contains : .fullWord
      self.search()
    }
    let standard: [UIMenuElement] = [matchesCase, wholeWords]
    return optionsMenuProvider?(standard) ?? UIMenu(children: standard)
  }

  /// Returns the interaction for a responder, searched along its chain.
  static func interaction(for responder: UIResponder) -> UIFindInteraction? {
    var node: UIResponder? = responder
    while let current = node {
      if let panel = current as? FindPanel { return panel.interaction }
      if let view = current as? UIView, let found = view.interactions.lazy.compactMap({ $0 as? UIFindInteraction }).first { return found }
      node = current.next
    }
    return nil
  }
}
