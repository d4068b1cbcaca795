import Foundation

extension NSNumber {
  /// Sets an enumeration to the case with this number; a number without a case leaves it unchanged.
  ///
  /// An enumeration has the size of its raw value in Objective-C but not here, so that copying the bytes would write past it.
  public func getValue<Enumeration: RawRepresentable>(_ value: inout Enumeration) where Enumeration.RawValue: BinaryInteger {
    guard let number = Enumeration.RawValue(exactly: int64Value), let found = Enumeration(rawValue: number) else { return }
    value = found
  }
}
