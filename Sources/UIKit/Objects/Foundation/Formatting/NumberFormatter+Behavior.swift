import Foundation

extension NumberFormatter {
  /// The versions of formatters. There is one behavior on Linux, that of Mac OS X 10.4.
  public enum Behavior: UInt, Sendable {
    /// The behavior that the class has by default.
    case `default` = 0
    /// The behavior since Mac OS X 10.4.
    case behavior10_4 = 1040
  }

  /// The version of the formatter: always that of Mac OS X 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }

  /// Returns the version of new formatters: always that of Mac OS X 10.4.
  public class func defaultFormatterBehavior() -> Behavior { .behavior10_4 }
}

extension DateFormatter {
  /// The versions of formatters. There is one behavior on Linux, that of Mac OS X 10.4.
  public enum Behavior: UInt, Sendable {
    /// The behavior that the class has by default.
    case `default` = 0
    /// The behavior since Mac OS X 10.4.
    case behavior10_4 = 1040
  }

  /// The version of the formatter: always that of Mac OS X 10.4.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
