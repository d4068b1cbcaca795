/// The default effect: replaces one symbol by another.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .automatic)
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect: replaces one symbol by another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
