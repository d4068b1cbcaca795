import CoreGraphics

extension UITextView: UITextSearching, UIFindInteractionDelegate {
  /// Whether the user can search with Control-F and the app with the interaction; `false` by default.
  public final var isFindInteractionEnabled: Bool {
    get { findInteraction != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      if newValue {
        addInteraction(UIFindInteraction(sessionDelegate: self))
      } else if let findInteraction {
        removeInteraction(findInteraction)
      }
    }
  }

  /// The find interaction; nil unless it is enabled.
  public final var findInteraction: UIFindInteraction? { interactions.lazy.compactMap { $0 as? UIFindInteraction }.first }

  public final func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    UITextSearchingFindSession(searchableObject: self)
  }

  public final var supportsTextReplacement: Bool { isTextEditable }

  public final func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }

  public final func performTextSearch(
    queryString string: String, options: UITextSearchOptions, resultAggregator aggregator: any UITextSearchAggregator
  ) {
    for range in found(string, options) { aggregator.foundRange(TextOffsetRange(range), searchString: string, document: nil) }
    aggregator.finishedSearching()
  }

  private func found(_ query: String, _ options: UITextSearchOptions) -> [Range<Int>] {
    guard isTextReadable else { return [] }
    return TextFinder.ranges(
      of: query, in: editor.plainText, method: options.wordMatchMethod, options: options.stringCompareOptions
    ).compactMap { Range($0) }
  }

  public final func decorate(foundTextRange range: UITextRange, document: AnyHashable?, usingStyle style: UITextSearchFoundTextStyle) {
    let range = editor.range(of: range)
    display.marks.removeAll { $0.range == range }
    if style != .normal { display.marks.append((range, style == .highlighted)) }
    selectionNeedsDisplay()
  }

  public final func clearAllDecoratedFoundText() {
    guard !display.marks.isEmpty else { return }
    display.marks = []
    selectionNeedsDisplay()
  }

  public final func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
    scrollRangeToVisible(NSRange(editor.range(of: range)))
  }

  public final func shouldReplace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) -> Bool {
    isTextEditable
  }

  public final func replace(foundTextRange range: UITextRange, document: AnyHashable?, withText replacementText: String) {
    editor.change(editor.range(of: range), to: replacementText, kind: .replacing)
  }

  public final func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
    // From the end, so that the positions of the remaining results are unchanged.
    for range in found(queryString, options).reversed() { editor.change(range, to: replacementText, kind: .replacing) }
  }

  /// Returns the highlights of found ranges between two heights.
  final func foundHighlights(from top: CGFloat, to bottom: CGFloat) -> [TextCanvas.Highlight] {
    guard !display.marks.isEmpty else { return [] }
    let length = editor.text.count
    func rects(_ isCurrent: Bool) -> [CGRect] {
      display.marks.filter { $0.isCurrent == isCurrent && $0.range.upperBound <= length }
        .flatMap { selectionFrames($0.range, from: top, to: bottom) }
    }
    return [
      TextCanvas.Highlight(rects: rects(false), color: .systemYellow.withAlphaComponent(0.35)),
      TextCanvas.Highlight(rects: rects(true), color: .systemYellow.withAlphaComponent(0.9)),
    ]
  }
}
