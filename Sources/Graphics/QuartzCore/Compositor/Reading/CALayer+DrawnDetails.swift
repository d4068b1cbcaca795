extension CALayer {
  /// The details, or shared default details for reading, which need no allocation.
  var drawnDetails: LayerDetails { details ?? .unset }
}

extension LayerDetails {
  static let unset = LayerDetails()
}
