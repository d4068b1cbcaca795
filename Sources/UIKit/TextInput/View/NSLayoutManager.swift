import CoreGraphics
import Foundation
internal import Text

/// Tells where the text of a text view lies, in the coordinates of its text container.
///
/// It belongs to its view. What the original counts in glyphs it counts in characters, in UTF-16.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  private weak var view: UITextView?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  /// Makes one that belongs to no view yet: it has no text.
  public override init() { super.init() }

  /// The container of the text view, as the only one.
  open var textContainers: [NSTextContainer] { view.map { [$0.textContainer] } ?? [] }
  /// The number of glyphs; here one for each UTF-16 unit.
  open var numberOfGlyphs: Int { view?.textLength ?? 0 }

  // MARK: Characters and glyphs

  /// The glyph of a character; here the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The character of a glyph; here the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// All glyphs, because there is one container.
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }

  /// The glyphs of a range of characters; here the same range.
  open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// The characters of a range of glyphs; here the same range.
  open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  // MARK: Places

  /// Lays all of the text out; without it, what is out of sight is guessed at.
  open func ensureLayout(for container: NSTextContainer) { _ = view?.flow.parts(from: 0, to: .greatestFiniteMagnitude) }

  /// What the lines take of the container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    ensureLayout(for: container)
    var used = CGRect.null
    enumerateLineFragments(forGlyphRange: glyphRange(for: container)) { _, rect, _, _, _ in used = used.union(rect) }
    return used.isNull ? .zero : used
  }

  /// The smallest rectangle around a range.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard let view, let range = characters(glyphRange) else { return .zero }
    let rects = view.selectionFrames(range).map(inContainer)
    return rects.dropFirst().reduce(rects.first ?? inContainer(view.caretFrame(at: range.lowerBound))) { $0.union($1) }
  }

  /// The character at or next to a point, and how far the point is on the way over it.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    partialFraction?.pointee = 0
    guard let view, view.textLength > 0 else { return 0 }
    let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    guard let found = view.editor.characterRange(at: place) as? TextOffsetRange else {
      return min(view.offset(closestTo: place), view.textLength - 1)
    }
    if let rect = view.selectionFrames(found.range).first, rect.width > 0 {
      let fraction = min(max((place.x - rect.minX) / rect.width, 0), 1)
      let goesLeft = view.edgeFrame(at: found.range.lowerBound, isStart: true).midX > rect.midX
      partialFraction?.pointee = goesLeft ? 1 - fraction : fraction
    }
    return found.range.lowerBound
  }

  /// The glyph nearest to a point of the container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { characterIndex(for: point, in: container) }

  // MARK: Lines

  /// The rectangle of the line that shows a character, over all of the container's width.
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    line(at: glyphIndex, effectiveRange) { whole, _ in whole }
  }

  /// What that line takes of it.
  open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    line(at: glyphIndex, effectiveRange) { _, used in used }
  }

  private func line(
    at index: Int, _ effectiveRange: UnsafeMutablePointer<NSRange>?, _ choose: (CGRect, CGRect) -> CGRect
  ) -> CGRect {
    var found = CGRect.zero
    enumerateLineFragments(forGlyphRange: NSRange(location: index, length: 1)) { rect, used, _, range, stop in
      found = choose(rect, used)
      effectiveRange?.pointee = range
      stop.pointee = true
    }
    return found
  }

  /// Calls `block` with each line that shows something of a range: its rectangle, what it takes of that, and its characters.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let view, let range = characters(glyphRange), let first = view.lines(showing: range.lowerBound),
      let last = view.lines(showing: max(range.lowerBound, range.upperBound - 1))
    else { return }
    var stop = ObjCBool(false)
    let padding = view.textContainer.lineFragmentPadding
    for placed in view.lines(from: first.origin.y, to: last.origin.y + max(last.layout.size.height, 1)) {
      for line in placed.layout.lines {
        let end = line.isHardEnd ? min(view.editor.prepared.nextCaret(after: line.end), view.textLength) : line.end
        guard line.start < max(range.upperBound, range.lowerBound + 1), end > range.lowerBound || range.isEmpty && end == range.lowerBound
        else { continue }
        let top = placed.origin.y + line.top - origin.y
        let whole = CGRect(x: 0, y: top, width: view.containerSize.width, height: line.height)
        let left = placed.origin.x + line.x - padding - origin.x
        let used = CGRect(x: left, y: top, width: line.width + 2 * padding, height: line.height)
        block(whole, used, view.textContainer, NSRange(line.start..<max(line.start, end)), &stop)
        if stop.boolValue { return }
      }
    }
  }

  private var origin: CGPoint { view.map { CGPoint(x: $0.style.containerInset.left, y: $0.style.containerInset.top) } ?? .zero }
  private func inContainer(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: -origin.x, dy: -origin.y) }
  private func characters(_ range: NSRange) -> Range<Int>? { Range(range)?.clamped(to: 0..<numberOfGlyphs) }
}
