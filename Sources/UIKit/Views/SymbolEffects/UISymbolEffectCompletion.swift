/// The completion handler of an effect.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// Describes an effect that has ended.
public struct UISymbolEffectCompletionContext {
  /// The image view or item whose effect has ended.
  public let sender: Any?
  /// Whether it ran to completion.
  public let isFinished: Bool
  /// The effect; nil for the replacement of a symbol.
  public let effect: SymbolEffectConfiguration?
  /// The replacement of a symbol; nil for other effects.
  public let contentTransition: SymbolEffectConfiguration?
}

/// The effect by which a button's symbol is replaced by another.
public struct UISymbolContentTransition: Hashable, Sendable {
  let effect: SymbolEffectConfiguration
  let options: SymbolEffectOptions

  public init(_ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default) {
    effect = contentTransition.configuration
    self.options = options
  }

  /// Replaces the image of `view`.
  @MainActor func show(_ image: UIImage, in view: UIImageView) {
    SymbolEffectPlayer(view: view).replace(effect, options, sender: view, completion: nil) { [weak view] in view?.image = image }
  }
}
