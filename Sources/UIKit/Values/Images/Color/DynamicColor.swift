import Foundation

/// A color that depends on the traits: a provider, an alpha for its result, and the name of a system color.
final class DynamicColor: @unchecked Sendable {
  let name: String?
  private let provider: (UITraitCollection) -> UIColor
  private let source: DynamicColor?
  private let alpha: CGFloat?

  init(name: String? = nil, provider: @escaping (UITraitCollection) -> UIColor) {
    self.name = name
    self.provider = provider
    source = nil
    alpha = nil
  }

  private init(_ source: DynamicColor, alpha: CGFloat) {
    name = source.name
    provider = source.provider
    self.source = source
    self.alpha = alpha
  }

  func fading(to alpha: CGFloat) -> DynamicColor { DynamicColor(source ?? self, alpha: alpha) }

  func resolved(with traits: UITraitCollection) -> UIColor {
    // A dynamic result is resolved again; a cycle is an endless recursion of the provider itself.
    let color = provider(traits).resolvedColor(with: traits)
    return alpha.map { color.withAlphaComponent($0) } ?? color
  }
}

extension DynamicColor: Hashable {
  static func == (lhs: DynamicColor, rhs: DynamicColor) -> Bool {
    if lhs === rhs { return true }
    guard let left = lhs.source, let right = rhs.source else { return false }
    return left === right && lhs.alpha == rhs.alpha
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(source ?? self))
    hasher.combine(alpha)
  }
}
