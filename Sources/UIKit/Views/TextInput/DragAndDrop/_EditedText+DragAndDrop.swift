extension _EditedText {
  private var editor: TextEditor? { (self as? any TextEditorHost)?.editor }

  /// Changes pasted and dropped content. Held weakly.
  public var pasteDelegate: (any UITextPasteDelegate)? {
    get { editor?.pasteDelegate }
    set { editor?.pasteDelegate = newValue }
  }
  /// Decides which items are dragged from the text. Held weakly.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { editor?.dragAndDrop.dragDelegate }
    set { editor?.dragAndDrop.dragDelegate = newValue }
  }
  /// The interaction that drags the selection; disable it to turn dragging off.
  public var textDragInteraction: UIDragInteraction? { editor?.dragAndDrop.dragInteraction }
  public var isTextDragActive: Bool { editor?.dragAndDrop.draggedRange != nil }
  /// Options for dragging text; none by default.
  public var textDragOptions: UITextDragOptions {
    get { editor?.dragAndDrop.options ?? [] }
    set { editor?.dragAndDrop.options = newValue }
  }
  /// Decides how dropped items are handled. Held weakly.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { editor?.dragAndDrop.dropDelegate }
    set { editor?.dragAndDrop.dropDelegate = newValue }
  }
  /// The interaction that handles drops.
  public var textDropInteraction: UIDropInteraction? { editor?.dragAndDrop.dropInteraction }
  /// Whether a drag is over this text.
  public var isTextDropActive: Bool { editor?.dragAndDrop.isDropActive ?? false }
}

extension UITextView: UITextDraggable, UITextDroppable {}
extension UITextField: UITextDraggable, UITextDroppable {}
