import QuartzCore

/// An editable line of text.
///
/// The field lays out its parts: the text, a placeholder, views at its sides, a clear button, a border. Editing is performed by a
/// `TextEditor`, which text views use too.
@preconcurrency @MainActor open class UITextField: UIControl, _EditedText {
  package final var style = FieldStyle()
  final var entry = TextEntryTraits()
  final var parts = FieldParts()
  final var display = FieldDisplay()
  final lazy var editor = TextEditor(self)
  /// Whether the field is being edited.
  public internal(set) final var isEditing = false
  /// The receiver of editing events; held weakly.
  open weak var delegate: (any UITextFieldDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareField()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareField()
    coder.takeInterface(of: self, as: UITextField.self)
  }

  // MARK: Text

  /// The text without attributes; never nil when read. Setting it calls no delegate and cannot be undone.
  open var text: String? {
    get { editor.plainText }
    set { setText(newValue) }
  }
  /// The text with attributes; setting it replaces `text`.
  open var attributedText: NSAttributedString? {
    get { attributedContent }
    set { setAttributedText(newValue) }
  }
  /// The font of the text; setting it changes the attributed text too.
  open var font: UIFont? {
    get { currentFont }
    set { setFont(newValue) }
  }
  /// The color of the text; setting it changes the attributed text too.
  open var textColor: UIColor? {
    get { style.textColor ?? traitCollection.design.textInput.text }
    set { setTextColor(newValue) }
  }
  /// The alignment of the text; `.natural` by default.
  open var textAlignment: NSTextAlignment {
    get { style.alignment }
    set { changeStyle(\.alignment, newValue) }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { style.placeholder ?? style.attributedPlaceholder?.string }
    set { setPlaceholder(newValue) }
  }
  /// The placeholder with attributes; it precedes `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    get { currentAttributedPlaceholder }
    set { setAttributedPlaceholder(newValue) }
  }
  /// The attributes of newly entered text. Setting them changes the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { currentDefaultAttributes }
    set { setDefaultAttributes(newValue) }
  }
  /// The attributes of the next typed text; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? currentTypingAttributes : nil }
    set { if isEditing { editor.typingStyle = newValue.map(TextRunStyle.init) } }
  }
  /// Whether the text shrinks to fit, down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth: Bool {
    get { style.adjustsFontSize }
    set { changeStyle(\.adjustsFontSize, newValue) }
  }
  /// The smallest font size that shrinking may reach; 0 by default.
  open var minimumFontSize: CGFloat {
    get { style.minimumFontSize }
    set { changeStyle(\.minimumFontSize, newValue) }
  }
  /// Whether the font follows the user's text size; it must come from a text style.
  open var adjustsFontForContentSizeCategory: Bool {
    get { style.adjustsForContentSize }
    set { changeStyle(\.adjustsForContentSize, newValue) }
  }

  // MARK: Appearance

  /// The border of the field; `.none` by default.
  open var borderStyle: BorderStyle {
    get { style.borderStyle }
    set { changeStyle(\.borderStyle, newValue) }
  }
  /// An image behind the text, resized by its cap insets; shown if there is no border.
  open var background: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The image behind a disabled field; used only with `background`.
  open var disabledBackground: UIImage? {
    didSet { setNeedsLayout() }
  }
  /// The visibility of the clear button; `.never` by default.
  open var clearButtonMode: ViewMode {
    get { style.clearButtonMode }
    set { changeStyle(\.clearButtonMode, newValue) }
  }
  /// A view before the text.
  open var leftView: UIView? {
    get { parts.left }
    set { setSideView(\.left, newValue) }
  }
  /// The visibility of the view before the text; `.never` by default.
  open var leftViewMode: ViewMode {
    get { style.leftViewMode }
    set { changeStyle(\.leftViewMode, newValue) }
  }
  /// A view after the text, which replaces the clear button.
  open var rightView: UIView? {
    get { parts.right }
    set { setSideView(\.right, newValue) }
  }
  /// The visibility of the view after the text; `.never` by default.
  open var rightViewMode: ViewMode {
    get { style.rightViewMode }
    set { changeStyle(\.rightViewMode, newValue) }
  }

  // MARK: Editing

  /// Whether the text is cleared when editing begins; false by default.
  open var clearsOnBeginEditing: Bool {
    get { style.clearsOnBeginEditing }
    set { style.clearsOnBeginEditing = newValue }
  }
  /// Whether the first typed text replaces the whole text.
  open var clearsOnInsertion: Bool {
    get { style.clearsOnInsertion }
    set { setClearsOnInsertion(newValue) }
  }
  /// Whether the user may make text bold, italic or underlined.
  open var allowsEditingTextAttributes: Bool {
    get { style.allowsEditingAttributes }
    set { style.allowsEditingAttributes = newValue }
  }
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
  open override var isEnabled: Bool {
    didSet { enabledDidChange(from: oldValue) }
  }
  open override var canBecomeFirstResponder: Bool { isEnabled }
  @discardableResult
  open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }
  @discardableResult
  open override func resignFirstResponder() -> Bool { endEditing(asking: true) { super.resignFirstResponder() } }
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
  override var triggersPrimaryActionOnTouchUp: Bool { false }

  // MARK: Rectangles, for subclasses

  /// Returns the rectangle of the border; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: false) }
  /// Returns the rectangle of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds, isEditing: true) }
  /// Returns the rectangle of the placeholder in the coordinates of the field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(in: bounds) }
  /// Returns the rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(parts.left, in: bounds, atLeft: true) }
  /// Returns the rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { standardSideRect(parts.right, in: bounds, atLeft: false) }
  /// Draws the text of a field that is not edited. Called only if it is overridden; otherwise the field displays its lines without a
  /// bitmap.
  open func drawText(in rect: CGRect) { drawShownText(in: rect) }
  /// Draws the placeholder; an override replaces it.
  open func drawPlaceholder(in rect: CGRect) { drawShownPlaceholder(in: rect) }

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutField()
  }
  /// The selection handles extend beyond the bounds.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || editor.touches.handles?.handle(at: point) != nil
  }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { isEnabled ? super.hitTest(point, with: event) : nil }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fieldTraitsChanged()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textNeedsDisplay()
  }
  @_spi(UIKitParts) open override func stateChanged() {}
  /// The color of a placeholder without attributes.
  @_spi(UIKitParts) open var placeholderColor: UIColor { traitCollection.design.textInput.placeholder }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) {
    (bounds, borderStyle == .roundedRect ? traitCollection.design.textInput.cornerRadius : layer.cornerRadius)
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
  /// Whether bullets replace the text, which cannot be copied then.
  open var isSecureTextEntry: Bool {
    get { entry.isSecureTextEntry }
    set {
      changeEntry(\.isSecureTextEntry, newValue)
      textNeedsDisplay()
    }
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

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(isSecureTextEntry ? .secureTextField : .textField).union(isEditing ? .editing : .none) }
    set { super.accessibilityTraits = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityHint: String? {
    get { super.accessibilityHint ?? (isEnabled && !isEditing ? LocalizedStrings.word("Double tap to edit.") : nil) }
    set { super.accessibilityHint = newValue }
  }
  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }
  override var accessibleCompany: AccessibleCompany? { buttonsInField }

  open override class var appearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UITextField.style.font), UIAppearanceProperty(\UITextField.keyboardAppearance),
      UIAppearanceProperty(\UITextField.style.textColor),
    ]
  }
}
