@_spi(UIKitParts) import UIKitViews
import CoreGraphics

/// A search bar at the foot of a navigation bar.
@MainActor final class SearchPalette: NavigationPalette {
  let searchBar: UISearchBar
  weak var item: UINavigationItem?

  init(_ searchBar: UISearchBar) {
    self.searchBar = searchBar
    super.init(frame: .zero)
    clipsToBounds = true
    searchBar.isInNavigationBar = true
    addSubview(searchBar)
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { item?.hidesIdleSearchBar ?? false ? 0 : searchBar.naturalHeight }

  /// The bar keeps its distance from the lower edge, and fades as the space decreases.
  override func layoutSubviews() {
    super.layoutSubviews()
    let full = height
    searchBar.frame = CGRect(x: 0, y: bounds.height - full, width: bounds.width, height: full)
    searchBar.alpha = full > 0 ? min(1, max(0, bounds.height / full * 2 - 1)) : 0
  }

  func searchBarSizeChanged() {
    item?.changed(.size)
  }
}
