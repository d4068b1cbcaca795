/// The traits that a view, controller or window overrides.
public struct UITraitOverrides: UIMutableTraits {
  package var values: TraitValues

  package init(_ values: TraitValues = TraitValues()) {
    self.values = values
  }

  /// The value of a trait that replaces the inherited one; the default of the trait if it is not overridden.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Returns whether `trait` is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    func open<T: UITraitDefinition>(_ type: T.Type) -> Bool { values.set(type) != nil }
    return open(trait)
  }

  /// Removes an override, so that the inherited value applies again.
  public mutating func remove(_ trait: UITrait) {
    func open<T: UITraitDefinition>(_ type: T.Type) { values.store(nil, for: type) }
    open(trait)
  }
}
