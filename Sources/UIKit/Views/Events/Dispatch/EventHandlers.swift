import CoreGraphics

/// The parts of higher folders that take part in event dispatch. `Interface` connects them before the first event.
@MainActor struct EventHandlers {
  static var connected = EventHandlers()

  /// The application, which receives every event before its windows.
  var application: @MainActor () -> (any EventApplication)? = { nil }
  /// Called in order with a key that went down, until one returns that it has handled it.
  var keys: [@MainActor (UIKey) -> Bool] = []
  /// Whether an open menu receives typed text.
  var capturesText: @MainActor () -> Bool = { false }
  /// Enters text into the first responder.
  var text: (any TextEntering.Type)?
  var takesText: @MainActor (UIResponder) -> Bool = { _ in false }
  /// Called when a touch begins on a view.
  var touchBegan: [@MainActor (UIView?) -> Void] = []
  /// Returns the standard commands of a group of the main menu.
  var standardCommands: @MainActor (UIMenu.Identifier) -> [UIMenuElement] = { _ in [] }
  /// Called when the main menu has to be built again.
  var menuChanged: @MainActor () -> Void = {}
  /// Called after a button of the mouse was released.
  var pointerReleased: @MainActor () -> Void = {}
  /// Called when the middle button of the mouse is pressed at a point of a window; returns whether that was handled.
  var middleClick: @MainActor (CGPoint, UIWindow) -> Bool = { _, _ in false }
  /// Called when the second button of the mouse is pressed at a point of a window.
  var secondaryClick: @MainActor (CGPoint, UIWindow) -> Void = { _, _ in }

  /// Sends an event to the application.
  static func send(_ event: UIEvent) { connected.application()?.sendEvent(event) }
}

/// The interface of the application for event dispatch.
@MainActor protocol EventApplication: UIResponder {
  func sendEvent(_ event: UIEvent)
  /// The delegate, if it is in the responder chain.
  var responderDelegate: UIResponder? { get }
}

/// Enters typed and composed text.
@MainActor protocol TextEntering {
  static func insert(_ text: String)
  static func compose(_ preedit: String, caret: Int, selected: Int)
  /// Handles a key in a text; returns whether it has an effect.
  static func handle(_ key: UIKey) -> Bool
}

/// A view that looks different while the mouse is over it.
@MainActor protocol PointerHovering: UIView {
  func hoverChanged(_ isHovered: Bool)
}
