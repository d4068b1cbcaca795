import CoreGraphics

extension LayerValue {
  /// Returns the value at fraction `t` between `a` and `b`, extrapolated outside 0...1. Values of different kinds, or that cannot be
  /// interpolated, change in the middle.
  static func interpolate(_ a: LayerValue, _ b: LayerValue, _ t: Double) -> LayerValue {
    switch (a, b) {
    case (.transform(let from), .transform(let to)): return .transform(from.interpolated(to: to, t))
    case (.path(let from), .path(let to)): return from.interpolated(to: to, t).map { .path($0) } ?? (t < 0.5 ? a : b)
    case (.image(let from), .image(let to)): return CGImage.mix(from, to, t).map { .image($0) } ?? (t < 0.5 ? a : b)
    case (.image(let from), .none): return CGImage.mix(from, nil, t).map { .image($0) } ?? a
    case (.none, .image(let to)): return CGImage.mix(to, nil, 1 - t).map { .image($0) } ?? b
    default: return weighted(a, 1 - t, b, t) ?? (t < 0.5 ? a : b)
    }
  }

  /// Returns the weighted sum of two values of one kind, or nil. A missing color is treated as clear.
  static func weighted(_ a: LayerValue, _ wa: Double, _ b: LayerValue, _ wb: Double) -> LayerValue? {
    a.scaled(wa)?.adding(b, wb)?.settled
  }

  /// Returns the weighted sum of four values.
  static func weighted(
    _ a: LayerValue, _ wa: Double, _ b: LayerValue, _ wb: Double, _ c: LayerValue, _ wc: Double, _ d: LayerValue, _ wd: Double
  ) -> LayerValue? {
    a.scaled(wa)?.adding(b, wb)?.adding(c, wc)?.adding(d, wd)?.settled
  }

  /// Whether a coordinate is not a number.
  var isNotANumber: Bool {
    switch self {
    case .number(let v): return v.isNaN
    case .point(let v): return v.x.isNaN || v.y.isNaN
    case .size(let v): return v.width.isNaN || v.height.isNaN
    case .rect(let v): return v.origin.x.isNaN || v.origin.y.isNaN || v.size.width.isNaN || v.size.height.isNaN
    default: return false
    }
  }

  /// Converts a sum of colors to a color.
  private var settled: LayerValue {
    switch self {
    case .mix(let mix): return .color(mix.color)
    case .mixes(let mixes): return .colors(mixes.map(\.color))
    default: return self
    }
  }

  private func scaled(_ w: Double) -> LayerValue? {
    switch self {
    case .number(let v): return .number(v * w)
    case .point(let v): return .point(CGPoint(x: v.x * w, y: v.y * w))
    case .size(let v): return .size(CGSize(width: v.width * w, height: v.height * w))
    case .rect(let v): return .rect(CGRect(x: v.origin.x * w, y: v.origin.y * w, width: v.size.width * w, height: v.size.height * w))
    case .transform(let v): return .transform(v.weighted(w))
    case .numbers(let v): return .numbers(v.map { $0 * w })
    case .points(let v): return .points(v.map { CGPoint(x: $0.x * w, y: $0.y * w) })
    case .color(let v): return .mix(ColorMix(v, w))
    case .none: return .mix(ColorMix())
    case .colors(let v): return .mixes(v.map { ColorMix($0, w) })
    case .path, .image, .object, .mix, .mixes: return nil
    }
  }

  private func adding(_ other: LayerValue, _ w: Double) -> LayerValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(a + b * w)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * w, y: a.y + b.y * w))
    case (.size(let a), .size(let b)): return .size(CGSize(width: a.width + b.width * w, height: a.height + b.height * w))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x * w, y: a.origin.y + b.origin.y * w, width: a.size.width + b.size.width * w,
          height: a.size.height + b.size.height * w))
    case (.transform(let a), .transform(let b)): return .transform(a.adding(b.weighted(w)))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count: return .numbers(zip(a, b).map { $0 + $1 * w })
    case (.points(let a), .points(let b)) where a.count == b.count:
      return .points(zip(a, b).map { CGPoint(x: $0.x + $1.x * w, y: $0.y + $1.y * w) })
    case (.mix(let a), .color(let b)): return .mix(a + ColorMix(b, w))
    case (.mix(let a), .none): return .mix(a)
    case (.mixes(let a), .colors(let b)) where a.count == b.count: return .mixes(zip(a, b).map { $0 + ColorMix($1, w) })
    default: return nil
    }
  }

  /// Returns the result of an additive animation on the value below it: the sum, or the concatenation of transforms.
  func added(to base: LayerValue) -> LayerValue {
    if case .transform(let own) = self, case .transform(let below) = base { return .transform(CATransform3DConcat(own, below)) }
    return LayerValue.weighted(base, 1, self, 1) ?? self
  }

  /// Returns the value to which adding `step` gives this one.
  func subtracting(_ step: LayerValue) -> LayerValue {
    if case .transform(let own) = self, case .transform(let by) = step {
      return .transform(CATransform3DConcat(CATransform3DInvert(by), own))
    }
    return LayerValue.weighted(self, 1, step, -1) ?? self
  }

  /// Returns the value added to itself `count` times, the accumulated value of a cumulative animation.
  func times(_ count: Int) -> LayerValue {
    if case .transform(let own) = self { return .transform(own.power(count)) }
    return scaled(Double(count))?.settled ?? self
  }

  /// Returns the distance between two values, for a constant speed.
  func distance(to other: LayerValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): return hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      let origin = hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y)
      return hypot(origin, hypot(b.size.width - a.size.width, b.size.height - a.size.height))
    case (.transform(let a), .transform(let b)): return a.distance(to: b)
    case (.color(let a), .color(let b)): return ColorMix(a, 1).distance(to: ColorMix(b, 1))
    case (.numbers(let a), .numbers(let b)): return zip(a, b).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    case (.points(let a), .points(let b)): return zip(a, b).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    default: return 1
    }
  }
}

extension LayerValue {
  /// The neutral value of the same kind.
  var nothing: LayerValue {
    if case .transform = self { return .transform(.identity) }
    return scaled(0)?.settled ?? self
  }
}
