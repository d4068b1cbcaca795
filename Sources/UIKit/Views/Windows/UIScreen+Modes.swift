import CoreGraphics
import Foundation
import QuartzCore

/// A size in which a display can work.
@preconcurrency @MainActor public final class UIScreenMode: NSObject {
  /// The size in device pixels.
  public let size: CGSize
  /// How much wider than high a pixel is.
  public let pixelAspectRatio: CGFloat = 1

  init(size: CGSize) { self.size = size }
}

/// How a display shows a picture that is larger than it.
public enum UIScreenOverscanCompensation: Int, Sendable { case scale, insetBounds, none }

extension UIScreen {
  /// Posted when recording of the screen begins or ends.
  public nonisolated static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")

  /// Whether the screen is recorded; Linux does not tell.
  public var isCaptured: Bool { false }
  /// The screen that this one repeats: none.
  public var mirrored: UIScreen? { nil }
  /// The one mode that the screen has.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The one mode that the screen has.
  public var preferredMode: UIScreenMode? { currentMode }
  /// The one mode that the screen has.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// A link that calls a method for each frame, once it is added to a run loop.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target as AnyObject, selector: sel)
  }
}
