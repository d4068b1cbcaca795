/// The name of an action, in the form nibs, menus and key commands use: `Selector("save:")`.
///
/// Linux has no `#selector`. A class says which method a selector stands for in its ``UISelectorTarget/selectors`` table.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ name: String) {
    self.name = name
  }

  public init(stringLiteral value: String) {
    name = value
  }

  public var description: String { name }
}

/// The name of `selector` as a string.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name
}

/// The selector called `name`.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}
