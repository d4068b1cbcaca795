import CoreGraphics
import Foundation

/// What a scroll view remembers between two turns of the wheel, to go on moving when a trackpad has been let go.
struct ScrollWheel {
  var lastTime: CFTimeInterval = 0
  var velocity = CGPoint.zero
  var deadline: Deadlines.Token?
}
