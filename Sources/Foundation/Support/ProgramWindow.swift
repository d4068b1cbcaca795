/// A fact about the program's windows, for modules without views.
package enum ProgramWindow {
  /// Whether the program runs in a window of the desktop, so that services may ask its user. Set once, at the launch.
  nonisolated(unsafe) package static var isOnDesktop = false
}
