import Foundation

/// Derives the attributes of a configuration's text from its standard attributes.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// The closure that changes attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
