import Foundation

/// The parts of the symbol light up in turn. Symbols are drawn in one layer here, which fades and lights up as a whole.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .variableColor)

  /// One part after another.
  public var iterative: VariableColorSymbolEffect { self }
  /// Parts that are lit stay so.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Back again at the end.
  public var reversing: VariableColorSymbolEffect { changed { $0.isAlternate = true } }
  /// From the start again at the end.
  public var nonReversing: VariableColorSymbolEffect { changed { $0.isAlternate = false } }
  /// Parts that are not lit are pale.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Parts that are not lit are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The parts of the symbol light up in turn. Symbols are drawn in one layer here, which fades and lights up as a whole.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
