import CoreGraphics
internal import TrestleText

/// The field or view that contains an edited text: it displays the text and calls the delegate.
@MainActor protocol TextEditorHost: UIView, UITextInput, TextGeometry {
  var editor: TextEditor { get }
  var entry: TextEntryTraits { get }
  /// Whether the user may change the text now.
  var isTextEditable: Bool { get }
  /// Whether the user may select text.
  var isTextSelectable: Bool { get }
  /// Whether the user may make text bold, italic or underlined.
  var allowsEditingTextAttributes: Bool { get }
  /// The font of text without a font attribute.
  var currentFont: UIFont { get }
  /// Detected links, which are not attributes of the text.
  var detectedLinks: [DataDetector.Finding] { get }
  /// Whether text may be copied.
  var isTextReadable: Bool { get }
  /// Provides missing attributes.
  var textConversion: TextConversion { get }
  var textDirection: WritingDirection { get }
  /// Whether the text may contain line ends; otherwise they become spaces.
  var takesLines: Bool { get }
  func shouldChange(_ range: NSRange, to replacement: String) -> Bool
  /// Displays the changed text.
  func textNeedsDisplay()
  /// Displays the changed selection.
  func selectionNeedsDisplay()
  /// Scrolls the caret into the visible area.
  func revealCaret()
  /// Called when the user, or undo, has changed the text.
  func textDidChange()
  func selectionDidChange()
  /// Performs the action of the Return key; returns false if it inserts a line end.
  func returnPressed() -> Bool
  /// The attributes of links, which override their own; nil outside of text views.
  var attributesOfLinks: [NSAttributedString.Key: Any]? { get }
  /// The attributes of marked text, which override its own.
  var attributesOfHighlights: [NSAttributedString.Key: Any] { get }
  /// The attributes of text in a storage, where the editor's runs have none.
  var storageAttributes: [NSAttributedString.Key: Any] { get }
  /// Performs the action of a tap besides placing the caret, such as opening a link; returns false if there is none.
  func tapped(at point: CGPoint) -> Bool
  /// Performs the action of a long press other than moving the caret or selecting; returns false if there is none.
  func held(at point: CGPoint) -> Bool
  /// The visible area of the text, in the host's coordinates.
  var seenText: CGRect { get }
  /// The laid out offsets in the visible area.
  var shownOffsets: ClosedRange<Int> { get }
  /// The scrollable axis for a drag at the edge of the visible area.
  var edgeTrack: EdgeScroller.Track { get }
  /// Returns a point's position along that axis.
  func edgePlace(of point: CGPoint) -> CGFloat
  /// Begins editing, or selecting, because of a touch.
  func beginByTouch() -> Bool
}
