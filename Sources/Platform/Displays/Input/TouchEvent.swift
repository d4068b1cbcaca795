import Foundation

/// One event of a finger on a touch screen.
package struct TouchEvent: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  /// The same for all events of one finger, and different for all fingers that are down at the same time.
  package var id: Int
  package var location: CGPoint
  /// The pressure from 0 to 1; always 1 if the hardware does not report it.
  package var pressure: CGFloat

  package init(_ phase: Phase, id: Int, at location: CGPoint, pressure: CGFloat = 1) {
    self.phase = phase
    self.id = id
    self.location = location
    self.pressure = pressure
  }
}
