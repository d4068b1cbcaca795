import Foundation

/// The values of a symbol configuration; missing ones may come from others.
package struct SymbolRequest: Hashable {
  package var pointSize: CGFloat?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: [UIColor]?
  /// Whether symbols that have colors of their own are drawn in them.
  var prefersOwnColors: Bool?

  func overlaid(with other: SymbolRequest?) -> SymbolRequest {
    guard let other else { return self }
    return SymbolRequest(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors ?? colors,
      prefersOwnColors: other.prefersOwnColors ?? prefersOwnColors)
  }
}
