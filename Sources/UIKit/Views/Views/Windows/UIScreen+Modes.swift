import QuartzCore

/// A resolution of a display.
@preconcurrency @MainActor public final class UIScreenMode: NSObject {
  /// The size in device pixels.
  public let size: CGSize
  /// The width of a pixel divided by its height, always 1.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) { self.size = size }
}

/// The handling of content larger than the display.
public enum UIScreenOverscanCompensation: Int, Sendable { case scale, insetBounds, none }

extension UIScreen {
  /// Posted when recording of the screen begins or ends.
  public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

  /// Whether the screen is recorded; not available on Linux.
  public var isCaptured: Bool { false }
  /// The screen that this one mirrors: none.
  public var mirrored: UIScreen? { nil }
  /// The only mode of the screen.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The only mode of the screen.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The only mode of the screen.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// Returns a display link that calls a method for each frame, once it is added to a run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target as AnyObject, selector: sel)
  }
}
