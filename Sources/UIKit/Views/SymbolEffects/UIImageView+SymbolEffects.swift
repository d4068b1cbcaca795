extension UIImageView {
  private var effects: SymbolEffectPlayer { SymbolEffectPlayer(view: self) }

  /// Adds an effect to the symbol. Indefinite effects end when they are removed.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.add(effect.configuration, options, isAnimated: animated, sender: self, completion: completion)
  }

  /// Removes the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    effects.remove(effect.configuration.kind)
    let context = UISymbolEffectCompletionContext(
      sender: self, isFinished: true, effect: effect.configuration, contentTransition: nil)
    completion?(context)
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) { effects.removeAll() }

  /// Shows another symbol with a transition.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    effects.replace(contentTransition.configuration, options, sender: self, completion: completion) { [weak self] in
      self?.image = symbolImage
    }
  }
}
