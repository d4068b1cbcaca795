import CoreGraphics
internal import TrestlePlatform

/// The parts of higher folders that take part when windows change. `Interface` connects them before the first window.
@MainActor struct WindowHandlers {
  static var connected = WindowHandlers()

  /// Called when a window was shown.
  var shown: @MainActor () -> Void = {}
  /// Called when a window was shown or hidden, when its design has changed, or when the screen has another size.
  var looksChanged: @MainActor () -> Void = {}
  /// Returns the overlap of a window with the bars of the system; nil without such bars.
  var safeArea: @MainActor (UIWindow) -> UIEdgeInsets? = { _ in nil }
  /// Assigns the app's scene to a window that was created without a scene.
  var takeStandardScene: @MainActor (UIWindow) -> Void = { _ in }
  /// Called with the first responder of the key window when it or its input views have changed.
  var inputChanged: @MainActor (UIResponder?) -> Void = { _ in }
  /// Returns whether a key that nothing handled scrolls the content of the window.
  var scrolls: @MainActor (UIWindow, UIPress) -> Bool = { _, _ in false }
  /// Returns the distance from a view's top to that of the keyboard, for its keyboard guide.
  var keyboardTop: @MainActor (UIView) -> CGFloat = { $0.bounds.height }
  /// Returns the display that shows a screen.
  var display: @MainActor (UIScreen) -> (any Display)? = { _ in nil }
  /// Returns the screen under a point beyond the edges of another one, with the point there.
  var screenAt: @MainActor (CGPoint, UIScreen) -> (screen: UIScreen, point: CGPoint)? = { _, _ in nil }
  /// Called when a view accepts items that other programs drag.
  var takesDrops: @MainActor () -> Void = {}
  /// Changes the size of windows, and notifies their controllers before and after.
  var resize: @MainActor ([(window: UIWindow, size: CGSize)], UITraitCollection?, () -> Void) -> Void = { $2() }
}
