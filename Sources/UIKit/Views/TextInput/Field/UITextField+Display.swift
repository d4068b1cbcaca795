import QuartzCore
internal import TrestleText

extension UITextField: TextEditorHost {
  final var textConversion: TextConversion {
    let color = isEnabled ? textColor ?? .label : style.textColor?.withAlphaComponent(0.5) ?? traitCollection.design.textInput.disabledText
    return traitCollection.performing { TextConversion(font: currentFont, color: TextColor(color), paragraph: LabelContent.plainParagraph) }
  }

  final var textDirection: WritingDirection { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }

  /// The area of the text, which may differ while editing.
  final var textRoom: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  // MARK: The line

  /// The displayed line, laid out again after a change of the text, its attributes or the size.
  final var line: FieldDisplay.Line {
    let room = max(0, textRoom.width)
    let isWhole = isEditing
    if let line = display.line, line.isWhole == isWhole, line.room == room, showsCaret(line) { return line }
    let line = makeLine(room: room, isWhole: isWhole)
    display.line = line
    return line
  }

  /// Returns whether the laid out part of a very long line contains the caret, with some context around it.
  private func showsCaret(_ line: FieldDisplay.Line) -> Bool {
    guard case .window(let start, let count) = line.map, isEditing else { return true }
    let head = editor.selection.head
    let margin = count / 8
    return (head >= start + margin || start == 0) && (head <= start + count - margin || start + count >= editor.text.count)
  }

  private func makeLine(room: CGFloat, isWhole: Bool) -> FieldDisplay.Line {
    let (prepared, map) = shownText()
    let fits = TextLayout.Options(width: room, maximumLines: 1, lineBreakMode: .truncatingTail, alignment: .left)
    let whole = TextLayout.Options(maximumLines: 1, lineBreakMode: .clipping, alignment: .left)
    let layout: TextLayout
    var scale: CGFloat = 1
    if style.adjustsFontSize, room > 0 {
      let smallest = max(style.minimumFontSize, 1) / max(currentFont.pointSize, 1)
      let full = TextLayout(prepared, TextLayout.Options(width: room, maximumLines: 1, lineBreakMode: .clipping, alignment: .left))
      scale = TextFitting.layout(prepared, full: full, minimumScale: smallest).scale
      let text = scale < 1 ? PreparedText(TextFitting.scaled(prepared.text, by: scale), defaultDirection: textDirection) : prepared
      layout = TextLayout(text, isWhole ? whole : fits)
    } else {
      layout = TextLayout(prepared, isWhole || room <= 0 ? whole : fits)
    }
    let end = layout.isTruncated ? 0 : layout.caret(at: layout.text.count).x
    let start = layout.caret(at: 0).x
    return FieldDisplay.Line(
      layout: layout, map: map, room: room, isWhole: isWhole, width: max(layout.size.width, end, start), scale: scale)
  }

  /// Returns the text to lay out: the text itself, bullets, or the part of a very long text around the caret.
  private func shownText() -> (PreparedText, TextDisplayMap) {
    let text = editor.text
    let count = text.count
    if entry.isSecureTextEntry { return bullets() }
    if count > FieldDisplay.longestLine { return part(of: text) }
    guard text.units.contains(where: TextEditor.endsLine) else { return (editor.prepared, .same) }
    return (prepared(text.units.map { TextEditor.endsLine($0) ? 0x20 : $0 }, editor.convertedRuns), .same)
  }

  private func prepared(_ units: [UInt16], _ runs: [AttributedText.Run]) -> PreparedText {
    PreparedText(AttributedText(utf16: units, runs: runs), defaultDirection: textDirection)
  }

  private func bullets() -> (PreparedText, TextDisplayMap) {
    let count = editor.text.count
    var starts: [Int] = []
    if editor.text.units.allSatisfy({ $0 < 0x80 }) {
      starts = Array(0...count)
    } else {
      var offset = 0
      while offset < count {
        starts.append(offset)
        offset = max(editor.prepared.nextCaret(after: offset), offset + 1)
      }
      starts.append(count)
    }
    let units = [UInt16](repeating: 0x2022, count: min(starts.count - 1, FieldDisplay.longestLine))
    return (prepared(units, [AttributedText.Run(end: units.count, attributes: editor.convertedRuns[0].attributes)]), .characters(starts))
  }

  private func part(of text: EditableText) -> (PreparedText, TextDisplayMap) {
    let half = FieldDisplay.longestLine / 2
    var start = isEditing ? max(0, min(editor.selection.head - half, text.count - 2 * half)) : 0
    if start > 0 { start = editor.prepared.previousCaret(before: start + 1) }
    let end = min(text.count, start + 2 * half)
    return (part(start..<end, of: text), .window(start: start, count: end - start))
  }

  private func part(_ range: Range<Int>, of text: EditableText) -> PreparedText {
    let units = text.units[range].map { TextEditor.endsLine($0) ? 0x20 : $0 }
    var runs: [AttributedText.Run] = []
    for run in editor.convertedRuns where run.end > range.lowerBound {
      runs.append(AttributedText.Run(end: min(run.end, range.upperBound) - range.lowerBound, attributes: run.attributes))
      if run.end >= range.upperBound { break }
    }
    return prepared(units, runs)
  }

  /// The text, or the beginning of a very long one.
  final var lineStart: PreparedText {
    let text = editor.text
    return text.count > FieldDisplay.longestLine ? part(0..<FieldDisplay.longestLine, of: text) : editor.prepared
  }

  // MARK: Position

