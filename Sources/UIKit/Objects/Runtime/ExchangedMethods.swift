import QuartzCore

/// A method of a class, returned by ``class_getInstanceMethod(_:_:)``.
public final class Method: Sendable {
  let owner: AnyClass
  let selector: Selector
  let isOfClass: Bool

  init(_ owner: AnyClass, _ selector: Selector, isOfClass: Bool) {
    self.owner = owner
    self.selector = selector
    self.isOfClass = isOfClass
  }
}

/// The code of a method, as ``method_getImplementation(_:)`` returns it.
public struct IMP: Sendable, Equatable {
  let method: Method
  /// The code of a block with the object as its argument.
  nonisolated(unsafe) var block: ((Any?) -> Void)?

  init(method: Method, block: ((Any?) -> Void)? = nil) { (self.method, self.block) = (method, block) }
  /// The code of a closure, which gets the object. Translated sources in Objective-C make it.
  public init(_closure block: @escaping (Any?) -> Void) {
    self.init(method: Method(NSObject.self, Selector("block"), isOfClass: true), block: block)
  }

  public static func == (first: IMP, second: IMP) -> Bool {
    first.method.owner == second.method.owner && first.method.selector == second.method.selector
      && first.method.isOfClass == second.method.isOfClass
  }
}

/// Returns an instance method of a class. Its existence is not checked.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method($0, name, isOfClass: false) }
}

/// Returns a class method. Its existence is not checked.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { cls.map { Method($0, name, isOfClass: true) } }

/// Returns the code of a method.
public func method_getImplementation(_ method: Method) -> IMP { IMP(method: method) }

/// Returns the code of a method of a class's instances.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name).map { IMP(method: $0) }
}

/// Returns the code of a block. Blocks with more than the object as their argument cannot be exchanged.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(method: Method(NSObject.self, Selector("block"), isOfClass: true), block: block as? (Any?) -> Void)
}

/// Returns the types of a method's arguments; nil, as Swift does not record them.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

/// Adds a method to a class; returns false, as on a class that has the method already. Callers then exchange the methods.
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool { false }

/// Replaces a method that UIKit calls.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP? {
  if let cls { method_exchangeImplementations(Method(cls, name, isOfClass: false), imp.method) }
  return nil
}

/// Replaces a method that UIKit calls. Returns the original implementation.
@discardableResult
public func method_setImplementation(_ method: Method, _ imp: IMP) -> IMP {
  if let block = imp.block, !method.isOfClass, ExchangedMethods.names.contains(method.selector.name) {
    ExchangedMethods.set(method.selector.name, of: method.owner, block)
  } else {
    method_exchangeImplementations(method, imp.method)
  }
  return IMP(method: method)
}

/// Exchanges a method that UIKit calls on every controller or view, such as `viewWillAppear(_:)`, with one of an extension.
///
/// Other methods cannot be exchanged without Objective-C; a warning names them. The importer's translator removes the call to the original
/// in the replacement, because the original runs before it.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  let isFirst = ExchangedMethods.names.contains(m1.selector.name)
  let (original, replacement) = isFirst ? (m1, m2) : (m2, m1)
  guard ExchangedMethods.names.contains(original.selector.name), !original.isOfClass else {
    UIKitErrorHandler.warn(
      "method_exchangeImplementations: \(m1.selector.name) of \(m1.owner) cannot be exchanged without Objective-C, and remains as it is.")
    return
  }
  ExchangedMethods.add(original.selector.name, of: original.owner, replacement.selector)
}

/// Replacements of UIKit's methods, called by these methods in `UIViewController` and `UIView`.
package enum ExchangedMethods {
  /// The selectors of the replaceable methods.
  static let names: Set<String> = [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:", "viewWillLayoutSubviews",
    "viewDidLayoutSubviews", "awakeFromNib", "didMoveToSuperview", "didMoveToWindow", "reloadData", "endUpdates",
  ]

  private struct Exchange {
    let owner: AnyClass
    let replacement: Selector
    var block: ((Any?) -> Void)?
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var exchanges: [String: [Exchange]] = [:]
  /// Read without the lock: programs without exchanges have the cost of one load.
  nonisolated(unsafe) private static var isUsed = false

  /// Adds a replacement, or removes it if it is present: a second exchange restores the original.
  static func add(_ name: String, of owner: AnyClass, _ replacement: Selector) {
    lock.withLock {
      isUsed = true
      var list = exchanges[name] ?? []
      if let index = list.firstIndex(where: { $0.owner == owner && $0.replacement == replacement }) {
        list.remove(at: index)
      } else {
        list.append(Exchange(owner: owner, replacement: replacement))
      }
      exchanges[name] = list
    }
  }

  /// Lets a block run with each call of a method, instead of the block that was set before.
  static func set(_ name: String, of owner: AnyClass, _ block: @escaping (Any?) -> Void) {
    lock.withLock {
      isUsed = true
      exchanges[name, default: []].removeAll { $0.owner == owner && $0.block != nil }
      exchanges[name, default: []].append(Exchange(owner: owner, replacement: Selector(name), block: block))
    }
  }

  /// Calls the replacements of a method for `object`.
  @inline(__always) @MainActor package static func call(_ name: String, of object: AnyObject, _ arguments: Any?...) {
    if isUsed { callReplacements(name, of: object, arguments) }
  }

  @MainActor private static func callReplacements(_ name: String, of object: AnyObject, _ arguments: [Any?]) {
    let list = lock.withLock { exchanges[name] ?? [] }
    for exchange in list {
      var type: AnyClass? = Swift.type(of: object)
      while let current = type, current != exchange.owner { type = ClassMetadata(current).superclass }
      guard type != nil else { continue }
      if let block = exchange.block {
        block(object)
        continue
      }
      _ = ActionLookup.call(exchange.replacement, of: object)?(arguments)
    }
  }
}
