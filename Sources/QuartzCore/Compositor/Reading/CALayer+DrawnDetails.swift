extension CALayer {
  /// The details, or those of a layer that has none: an object to read from, which costs nothing.
  var drawnDetails: LayerDetails { details ?? .unset }
}

extension LayerDetails {
  static let unset = LayerDetails()
}
