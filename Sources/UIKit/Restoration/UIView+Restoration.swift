extension UIView {
  /// Names the view in its controller's kept state; nil, as views have it at first, keeps nothing of it.
  public final var restorationIdentifier: String? {
    get { rareStorage?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }
}
