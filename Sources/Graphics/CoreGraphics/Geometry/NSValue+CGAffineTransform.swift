import Foundation

/// Transforms are boxed as arrays of numbers: Foundation on Linux only stores structures that it knows.
extension NSValue {
  package static let affineTransformType = "[6d]"

  /// Creates an object that holds a transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(Double.init)
    self.init(bytes: numbers, objCType: Self.affineTransformType)
  }

  /// The transform; identity for a value of another type.
  public var cgAffineTransformValue: CGAffineTransform {
    guard String(cString: objCType) == Self.affineTransformType else { return .identity }
    var numbers = [Double](repeating: 0, count: 6)
    getValue(&numbers)
    return CGAffineTransform(
      a: CGFloat(numbers[0]), b: CGFloat(numbers[1]), c: CGFloat(numbers[2]), d: CGFloat(numbers[3]), tx: CGFloat(numbers[4]),
      ty: CGFloat(numbers[5]))
  }
}
