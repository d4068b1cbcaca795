import Foundation
package import TrestlePlatform

/// The desktop around a window: screen readers, settings, portals. The umbrella connects them, so that a program needs no code for them.
@MainActor package enum DesktopServices {
  /// Called once, after the first frame of a window has been shown.
  package static var windowShown: @MainActor (DisplayHost) -> Void = { _ in }
  /// Returns the URLs for which the bus has started the program, after waiting for its request.
  package static var requestedURLs: @MainActor () -> [URL] = { [] }
  /// Opens a URL; returns false if the desktop cannot, and then the completion is not called.
  package static var open: (@MainActor (URL, @escaping @MainActor @Sendable (Bool) -> Void) -> Bool)?
}

/// Follows a window for an assistive technology, which may intercept keys before the application receives them.
@MainActor package protocol DisplayObserver: AnyObject {
  /// Returns whether the observer intercepts an event. It delivers it later with `DisplayHost.deliver(_:)`, or not at all.
  func takes(_ event: InputEvent) -> Bool
  /// Called when the events of a turn were handled, and after each frame.
  func turnEnded(drewFrame: Bool)
}
