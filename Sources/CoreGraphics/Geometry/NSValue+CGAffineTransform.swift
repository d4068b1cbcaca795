import Foundation

/// Boxes of transforms are arrays of numbers: Foundation on Linux stores no structure it does not know.
extension NSValue {
  package static let affineTransformType = "[6d]"

  /// Creates the value.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map(Double.init)
    self.init(bytes: numbers, objCType: Self.affineTransformType)
  }

  /// The identity for a box of something else.
  public var cgAffineTransformValue: CGAffineTransform {
    guard String(cString: objCType) == Self.affineTransformType else { return .identity }
    var numbers = [Double](repeating: 0, count: 6)
    getValue(&numbers)
    return CGAffineTransform(
      a: CGFloat(numbers[0]), b: CGFloat(numbers[1]), c: CGFloat(numbers[2]), d: CGFloat(numbers[3]), tx: CGFloat(numbers[4]),
      ty: CGFloat(numbers[5]))
  }
}
