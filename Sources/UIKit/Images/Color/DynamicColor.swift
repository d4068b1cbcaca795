import Foundation

/// A colour that depends on the traits: a question, an alpha to put on the answer, and a name where the system gives one.
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
    // An answer that is dynamic itself is asked in turn; a circle of them would be the provider's own endless recursion.
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
