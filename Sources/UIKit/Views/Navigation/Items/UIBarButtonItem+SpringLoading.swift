extension UIBarButtonItem: UISpringLoadedInteractionSupporting {
  /// Whether a drag that rests on the item's button performs its action; `false` by default. A custom view has its own spring loading.
  public final var isSpringLoaded: Bool {
    get { springStorage }
    set { springStorage = newValue }
  }
}
