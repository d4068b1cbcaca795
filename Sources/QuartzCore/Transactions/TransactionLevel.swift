import Foundation

/// What one transaction sets; what it does not set comes from the one around it.
@MainActor
final class TransactionLevel {
  let group: TransactionGroup
  /// Made without `begin()`, by the first change of a turn; ended by `flush()`.
  let isImplicit: Bool
  var animationDuration: CFTimeInterval?
  var timingFunction: CAMediaTimingFunction??
  var disablesActions: Bool?
  var userValues: [String: Any] = [:]

  init(parent: TransactionLevel?, isImplicit: Bool) {
    group = TransactionGroup(parent: parent?.group)
    self.isImplicit = isImplicit
  }
}
