/// The settings of one transaction; missing ones are inherited from the outer transaction.
@MainActor
final class TransactionLevel {
  let group: TransactionGroup
  /// Created by the first change in a turn of the run loop without `begin()`; ended by `flush()`.
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
