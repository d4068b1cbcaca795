import CoreGraphics
internal import TrestleText

/// Lays out the text of a storage in containers, provides the positions of characters, and draws them.
///
/// Glyph indices are character indices in UTF-16 units. A text view with a subclass lets it draw; the layout manager of a normal text view
/// uses the column that the view displays.
open class NSLayoutManager: NSObject, NSCoding {
  /// The properties of a glyph in line layout.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph is not shown and has no width.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A tab or a line end.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// White space, which may hang over the end of a line.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on the previous character.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet { if delegate !== oldValue { linesChanged() } }
  }
  /// The hyphenation threshold where the paragraph style has none: a line filled less than this fraction is hyphenated.
  open var hyphenationFactor: Float = 0 {
    didSet { if hyphenationFactor != oldValue { textChanged() } }
  }
  /// Whether words are hyphenated: a factor of 1.
  open var usesDefaultHyphenation: Bool {
    get { hyphenationFactor == 1 }
    set { hyphenationFactor = newValue ? 1 : 0 }
  }
  /// Whether the fonts' leading is included in the line distance.
  open var usesFontLeading = true {
    didSet { if usesFontLeading != oldValue { linesChanged() } }
  }
  /// Whether a text view may estimate the heights of invisible lines; otherwise it lays out the whole text.
  open var allowsNonContiguousLayout = true {
    didSet { if allowsNonContiguousLayout != oldValue { linesChanged() } }
  }

  /// The text, which the layout manager does not retain.
  open var textStorage: NSTextStorage? {
    get { storage ?? owner?.makeTextStorage().value }
    set {
      guard storage !== newValue else { return }
      storage?.removeLayoutManager(self)
      newValue?.addLayoutManager(self)
    }
  }
  /// The containers of the lines, in order.
  open internal(set) var textContainers: [NSTextContainer] = []

  package final weak var storage: NSTextStorage?
  package final var lines = LaidOutLines()
  final var temporary = TemporaryAttributes()

  public override init() { super.init() }

  /// The decoder of the layout manager adds containers and storage.
  public required init?(coder: NSCoder) {
    super.init()
    let factor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    if factor.isFinite { hyphenationFactor = factor }
    if coder.containsValue(forKey: "NSUsesFontLeading") { usesFontLeading = coder.decodeBool(forKey: "NSUsesFontLeading") }
  }

  open func encode(with coder: NSCoder) {
    coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
    coder.encode(usesFontLeading, forKey: "NSUsesFontLeading")
  }

  /// Moves all layout managers of the text to another storage.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    guard let old = textStorage, old !== newTextStorage else { return }
    for manager in old.layoutManagers { newTextStorage.addLayoutManager(manager) }
  }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(where: { $0 === container }), (0...textContainers.count).contains(index) else { return }
    textContainers.insert(container, at: index)
    container.layoutManager = self
    linesChanged()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    linesChanged()
  }

  /// Called after a container changed its size or shape.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { linesChanged() }

  // MARK: Invalidation

  /// Called after an edit of the storage.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    lines.forgetText()
    if editMask.contains(.editedCharacters) {
      let old = newCharRange.location..<max(newCharRange.location, NSMaxRange(newCharRange) - delta)
      temporary.edited(old, delta: delta)
    }
    for container in textContainers { container.owner?.textStorageEdited(editMask, invalidatedCharRange, delta) }
    tellInvalid()
  }

  open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?) {
    actualCharRange?.pointee = charRange
    linesChanged()
  }

  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) {
    actualCharRange?.pointee = charRange
    textChanged()
  }

  open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidateDisplay(forGlyphRange: charRange) }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
    for container in textContainers { container.owner?.containerNeedsDisplay() }
  }

  // MARK: Laying out

  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = preparedText }
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = preparedText }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = fragments(showing: charRange) }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = fragments(showing: glyphRange) }
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = fragments(in: container) }
  /// Lays out the whole text; otherwise the invisible parts in a text view are estimated.
  open func ensureLayout(for container: NSTextContainer) { layOutAll() }

  open func firstUnlaidCharacterIndex() -> Int { laidOutEnd }
  open func firstUnlaidGlyphIndex() -> Int { laidOutEnd }

  // MARK: Characters and glyphs

  open var numberOfGlyphs: Int { textLength }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<textLength).contains(glyphIndex) }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the characters that a container shows.
  @discardableResult
  open func glyphRange(for container: NSTextContainer) -> NSRange { shownRange(in: container) }

  @discardableResult
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  @discardableResult
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the characters of the lines that intersect a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange { shownRange(in: container, bounds) }
  open func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
    shownRange(in: container, bounds)
  }

  open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty { property(ofCharacterAt: glyphIndex) }
  /// Returns a character's glyph in its font; 0 if it has none of its own.
  open func cgGlyph(at glyphIndex: Int) -> CGGlyph { glyph(ofCharacterAt: glyphIndex) }

  // MARK: Positions

  open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> NSTextContainer? {
    container(showing: glyphIndex, effectiveRange)
  }
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? { container(showing: glyphIndex, effectiveRange) }
  /// Returns the area of the container that lines use.
  @discardableResult
  open func usedRect(for container: NSTextContainer) -> CGRect { usedRectangle(of: container) }
  /// Returns the bounding rectangle of a range.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { box(of: glyphRange, in: container) }
  /// Returns the size of an attachment in its line; (-1, -1) for other characters.
  open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize { sizeOfAttachment(at: glyphIndex) }
  /// Returns whether a character has no visible glyph, such as a line end.
  open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    let property = property(ofCharacterAt: glyphIndex)
    return property.contains(.null) || property.contains(.controlCharacter)
  }
  /// Returns a character's origin in its line's rectangle, on the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { location(ofCharacterAt: glyphIndex) }

  /// Returns the character at or nearest to a point, and the fraction of its width at the point.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    let found = character(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.offset
  }

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = character(at: point, in: container)
    partialFraction?.pointee = found.fraction
    return found.offset
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { character(at: point, in: container).offset }
  open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
    character(at: point, in: container).fraction
  }

  // MARK: Lines

  /// Returns the rectangle of the line that contains a character.
  @discardableResult
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    fragment(showing: glyphIndex, effectiveRange)?.rect ?? .zero
  }
  @discardableResult
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { fragment(showing: glyphIndex, effectiveRange)?.rect ?? .zero }
  /// Returns the used part of that line.
  @discardableResult
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    fragment(showing: glyphIndex, effectiveRange)?.usedRect ?? .zero
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?, withoutAdditionalLayout flag: Bool
  ) -> CGRect { fragment(showing: glyphIndex, effectiveRange)?.usedRect ?? .zero }

  /// Calls `block` with each line that contains a part of a range: its rectangle, its used part, and its characters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for fragment in fragments(showing: glyphRange) where !fragment.isExtra {
      guard let container = container(fragment.container) else { continue }
      block(fragment.rect, fragment.usedRect, container, NSRange(fragment.range), &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls `block` with the rectangles of a range in a container. Those of a selection extend to the ends of lines that it continues
  /// beyond.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for rect in rects(of: glyphRange, selected: selectedRange.location == NSNotFound ? nil : selectedRange, in: textContainer) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the characters that an ellipsis replaces.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange { truncatedRange(around: glyphIndex) }
  /// The empty line that follows a terminator at the end of the text.
  open var extraLineFragmentRect: CGRect { extraFragment?.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extraFragment?.usedRect ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { extraFragment.flatMap { container($0.container) } }

  // MARK: Temporary attributes

  /// Shows an attribute over those of the text, without a change of the text or its lines: colors, underlines and strikethroughs. Attributes
  /// that change the size of characters have no effect.
  open func addTemporaryAttribute(_ attrName: NSAttributedString.Key, value: Any, forCharacterRange charRange: NSRange) {
    changeTemporary(charRange) { $0[attrName] = value }
  }
  open func addTemporaryAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], forCharacterRange charRange: NSRange) {
    changeTemporary(charRange) { $0.merge(attrs) { $1 } }
  }
  open func setTemporaryAttributes(_ attrs: [NSAttributedString.Key: Any], forCharacterRange charRange: NSRange) {
    changeTemporary(charRange) { $0 = attrs }
  }
  open func removeTemporaryAttribute(_ attrName: NSAttributedString.Key, forCharacterRange charRange: NSRange) {
    changeTemporary(charRange) { $0[attrName] = nil }
  }
  open func temporaryAttributes(
    atCharacterIndex charIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> [NSAttributedString.Key: Any] { temporaryValues(at: charIndex, effectiveRange) }
  open func temporaryAttribute(
    _ attrName: NSAttributedString.Key, atCharacterIndex location: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> Any? { temporaryValues(at: location, effectiveRange)[attrName] }

  // MARK: Drawing

  /// Draws the backgrounds of a range; `origin` is the container's upper left corner.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawBackgrounds(glyphsToShow, origin) }

  /// Draws the text of a range with its decorations, attachments and shadows.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) { drawText(glyphsToShow, origin) }

  /// Fills the rectangles behind characters that have a background color.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
  ) {
    color.setFill()
    for index in 0..<rectCount { UIRectFillUsingBlendMode(rectArray[index], .normal) }
  }

  /// Draws the line under some characters of a line of text.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawPart(.underlines, glyphRange, lineGlyphRange, containerOrigin) }

  /// Draws the line through some characters of a line of text.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) { drawPart(.strikes, glyphRange, lineGlyphRange, containerOrigin) }
}
