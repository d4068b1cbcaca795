extension CALayer {
  /// The blur of the content below the layer, drawn in its bounds below its background; used by visual effect views.
  package var backdrop: BackdropEffect? {
    get { details == nil ? nil : details!.values.backdrop }
    set { setDetail("backdrop", backdrop, newValue) { $0.backdrop = newValue } }
  }
}
