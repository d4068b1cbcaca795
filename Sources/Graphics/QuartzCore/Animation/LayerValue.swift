import CoreGraphics

/// A property's value in the form animations compute with.
package enum LayerValue {
  case none
  case number(Double)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(CGColor)
  case path(CGPath)
  case image(CGImage)
  case numbers([Double])
  case points([CGPoint])
  case colors([CGColor])
  /// A value that cannot be interpolated.
  case object(Any)
  /// A sum of colors during interpolation.
  case mix(ColorMix)
  case mixes([ColorMix])
}

extension LayerValue {
  /// Converts a value that an app sets: numbers of any type, geometry, `NSValue`, colors, paths, arrays.
  package init(_ any: Any?) {
    guard let any else {
      self = .none
      return
    }
    switch any {
    case let value as CGFloat: self = .number(Double(value))
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as Bool: self = .number(value ? 1 : 0)
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CATransform3D: self = .transform(value)
    case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
    case let value as CGVector: self = .size(CGSize(width: value.dx, height: value.dy))
    case let value as CGColor: self = .color(value)
    case let value as CGPath: self = .path(value)
    case let value as CGImage: self = .image(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as NSValue: self = LayerValue(unboxing: value)
    case let value as [Any] where !value.isEmpty: self = LayerValue(array: value)
    case let value as LayerValue: self = value
    case is NSNull: self = .none
    case Optional<Any>.none: self = .none
    default: self = .object(any)
    }
  }

  /// Converts a layer's contents: none, an image, or an object of the app.
  init(contents: Any?) {
    if let image = contents as? CGImage {
      self = .image(image)
    } else {
      self = contents.map { .object($0) } ?? .none
    }
  }

  private init(unboxing value: NSValue) {
    switch String(cString: value.objCType) {
    case String(cString: NSValue(point: .zero).objCType): self = .point(value.pointValue)
    case String(cString: NSValue(size: .zero).objCType): self = .size(value.sizeValue)
    case String(cString: NSValue(rect: .zero).objCType): self = .rect(value.rectValue)
    case NSValue.transform3DType: self = .transform(value.caTransform3DValue)
    case NSValue.affineTransformType: self = .transform(CATransform3DMakeAffineTransform(value.cgAffineTransformValue))
    default: self = .object(value)
    }
  }

  private init(array: [Any]) {
    switch LayerValue(array[0]) {
    case .number: self = .numbers(array.map { LayerValue($0).number ?? 0 })
    case .point: self = .points(array.map { LayerValue($0).point ?? .zero })
    case .color:
      let colors = array.compactMap { $0 as? CGColor }
      self = colors.count == array.count ? .colors(colors) : .object(array)
    default: self = .object(array)
    }
  }

  package var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  package var point: CGPoint? {
    if case .point(let value) = self { return value }
    return nil
  }

  package var rect: CGRect? {
    if case .rect(let value) = self { return value }
    return nil
  }

  package var transform: CATransform3D? {
    if case .transform(let value) = self { return value }
    return nil
  }

  /// The value as an app reads it.
  package var any: Any? {
    switch self {
    case .none: return nil
    case .number(let value): return value
    case .point(let value): return value
    case .size(let value): return value
    case .rect(let value): return value
    case .transform(let value): return value
    case .color(let value): return value
    case .path(let value): return value
    case .image(let value): return value
    case .numbers(let value): return value
    case .points(let value): return value
    case .colors(let value): return value
    case .object(let value): return value
    case .mix(let value): return value.color
    case .mixes(let value): return value.map(\.color)
    }
  }

  /// Returns the value as an app reads it, a number in the type of `template`.
  func any(like template: Any?) -> Any? {
    guard case .number(let value) = self else { return any }
    switch template {
    case is CGFloat: return CGFloat(value)
    case is Float: return Float(value)
    case is Int: return Int(max(-1e18, min(1e18, value.rounded())))
    case is Bool: return value != 0
    default: return value
    }
  }
}
