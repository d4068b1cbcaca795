import Foundation

/// A programming error that ends the app. It cannot be caught in Swift.
open class NSException: NSObject {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// Ends the program with iOS's message for an uncaught exception.
  open func raise() {
    UncaughtExceptions.handler?(self)
    UIKitError.raise("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  open class func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }

  open var callStackSymbols: [String] { Thread.callStackSymbols }
  open override var description: String { reason ?? name.rawValue }
}

/// Sets a function that is called with an exception before the program ends. Swift runtime errors, such as unwrapping nil, are not
/// exceptions.
public func NSSetUncaughtExceptionHandler(_ handler: (@Sendable (NSException) -> Void)?) { UncaughtExceptions.handler = handler }

/// Returns the function that was set by ``NSSetUncaughtExceptionHandler(_:)``.
public func NSGetUncaughtExceptionHandler() -> (@Sendable (NSException) -> Void)? { UncaughtExceptions.handler }

private enum UncaughtExceptions {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var current: (@Sendable (NSException) -> Void)?

  static var handler: (@Sendable (NSException) -> Void)? {
    get { lock.withLock { current } }
    set { lock.withLock { current = newValue } }
  }
}

extension NSExceptionName {
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
  public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
}
