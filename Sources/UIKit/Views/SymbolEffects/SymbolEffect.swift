/// An animation of a symbol image.
public protocol SymbolEffect: Sendable {
  /// The effect as an untyped value.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once or a number of times.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol appears or disappears.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol replaces another.
public protocol ContentTransitionSymbolEffect {}

/// An effect as an untyped value.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  package enum Kind: Hashable { case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe }

  package enum Direction: Hashable { case up, down, left, right, forward, backward, clockwise, counterClockwise }

  package let kind: Kind
  package var direction: Direction?
  /// Whether the alternative form of the effect was requested: reversing colors, a fading breath.
  package var isAlternate = false
  /// The angle of a wiggle in degrees, if specified.
  package var angle: Double?
}
