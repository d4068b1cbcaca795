import Foundation

/// The effect that suits: one symbol replaces another.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .automatic)

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits: one symbol replaces another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
