extension UITabBarController {
  /// Whether the app has hidden the bar. A pushed controller that hides it does not change this.
  public final var isTabBarHidden: Bool {
    get { barIsHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the content is resized.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHiddenByApp else { return }
    barIsHiddenByApp = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layoutContents() }
    UIView.animate(withDuration: 0.25) {
      self.layoutContents()
      self.view.layoutIfNeeded()
    }
  }
}
