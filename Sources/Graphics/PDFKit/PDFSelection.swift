import UIKit

/// Text of one or more pages.
@preconcurrency @MainActor open class PDFSelection: NSObject {
  private weak var document: PDFDocument?
  private(set) var parts: [(page: PDFPage, range: NSRange)] = []
  /// The color in which a view shows the selection; the view's if nil.
  open var color: UIColor?

  /// Creates an empty selection.
  public init(document: PDFDocument) { self.document = document }

  func append(_ page: PDFPage, _ range: NSRange) { parts.append((page, range)) }

  /// The pages of the text.
  open var pages: [PDFPage] {
    parts.reduce(into: []) { pages, part in if !pages.contains(where: { $0 === part.page }) { pages.append(part.page) } }
  }

  /// The selected text, with lines separated by line breaks.
  open var string: String? {
    parts.map { (($0.page.string ?? "") as NSString).substring(with: $0.range) }.joined(separator: "\n")
  }

  /// The text, without fonts.
  open var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

  /// Returns the rectangle of the text on a page; empty if there is none.
  open func bounds(for page: PDFPage) -> CGRect {
    let all = parts.filter { $0.page === page }.flatMap { page.lines(of: $0.range) }.reduce(CGRect.null) { $0.union($1.rectangle) }
    return all.isNull ? .zero : all
  }

  open func numberOfTextRanges(on page: PDFPage) -> Int { parts.filter { $0.page === page }.count }

  open func range(at index: Int, on page: PDFPage) -> NSRange {
    let ranges = parts.filter { $0.page === page }
    return ranges.indices.contains(index) ? ranges[index].range : NSRange(location: NSNotFound, length: 0)
  }

  /// Returns the text line by line.
  open func selectionsByLine() -> [PDFSelection] {
    guard let document else { return [] }
    return parts.flatMap { part in
      part.page.lines(of: part.range).map { line in
        let selection = PDFSelection(document: document)
        selection.append(part.page, line.range)
        return selection
      }
    }
  }

  /// Adds characters that follow the end of the text, on the same page. A negative number removes some.
  open func extend(atEnd count: Int) {
    guard let last = parts.last else { return }
    let all = ((last.page.string ?? "") as NSString).length
    parts[parts.count - 1].range.length = max(0, min(all - last.range.location, last.range.length.addingSaturating(count)))
  }

  /// Adds characters that precede the start of the text, on the same page. A negative number removes some.
  open func extend(atStart count: Int) {
    guard let first = parts.first else { return }
    let end = first.range.location + first.range.length
    let start = max(0, min(end, first.range.location.addingSaturating(count == .min ? .max : -count)))
    parts[0].range = NSRange(location: start, length: end - start)
  }

  open func add(_ selection: PDFSelection) { parts += selection.parts }

  open func add(_ selections: [PDFSelection]) { for selection in selections { add(selection) } }
}

extension Int {
  fileprivate func addingSaturating(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? (other > 0 ? .max : .min) : sum
  }
}
