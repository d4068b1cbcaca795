extension Duration {
  /// In milliseconds, to a thousandth.
  var formatted: String {
    let microseconds = components.seconds * 1_000_000 + components.attoseconds / 1_000_000_000_000
    return "\(Double(microseconds) / 1000) ms"
  }
}
