import Foundation

extension CGFloat {
  /// The nearest value to a number, as the initializers of `Double` and `Int` have it; Foundation on Linux lacks it for this type.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// The value of a number; nil if it cannot be represented exactly.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
