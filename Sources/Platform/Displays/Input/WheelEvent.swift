import Foundation

/// A turn of the wheel, or a movement of two fingers on a trackpad.
package struct WheelEvent: Equatable, Sendable {
  /// The source of the movement, which determines who adds the momentum.
  package enum Source: Sendable {
    /// A wheel with notches: each is a step of its own, without momentum.
    case notched
    /// A trackpad or free wheel: fine steps that follow the fingers; the receiver adds momentum after the last.
    case continuous
    /// The system's own momentum after the fingers were lifted; the receiver must not add any.
    case momentum
  }

  package var location: CGPoint
  /// The movement of the content in points: positive moves it right and down.
  package var delta: Offset
  package var source: Source
  package var modifiers: KeyModifiers

  package init(at location: CGPoint, delta: Offset, source: Source = .notched, modifiers: KeyModifiers = []) {
    self.location = location
    self.delta = delta
    self.source = source
    self.modifiers = modifiers
  }
}
