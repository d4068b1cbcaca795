/// An effect that moves the symbol back and forth.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, SymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)

  /// Begins to the left.
  public var left: WiggleSymbolEffect { changed { $0.direction = .left } }
  /// Begins to the right.
  public var right: WiggleSymbolEffect { changed { $0.direction = .right } }
  /// The effect that begins with a movement upward.
  public var up: WiggleSymbolEffect { changed { $0.direction = .up } }
  /// The effect that begins with a movement downward.
  public var down: WiggleSymbolEffect { changed { $0.direction = .down } }
  /// Begins in the reading direction.
  public var forward: WiggleSymbolEffect { changed { $0.direction = .forward } }
  /// Begins against the reading direction.
  public var backward: WiggleSymbolEffect { changed { $0.direction = .backward } }
  /// Rotates, beginning clockwise.
  public var clockwise: WiggleSymbolEffect { changed { $0.direction = .clockwise } }
  /// Rotates, beginning counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { changed { $0.direction = .counterClockwise } }
  /// Moves the symbol's layers one after another. Symbols are drawn in one layer here, which moves as a whole.
  public var byLayer: WiggleSymbolEffect { self }
  /// Moves the symbol as a whole.
  public var wholeSymbol: WiggleSymbolEffect { self }

  /// Moves in a direction given in degrees.
  public func custom(angle: Double) -> WiggleSymbolEffect { changed { $0.angle = angle } }

  func changed(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
    var effect = self
    change(&effect.configuration)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves the symbol back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
