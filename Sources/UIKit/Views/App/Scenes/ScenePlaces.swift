import CoreGraphics
import Foundation

/// Opens and closes the places of scenes: windows on the desktop, or further screens of a test.
@MainActor package protocol ScenePlaces: AnyObject {
  /// Whether another place can be opened.
  var opensMore: Bool { get }
  /// Opens a place of a size, that of the screen in front if nil. It is shown with its first frame.
  func open(size: CGSize?, title: String) throws -> UIScreen
  /// Closes a place; the last one ends the program.
  func close(_ screen: UIScreen)
  /// Brings a screen to the front, and gives it the keyboard focus where the desktop allows it.
  func raise(_ screen: UIScreen)
  /// Returns the screen under a point of another one, beyond its edges, with the point there; nil where the positions of windows are not
  /// known.
  func screen(at point: CGPoint, of screen: UIScreen) -> (screen: UIScreen, point: CGPoint)?
}
