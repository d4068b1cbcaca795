import Foundation

/// What a person did to a display, as a plain value: every display speaks this one language, whatever it is made of.
///
/// Positions are in points of the display, from its top left.
package enum InputEvent: Equatable, Sendable {
  /// A mouse button went down or up, or the mouse moved with a button held.
  case pointer(PointerEvent)
  /// The mouse moved with no button held; nil when it left the display.
  case hover(CGPoint?)
  case touch(TouchEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  /// Text that was typed or committed by an input method.
  case text(String)
  case composition(CompositionEvent)
  /// The display has a new size in points.
  case resize(CGSize)
  /// The display has a new number of pixels to the point.
  case scale(CGFloat)
  /// The display got or lost the keyboard.
  case focus(Bool)
  /// The display is seen or (iconified, covered by the system) is not.
  case visibility(Bool)
  /// What was on the display is lost; everything must be presented again.
  case exposed
  case drop(DropEvent)
  case clipboardChanged
  /// The window was closed or the process was asked to end.
  case quit
}
