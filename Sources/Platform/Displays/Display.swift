import Foundation

/// The destination of frames and the source of user input: a window, a panel, or nothing.
///
/// A display is passive. The main loop polls its events and passes frames to it; the display calls no other object. Sizes and positions are
/// in points unless stated otherwise; `scale` is the number of pixels per point.
@MainActor package protocol Display: AnyObject {
  var size: CGSize { get }
  var scale: CGFloat { get }
  var pixelWidth: Int { get }
  var pixelHeight: Int { get }

  /// Readable when events may be pending; nil if events come only from code, which calls `MainLoop.wake()`, or if the display must be polled.
  var eventDescriptor: Int32? { get }
  /// The seconds after which to look for events that do not make the descriptor readable; nil while there can be none.
  var pollingInterval: Double? { get }
  /// Returns the next event that waits, or nil. Never blocks.
  func nextEvent() -> InputEvent?

  /// Makes the display visible. Called when the first frame is ready.
  func show()
  /// Whether frames are seen; none are drawn otherwise. A display that begins to want them makes its descriptor readable.
  var wantsFrames: Bool { get }
  /// Whether frames in memory that other processes can map are shown without being copied before.
  var wantsSharedFrames: Bool { get }
  /// Shows what changed of a frame. The buffer has the display's size in pixels, or the one it had before a resize not handled yet.
  func present(_ frame: FramePixels, _ change: FrameChange)
  /// Releases all resources of the display, which must not be used afterwards.
  func close()

  var title: String { get set }
  /// Limits the size that the user can choose for the display, in points.
  func limitSize(minimum: CGSize, maximum: CGSize)
  var cursor: CursorShape { get set }
  var isFullScreen: Bool { get set }
  /// Whether the system may blank the screen while there is no input.
  var allowsScreenSaver: Bool { get set }
  /// The area of the edited text, for an input method's window; nil while there is no text input, and then keys are reported without text.
  var textInputArea: CGRect? { get set }
  /// Discards the marked text of the input method.
  func discardComposition()
  var clipboardText: String? { get set }
}

extension Display {
  package var wantsFrames: Bool { true }
}
