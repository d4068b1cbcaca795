extension UIView {
  /// Identifies the view in its controller's state; nil, the default, preserves no state of it.
  public final var restorationIdentifier: String? {
    get { rareStorage?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }
}
