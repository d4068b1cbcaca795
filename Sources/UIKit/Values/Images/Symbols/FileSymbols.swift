import Foundation

/// Symbols of asset catalogs: templates in SVG, as the app SF Symbols exports them. Their regular weight is drawn in every weight.
enum FileSymbols {
  /// Returns the symbol in a file; nil if it has no drawing of the regular weight.
  static func symbol(path: String) -> Symbol? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Templates are drawn for 100 points. Newer ones have the small scale alone.
    for (name, size) in [("Regular-M", 100), ("Regular-S", 79)] {
      let rest = text.components(separatedBy: "id=\"\(name)\"").dropFirst().first
      guard let group = rest?.components(separatedBy: "<g id=").first else { continue }
      let paths = group.components(separatedBy: " d=\"").dropFirst().map { PathData(svg: String($0.prefix { $0 != "\"" })) }
      let bounds = paths.reduce(CGRect.null) { $0.union($1.tightBounds) }
      guard !bounds.isNull else { continue }
      let scale = 17 / CGFloat(size)
      let center = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      let centered = center.concatenating(CGAffineTransform(scaleX: scale, y: scale))
      let shapes = paths.map { $0.applying(centered) }
      return Symbol(bounds.width * scale, bounds.height * scale) { pen in
        for shape in shapes { pen.fill(shape) }
      }
    }
    return nil
  }
}
