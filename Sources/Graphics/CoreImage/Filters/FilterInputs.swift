import UIKitValues

/// The values of a filter, converted to the types of its function.
struct FilterInputs {
  let values: [String: Any]

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as UInt: Double(value)
    case let value as Int32: Double(value)
    default: nil
    }
  }

  var image: CIImage? { image("Image") }
  var background: CIImage? { image("BackgroundImage") }
  func image(_ name: String) -> CIImage? {
    switch values["input" + name] {
    case let image as CIImage: image
    case let image as UIImage: CIImage(image: image)
    default: nil
    }
  }

  func number(_ name: String) -> Float {
    let number = values["input" + name].flatMap { Self.number($0) } ?? 0
    return number.isFinite ? Float(number) : 0
  }
  func integer(_ name: String) -> Int { Int(max(-1e9, min(1e9, number(name)))) }
  func flag(_ name: String) -> Bool { number(name) != 0 }
  func string(_ name: String) -> String { values["input" + name] as? String ?? "" }
  func object(_ name: String) -> Any? { values["input" + name] }

  func vector(_ name: String) -> [CGFloat] {
    switch values["input" + name] {
    case let vector as CIVector: vector.values
    case let point as CGPoint: [point.x, point.y]
    case let rect as CGRect: [rect.origin.x, rect.origin.y, rect.width, rect.height]
    case let value as NSValue: Self.numbers(value)
    case let list as [Any]: list.compactMap { Self.number($0).map { CGFloat($0) } }
    default: []
    }
  }

  private static func numbers(_ value: NSValue) -> [CGFloat] {
    if value is NSNumber { return [] }
    let point = value.cgPointValue
    return [point.x, point.y]
  }

  /// Returns the first components of a vector, with 0 for missing ones.
  func pixel(_ name: String) -> Pixel {
    let numbers = vector(name)
    func part(_ index: Int) -> Float { numbers.indices.contains(index) ? Float(numbers[index]) : 0 }
    return Pixel(part(0), part(1), part(2), part(3))
  }

  func point(_ name: String) -> SIMD2<Float> {
    let numbers = pixel(name)
    return SIMD2(numbers.x, numbers.y)
  }

  func rect(_ name: String) -> CGRect {
    let numbers = vector(name)
    guard numbers.count >= 4 else { return .null }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func color(_ name: String) -> CIColor {
    switch values["input" + name] {
    case let color as CIColor: return color
    case let color as UIColor: return CIColor(color: color)
    case let color as CGColor: return CIColor(cgColor: color)
    default: return .clear
    }
  }

  /// Returns a color as components of sRGB, not multiplied by the alpha.
  func rgb(_ name: String) -> Color3 {
    let color = color(name)
    return Color3(Float(color.red), Float(color.green), Float(color.blue))
  }

  func transform(_ name: String) -> CGAffineTransform {
    switch values["input" + name] {
    case let transform as CGAffineTransform: transform
    case let vector as CIVector: vector.count >= 6 ? vector.cgAffineTransformValue : .identity
    case let value as NSValue: value is NSNumber ? .identity : value.cgAffineTransformValue
    default: .identity
    }
  }

  func data(_ name: String) -> Data? {
    switch values["input" + name] {
    case let data as Data: data
    case let data as NSData: data as Data
    case let string as String: Data(string.utf8)
    default: nil
    }
  }
}
