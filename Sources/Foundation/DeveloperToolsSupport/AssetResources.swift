import Foundation

/// An image of an asset catalog, with a name that the compiler checks.
public struct ImageResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A color of an asset catalog, with a name that the compiler checks.
public struct ColorResource: Hashable, @unchecked Sendable {
  package let name: String
  package let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
