import Foundation

// The property list representation of geometry.

extension CGPoint {
  /// The value as a dictionary of numbers.
  public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

  /// Returns nil if a coordinate is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let x = number(dictionary["X"]), let y = number(dictionary["Y"]) else { return nil }
    self.init(x: x, y: y)
  }
}

extension CGSize {
  /// The value as a dictionary of numbers.
  public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

  /// Returns nil if a length is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let width = number(dictionary["Width"]), let height = number(dictionary["Height"]) else { return nil }
    self.init(width: width, height: height)
  }
}

extension CGRect {
  /// The value as a dictionary of numbers.
  public var dictionaryRepresentation: CFDictionary {
    origin.dictionaryRepresentation.merging(size.dictionaryRepresentation) { first, _ in first }
  }

  /// Returns nil if a coordinate or length is missing.
  public init?(dictionaryRepresentation dictionary: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dictionary), let size = CGSize(dictionaryRepresentation: dictionary) else {
      return nil
    }
    self.init(origin: origin, size: size)
  }
}

/// Returns a number of any type that a property list may contain.
private func number(_ value: Any?) -> CGFloat? {
  switch value {
  case let value as CGFloat: value
  case let value as Double: CGFloat(value)
  case let value as Int: CGFloat(value)
  case let value as NSNumber: CGFloat(value.doubleValue)
  default: nil
  }
}
