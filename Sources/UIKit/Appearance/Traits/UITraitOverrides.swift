import Foundation

/// The traits that a view, controller or window sets over what it inherits.
public struct UITraitOverrides: UIMutableTraits {
  var values: TraitValues

  init(_ values: TraitValues = TraitValues()) {
    self.values = values
  }

  /// The overriding value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  /// Whether `trait` is set here.
  public func contains(_ trait: UITrait) -> Bool {
    func open<T: UITraitDefinition>(_ type: T.Type) -> Bool { values.set(type) != nil }
    return open(trait)
  }

  /// Takes an override back, so that the inherited value shows again.
  public mutating func remove(_ trait: UITrait) {
    func open<T: UITraitDefinition>(_ type: T.Type) { values.store(nil, for: type) }
    open(trait)
  }
}
