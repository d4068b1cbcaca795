import Foundation

/// A turn of the wheel, or two fingers moving on a trackpad.
package struct WheelEvent: Equatable, Sendable {
  /// Where the movement comes from, which says who supplies the momentum.
  package enum Source: Sendable {
    /// A wheel with notches: each is a step of its own, without momentum.
    case notched
    /// A trackpad or free wheel: fine steps that follow the fingers; the receiver adds momentum after the last.
    case continuous
    /// The system's own momentum after the fingers have left; the receiver must add none.
    case momentum
  }

  package var location: CGPoint
  /// How far the content should move, in points: positive moves it right and down.
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
