/// A property that an appearance proxy applies to views.
@preconcurrency @MainActor public struct UIAppearanceProperty {
  /// Copies the property from the proxy to a view, if it was set on the proxy and the view still has its initial value.
  let apply: @MainActor (_ proxy: UIView, _ pristine: UIView, _ view: UIView) -> Void

  /// Creates a property whose values can be compared.
  public init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    apply = { proxy, pristine, view in
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View else { return }
      let original = pristine[keyPath: path]
      let styled = proxy[keyPath: path]
      if styled != original, view[keyPath: path] == original { view[keyPath: path] = styled }
    }
  }

  /// Creates a property that `apply` copies, given the proxy, an unchanged view, and the view to change.
  public init<View: UIView>(_ apply: @escaping @MainActor (_ proxy: View, _ pristine: View, _ view: View) -> Void) {
    self.apply = { proxy, pristine, view in
      guard let proxy = proxy as? View, let pristine = pristine as? View, let view = view as? View else { return }
      apply(proxy, pristine, view)
    }
  }
}
