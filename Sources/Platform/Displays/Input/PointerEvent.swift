import Foundation

/// A mouse button's press, drag or release.
package struct PointerEvent: Equatable, Sendable {
  package enum Phase: Sendable { case down, move, up }

  package enum Button: Int, Sendable { case primary = 1, middle, secondary, back, forward }

  package var phase: Phase
  package var location: CGPoint
  /// The button pressed or released; during movement, the first pressed one.
  package var button: Button
  /// 1 for a single click, 2 for the second press of a double click.
  package var clicks: Int
  package var modifiers: KeyModifiers

  package init(_ phase: Phase, at location: CGPoint, button: Button = .primary, clicks: Int = 1, modifiers: KeyModifiers = []) {
    self.phase = phase
    self.location = location
    self.button = button
    self.clicks = clicks
    self.modifiers = modifiers
  }
}
