import Foundation

/// User input on a display, as a plain value independent of the kind of display.
///
/// Positions are in points of the display, from its top left.
package enum InputEvent: Equatable, Sendable {
  /// A mouse button was pressed or released, or the mouse moved with a button pressed.
  case pointer(PointerEvent)
  /// The mouse moved without a button pressed; nil when it left the display.
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
  /// The display gained or lost keyboard focus.
  case focus(Bool)
  /// The display became visible or invisible (for example minimized).
  case visibility(Bool)
  /// The content of the display is lost; everything must be presented again.
  case exposed
  case drop(DropEvent)
  /// Another program drags something over the display, or drops it.
  case drag(DragEvent)
  /// The appearance of the user's system is known, or has changed.
  case appearance(SystemAppearance)
  case clipboardChanged
  /// The display is on another monitor, or its monitor has changed: its rate may differ.
  case displayChanged
  /// The user closes the window.
  case close
  /// The process was asked to terminate, or its last window was closed.
  case quit
}
