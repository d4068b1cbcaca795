import Foundation

/// One finger's step on a touch screen.
package struct TouchEvent: Equatable, Sendable {
  package enum Phase: Sendable { case began, moved, ended, cancelled }

  package var phase: Phase
  /// The same for all steps of one finger, and unlike that of any other finger down at the time.
  package var id: Int
  package var location: CGPoint
  /// 0 … 1; 1 from hardware that cannot tell.
  package var pressure: CGFloat

  package init(_ phase: Phase, id: Int, at location: CGPoint, pressure: CGFloat = 1) {
    self.phase = phase
    self.id = id
    self.location = location
    self.pressure = pressure
  }
}
