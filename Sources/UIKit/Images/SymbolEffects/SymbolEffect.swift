import Foundation

/// A way in which a symbol image moves.
public protocol SymbolEffect: Sendable {
  /// The effect without its type.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once or a number of times.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// An effect without its type.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable { case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe }

  enum Direction: Hashable { case up, down, left, right, forward, backward, clockwise, counterClockwise }

  let kind: Kind
  var direction: Direction?
  /// Whether a second way of the kind was asked for: reversing colors, a breath that fades.
  var isAlternate = false
  /// By how many degrees a wiggle turns, where a number was given.
  var angle: Double?
}
