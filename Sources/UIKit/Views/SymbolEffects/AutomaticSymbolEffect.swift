import Foundation

/// The default effect: replaces one symbol by another.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .automatic)

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default effect: replaces one symbol by another.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
