import CoreGraphics

/// The view of a navigation controller: the visible screen, and the bars in front of it.
@MainActor final class NavigationContainerView: UIView {
  weak var owner: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layoutContents()
  }

  /// The bar is read before the content, the toolbar after it.
  override var accessibilityElements: [Any]? {
    get { owner.map { [$0.ownBar, $0.pagesView] + ($0.ownToolbar.map { [$0] } ?? []) } }
    set {}
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    owner?.traitsChanged(from: previousTraitCollection)
  }
}
