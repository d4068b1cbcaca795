extension UIViewController {
  final var givenTraitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      viewIfLoaded?.inheritedOverridesChanged()
    }
  }

  final var ownOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraitOverrides.values.userInterfaceStyle ?? .unspecified }
    set {
      var overrides = ownTraitOverrides
      overrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue
      traitOverrides = overrides
    }
  }

  /// Calls `handler` with the controller and its previous traits after one of `traits` changed.
  @discardableResult
  public final func registerForTraitChanges<Self_: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Self_, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { environment, previous in
      if let environment = environment as? Self_ { handler(environment, previous) }
    }
    traitRegistrations.append(registration)
    return registration
  }

  /// Ends a registration of trait changes.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  final func overrideTraits(_ collection: UITraitCollection?, of child: UIViewController) {
    childTraitOverrides[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.inheritedOverridesChanged()
  }

  /// The trait overrides of this controller's view: the parent's for this child, then its own.
  final var inheritedTraitOverrides: TraitValues {
    let fromParent = parent?.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
    return fromParent.overlaid(with: ownTraitOverrides.values)
  }

  final func viewTraitsChanged(from old: UITraitCollection) {
    let new = traitCollection
    needsUnavailableUpdate = true
    new.performAsCurrent {
      traitCollectionDidChange(old)
      for registration in traitRegistrations where new.changed(registration.traits, from: old) { registration.handler(self, old) }
    }
  }
}

extension UIView {
  /// Updates the traits after the inherited overrides changed.
  final func inheritedOverridesChanged() {
    rareStorage?.combinedTraits = nil
    updateTraits()
  }
}
