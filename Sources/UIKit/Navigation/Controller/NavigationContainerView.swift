import CoreGraphics

/// The view of a navigation controller: the screen that shows, and the bars in front.
@MainActor final class NavigationContainerView: UIView {
  weak var owner: UINavigationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.layoutContents()
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
