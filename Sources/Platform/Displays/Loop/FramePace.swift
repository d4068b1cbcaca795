/// Whether the clock or the display server decides when the next frame is drawn.
package enum FramePace: Sendable {
  /// The clock of the main loop.
  case clock
  /// The display server, which has not shown the last frame yet.
  case waits
  /// The display server, which wants a frame now.
  case asks
}
