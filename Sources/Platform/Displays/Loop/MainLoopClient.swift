/// The client of the main loop: receives events and draws frames when it reports changes.
@MainActor package protocol MainLoopClient: AnyObject {
  func handle(_ event: InputEvent)
  /// Handles an event of one of several displays.
  func handle(_ event: InputEvent, on display: any Display)
  /// Called after all events of this turn were delivered.
  func endTurn()
  /// Whether the display is out of date, or an animation is running.
  var needsFrame: Bool { get }
  /// The time at which a frame is needed although nothing moves now (for example a delayed animation); infinity if there is none.
  var nextDeadline: Double { get }
  func drawFrame(at time: Double)
}

extension MainLoopClient {
  package func handle(_ event: InputEvent, on display: any Display) { handle(event) }
}
