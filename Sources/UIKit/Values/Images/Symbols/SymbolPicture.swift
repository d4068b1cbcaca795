import Foundation

/// A symbol in one size and weight: its metrics, its drawing, and its last rasterization.
final class SymbolPicture: @unchecked Sendable {
  let name: String
  private let weight: UIImage.SymbolWeight
  private let colors: [UIColor]?
  /// The number of points per unit of the symbol grid.
  private let unit: CGFloat
  let size: CGSize
  /// The distance of the text baseline from the bottom: the symbol is centered at half the cap height.
  let baselineOffset: CGFloat
  private let rendered = Locked<[Rendering: CGImage]>([:])
  private let marks: [SymbolPen.Mark]

  private struct Rendering: Hashable {
    var scale: CGFloat
    var colors: [CGColor]
  }

  /// Fails for a name without a symbol.
  convenience init?(name: String, configuration: SymbolRequest?) {
    guard let symbol = SymbolLibrary.symbol(named: name) else { return nil }
    self.init(name: name, symbol: symbol, request: configuration ?? SymbolRequest())
  }

  private init(name: String, symbol: Symbol, request: SymbolRequest) {
    self.name = name
    weight = request.weight == .unspecified ? .regular : request.weight
    colors = request.prefersOwnColors ?? false ? OwnSymbolColors.of(name) ?? request.colors : request.colors
    let pointSize = request.pointSize.map { $0.isFinite ? max(0.1, min($0, 2000)) : 17 } ?? 17
    let unit = pointSize / 17 * request.scale.factor
    self.unit = unit
    var pen = SymbolPen(weight: weight)
    symbol.draw(&pen)
    // Half a point is a whole number of pixels on most screens.
    func rounded(_ value: CGFloat) -> CGFloat { (value * unit * 2 - 0.01).rounded(.up) / 2 }
    let growth = weight.lineWidth - UIImage.SymbolWeight.regular.lineWidth
    let reach = pen.reach
    size = CGSize(
      width: rounded(max(symbol.width + growth, 2 * reach.width + 1.2)),
      height: rounded(max(symbol.height + growth, 2 * reach.height + 1.2)))
    baselineOffset = size.height / 2 - pointSize * 0.705 / 2
    marks = pen.marks
  }

  /// Draws in a color, or in the palette of the configuration.
  func draw(in rect: CGRect, context: CGContext, color: CGColor) {
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.midX, y: rect.midY)
    context.scaleBy(x: unit * rect.width / size.width, y: unit * rect.height / size.height)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    let palette = colors?.map { $0.cgColor } ?? [color]
    guard palette.count > 1 else {
      draw(marks, palette.first ?? color, context)
      return
    }
    // Back layers are drawn first. What a layer cuts out before it draws is cut out of those behind it, and what only cuts is painted on them.
    let layers = Set(marks.map { $0.layer }).sorted(by: >)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    for layer in layers {
      var part = marks.filter { $0.layer == layer }
      if layer != layers[0], part.allSatisfy({ $0.cuts }) { part = part.map { $0.painted } }
      paint(part.prefix { $0.cuts }, context)
      draw(part, palette[min(layer, palette.count - 1)], context)
    }
    context.endTransparencyLayer()
  }

  private func draw(_ marks: [SymbolPen.Mark], _ color: CGColor, _ context: CGContext) {
    context.saveGState()
    // Marks may overlap and cut, so the color's alpha is applied to all of them together.
    context.setAlpha(context.alpha * color.alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    let opaque = color.copy(alpha: 1) ?? color
    context.setFillColor(opaque)
    context.setStrokeColor(opaque)
    paint(marks[...], context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func paint(_ marks: ArraySlice<SymbolPen.Mark>, _ context: CGContext) {
    for mark in marks {
      context.setBlendMode(mark.cuts ? .destinationOut : .normal)
      context.beginPath()
      context.addPath(CGPath(mark.path))
      switch mark.kind {
      case .stroke(let width):
        context.setLineWidth(width)
        context.strokePath()
      case .fill:
        context.fillPath()
      }
    }
    context.setBlendMode(.normal)
  }

  func image(scale: CGFloat, color: CGColor = .black) -> CGImage? {
    let key = Rendering(scale: scale, colors: colors?.map { $0.cgColor } ?? [color])
    return rendered.withLock { images in
      if let known = images[key] { return known }
      guard let context = CGContext(imageOf: size, opaque: false, scale: scale) else { return nil }
      draw(in: CGRect(origin: .zero, size: size), context: context, color: color)
      guard let image = context.makeImage() else { return nil }
      if images.count >= 16 { images.removeAll() }
      images[key] = image
      return image
    }
  }
}

extension SymbolPicture {
  private struct Key: Hashable {
    var name: String
    var request: SymbolRequest
  }

  private static let known = Locked<[Key: SymbolPicture]>([:])

  /// Returns the image that all images of a symbol share.
  static func shared(name: String, request: SymbolRequest) -> SymbolPicture? {
    let key = Key(name: name, request: request)
    if let picture = known.withLock({ $0[key] }) { return picture }
    guard let picture = SymbolPicture(name: name, configuration: request) else { return nil }
    known.withLock {
      if $0.count >= 512 { $0.removeAll() }
      $0[key] = picture
    }
    return picture
  }
}

extension SymbolPicture: Hashable {
  static func == (lhs: SymbolPicture, rhs: SymbolPicture) -> Bool {
    lhs === rhs
      || (lhs.name == rhs.name && lhs.unit == rhs.unit && lhs.weight == rhs.weight && lhs.colors == rhs.colors)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(unit)
  }
}

extension UIImage.SymbolScale {
  fileprivate var factor: CGFloat {
    switch self {
    case .small: return 0.79
    case .unspecified, .default, .medium: return 1
    case .large: return 1.28
    }
  }
}
