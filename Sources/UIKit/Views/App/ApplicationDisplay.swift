package import TrestlePlatform

/// The windows of the program on a display, as the application and its scenes use them.
@MainActor package protocol ApplicationDisplay: ScenePlaces {
  /// The display of the window in front.
  var display: any Display { get }
  /// Whether a view accepts items that other programs drag.
  var receivesDrags: Bool { get set }
  func display(of screen: UIScreen) -> (any Display)?
  func titleChanged(of scene: UIScene)
  /// Handles an event of the window in front.
  func handle(_ event: InputEvent)
}
