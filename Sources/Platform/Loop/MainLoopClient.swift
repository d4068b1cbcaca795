/// What the main loop drives: it takes events and draws frames when it says that there is something to draw.
@MainActor package protocol MainLoopClient: AnyObject {
  func handle(_ event: InputEvent)
  /// Everything that happened in this turn has been delivered: what was changed by it belongs together.
  func endTurn()
  /// Whether something changed that the display does not show yet, or is moving.
  var needsFrame: Bool { get }
  /// When something will need a frame though nothing moves now (an animation with a delay); infinity when nothing will.
  var nextDeadline: Double { get }
  func drawFrame(at time: Double)
}
