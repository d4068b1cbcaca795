import Foundation

/// A run loop; Core Foundation's name for Foundation's class.
public typealias CFRunLoop = RunLoop

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mode that loops are in while nothing special happens.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All modes that the app's own loop has.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}

/// The run loop of the present thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
