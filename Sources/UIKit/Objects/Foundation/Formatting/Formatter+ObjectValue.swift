import Foundation

/// A number formatter that reads a value from a range of a text by its own rules.
///
/// The importer's translator adds the conformance to subclasses that override the method on iOS; Foundation on Linux has no such method.
public protocol _RangeParsing: AnyObject {
  /// Stores the value of the text in a range, and the range that was read.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String, range rangep: UnsafeMutablePointer<NSRange>?) throws
}

/// A formatter that parses texts by its own rules.
///
/// The importer's translator adds the conformance to subclasses that override the method on iOS; Foundation on Linux has no such method.
public protocol _ObjectParsing: AnyObject {
  /// Stores the value of a text, or a description of why it has none; returns whether it has one.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

/// A formatter. Its methods are members of a protocol, because subclasses cannot declare what an extension of their superclass declares.
public protocol _ObjectReading: AnyObject {}

extension Formatter: _ObjectReading {}

extension _ObjectReading {
  /// Parses a text and stores its object.
  ///
  /// - Returns: Whether the text has a value. If not, `error` receives a description.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let own = self as? any _ObjectParsing { return own.getObjectValue(obj, for: string, errorDescription: error) }
    do {
      if let own = self as? any _RangeParsing {
        var range = NSRange(location: 0, length: (string as NSString).length)
        try own.getObjectValue(obj, for: string, range: &range)
        return true
      }
      guard let value = parsed(string) else {
        error?.pointee = "The value \u{201c}\(string)\u{201d} is invalid." as NSString
        return false
      }
      obj?.pointee = value
      return true
    } catch let failure {
      error?.pointee = failure.localizedDescription as NSString
      return false
    }
  }

  private func parsed(_ string: String) -> AnyObject? {
    switch self {
    case let numbers as NumberFormatter: numbers.number(from: string)
    case let dates as DateFormatter: dates.date(from: string).map { $0 as NSDate }
    case let dates as ISO8601DateFormatter: dates.date(from: string).map { $0 as NSDate }
    default: nil
    }
  }
}

extension UnsafeMutablePointer where Pointee == AnyObject? {
  /// Creates a pointer to an object from one to memory that is not in use yet. The memory is set to nil.
  public init<Other>(_ other: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(other).initializeMemory(as: AnyObject?.self, repeating: nil, count: 1)
  }
}
