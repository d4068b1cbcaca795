import CoreGraphics
internal import TrestleText

extension UITextView: TextEditorHost {
  final var textConversion: TextConversion {
    let color = style.textColor ?? traitCollection.design.textInput.text
    var conversion = traitCollection.performing {
      TextConversion(font: currentFont, color: TextColor(color), paragraph: ParagraphStyle(alignment: TextAlignment(style.alignment)))
    }
    conversion.hyphenationFactor = madeLayoutManager?.hyphenationFactor ?? 0
    if style.alignment != .natural { conversion.naturalAlignment = style.alignment }
    return conversion
  }

  final var textDirection: WritingDirection { effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight }

  // MARK: The column

  private var leftInset: CGFloat { style.containerInset.left + textContainer.lineFragmentPadding }

  private func columnWidth(_ width: CGFloat) -> CGFloat {
    max(0, width - style.containerInset.left - style.containerInset.right - 2 * textContainer.lineFragmentPadding)
  }

  final var containerWidth: CGFloat { max(0, bounds.width - style.containerInset.left - style.containerInset.right) }
  final var containerHeight: CGFloat { max(0, bounds.height - style.containerInset.top - style.containerInset.bottom) }

  private var lineBreakMode: LineBreakMode? {
    textContainer.lineBreakMode == .byWordWrapping ? nil : LineBreakMode(textContainer.lineBreakMode)
  }

  private func newFlow(_ width: CGFloat) -> TextFlow {
    TextFlow(editor.prepared, width: width, maximumLines: max(0, textContainer.maximumNumberOfLines), lineBreakMode: lineBreakMode)
  }

  /// The column of lines for the present text and width.
  final var flow: TextFlow {
    let width = columnWidth(bounds.width)
    if let flow = display.flow, display.width == width {
      if !display.isStale { return flow }
      return keep(TextFlow(editor.prepared, replacing: flow), width)
    }
    return keep(newFlow(width), width)
  }

  private func keep(_ flow: TextFlow, _ width: CGFloat) -> TextFlow {
    display.flow = flow
    display.width = width
    display.isStale = false
    display.covered = nil
    if editor.text.count <= TextViewDisplay.shortText || madeLayoutManager?.allowsNonContiguousLayout == false {
      _ = flow.parts(from: 0, to: .greatestFiniteMagnitude)
    }
    return flow
  }

  // MARK: TextGeometry

  final var textLength: Int { editor.text.count }
  final var displayMap: TextDisplayMap { .same }
  final var lineSpan: ClosedRange<CGFloat>? {
    // Beside shapes each line has its own width, and a selection ends with the text.
    pagedManager == nil ? leftInset...leftInset + columnWidth(bounds.width) : nil
  }

  final func lines(showing offset: Int) -> PlacedLines? {
    if let pagedManager { return pagedLines(pagedManager, showing: offset) }
    return flow.part(at: offset).map(place)
  }

  final func lines(from top: CGFloat, to bottom: CGFloat) -> [PlacedLines] {
    if let pagedManager { return pagedLines(pagedManager, from: top, to: bottom) }
    return flow.parts(from: top - style.containerInset.top, to: bottom - style.containerInset.top).map(place)
  }

  final var linesHeight: CGFloat { pagedManager.map { pagedHeight($0) } ?? flow.height }

  final func place(_ part: TextFlow.Part) -> PlacedLines {
    PlacedLines(layout: part.layout, origin: CGPoint(x: leftInset, y: style.containerInset.top + part.y))
  }

  final var emptyCaret: CGRect {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? bounds.width - style.containerInset.right - textContainer.lineFragmentPadding : leftInset
    return CGRect(x: x - 1, y: style.containerInset.top, width: CaretMetrics.width, height: currentFont.lineHeight)
  }

  // MARK: Measuring

  final func contentHeight(forWidth width: CGFloat) -> CGFloat {
    let column = columnWidth(width)
    let height: CGFloat
    if let pagedManager {
      height = pagedHeight(pagedManager, forWidth: width)
    } else if column == columnWidth(bounds.width) {
      height = flow.height
    } else {
      let other = newFlow(column)
      if editor.text.count <= TextViewDisplay.shortText { _ = other.parts(from: 0, to: .greatestFiniteMagnitude) }
      height = other.height
    }
    let scale = traitCollection.drawingScale
    let line = max(height, currentFont.lineHeight)
    return ((line + style.containerInset.top + style.containerInset.bottom - 1e-6) * scale).rounded(.up) / scale
  }

  final func fittingSize(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.width < 1e6 else { return CGSize(width: naturalWidth, height: contentHeight(forWidth: naturalWidth)) }
    return CGSize(width: size.width, height: contentHeight(forWidth: size.width))
  }

