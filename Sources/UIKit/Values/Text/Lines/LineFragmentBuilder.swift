import CoreGraphics
internal import TrestleText

/// Lays out a text in the containers of a layout manager, in order.
struct LineFragmentBuilder {
  private let manager: NSLayoutManager
  private let containers: [NSTextContainer]
  private var typesetter: LineTypesetter
  private(set) var fragments: [LineFragment] = []

  private var index = 0
  private var bottom: CGFloat = 0
  /// The space below the last line, used if another line follows.
  private var gap: CGFloat = 0
  private var rows = 0

  /// Greater lengths are no limit.
  static let unlimited: CGFloat = 1e6
  /// The distance by which a line may exceed its container.
  private static let slack: CGFloat = 0.5
  /// The range in which a space is searched downward in an unlimited container, and the steps.
  private static let farthest: CGFloat = 2000
  private static let step: CGFloat = 4
  private static let mostRooms = 64

  init(_ manager: NSLayoutManager, _ containers: [NSTextContainer], _ prepared: PreparedText) {
    self.manager = manager
    self.containers = containers
    typesetter = LineTypesetter(prepared)
  }

  /// Lines at one height.
  private struct Row {
    var fragments: [LineFragment] = []
    var bottom: CGFloat = 0
    var endsParagraph = false
    var after: LineTypesetter
    var style: ParagraphStyle
    var rect = CGRect.zero
  }

  mutating func build() {
    while !typesetter.isAtEnd, index < containers.count {
      let container = containers[index]
      guard var row = row(from: typesetter, under: bottom, gap: gap) else {
        nextContainer()
        continue
      }
      var isLast = container.maximumNumberOfLines > 0 && rows + 1 >= container.maximumNumberOfLines
      if index == containers.count - 1, !row.after.isAtEnd, let mode = truncation(container, row.style) {
        isLast = isLast || self.row(from: row.after, under: row.bottom, gap: spacing(after: row)) == nil
        if isLast, let short = truncated(row, mode) { row = short }
      }
      fragments += row.fragments
      typesetter = row.after
      bottom = row.bottom
      gap = spacing(after: row)
      rows += 1
      if isLast { nextContainer() }
    }
  }

  private mutating func nextContainer() {
    index += 1
    bottom = 0
    gap = 0
    rows = 0
  }

  private func truncation(_ container: NSTextContainer, _ style: ParagraphStyle) -> LineBreakMode? {
    let own = LineBreakMode(container.lineBreakMode)
    if own.truncates || own == .clipping { return own }
    return style.lineBreakMode.truncates || style.lineBreakMode == .clipping ? style.lineBreakMode : nil
  }

  // MARK: Rows

  private enum Attempt {
    case row(Row)
    /// The spaces at this height are too narrow for the next word.
    case tooNarrow(CGFloat)
    case noRoom
  }

  /// Returns the next row below a height; nil if it does not fit in the container.
  private func row(from start: LineTypesetter, under above: CGFloat, gap: CGFloat) -> Row? {
    let container = containers[index]
    let size = container.size
    let attributes = start.attributes
    let style = attributes.paragraph
    var top = above
    if start.beginsParagraph, start.offset > 0 { top += spacingBefore(start.offset, style) }
    if above > 0 { top += gap }
    let width = size.width > 0 && size.width < Self.unlimited ? size.width : Self.unlimited
    let limit = size.height > 0 && size.height < Self.unlimited ? size.height : top + Self.farthest
    var height = max(attributes.font.lineHeight + (manager.usesFontLeading ? attributes.font.leading : 0), 1)
    var y = top
    var breaksWords = false
    var found: Row?
    search: while found.map({ $0.rect.height > height + 0.01 }) ?? true {
      if let found { height = found.rect.height }
      switch fill(CGRect(x: 0, y: y, width: width, height: height), container, start, style, breaksWords: breaksWords) {
      case .row(let row):
        found = row
        y = row.rect.minY
      case .tooNarrow(let place) where place < limit: y = place + Self.step
      case .noRoom where !breaksWords && y == top && found == nil: return nil
      case .tooNarrow, .noRoom:
        // A word that does not fit anywhere is broken, here or in the next container.
        if breaksWords { break search }
        if index + 1 < containers.count { return nil }
        breaksWords = true
        y = top
        found = nil
      }
    }
    guard let found, found.bottom <= limit + Self.slack || size.height <= 0 || size.height >= Self.unlimited else { return nil }
    return found
  }

