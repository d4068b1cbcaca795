extension UIBarButtonItem {
  /// Adds an effect to the symbol of the item while a bar shows it.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    guard let shownView else { return }
    SymbolEffectPlayer(view: shownView).add(effect.configuration, options, isAnimated: animated, sender: self, completion: completion)
  }

  /// Removes the effects of a kind.
  public func removeSymbolEffect(ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true) {
    shownView.map { SymbolEffectPlayer(view: $0).remove(effect.configuration.kind) }
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    shownView.map { SymbolEffectPlayer(view: $0).removeAll() }
  }

  /// Shows another symbol with a transition.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default
  ) {
    guard let shownView else {
      image = symbolImage
      return
    }
    SymbolEffectPlayer(view: shownView).replace(contentTransition.configuration, options, sender: self, completion: nil) { [weak self] in
      self?.image = symbolImage
    }
  }
}
