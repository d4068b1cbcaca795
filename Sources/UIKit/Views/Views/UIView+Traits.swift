import QuartzCore

extension UIView {
  final var ownTraitOverrides: UITraitOverrides {
    get { rareStorage?.traitOverrides ?? UITraitOverrides() }
    set {
      rare.traitOverrides = newValue
      rare.combinedTraits = nil
      updateTraits()
    }
  }

  final func limitTextSize(_ change: (inout (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)) -> Void) {
    change(&rare.textSizeLimits)
    rare.combinedTraits = nil
    updateTraits()
  }

  final var ownOverrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { rareStorage?.traitOverrides.values.userInterfaceStyle ?? .unspecified }
    set {
      var overrides = traitOverrides
      overrides.values.userInterfaceStyle = newValue == .unspecified ? nil : newValue
      traitOverrides = overrides
    }
  }

  /// Calls `handler` with the view and its previous traits after one of `traits` changed, until the registration is removed.
  @discardableResult
  public final func registerForTraitChanges<Self_: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Self_, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { environment, previous in
      if let environment = environment as? Self_ { handler(environment, previous) }
    }
    rare.traitRegistrations.append(registration)
    return registration
  }

  /// Ends a registration; does nothing if it belongs to another view.
  public final func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rareStorage?.traitRegistrations.removeAll { $0 === registration }
  }

  /// Updates the inherited traits and, if they have changed, notifies this view, its controller and the descendants.
  ///
  /// Descendants are visited through a list, because recursion would limit the depth of the tree.
  package final func updateTraits() {
    guard takeTraits(), !subviewList.isEmpty else { return }
    var pending = ContiguousArray(subviewList.reversed())
    while let view = pending.popLast() {
      if view.takeTraits() { pending.append(contentsOf: view.subviewList.reversed()) }
    }
  }

  /// Updates the inherited traits of this view alone. Returns whether they have changed.
  private func takeTraits() -> Bool {
    guard let inherited = parent?.traitCollection ?? baseTraits else { return false }
    let new = combined(with: traits(over: inherited))
    guard resolvedTraits !== new else { return false }
    let old = resolvedTraits ?? .standard
    resolvedTraits = new
    if old !== new, old.values != new.values { traitsChanged(from: old) }
    return true
  }

  /// Returns the inherited traits with the overrides of the controller and the view; the same object as before if nothing changed.
  private func combined(with inherited: UITraitCollection) -> UITraitCollection {
    let tint = tintTrait(inherited)
    guard controller != nil || rareStorage != nil || tint != inherited.values.tint else { return inherited }
    if let cached = rareStorage?.combinedTraits, cached.inherited === inherited, cached.combined.values.tint == tint {
      return cached.combined
    }
    var overrides = controller?.inheritedTraitOverrides ?? TraitValues()
    if let own = rareStorage?.traitOverrides.values { overrides = overrides.overlaid(with: own) }
    if let limits = rareStorage?.textSizeLimits {
      let size = overrides.preferredContentSizeCategory ?? inherited.preferredContentSizeCategory
      var kept = size
      if let greatest = limits.greatest { kept = min(kept, greatest) }
      if let least = limits.least { kept = max(kept, least) }
      if kept != size { overrides.preferredContentSizeCategory = kept }
    }
    if tint != inherited.values.tint { overrides.tint = tint }
    let combined = overrides.isEmpty ? inherited : UITraitCollection(inherited.values.overlaid(with: overrides))
    if combined !== inherited { rare.combinedTraits = (inherited, combined) }
    return combined
  }

  /// Returns the tint of this view as a trait, used only once ``UIColor/tintColor`` has been accessed.
  private func tintTrait(_ inherited: UITraitCollection) -> UIColor? {
    UIColor.isTintColorInUse ? ownTintColor ?? inherited.values.tint : inherited.values.tint
  }

  private func traitsChanged(from old: UITraitCollection) {
    let new = traitCollection
    if new.values.tint != old.values.tint {
      if ownBackgroundColor != nil { resolveBackgroundColor() }
      if flags.contains(.draws) { layer.setNeedsDisplay() }
      // The tint is no public trait: views are notified by `tintColorDidChange()`.
      guard !old.values.differsByTintOnly(from: new.values) else { return }
    }
    if !flags.contains(.ownContentScale), flags.contains(.draws), layer.contentsScale != new.displayScale {
      layer.contentsScale = new.displayScale
    }
    if new.hasDifferentColorAppearance(comparedTo: old) {
      if ownBackgroundColor != nil { resolveBackgroundColor() }
      if new.design != old.design {
        designTintChanged()
        if self is UIWindow { WindowHandlers.connected.looksChanged() }
      }
      markForDisplay(nil)
    } else if flags.contains(.draws) {
      layer.setNeedsDisplay()
    }
    if ViewMethods.traitCollectionDidChange.isOverridden(in: type(of: self)) {
      new.performAsCurrent { traitCollectionDidChange(old) }
    }
    if let registrations = rareStorage?.traitRegistrations {
      for registration in registrations where new.changed(registration.traits, from: old) {
        new.performAsCurrent { registration.handler(self, old) }
      }
    }
    controller?.viewTraitsChanged(from: old)
    if new.layoutDirection != old.layoutDirection {
      setNeedsLayout()
      layoutGuidesChanged()
    }
  }
}
