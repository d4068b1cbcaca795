import CoreGraphics
package import TrestleText

/// The storage, layout manager and container of a text view: given on creation, or created on first use.
extension UITextView {
  final var ownLayoutManager: NSLayoutManager {
    if let madeLayoutManager { return madeLayoutManager }
    let manager = NSLayoutManager()
    madeLayoutManager = manager
    manager.addTextContainer(textContainer)
    return manager
  }

  final var ownTextStorage: NSTextStorage {
    if let storage = editor.storage.storage { return storage }
    let storage = NSTextStorage(attributedString: attributedContent)
    // The editor's own text continues to use the view's font and color.
    editor.storage.storage = storage
    ownLayoutManager.textStorage = storage
    return storage
  }

  /// Displays the text of the container that the view was created with.
  final func takeContainer() {
    guard let manager = textContainer.layoutManagerIfAny else { return }
    madeLayoutManager = manager
    content = .absent
    if let storage = manager.storage { take(storage) }
  }

  private func take(_ storage: NSTextStorage) {
    guard editor.storage.storage !== storage else { return }
    let isEmpty = storage.length == 0
    editor.storage.storage = storage
    if isEmpty, editor.text.count > 0 { editor.pushToStorage(0..<0, editor.text) } else { editor.pullFromStorage() }
  }

  // MARK: Layouts other than a plain column

  /// The layout manager, if the text flows around shapes, through several containers, or otherwise not in one plain column.
  final var pagedManager: NSLayoutManager? {
    guard let manager = madeLayoutManager ?? (textContainer.isPlainColumn ? nil : ownLayoutManager) else { return nil }
    return manager.columnOwner == nil ? manager : nil
  }

  private var containerOrigin: CGPoint { CGPoint(x: style.containerInset.left, y: style.containerInset.top) }

  private func placed(_ fragment: LineFragment) -> PlacedLines {
    PlacedLines(
      layout: fragment.layout, origin: CGPoint(x: fragment.origin.x + containerOrigin.x, y: fragment.origin.y + containerOrigin.y))
  }

  final func pagedLines(_ manager: NSLayoutManager, showing offset: Int) -> PlacedLines? {
    let index = manager.index(of: textContainer)
    return manager.fragments(showing: offset..<offset).first.flatMap { $0.container == index ? placed($0) : nil }
  }

  final func pagedLines(_ manager: NSLayoutManager, from top: CGFloat, to bottom: CGFloat) -> [PlacedLines] {
    manager.fragments(in: textContainer, from: top - containerOrigin.y, to: bottom - containerOrigin.y).map(placed)
  }

  final func pagedHeight(_ manager: NSLayoutManager) -> CGFloat {
    manager.fragments(in: textContainer).last.map { $0.rect.maxY } ?? 0
  }

  final func pagedHeight(_ manager: NSLayoutManager, forWidth width: CGFloat) -> CGFloat {
    guard width != bounds.width, textContainer.widthTracksTextView, let index = manager.index(of: textContainer) else {
      return pagedHeight(manager)
    }
    let inset = style.containerInset.left + style.containerInset.right
    textContainer.trialSize = CGSize(width: max(0, width - inset), height: textContainer.size.height)
    defer { textContainer.trialSize = nil }
    return manager.makeFragments(editor.prepared).filter { $0.container == index }.map(\.rect.maxY).max() ?? 0
  }

  // MARK: Drawing by overrides

  /// Whether a subclass of the layout manager draws the text itself.
  final var drawsByLayoutManager: Bool { madeLayoutManager.map { type(of: $0) != NSLayoutManager.self } ?? false }

  /// The text layout manager whose delegate creates custom fragments, which draw the text.
  final var drawingFragments: NSTextLayoutManager? {
    guard case .made(_, let manager) = content, manager.hasOwnFragments else { return nil }
    return manager
  }

  final func showDrawing(_ isDrawn: Bool, from top: CGFloat, to bottom: CGFloat) {
    let fragments = drawingFragments
    let manager = fragments == nil ? madeLayoutManager : layoutManager
    guard isDrawn, let manager else {
      drawing?.removeFromSuperview()
      drawing = nil
      return
    }
    let view = drawing ?? LayoutManagerCanvas(manager, textContainer)
    if drawing == nil {
      drawing = view
      canvas.insertSubview(view, at: 0)
    }
    view.fragments = fragments
    let end = min(bottom, max(contentSize.height, bounds.height))
    let start = max(top, 0)
    view.show(CGRect(x: 0, y: start, width: bounds.width, height: max(0, end - start)), origin: containerOrigin)
  }

