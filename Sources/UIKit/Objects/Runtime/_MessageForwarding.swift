import Foundation

/// An object that forwards messages that it does not implement. The translation of a project makes classes with `forwardingTarget(for:)`
/// conform, such as the proxies by which timers and display links refer to their targets weakly.
public protocol _MessageForwarding: AnyObject {
  /// Returns the object that receives a message instead of this one, or nil.
  func _forwardingTarget(for selector: Selector) -> Any?
}

/// An object that gets the messages that it has no method for, as `-forwardInvocation:` of a class in Objective-C.
public protocol _InvocationForwarding: AnyObject {
  /// Answers a message, mostly by another object.
  func forwardInvocation(_ invocation: NSInvocation)
}

/// A message to an object that has no method for it. UIKit makes those of delegates; each argument is an object.
public final class NSInvocation: NSObject {
  /// The name of the message.
  public let selector: Selector
  /// The number of arguments, and whether there is a result.
  public let methodSignature: NSMethodSignature
  private let arguments: [Any?]
  private let call: (Any) -> Any?
  package private(set) var result: Any?

  package init(_ selector: Selector, _ arguments: [Any?], isVoid: Bool, call: @escaping (Any) -> Any?) {
    self.selector = selector
    self.arguments = arguments
    self.call = call
    methodSignature = NSMethodSignature(count: arguments.count + 2, isVoid: isVoid)
  }

  /// A message without a name, which no object answers.
  public override convenience init() { self.init(Selector(""), [], isVoid: true) { _ in nil } }

  /// Sends the message to an object, and keeps its result.
  public func invoke(withTarget target: Any) { if let found = call(target) { result = found } }

  /// Copies an argument; the first has the index 2.
  public func getArgument<Value>(_ place: UnsafeMutablePointer<Value>, at index: Int) {
    if arguments.indices.contains(index - 2), let value = arguments[index - 2] as? Value { place.pointee = value }
  }

  /// Whether an object has the protocol of the message: all its methods have an answer then.
  public func _isAnswered(by target: Any?) -> Bool { target != nil }
}

/// The types of a message's arguments and result.
public final class NSMethodSignature: NSObject {
  /// The number of arguments with the receiver and the name.
  public let numberOfArguments: Int
  private let isVoid: Bool

  init(count: Int, isVoid: Bool) { (numberOfArguments, self.isVoid) = (count, isVoid) }

  /// `v` without a result, and that of an object with one.
  public var methodReturnType: UnsafePointer<CChar> { isVoid ? Self.void : Self.object }

  /// That of an object.
  public func getArgumentType(at index: Int) -> UnsafePointer<CChar> { Self.object }

  nonisolated(unsafe) private static let void = UnsafePointer(strdup("v")!)
  nonisolated(unsafe) private static let object = UnsafePointer(strdup("@")!)
}

/// Sends a message of a delegate without a method for it to the object that answers instead; nil if no object does.
@discardableResult @MainActor package func forwarded<Result>(
  _ name: String, by object: AnyObject, _ arguments: @autoclosure () -> [Any?], _ call: @escaping @MainActor (Any) -> Result?
) -> Result? {
  guard let forwarder = object as? any _InvocationForwarding else { return nil }
  let invocation = NSInvocation(Selector(name), arguments(), isVoid: Result.self == Void.self) { target in
    nonisolated(unsafe) let target = target
    nonisolated(unsafe) var result: Any?
    MainActor.assumeIsolated { result = call(target).map { $0 as Any } }
    return result
  }
  forwarder.forwardInvocation(invocation)
  guard let result = invocation.result else { return nil }
  return result as? Result
}
