/// Information about the program's windows, for modules without views.
package enum ProgramWindow {
  /// Whether the program runs in a window of the desktop, so that services may prompt its user. It is set once at launch.
  nonisolated(unsafe) package static var isOnDesktop = false
}
