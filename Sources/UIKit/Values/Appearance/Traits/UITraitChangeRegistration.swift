/// A registration for trait changes, returned by `registerForTraitChanges`.
public protocol UITraitChangeRegistration: AnyObject {}

/// An object whose trait changes can be observed.
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {
  /// Calls `handler` with the object and its previous traits after one of `traits` changed.
  @discardableResult
  func registerForTraitChanges<Self_: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Self_, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration
  /// Ends a registration of trait changes.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// One registration: its traits and its handler.
package final class TraitRegistration: UITraitChangeRegistration {
  package let traits: [UITrait]
  package let handler: @MainActor (any UITraitEnvironment, UITraitCollection) -> Void

  package init(traits: [UITrait], handler: @escaping @MainActor (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }
}