  /// Lays out text in all spaces of a proposed rectangle.
  private func fill(
    _ proposed: CGRect, _ container: NSTextContainer, _ start: LineTypesetter, _ style: ParagraphStyle, breaksWords: Bool
  ) -> Attempt {
    var row = Row(after: start, style: style)
    var lines: [(line: LineTypesetter.Line, rect: CGRect)] = []
    let direction: NSWritingDirection = start.isRightToLeft ? .rightToLeft : .leftToRight
    let mode = container.lineBreakMode == .byWordWrapping ? style.lineBreakMode : LineBreakMode(container.lineBreakMode)
    let byCharacters = mode == .characterWrapping
    var next = proposed
    var top: CGFloat?
    while lines.count < Self.mostRooms {
      var remaining = CGRect.zero
      let rect = container.lineFragmentRect(
        forProposedRect: next, at: row.after.offset, writingDirection: direction, remaining: &remaining)
      guard rect.width > 0, rect.minX.isFinite, rect.minY.isFinite, rect.minY == top ?? rect.minY else { break }
      top = rect.minY
      let room = max(rect.width - 2 * container.lineFragmentPadding, 0)
      var trial = row.after
      guard
        let line = trial.next(
          width: rect.width >= Self.unlimited ? .infinity : room, usesLeading: manager.usesFontLeading, wrapsByCharacters: byCharacters)
      else { break }
      if !line.breaksWord || byCharacters || breaksWords || rect.width >= proposed.width {
        lines.append((line, rect))
        row.after = trial
        row.endsParagraph = line.endsParagraph
        // The end of a paragraph, and a line separator, leave the rest of the row empty.
        if line.endsParagraph || line.layout.lines[0].isHardEnd { break }
      }
      guard remaining.width > 0, remaining.height > 0, remaining != next else { break }
      next = remaining
    }
    guard let top else { return .noRoom }
    guard !lines.isEmpty else { return .tooNarrow(top) }
    let height = lines.map { CGFloat($0.line.layout.lines[0].height) }.max() ?? 0
    let baseline = lines.map { CGFloat($0.line.layout.lines[0].baseline) }.max() ?? 0
    for (line, rect) in lines {
      let set = fragment(line, CGRect(x: rect.minX, y: top, width: rect.width, height: height), baseline, container)
      row.fragments.append(manager.placed(set, in: container))
    }
    row.rect = CGRect(x: lines[0].rect.minX, y: top, width: lines[0].rect.width, height: height)
    row.bottom = row.fragments.map(\.rect.maxY).max() ?? top + height
    return .row(row)
  }

  private func fragment(_ line: LineTypesetter.Line, _ rect: CGRect, _ baseline: CGFloat, _ container: NSTextContainer) -> LineFragment {
    let set = line.layout.lines[0]
    let padding = container.lineFragmentPadding
    let origin = CGPoint(x: rect.minX + padding, y: rect.minY + baseline - CGFloat(set.baseline))
    let used = CGRect(x: rect.minX + set.x, y: rect.minY, width: set.width + 2 * padding, height: rect.height)
    return LineFragment(
      container: index, rect: rect, usedRect: used, range: line.range, layout: line.layout, line: 0, origin: origin,
      isExtra: line.range.isEmpty)
  }

  /// Returns the row with an ellipsis for the text that does not fit.
  private func truncated(_ row: Row, _ mode: LineBreakMode) -> Row? {
    guard let first = row.fragments.last else { return nil }
    var short = row
    var typesetter = typesetter
    let container = containers[index]
    for fragment in row.fragments.dropLast() {
      _ = typesetter.next(
        width: max(fragment.rect.width - 2 * container.lineFragmentPadding, 0), usesLeading: manager.usesFontLeading)
    }
    let room = max(first.rect.width - 2 * container.lineFragmentPadding, 0)
    guard let line = typesetter.next(width: room, usesLeading: manager.usesFontLeading, truncates: mode) else { return nil }
    short.fragments[short.fragments.count - 1] = fragment(line, first.rect, first.baseline - first.rect.minY, container)
    short.after = typesetter
    return short
  }

  // MARK: Spacing

  private func spacing(after row: Row) -> CGFloat {
    guard let last = row.fragments.last else { return 0 }
    let glyph = max(last.range.lowerBound, last.range.upperBound - 1)
    let rect = last.rect
    let lines =
      manager.delegated { $0.layoutManager($1, lineSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect) }
      ?? CGFloat(row.style.lineSpacing)
    guard row.endsParagraph else { return lines }
    let paragraphs =
      manager.delegated { $0.layoutManager($1, paragraphSpacingAfterGlyphAt: glyph, withProposedLineFragmentRect: rect) }
      ?? CGFloat(row.style.paragraphSpacing)
    return lines + paragraphs
  }

  private func spacingBefore(_ offset: Int, _ style: ParagraphStyle) -> CGFloat {
    manager.delegated { $0.layoutManager($1, paragraphSpacingBeforeGlyphAt: offset, withProposedLineFragmentRect: .zero) }
      ?? CGFloat(style.paragraphSpacingBefore)
  }
}