  private var effectiveAlignment: NSTextAlignment {
    guard style.alignment == .natural || style.alignment == .justified else { return style.alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }

  /// Returns the upper left corner of the line in the field.
  final func lineOrigin(_ line: FieldDisplay.Line) -> CGPoint {
    let room = textRoom
    let left: CGFloat
    if line.width + CaretMetrics.width > room.width, isEditing {
      left = room.minX - display.scroll
    } else {
      switch effectiveAlignment {
      case .right: left = max(room.maxX - line.width - (isEditing ? CaretMetrics.width / 2 : 0), room.minX)
      case .center: left = max(room.midX - line.width / 2, room.minX)
      default: left = room.minX
      }
    }
    let height = line.layout.size.height
    let top: CGFloat
    switch contentVerticalAlignment {
    case .top: top = room.minY
    case .bottom: top = room.maxY - height
    case .center, .fill: top = room.midY - height / 2
    }
    let scale = traitCollection.drawingScale
    return CGPoint(x: (left * scale).rounded() / scale, y: (top * scale).rounded() / scale)
  }

  /// The width of the line beyond the available width.
  final var overflow: CGFloat { line.width + CaretMetrics.width - textRoom.width }

  /// Scrolls a line that is too long so that the caret is visible.
  final func followCaret() {
    let line = line
    let room = textRoom
    let overflow = overflow
    guard isEditing, overflow > 0 else {
      display.scroll = 0
      return
    }
    let caret = line.layout.caret(at: line.map.shown(editor.selection.head), prefersUpstream: false).x
    // A drag shows text ahead of the caret; typing shows text before it.
    let before = editor.touches.drag == nil ? room.width / 4 : 0
    if caret - display.scroll < 0 { display.scroll = max(0, caret - before) }
    if caret - display.scroll > room.width - CaretMetrics.width { display.scroll = caret - room.width + CaretMetrics.width }
    display.scroll = min(max(0, display.scroll), max(0, overflow))
  }

  // MARK: TextGeometry

  final var textLength: Int { editor.text.count }
  final var displayMap: TextDisplayMap { line.map }
  final var lineSpan: ClosedRange<CGFloat>? { nil }
  final func lines(showing offset: Int) -> PlacedLines? { placedLine }
  final func lines(from top: CGFloat, to bottom: CGFloat) -> [PlacedLines] { [placedLine] }
  final var placedLine: PlacedLines {
    let line = line
    return PlacedLines(layout: line.layout, origin: lineOrigin(line))
  }
  final var emptyCaret: CGRect {
    let room = textRoom
    let height = currentFont.lineHeight
    let x: CGFloat =
      switch effectiveAlignment {
      case .right: room.maxX - CaretMetrics.width
      case .center: room.midX - CaretMetrics.width / 2
      default: room.minX
      }
    return CGRect(x: x, y: room.midY - height / 2, width: CaretMetrics.width, height: height)
  }

  // MARK: Display

  final func textNeedsDisplay() {
    display.line = nil
    if isEditing { UIMenuController.shared.isMenuVisible ? editor.touches.hideMenu() : () }
    setNeedsLayout()
  }

  final func selectionNeedsDisplay() { setNeedsLayout() }

  final func revealCaret() {
    display.followsCaret = true
    setNeedsLayout()
  }

  /// Shows line, selection and caret in the canvas.
  final func showText() {
    let canvas = parts.canvas
    let room = textRoom
    if display.followsCaret || isEditing { followCaret() }
    display.followsCaret = false
    if canvas.frame != room { canvas.frame = room }
    canvas.clipsToBounds = true
    let isEmpty = editor.text.count == 0
    parts.placeholder?.isHidden = !isEmpty || drawsPlaceholderItself
    canvas.show(
      isEmpty || drawsTextItself && !isEditing ? [] : [moved(placedLine, by: room.origin)], highlights: highlights(in: room),
      misspelled: spellingMarks(from: room.minY, to: room.maxY).map { $0.offsetBy(dx: -room.minX, dy: -room.minY) })
    showDrawing(in: room)
    showCaret(in: room)
    editor.touches.placeHandles()
  }

  private func moved(_ placed: PlacedLines, by origin: CGPoint) -> PlacedLines {
    PlacedLines(layout: placed.layout, origin: CGPoint(x: placed.origin.x - origin.x, y: placed.origin.y - origin.y))
  }

  private func highlights(in room: CGRect) -> [TextCanvas.Highlight] {
    guard isEditing else { return [] }
    let look = traitCollection.design.textInput
    let color = look.selection ?? tintColor.withAlphaComponent(look.selectionAlpha)
    var highlights: [TextCanvas.Highlight] = []
    for range in [editor.marked, editor.selection.range] {
      guard let range, !range.isEmpty else { continue }
      let rects = selectionFrames(range, from: room.minY, to: room.maxY).map { $0.offsetBy(dx: -room.minX, dy: -room.minY) }
      highlights.append(TextCanvas.Highlight(rects: rects, color: color))
    }
    return highlights
  }

  private func showCaret(in room: CGRect) {
    guard isEditing, editor.selection.isCaret, window != nil else {
      parts.canvas.caret.hide()
      return
    }
    let look = traitCollection.design.textInput
    var frame = caretRect(for: TextOffsetPosition(editor.selection.head, prefersUpstream: editor.selection.prefersUpstream))
    frame = frame.offsetBy(dx: -room.minX, dy: -room.minY)
    frame.origin.x = min(max(frame.minX, 0), max(0, room.width - frame.width))
    parts.canvas.caret.show(at: frame, color: look.caret ?? tintColor, blink: look.blink)
  }
}

extension TextEditor {
  static func endsLine(_ unit: UInt16) -> Bool { unit == 0x0a || unit == 0x0d || unit == 0x2028 || unit == 0x2029 || unit == 0x85 }
}
