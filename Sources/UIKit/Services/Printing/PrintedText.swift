import CoreGraphics

/// Divides attributed text into pages without splitting lines.
@MainActor final class PrintedText {
  let text: NSAttributedString
  private var laidOut: (width: CGFloat, manager: NSLayoutManager, storage: NSTextStorage, container: NSTextContainer)?

  init(_ text: NSAttributedString) {
    self.text = text
  }

  private func manager(_ width: CGFloat) -> NSLayoutManager {
    if let laidOut, laidOut.width == width { return laidOut.manager }
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: .greatestFiniteMagnitude))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.ensureLayout(for: container)
    laidOut = (width, manager, storage, container)
    return manager
  }

  /// Returns the heights at which lines end, in order.
  private func lines(_ width: CGFloat) -> [Range<CGFloat>] {
    let manager = manager(width)
    var found: [Range<CGFloat>] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { rect, _, _, _, _ in
      found.append(rect.minY..<max(rect.minY, rect.maxY))
    }
    return found
  }

  func pages(width: CGFloat, first: CGFloat, others: CGFloat) -> [Range<CGFloat>] {
    let lines = lines(width)
    guard let last = lines.last else { return [] }
    var pages: [Range<CGFloat>] = []
    var start: CGFloat = 0
    var room = first
    for line in lines where line.upperBound - start > room && line.lowerBound > start {
      pages.append(start..<line.lowerBound)
      start = line.lowerBound
      room = others
    }
    // A line that is higher than a page is cut.
    while last.upperBound - start > room {
      pages.append(start..<start + room)
      start += room
      room = others
    }
    pages.append(start..<last.upperBound)
    return pages
  }

  func draw(width: CGFloat, from top: CGFloat, to bottom: CGFloat) {
    let manager = manager(width)
    guard let container = laidOut?.container else { return }
    let range = manager.glyphRange(forBoundingRect: CGRect(x: 0, y: top, width: width, height: max(0, bottom - top)), in: container)
    manager.drawBackground(forGlyphRange: range, at: .zero)
    manager.drawGlyphs(forGlyphRange: range, at: .zero)
  }
}
