/// The reason why no display could be opened, in a message for the user.
package struct DisplayError: Error, CustomStringConvertible {
  package let reason: String

  package init(reason: String) { self.reason = reason }

  package var description: String { reason }

  /// There is no display to show a window on, for the given cause.
  static func none(_ cause: String) -> DisplayError {
    DisplayError(
      reason: "no display: \(cause). Set DISPLAY, start the program with xvfb-run, or draw without a display: "
        + "trestle run --headless --snapshot FILE.png, or TRESTLE_DRIVER=headless TRESTLE_SNAPSHOT=FILE.png")
  }
}
