import CoreGraphics

/// Opens and closes the screens of scenes: windows on the desktop, or further screens of a test.
@MainActor package protocol ScenePlaces: AnyObject {
  /// Whether another screen can be opened.
  var opensMore: Bool { get }
  /// Opens a screen of a size; by default, that of the frontmost screen. It is shown with its first frame.
  func open(size: CGSize?, title: String) throws -> UIScreen
  /// Closes a screen; closing the last one ends the program.
  func close(_ screen: UIScreen)
  /// Brings a screen to the front, and gives it the keyboard focus where the desktop allows it.
  func raise(_ screen: UIScreen)
  /// Returns the screen under a point of another one, beyond its edges, with the point there; nil where the positions of windows are not
  /// known.
  func screen(at point: CGPoint, of screen: UIScreen) -> (screen: UIScreen, point: CGPoint)?
}
