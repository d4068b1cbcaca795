import QuartzCore

/// A text of any length that scrolls, and can be edited, selected, or only read.
///
/// Paragraphs are laid out when they become visible, so that a text of megabytes opens quickly and typing stays fast. Editing is performed
/// by a `TextEditor`, which text fields use too.
@preconcurrency @MainActor open class UITextView: UIScrollView, _EditedText {
  final var style = TextViewStyle()
  final var entry = TextEntryTraits()
  final var display = TextViewDisplay()
  final let canvas = TextCanvas()
  final lazy var editor = TextEditor(self)
  final var isEditingText = false
  private final weak var textDelegate: (any UITextViewDelegate)?

  /// Controls editing and scrolling, and receives their events. Held weakly.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set {
      textDelegate = newValue
      _scrollDelegate = newValue
      UnseenMethods.warn(of: newValue, "UITextViewDelegate") { $0 is any UITextViewDelegate.Type }
    }
  }

  /// The area of the text, inside ``textContainerInset``.
  public final let textContainer: NSTextContainer
  /// Provides the positions of text in the container.
  public final var layoutManager: NSLayoutManager { ownLayoutManager }
  /// The text with its attributes. Edits of it are displayed immediately.
  public final var textStorage: NSTextStorage { ownTextStorage }
  /// Describes the layout of the text by paragraphs; nil for a view with a container of the app's own.
  public final var textLayoutManager: NSTextLayoutManager? { ownTextLayoutManager }
  final var content = TextViewContent.possible
  /// Retains the layout manager and its storage, which the container does not.
  final var madeLayoutManager: NSLayoutManager?
  /// Draws the text with an overriding layout manager.
  final var drawing: LayoutManagerCanvas?

  /// Creates a view that lays out its text in a container; `nil` creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    prepareTextView()
  }

  /// Creates a view without a size. With `false`, ``textLayoutManager`` is nil; the view always has a ``layoutManager``.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
    content = usingTextLayoutManager ? content : .absent
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    prepareTextView()
    coder.takeInterface(of: self, as: UITextView.self)
  }

  // MARK: Text

  /// The text without attributes; never nil when read. Setting it calls no delegate and cannot be undone.
  open var text: String! {
    get { editor.plainText }
    set { setText(newValue) }
  }
  /// The text with attributes; setting it replaces `text`.
  open var attributedText: NSAttributedString! {
    get { attributedContent }
    set { editor.setText(newValue.map(EditableText.init) ?? EditableText()) }
  }
  /// The font of the text, nil if there is neither; setting it changes all of the text.
  open var font: UIFont? {
    get { style.font ?? (hasText ? TextViewStyle.defaultFont : nil) }
    set { setFont(newValue) }
  }
  /// The color of the text; setting it changes all of the text.
  open var textColor: UIColor? {
    get { style.textColor }
    set { setTextColor(newValue) }
  }
  /// The alignment of the text; `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { setAlignment(newValue) }
  }
  /// The selection in UTF-16 units; setting it does not scroll.
  open var selectedRange: NSRange {
    get { NSRange(editor.selection.range) }
    set { setSelectedRange(newValue) }
  }
  /// The attributes of the next typed text.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { currentTypingAttributes }
    set { editor.typingStyle = TextRunStyle(newValue) }
  }
  /// The attributes of links; the tint color by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { style.linkAttributes ?? [.foregroundColor: tintColor ?? .link] }
    set {
      style.linkAttributes = newValue
      stylesChanged()
    }
  }
  /// The attributes of text with `NSAttributedString/Key/textHighlightStyle`, in addition to the color of its scheme; empty by default.
  open var textHighlightAttributes: [NSAttributedString.Key: Any] {
    get { style.highlightAttributes }
    set {
      style.highlightAttributes = newValue
      stylesChanged()
    }
  }
  /// Whether writing tools change the text; always `false`, because there are none here.
  open var isWritingToolsActive: Bool { false }
  /// Whether the user can change the text; `true` by default.
  open var isEditable: Bool {
    get { style.isEditable }
    set { setEditable(newValue) }
  }
  /// Whether the user can select text and follow links; `true` by default.
  open var isSelectable: Bool {
    get { style.isSelectable }
    set { setSelectable(newValue) }
  }
  /// Whether the first typed text replaces the whole text.
  open var clearsOnInsertion: Bool {
    get { style.clearsOnInsertion }
    set {
      style.clearsOnInsertion = newValue
      editor.clearsNext = newValue && isEditingText
    }
  }
  /// Whether the user may make text bold, italic or underlined.
  open var allowsEditingTextAttributes: Bool {
    get { style.allowsEditingAttributes }
    set { style.allowsEditingAttributes = newValue }
  }
  /// Whether the font follows the user's text size; it must come from a text style.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsForContentSize }
    set {
      style.adjustsForContentSize = newValue
      stylesChanged()
    }
  }
  open var textContainerInset: UIEdgeInsets {
    get { style.containerInset }
    set {
      guard style.containerInset != newValue else { return }
      style.containerInset = newValue
      roomChanged()
    }
  }
  /// Scrolls by the minimum distance that shows a range.
  open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

  // MARK: Editing

  private final var ownInputView: UIView?
  private final var ownInputAccessoryView: UIView?
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  open override var canBecomeFirstResponder: Bool { isTextEditable || isTextSelectable }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }
  override func firstResponderWasTaken() { didLoseEditing() }
  open override var undoManager: UndoManager? { editor.undoManager }
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editor.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }
  open override func cut(_ sender: Any?) { editor.cutSelection() }
  open override func copy(_ sender: Any?) { editor.copySelection() }
  open override func paste(_ sender: Any?) { editor.paste() }
  open override func paste(itemProviders: [NSItemProvider]) { editor.paste(itemProviders) }
  open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { editor.canPaste(itemProviders) }
  open override func select(_ sender: Any?) { editor.selectWordAndOfferMenu() }
  open override func selectAll(_ sender: Any?) { editor.selectAllAndOfferMenu(sender) }
  open override func delete(_ sender: Any?) { editor.delete(to: editor.selection.head) }
  open override func toggleBoldface(_ sender: Any?) { editor.toggle(.traitBold) }
  open override func toggleItalics(_ sender: Any?) { editor.toggle(.traitItalic) }
  open override func toggleUnderline(_ sender: Any?) { editor.toggleUnderlining() }

  // MARK: Layout

  open override func layoutSubviews() {
    layoutText()
    super.layoutSubviews()
    // The focus ring surrounds the visible part of the text.
    if isFocused { window?.focusSystem.showRing() }
  }
  override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  @_spi(UIKitParts) open override func contentDidMove() {
    super.contentDidMove()
    contentMoved()
  }
  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    stylesChanged()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    stylesChanged()
  }

  // MARK: Touches

  /// The selection handles extend beyond the bounds.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || editor.touches.handles?.handle(at: point) != nil
  }
  // The text handles its touches, so that they do not reach the row that contains it.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !takesTouches { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !takesTouches { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !takesTouches { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !takesTouches { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Entering text

  open var hasText: Bool { editor.text.count > 0 }
  open func insertText(_ text: String) { editor.insert(text) }
  open func deleteBackward() { editor.deleteBackward() }
  open func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { editor.insert(spaced(dictationResult)) }
  open func dictationRecordingDidEnd() {}
  open func dictationRecognitionFailed() {}
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { entry.autocapitalizationType }
    set { changeEntry(\.autocapitalizationType, newValue) }
  }
  open var autocorrectionType: UITextAutocorrectionType {
    get { entry.autocorrectionType }
    set { changeEntry(\.autocorrectionType, newValue) }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { entry.spellCheckingType }
    set { changeEntry(\.spellCheckingType, newValue) }
  }
  open var smartQuotesType: UITextSmartQuotesType {
    get { entry.smartQuotesType }
    set { changeEntry(\.smartQuotesType, newValue) }
  }
  open var smartDashesType: UITextSmartDashesType {
    get { entry.smartDashesType }
    set { changeEntry(\.smartDashesType, newValue) }
  }
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { entry.smartInsertDeleteType }
    set { changeEntry(\.smartInsertDeleteType, newValue) }
  }
  open var inlinePredictionType: UITextInlinePredictionType {
    get { entry.inlinePredictionType }
    set { changeEntry(\.inlinePredictionType, newValue) }
  }
  open var writingToolsBehavior: UIWritingToolsBehavior {
    get { entry.writingToolsBehavior }
    set { changeEntry(\.writingToolsBehavior, newValue) }
  }
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { entry.allowedWritingToolsResultOptions }
    set { changeEntry(\.allowedWritingToolsResultOptions, newValue) }
  }
  open var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { entry.mathExpressionCompletionType }
    set { changeEntry(\.mathExpressionCompletionType, newValue) }
  }
  open var passwordRules: UITextInputPasswordRules? {
    get { entry.passwordRules }
    set { changeEntry(\.passwordRules, newValue) }
  }
  open var keyboardType: UIKeyboardType {
    get { entry.keyboardType }
    set { changeEntry(\.keyboardType, newValue) }
  }
  open var keyboardAppearance: UIKeyboardAppearance {
    get { entry.keyboardAppearance }
    set { changeEntry(\.keyboardAppearance, newValue) }
  }
  open var returnKeyType: UIReturnKeyType {
    get { entry.returnKeyType }
    set { changeEntry(\.returnKeyType, newValue) }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { entry.enablesReturnKeyAutomatically }
    set { changeEntry(\.enablesReturnKeyAutomatically, newValue) }
  }
  open var textContentType: UITextContentType! {
    get { entry.contentType }
    set { changeEntry(\.contentType, newValue) }
  }
  /// Whether the text cannot be copied; it is displayed nevertheless.
  open var isSecureTextEntry: Bool {
    get { entry.isSecureTextEntry }
    set { changeEntry(\.isSecureTextEntry, newValue) }
  }

  // MARK: UITextInput

  open func text(in range: UITextRange) -> String? { editor.text(in: range) }
  open func replace(_ range: UITextRange, withText text: String) { editor.replace(range, withText: text) }
  /// Returns whether the delegate allows a change.
  open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    shouldChange(NSRange(editor.range(of: range)), to: text)
  }
  open var selectedTextRange: UITextRange? {
    get { editor.selectedTextRange }
    set { editor.selectedTextRange = newValue }
  }
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    editor.setMarkedText(markedText, selectedRange: selectedRange)
  }
  open func unmarkText() { editor.unmark() }
  open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
  open func caretRect(for position: UITextPosition) -> CGRect { editor.caretRect(for: position) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { editor.closestPosition(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    editor.closestPosition(to: point, within: range)
  }
  open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

  // MARK: Accessibility

  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { true }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isTextEditable ? .textField : .staticText).union(isEditingText ? .editing : .none) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.plainText }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityHint: String? {
    get { super.accessibilityHint ?? (isTextEditable && !isEditingText ? LocalizedStrings.word("Double tap to edit.") : nil) }
    set { super.accessibilityHint = newValue }
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
}

extension UITextView: NarrowDelegateView {
  package func take(_ newDelegate: (any UIScrollViewDelegate)?) {
    delegate = newDelegate as? any UITextViewDelegate
    _scrollDelegate = newDelegate
  }
}