  // MARK: Lines of the column

  final func fragments(_ placed: PlacedLines) -> [LineFragment] {
    let padding = textContainer.lineFragmentPadding
    let origin = containerOrigin
    let width = containerWidth
    return placed.layout.lines.indices.map { index in
      let line = placed.layout.lines[index]
      let end = line.isHardEnd ? min(editor.prepared.nextCaret(after: line.end), textLength) : line.end
      let top = placed.origin.y + line.top - origin.y
      let left = placed.origin.x + line.x - padding - origin.x
      return LineFragment(
        container: 0, rect: CGRect(x: 0, y: top, width: width, height: line.height),
        usedRect: CGRect(x: left, y: top, width: line.width + 2 * padding, height: line.height),
        range: line.start..<max(line.start, end), layout: placed.layout, line: index,
        origin: CGPoint(x: placed.origin.x - origin.x, y: placed.origin.y - origin.y), isExtra: line.start >= textLength)
    }
  }
}

extension UITextView: TextContainerOwner {
  package nonisolated final func containerSize(tracking width: Bool, _ height: Bool, own: CGSize) -> CGSize {
    MainActor.assumeIsolated {
      // A view that does not scroll shows the part that fits of a text that continues in another view.
      let isPage = !isScrollEnabled && (madeLayoutManager?.textContainers.count ?? 1) > 1
      let free = width ? 0 : own.height
      return CGSize(
        width: width ? containerWidth : own.width, height: height || isPage ? containerHeight : free > 0 ? free : .greatestFiniteMagnitude)
    }
  }
  package nonisolated final func preparedContainerText() -> UncheckedSendable<PreparedText> {
    MainActor.assumeIsolated { UncheckedSendable(editor.prepared) }
  }
  package nonisolated final func makeLayoutManager() -> UncheckedSendable<NSLayoutManager> {
    MainActor.assumeIsolated { UncheckedSendable(ownLayoutManager) }
  }
  package nonisolated final func makeTextStorage() -> UncheckedSendable<NSTextStorage> {
    MainActor.assumeIsolated { UncheckedSendable(ownTextStorage) }
  }
  package nonisolated final func flowFragments(from top: CGFloat, to bottom: CGFloat) -> [LineFragment] {
    MainActor.assumeIsolated {
      let found = flow.parts(from: Double(max(top, -1e9)), to: Double(min(bottom, 1e12))).flatMap { fragments(place($0)) }
      return found.filter { $0.rect.maxY >= top && $0.rect.minY <= bottom }
    }
  }
  package nonisolated final func flowFragments(showing range: Range<Int>) -> [LineFragment] {
    MainActor.assumeIsolated {
      guard let first = lines(showing: range.lowerBound), let last = lines(showing: max(range.lowerBound, range.upperBound - 1)) else {
        return []
      }
      let all = lines(from: first.origin.y, to: last.origin.y + max(last.layout.size.height, 1)).flatMap { fragments($0) }
      return all.filter {
        range.isEmpty
          ? $0.range.contains(range.lowerBound) || $0.range.upperBound == range.lowerBound && $0.range.upperBound >= textLength
          : $0.range.overlaps(range)
      }
    }
  }
  package nonisolated final func layOutFlow() { MainActor.assumeIsolated { _ = flow.parts(from: 0, to: .greatestFiniteMagnitude) } }
  package nonisolated final func containerChanged() {
    MainActor.assumeIsolated {
      editor.invalidateStyles()
      roomChanged()
    }
  }
  package nonisolated final func textStorageChanged(_ storage: UncheckedSendable<NSTextStorage>?) {
    MainActor.assumeIsolated { if let storage { take(storage.value) } else { editor.storage.storage = nil } }
  }
  package nonisolated final func textStorageEdited(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    MainActor.assumeIsolated { editor.storageEdited(mask, range, delta) }
  }
  package nonisolated final func containerNeedsDisplay() {
    MainActor.assumeIsolated {
      drawing?.setNeedsDisplay()
      if drawing == nil { selectionNeedsDisplay() }
    }
  }
}
