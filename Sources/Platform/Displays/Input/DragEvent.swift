import Foundation

/// A movement of something that another program drags over the display, or its drop.
package struct DragEvent: Equatable, Sendable {
  package enum Phase: Equatable, Sendable {
    case moved
    case left
    /// The contents are those of the types that could be read.
    case dropped([SelectionContent])
  }

  package var phase: Phase
  package var location: CGPoint
  /// The types that the other program offers.
  package var types: [String]

  package init(_ phase: Phase, at location: CGPoint, types: [String]) {
    self.phase = phase
    self.location = location
    self.types = types
  }
}
