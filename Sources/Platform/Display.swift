import Foundation

/// The place where frames are shown and a person's input comes from: one window, one panel, or nothing at all.
///
/// A display is passive. The main loop asks it for events and hands it frames; it calls nobody. Sizes and positions are in points
/// unless they say pixels; `scale` is the number of pixels to the point.
@MainActor package protocol Display: AnyObject {
  var size: CGSize { get }
  var scale: CGFloat { get }
  var pixelWidth: Int { get }
  var pixelHeight: Int { get }

  /// Readable when events may be waiting; nil when the display has to be asked now and then.
  var eventDescriptor: Int32? { get }
  /// The next event that waits, or nil. Never blocks.
  func nextEvent() -> InputEvent?

  /// Makes the display visible. Called once the first frame is ready, so that nothing else is seen before it.
  func show()
  /// Whether frames in memory that other processes can map are shown without being copied before.
  var wantsSharedFrames: Bool { get }
  /// Shows what changed of a frame. The buffer has the display's size in pixels, or the one it had before a resize not handled yet.
  func present(_ frame: FramePixels, _ change: FrameChange)
  /// Gives back everything the display holds. Nothing may be asked of it afterwards.
  func close()

  var title: String { get set }
  /// How small and how large the person may make the display, in points.
  func limitSize(minimum: CGSize, maximum: CGSize)
  var cursor: CursorShape { get set }
  var isFullScreen: Bool { get set }
  /// Whether the system may blank the screen while nobody touches anything.
  var allowsScreenSaver: Bool { get set }
  /// Where text is being typed, for an input method's window; nil while nobody takes text, and then keys come without text.
  var textInputArea: CGRect? { get set }
  /// Makes the input method forget what it was composing.
  func discardComposition()
  var clipboardText: String? { get set }
}
