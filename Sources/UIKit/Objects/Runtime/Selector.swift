/// The name of a method, as used in nibs, menus and key commands: `Selector("save:")`.
///
/// Linux has no `#selector`. A selector created with a method (`Selector("save:", Notes.save(_:))`) works with every target of the method's
/// class. Others are looked up by name, in the class's table or its ``UISelectorTarget/selectors``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  package let name: String
  /// The method with which the selector was created. It is ignored in comparisons.
  let method: SelectorMethod?

  /// Creates a selector from a name, such as `tapped:`.
  public init(_ name: String) {
    self.name = name
    method = nil
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The selector of a method without arguments.
  public init<T: AnyObject, R>(_ name: String, _ method: @escaping @MainActor (T) -> () -> R) {
    self.name = name
    self.method = SelectorMethod(method)
  }

  /// Creates the selector of a method with one argument.
  public init<T: AnyObject, A, R>(_ name: String, _ method: @escaping @MainActor (T) -> (A) -> R) {
    self.name = name
    self.method = SelectorMethod(method)
  }

  /// The selector of a method with two arguments.
  public init<T: AnyObject, A, B, R>(_ name: String, _ method: @escaping @MainActor (T) -> (A, B) -> R) {
    self.name = name
    self.method = SelectorMethod(method)
  }

  /// The selector of a method with three arguments.
  public init<T: AnyObject, A, B, C, R>(_ name: String, _ method: @escaping @MainActor (T) -> (A, B, C) -> R) {
    self.name = name
    self.method = SelectorMethod(method)
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the name of `selector` as a string.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name
}

/// Returns the selector called `name`.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}
