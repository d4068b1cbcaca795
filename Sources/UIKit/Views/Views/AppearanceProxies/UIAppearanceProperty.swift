/// A property that an appearance proxy applies to views.
@preconcurrency @MainActor public struct UIAppearanceProperty {
  /// Copies the property from the proxy to a view, if it was set on the proxy and the view still has its initial value.
  let apply: @MainActor (_ proxy: UIView, _ unset: UIView, _ pristine: UIView, _ view: UIView) -> Void
  /// Removes what initializers set, from a new proxy.
  private(set) var removeInitialValues: (@MainActor (_ proxy: UIView) -> Void)?

  /// Creates no property, but removes the values that an initializer sets from each new proxy: in Objective-C a proxy answers nil for what was not
  /// set on it. The importer lists it for classes in Objective-C.
  public init<View: UIView>(removingInitialValues remove: @escaping @MainActor (_ proxy: View) -> Void) {
    apply = { _, _, _, _ in }
    removeInitialValues = { proxy in if let proxy = proxy as? View { remove(proxy) } }
  }

  /// Creates a property whose values can be compared.
  public init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    apply = { proxy, unset, pristine, view in
      guard let proxy = proxy as? View, let unset = unset as? View, let pristine = pristine as? View, let view = view as? View
      else { return }
      let styled = proxy[keyPath: path]
      if styled != unset[keyPath: path], view[keyPath: path] == pristine[keyPath: path] { view[keyPath: path] = styled }
    }
  }

  /// Creates a property that `apply` copies, given the proxy, an unchanged view, and the view to change.
  public init<View: UIView>(_ apply: @escaping @MainActor (_ proxy: View, _ pristine: View, _ view: View) -> Void) {
    self.apply = { proxy, _, pristine, view in
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View else { return }
      apply(proxy, pristine, view)
    }
  }
}
