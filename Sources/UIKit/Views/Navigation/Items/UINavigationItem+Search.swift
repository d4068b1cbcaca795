extension UINavigationItem {
  /// The position of a search bar: below the title or in its line.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked, integrated, integratedCentered, integratedButton }

  /// The preferred placement of the search bar. It is stored but has no effect: bars here show it below the title.
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { searchStorage.preferredPlacement }
    set { searchStorage.preferredPlacement = newValue }
  }

  /// An item for a toolbar that begins the search. The search bar is hidden until then, once the item was asked for.
  public final var searchBarPlacementBarButtonItem: UIBarButtonItem {
    if let item = searchStorage.toolbarItem { return item }
    let begin = UIAction { [weak self] _ in self?.searchStorage.controller?.isActive = true }
    let item = UIBarButtonItem(systemItem: .search, primaryAction: begin)
    searchStorage.toolbarItem = item
    changed(.size)
    return item
  }

  /// Whether the search bar is hidden until an item of a toolbar begins the search.
  package final var hidesIdleSearchBar: Bool { searchStorage.toolbarItem != nil && !searchStorage.isShown }

  /// The placement of the search bar: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }

  /// Whether the search bar is hidden as content scrolls under the bar.
  public final var hidesSearchBarWhenScrolling: Bool {
    get { searchStorage.hidesWhenScrolling }
    set {
      guard searchStorage.hidesWhenScrolling != newValue else { return }
      searchStorage.hidesWhenScrolling = newValue
      // A bar that is visible when it becomes one that scrolling hides stays visible until then.
      if !newValue { changed(.size) }
    }
  }

  /// Whether the search bar replaces the content of the navigation bar.
  package final var isSearching: Bool {
    get { searchStorage.isSearching }
    set { searchStorage.isSearching = newValue }
  }

  package final var isSearchShown: Bool {
    get { searchStorage.isShown }
    set { searchStorage.isShown = newValue }
  }

  /// Whether the content below the bar is hidden as content scrolls under the bar.
  final var hidesPaletteWhenScrolling: Bool { searchStorage.hidesWhenScrolling && !searchStorage.isShown }
}

/// The search properties of a navigation item.
package struct NavigationItemSearch {
  package var controller: (any NavigationSearch)?
  var hidesWhenScrolling = true
  package var isSearching = false
  var isShown = false
  var toolbarItem: UIBarButtonItem?
  var preferredPlacement = UINavigationItem.SearchBarPlacement.automatic
}

/// The interface of a navigation item's search controller for the bar and the controllers that contain it.
@MainActor package protocol NavigationSearch: UIViewController {
  var isActive: Bool { get set }
  /// The text in the search bar.
  var searchText: String? { get }
}

/// A view that fills the space of a navigation bar's title, regardless of its frame.
@MainActor package protocol FillsTitleSpace: UIView {}
