import CoreGraphics

/// The state between two wheel events, used to continue after a trackpad was released.
struct ScrollWheel {
  var lastTime: CFTimeInterval = 0
  var velocity = CGPoint.zero
  var deadline: Deadlines.Token?
}
