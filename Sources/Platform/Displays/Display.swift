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
  /// Returns the next pending event, or nil. Never blocks.
  func nextEvent() -> InputEvent?

  /// Makes the display visible. Called when the first frame is ready.
  func show()
  /// Whether frames are seen; none are drawn otherwise. A display that begins to want them makes its descriptor readable.
  var wantsFrames: Bool { get }
  /// Whether the clock or the display server decides when the next frame is drawn.
  var pace: FramePace { get }
  /// Called when a frame is about to be drawn, which may change nothing.
  func frameBegins()
  /// Whether frames in memory that other processes can map are shown without being copied before.
  var wantsSharedFrames: Bool { get }
  /// Shows what changed of a frame. The buffer has the display's size in pixels, or the one it had before a resize not handled yet.
  func present(_ frame: FramePixels, _ change: FrameChange)
  /// Releases all resources of the display, which must not be used afterwards.
  func close()

  /// Whether `openAnother` can open a window.
  var opensMore: Bool { get }
  /// Opens another window on the same connection. Its events are found by the first one, which must be asked for its own before.
  func openAnother(size: CGSize, title: String) throws -> any Display
  /// Brings the window in front of those of other programs, with the keyboard focus if the desktop allows it.
  func raise()
  /// Changes the size in points, and where the desktop allows it the place in its pixels.
  func setFrame(size: CGSize, place: CGPoint?)
  /// The place of the window on the desktop in pixels; nil if it is unknown.
  var placeOnDesktop: CGPoint? { get }
  /// The rate at which the monitor shows frames; nil if it is unknown.
  var framesPerSecond: Double? { get }
  /// Sets the icon of the window on the desktop. The pixels are not premultiplied.
  func setIcon(_ icon: FramePixels)

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
  /// A number that changes with the content of the clipboard; nil if changes are found only by reading the content.
  func clipboardSerial() -> Int?
  /// The content of the clipboard in all types that can be read: only text where the system provides nothing else.
  func readClipboard() -> [SelectionContent]
  /// Replaces the content of the clipboard by one item in several types.
  func writeClipboard(_ contents: [SelectionContent])
  /// The text that is selected with the mouse in any program of the desktop; nil where there is none.
  var primaryText: String? { get set }

  /// Begins to receive drags of other programs as events with the place and the types. Returns false where that is not possible; files and
  /// texts are then dropped without a place.
  func receiveDrags() -> Bool
  /// Reports to the other program whether its drag is accepted at the last place.
  func answerDrag(_ isAccepted: Bool)
  /// Moves a drag of this program over others, to a point beyond the edges; returns whether the program there takes it.
  func dragOut(_ contents: () -> [SelectionContent], to point: CGPoint) -> Bool
  /// Ends a drag that `dragOut` moved; returns whether another program has accepted it.
  func endDragOut(drops: Bool) -> Bool
}

extension Display {
  package var wantsFrames: Bool { true }
  package var pace: FramePace { .clock }
  package func frameBegins() {}
  package var opensMore: Bool { false }
  package func openAnother(size: CGSize, title: String) throws -> any Display {
    throw DisplayError(reason: "the display has one window")
  }
  package func raise() {}
  package func setFrame(size: CGSize, place: CGPoint?) {}
  package var placeOnDesktop: CGPoint? { nil }
  package var framesPerSecond: Double? { nil }
  package func setIcon(_ icon: FramePixels) {}

  package func clipboardSerial() -> Int? { nil }
  package func readClipboard() -> [SelectionContent] {
    clipboardText.map { [SelectionContent(type: SelectionContent.text, bytes: Data($0.utf8))] } ?? []
  }
  package func writeClipboard(_ contents: [SelectionContent]) {
    clipboardText = contents.first { $0.type == SelectionContent.text }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
  }
  package var primaryText: String? {
    get { nil }
    set {}
  }
  package func receiveDrags() -> Bool { false }
  package func answerDrag(_ isAccepted: Bool) {}
  package func dragOut(_ contents: () -> [SelectionContent], to point: CGPoint) -> Bool { false }
  package func endDragOut(drops: Bool) -> Bool { false }
}
