import CoreGraphics
import Foundation
internal import Text

/// The field or view a text is edited in: it shows the text, asks the delegate and tells it.
@MainActor protocol TextEditorHost: UIView, UITextInput, TextGeometry {
  var editor: TextEditor { get }
  /// Whether the person may change the text now.
  var isTextEditable: Bool { get }
  /// Whether the person may select text.
  var isTextSelectable: Bool { get }
  /// Whether the person may make text bold and the like.
  var allowsEditingTextAttributes: Bool { get }
  /// The font of text that says nothing else.
  var currentFont: UIFont { get }
  /// Links that are not in the text's attributes.
  var detectedLinks: [DataDetector.Finding] { get }
  /// Whether text may be copied out.
  var isTextReadable: Bool { get }
  /// What attributes leave open.
  var textConversion: TextConversion { get }
  var textDirection: WritingDirection { get }
  /// Whether line ends may be in the text; else they become spaces.
  var takesLines: Bool { get }
  func shouldChange(_ range: NSRange, to replacement: String) -> Bool
  /// Shows the text as it is now.
  func textNeedsDisplay()
  /// Shows the selection as it is now.
  func selectionNeedsDisplay()
  /// Scrolls so that the caret can be seen.
  func revealCaret()
  /// The person, or undo, changed the text.
  func textDidChange()
  func selectionDidChange()
  /// Does what Return does here; false if it types a line end.
  func returnPressed() -> Bool
  /// The attributes that links take over their own; nil as text outside of text views.
  var attributesOfLinks: [NSAttributedString.Key: Any]? { get }
  /// What text looks like in a storage where the editor's runs do not say.
  var storageAttributes: [NSAttributedString.Key: Any] { get }
  /// Does what a tap at a point does beside placing the caret, such as opening a link; false if that is nothing.
  func tapped(at point: CGPoint) -> Bool
  /// Does what holding a finger at a point does instead of moving the caret or selecting; false if that is nothing.
  func held(at point: CGPoint) -> Bool
  /// Where text can be seen, in the host's own coordinates.
  var seenText: CGRect { get }
  /// The offsets that are laid out where text can be seen.
  var shownOffsets: ClosedRange<Int> { get }
  /// What scrolls while a finger or the mouse that drags is at the edge of what is seen.
  var edgeTrack: EdgeScroller.Track { get }
  /// A point's place along that.
  func edgePlace(of point: CGPoint) -> CGFloat
  /// Begins editing, or selecting, because of a touch.
  func beginByTouch() -> Bool
}
