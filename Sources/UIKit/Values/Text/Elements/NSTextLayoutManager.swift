import CoreGraphics

/// Lays out the elements of a content in a container, as one fragment for each paragraph.
///
/// ```swift
/// let content = NSTextContentStorage()
/// let layout = NSTextLayoutManager()
/// content.addTextLayoutManager(layout)
/// layout.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
/// content.attributedString = NSAttributedString(string: "Text")
/// layout.enumerateTextLayoutFragments(from: nil) { fragment in
///   print(fragment.layoutFragmentFrame)
///   return true
/// }
/// ```
///
/// Lines are those of an ``NSLayoutManager``: fragments describe and draw them.
open class NSTextLayoutManager: NSObject {
  /// The order and extent of an enumeration of fragments.
  public struct FragmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// From the end to the beginning.
    public static let reverse = FragmentOptions(rawValue: 1 << 0)
    /// Estimates sizes. Lines are laid out at all times.
    public static let estimatesSize = FragmentOptions(rawValue: 1 << 1)
    /// Lays out the lines of each fragment.
    public static let ensuresLayout = FragmentOptions(rawValue: 1 << 2)
    /// Includes the empty line after a terminator at the end of the text.
    public static let ensuresExtraLineFragment = FragmentOptions(rawValue: 1 << 3)
  }

  /// The kind of rectangles of a range.
  public enum SegmentType: Int, Sendable {
    /// The rectangles of the characters.
    case standard = 0
    /// Those of a selection, which continue to the ends of lines.
    case selection = 1
    /// The rectangles of the characters, for highlights.
    case highlight = 2
  }

  /// The extent of an enumeration of segments.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Ranges of segments are not computed.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
  }

  /// Controls the fragments. Held weakly.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { contentChanged() } }
  /// The content, which adds the layout manager.
  public private(set) final weak var textContentManager: NSTextContentManager?
  /// The container of the lines.
  open var textContainer: NSTextContainer? {
    didSet {
      guard textContainer !== oldValue, ownsEngine else { return }
      contentChanged()
      made = nil
    }
  }
  /// Marks a fragment's attributes when it is about to be shown in a viewport.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)?
  /// Finds the visible fragments.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)
  /// Whether the fonts' leading is included in the line distance.
  open var usesFontLeading = true { didSet { contentChanged() } }
  /// Whether words are hyphenated.
  open var usesHyphenation = false { didSet { contentChanged() } }

  private let ownsEngine: Bool
  private var made: NSLayoutManager?
  /// The displayed text, if the content's delegate can replace paragraphs.
  private var shownText: NSTextStorage?
  private var isStale = true
  private var knownSize: CGSize?
  private var fragments: [NSTextLayoutFragment] = []
  private var attributes = RenderingAttributes()

  /// Creates a layout manager without a container.
  public override init() {
    ownsEngine = true
    super.init()
  }

  /// Creates a layout manager that describes the lines of another one, which belongs to a text view.
  package init(of manager: NSLayoutManager) {
    ownsEngine = false
    made = manager
    super.init()
  }

  final func take(_ content: NSTextContentManager?) {
    textContentManager = content
    contentChanged()
  }

  /// Called after a change of the content, its delegate or the container.
  final func contentChanged() { isStale = true }

  /// Called after a change of the container's shape.
  final func linesChanged() {
    for fragment in fragments { fragment.invalidateLayout() }
  }

  /// The range of the content.
  open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(offsets: 0..<0) }

  /// Replaces the content; the layout manager then shows the new one.
  open func replace(_ textContentManager: NSTextContentManager) {
    guard textContentManager !== self.textContentManager else { return }
    self.textContentManager?.removeTextLayoutManager(self)
    textContentManager.addTextLayoutManager(self)
  }

  // MARK: Lines

  /// The layout manager that lays out lines; nil without a content or a container.
  final var engine: NSLayoutManager? {
    guard ownsEngine else { return made }
    guard let content = textContentManager as? NSTextContentStorage, let textContainer, let storage = content.textStorage else {
      return nil
    }
    if let made, !isStale { return made }
    let manager = made ?? FragmentLayoutManager(self)
    made = manager
    if manager.textContainers.first !== textContainer {
      while !manager.textContainers.isEmpty { manager.removeTextContainer(at: 0) }
      manager.addTextContainer(textContainer)
    }
    manager.usesFontLeading = usesFontLeading
    manager.usesDefaultHyphenation = usesHyphenation
    if content.delegate == nil {
      shownText = nil
      if manager.textStorage !== storage { manager.textStorage = storage }
    } else {
      let text = NSMutableAttributedString(string: "")
      for range in content.paragraphRanges { text.append(content.paragraph(range).attributedString) }
      let shown = shownText ?? NSTextStorage()
      shown.setAttributedString(text)
      shownText = shown
      if manager.textStorage !== shown { manager.textStorage = shown }
    }
    isStale = false
    fragments = []
    applyRenderingAttributes(manager)
    return manager
  }

  /// The fragments of the whole content, in order.
  private var allFragments: [NSTextLayoutFragment] {
    guard let content = textContentManager else { return [] }
    let engine = engine
    let size = engine?.textContainers.first?.size
    if size != knownSize { linesChanged() }
    knownSize = size
    if isStale || fragments.isEmpty {
      isStale = false
      var all: [NSTextLayoutFragment] = []
      content.enumerateTextElements(from: nil) { element in
        guard let location = element.elementRange?.location else { return true }
        let fragment =
          delegate?.textLayoutManager(self, textLayoutFragmentFor: location, in: element)
          ?? NSTextLayoutFragment(textElement: element, range: element.elementRange)
        fragment.textLayoutManager = self
        all.append(fragment)
        return true
      }
      fragments = all
    }
    return fragments
  }

  /// Whether the delegate creates fragments of a custom class.
  package final var hasOwnFragments: Bool { delegate != nil && allFragments.contains { type(of: $0) != NSTextLayoutFragment.self } }

  /// Calls `block` with the fragments from a position, until it returns false. Returns the position at which it ended.
  @discardableResult
  open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: FragmentOptions = [], using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let isReverse = options.contains(.reverse)
    let whole = documentRange.offsets
    let from = (location as? TextOffset)?.offset ?? (isReverse ? whole.upperBound : whole.lowerBound)
    let shown = allFragments.filter {
      let offsets = $0.rangeInElement.offsets
      return isReverse ? offsets.lowerBound < from || offsets.lowerBound == 0 : offsets.upperBound > from || offsets.isEmpty
    }
    for fragment in isReverse ? shown.reversed() : shown {
      if options.contains(.ensuresLayout) { _ = fragment.textLineFragments }
      if !block(fragment) { return fragment.rangeInElement.location }
    }
    return isReverse ? documentRange.location : documentRange.endLocation
  }

  /// Returns the fragment at a point of the container; nil if there is none at its height.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    allFragments.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }

  /// Returns the fragment that contains a position of the text.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    allFragments.first { $0.rangeInElement.contains(location) }
  }

  /// Lays out the lines of a range.
  open func ensureLayout(for range: NSTextRange) { engine?.ensureLayout(forCharacterRange: NSRange(range.offsets)) }
  /// Lays out the lines in an area of the container.
  open func ensureLayout(for bounds: CGRect) {
    if let engine, let textContainer { engine.ensureLayout(forBoundingRect: bounds, in: textContainer) }
  }
  /// Discards the layout of a range, which is computed again when it is needed.
  open func invalidateLayout(for range: NSTextRange) {
    engine?.invalidateLayout(forCharacterRange: NSRange(range.offsets), actualCharacterRange: nil)
    linesChanged()
  }

  /// The area of the container that the text uses.
  open var usageBoundsForTextContainer: CGRect {
    guard let engine, let container = engine.textContainers.first else { return .zero }
    return engine.usedRect(for: container)
  }

  /// Calls `block` with the rectangles of a range, from the first line, until it returns false: the range of a segment if it is known, its
  /// frame, the distance of the baseline from the top, and the container.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let engine, let container = engine.textContainers.first else { return }
    let range = NSRange(textRange.offsets)
    if range.length == 0 {
      let rect = engine.boundingRect(forGlyphRange: range, in: container)
      _ = block(textRange, rect, baseline(at: range.location, in: rect, engine), container)
      return
    }
    let selected = type == .selection ? range : NSRange(location: NSNotFound, length: 0)
    var isStopped = false
    engine.enumerateLineFragments(forGlyphRange: range) { _, _, _, line, stop in
      let part = NSIntersectionRange(line, range)
      guard part.length > 0, !isStopped else { return }
      let offsets = part.location..<part.location + part.length
      engine.enumerateEnclosingRects(forGlyphRange: part, withinSelectedGlyphRange: selected, in: container) { rect, halt in
        let known = options.contains(.rangeNotRequired) ? nil : NSTextRange(offsets: offsets)
        if !block(known, rect, baseline(at: part.location, in: rect, engine), container) {
          isStopped = true
          halt.pointee = true
        }
      }
      if isStopped { stop.pointee = true }
    }
  }

  private func baseline(at offset: Int, in rect: CGRect, _ engine: NSLayoutManager) -> CGFloat {
    guard offset < engine.numberOfGlyphs else { return rect.height }
    let line = engine.lineFragmentRect(forGlyphAt: offset, effectiveRange: nil)
    return line.minY + engine.location(forGlyphAt: offset).y - rect.minY
  }

  // MARK: Rendering attributes

  /// Shows attributes instead of others that were set for a range before, without a change of the text: colors, underlines and
  /// strikethroughs.
  open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
    change(textRange) { $0 = renderingAttributes }
  }
  /// Shows an attribute for a range without a change of the text.
  open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
    change(textRange) { $0[renderingAttribute] = value }
  }
  /// Removes an attribute of a range that overrides the text's own.
  open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
    change(textRange) { $0[renderingAttribute] = nil }
  }
  /// Removes all attributes of a range that override the text's own.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) { change(textRange) { $0 = [:] } }

  /// Calls `block` with the ranges that have rendering attributes, from a position, until it returns false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool, using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    let from = (location as? TextOffset)?.offset ?? 0
    let runs = attributes.runs.filter { reverse ? $0.range.lowerBound < from : $0.range.upperBound > from }
    for run in reverse ? runs.reversed() : runs {
      if !block(self, run.values, NSTextRange(offsets: run.range)) { return }
    }
  }

  private func change(_ textRange: NSTextRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    attributes.change(textRange.offsets, change)
    if let engine { applyRenderingAttributes(engine) }
  }

  private func applyRenderingAttributes(_ engine: NSLayoutManager) {
    let length = engine.numberOfGlyphs
    engine.setTemporaryAttributes([:], forCharacterRange: NSRange(location: 0, length: length))
    for run in attributes.runs {
      engine.addTemporaryAttributes(run.values, forCharacterRange: NSRange(run.range.clamped(to: 0..<length)))
    }
  }

  // MARK: Editing

  /// Replaces the text of a range.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    let paragraph = NSTextParagraph(attributedString: attributedString)
    textContentManager?.performEditingTransaction { textContentManager?.replaceContents(in: range, with: [paragraph]) }
  }
}
