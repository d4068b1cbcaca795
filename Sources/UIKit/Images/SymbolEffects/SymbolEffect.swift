import Foundation

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
  enum Kind: Hashable { case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe }

  enum Direction: Hashable { case up, down, left, right, forward, backward, clockwise, counterClockwise }

  let kind: Kind
  var direction: Direction?
  /// Whether the alternative form of the effect was requested: reversing colors, a fading breath.
  var isAlternate = false
  /// The angle of a wiggle in degrees, if specified.
  var angle: Double?
}