  private var naturalWidth: CGFloat {
    let scale = traitCollection.drawingScale
    guard editor.text.count <= TextViewDisplay.shortText else { return bounds.width }
    let width = TextLayout(editor.prepared, TextLayout.Options(alignment: .left)).size.width + CaretMetrics.width
    let insets = style.containerInset.left + style.containerInset.right + 2 * textContainer.lineFragmentPadding
    return ((width + insets) * scale).rounded(.up) / scale
  }

  /// The fitting size: a scrolling view keeps its size; one that does not scroll has the size of its text.
  final var naturalSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    let width = bounds.width > 0 ? bounds.width : naturalWidth
    return CGSize(width: naturalWidth, height: contentHeight(forWidth: width))
  }

  // MARK: Display

  final func textNeedsDisplay() {
    display.isStale = true
    display.covered = nil
    editor.touches.hideMenu()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    setNeedsLayout()
  }

  final func selectionNeedsDisplay() {
    display.covered = nil
    setNeedsLayout()
  }

  final func revealCaret() {
    display.revealsCaret = true
    setNeedsLayout()
  }

  final func contentMoved() {
    editor.touches.handles?.scrolled()
    let seen = layer.bounds
    if let covered = display.covered, covered.contains(seen.minY), covered.contains(seen.maxY) { return }
    setNeedsLayout()
  }

  final func layoutText() {
    updateContentSize()
    if display.revealsCaret {
      display.revealsCaret = false
      showCaretInSight()
      updateContentSize()
    }
    let seen = layer.bounds
    if let covered = display.covered, covered.contains(seen.minY), covered.contains(seen.maxY) { return }
    // Half a screen more above and below, so that a short scroll requires no layout.
    let top = seen.minY - seen.height / 2
    let bottom = seen.maxY + seen.height / 2
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(contentSize.height, seen.height))
    if canvas.frame != frame { canvas.frame = frame }
    let isDrawn = drawsByLayoutManager || drawingFragments != nil
    let marks = foundHighlights(from: top, to: bottom) + highlights(from: top, to: bottom)
    canvas.show(
      isDrawn ? [] : lines(from: top, to: bottom), highlights: marks, misspelled: spellingMarks(from: top, to: bottom))
    showDrawing(isDrawn, from: top, to: bottom)
    display.covered = top...max(top, bottom)
    showCaret()
    updateContentSize()
    editor.touches.placeHandles()
  }

  private func updateContentSize() {
    let inset = style.containerInset
    let scale = traitCollection.drawingScale
    let height = ((max(linesHeight, currentFont.lineHeight) + inset.top + inset.bottom - 1e-6) * scale).rounded(.up) / scale
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
  }

  private func highlights(from top: CGFloat, to bottom: CGFloat) -> [TextCanvas.Highlight] {
    guard isFirstResponder else { return [] }
    let look = traitCollection.design.textInput
    let color = look.selection ?? tintColor.withAlphaComponent(look.selectionAlpha)
    return [editor.marked, editor.selection.range].compactMap { range in
      guard let range, !range.isEmpty else { return nil }
      return TextCanvas.Highlight(rects: selectionFrames(range, from: top, to: bottom), color: color)
    }
  }

  private func showCaret() {
    guard isEditingText, editor.selection.isCaret, window != nil else {
      canvas.caret.hide()
      return
    }
    let look = traitCollection.design.textInput
    canvas.caret.show(at: shownCaret, color: look.caret ?? tintColor, blink: look.blink)
  }

  /// The caret, clamped to the text area: spaces that hang over a line's end do not move it out.
  private var shownCaret: CGRect {
    var frame = caretRect(for: TextOffsetPosition(editor.selection.head, prefersUpstream: editor.selection.prefersUpstream))
    frame.origin.x = min(max(frame.minX, 0), max(0, bounds.width - style.containerInset.right - frame.width))
    return frame
  }

  private func showCaretInSight() {
    let caret = shownCaret
    if isScrollEnabled {
      scrollRectToVisible(caret.insetBy(dx: 0, dy: -max(style.containerInset.top, style.containerInset.bottom)), animated: false)
      return
    }
    guard isEditingText else { return }
    var node = superview
    while let view = node {
      if let scroll = view as? UIScrollView {
        scroll.scrollRectToVisible(convert(caret.insetBy(dx: 0, dy: -style.containerInset.bottom), to: scroll), animated: false)
        return
      }
      node = view.superview
    }
  }

  final func reveal(_ range: NSRange) {
    guard let range = Range(range)?.clamped(to: 0..<editor.text.count) else { return }
    layoutIfNeeded()
    let start = caretFrame(at: range.lowerBound)
    let end = caretFrame(at: range.upperBound)
    scrollRectToVisible(start.union(end.height + end.minY - start.minY > bounds.height ? start : end), animated: false)
  }
}

extension UITextView: WidthSizedView {
  final var sizesContentByWidth: Bool { !isScrollEnabled }
}
