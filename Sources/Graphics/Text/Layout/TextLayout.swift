import Foundation

/// Text divided into lines: measured, immutable, and inexpensive to draw repeatedly.
///
/// The layout's origin is the upper left corner of its container; y grows downward. Lines, words and glyphs are computed when the layout is
/// created, cairo's data when it is first drawn.
package final class TextLayout: @unchecked Sendable {
  /// The space for the text, and the behavior when it does not fit.
  package struct Options: Hashable, Sendable {
    package var width: Double
    package var height: Double
    /// Zero for no limit.
    package var maximumLines: Int
    /// Replaces the paragraphs' own line break mode.
    package var lineBreakMode: LineBreakMode?
    /// Replaces the paragraphs' own alignment.
    package var alignment: TextAlignment?
    /// Truncating and clipping modes wrap by words and truncate only the last line that fits; otherwise each paragraph is one line.
    package var wrapsBeforeTruncating: Bool
    package var usesLeading: Bool

    package init(
      width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0, lineBreakMode: LineBreakMode? = nil,
      alignment: TextAlignment? = nil, wrapsBeforeTruncating: Bool = true, usesLeading: Bool = true
    ) {
      self.width = width
      self.height = height
      self.maximumLines = maximumLines
      self.lineBreakMode = lineBreakMode
      self.alignment = alignment
      self.wrapsBeforeTruncating = wrapsBeforeTruncating
      self.usesLeading = usesLeading
    }
  }

  package let text: AttributedText
  package let options: Options
  package let lines: [TextLine]
  /// The widest line and the height of all lines together.
  package let size: CGSize
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  let pieces: ContiguousArray<TextPiece>
  /// Replaces every color of the text.
  let tint: TextColor?
  let painting: PaintingBox
  /// The area that may be drawn on, in the layout's coordinates; nil is everything.
  let clip: CGRect?

  /// Created on the first drawing and shared by copies in other colors.
  final class PaintingBox: @unchecked Sendable {
    let lock = Lock()
    var made: TextPainting?
  }

  package convenience init(_ text: AttributedText, _ options: Options = Options(), direction: WritingDirection = .leftToRight) {
    self.init(PreparedText(text, defaultDirection: direction), options)
  }

  package init(_ prepared: PreparedText, _ options: Options) {
    text = prepared.text
    self.options = options
    tint = nil
    clip = nil
    painting = PaintingBox()
    var builder = TextLayoutBuilder(prepared, options)
    builder.build()
    lines = builder.lines
    pieces = builder.pieces
    size = CGSize(width: builder.width, height: builder.height)
    isTruncated = builder.isTruncated
  }

  /// Returns the size of a layout of the text, without storing its lines.
  package static func size(of prepared: PreparedText, _ options: Options) -> CGSize {
    var builder = TextLayoutBuilder(prepared, options, keepsLines: false)
    builder.build()
    return CGSize(width: builder.width, height: builder.height)
  }

  /// Creates a layout of some lines of one paragraph, from the position of `breaker` on.
  init(_ prepared: PreparedText, _ options: Options, paragraph: Int, from breaker: inout LineBreaker, lines limit: Int) {
    text = prepared.text
    self.options = options
    tint = nil
    clip = nil
    painting = PaintingBox()
    var builder = TextLayoutBuilder(prepared, options)
    builder.buildPart(paragraph, from: &breaker, lines: limit)
    lines = builder.lines
    pieces = builder.pieces
    size = CGSize(width: builder.width, height: builder.height)
    isTruncated = false
  }

  /// Creates a layout of the rest of a paragraph in one line, truncated if it does not fit.
  init(_ prepared: PreparedText, _ options: Options, paragraph: Int, truncating breaker: LineBreaker) {
    text = prepared.text
    self.options = options
    tint = nil
    clip = nil
    painting = PaintingBox()
    var builder = TextLayoutBuilder(prepared, options)
    builder.buildLast(paragraph, from: breaker)
    lines = builder.lines
    pieces = builder.pieces
    size = CGSize(width: builder.width, height: builder.height)
    isTruncated = builder.isTruncated
  }

  /// Creates a layout with other pieces in the same lines.
  init(_ other: TextLayout, lines: [TextLine], pieces: ContiguousArray<TextPiece>) {
    text = other.text
    options = other.options
    self.lines = lines
    size = other.size
    isTruncated = other.isTruncated
    self.pieces = pieces
    painting = PaintingBox()
    tint = other.tint
    clip = other.clip
  }

  private init(_ other: TextLayout, tint: TextColor?, clip: CGRect?) {
    text = other.text
    options = other.options
    lines = other.lines
    size = other.size
    isTruncated = other.isTruncated
    pieces = other.pieces
    painting = other.painting
    self.tint = tint
    self.clip = clip
  }

  /// Returns the same lines in one color: for highlighted or disabled text, without a new layout.
  package func tinted(_ color: TextColor) -> TextLayout { TextLayout(self, tint: color, clip: clip) }

  /// Returns the same lines, clipped to a rectangle.
  package func clipped(to rect: CGRect) -> TextLayout { TextLayout(self, tint: tint, clip: rect) }

  /// Returns whether this is `other` in that color.
  package func isTinted(_ color: TextColor, of other: TextLayout) -> Bool {
    tint == color && clip == other.clip && painting === other.painting
  }

  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
