import UIKit

/// The rectangles of a page.
public enum PDFDisplayBox: Int, Sendable {
  /// The size of the paper on which the page is printed.
  case mediaBox
  /// The shown part of the paper.
  case cropBox
  /// The printed part, with the margin that is cut off.
  case bleedBox
  /// The page after cutting.
  case trimBox
  /// The part with the content that the author intended.
  case artBox
}

/// A page of a document. Coordinates have their origin at the bottom left, in points.
@preconcurrency @MainActor open class PDFPage: NSObject {
  public internal(set) weak var document: PDFDocument?
  /// The Core Graphics page; nil for a page created by an app.
  public private(set) var pageRef: CGPDFPage?
  private let reader: PDFTextReader?
  private let image: UIImage?
  private var boxes: [PDFDisplayBox: CGRect] = [:]
  /// The annotations that the app added.
  public private(set) var annotations: [PDFAnnotation] = []
  /// Whether annotations are drawn; `true` by default.
  open var displaysAnnotations = true

  /// The clockwise rotation of the page, a multiple of 90 degrees.
  open var rotation = 0 {
    didSet {
      rotation = ((rotation / 90 * 90) % 360 + 360) % 360
      document?.pageDidChange()
    }
  }

  init(reference: CGPDFPage, reader: PDFTextReader?) {
    pageRef = reference
    self.reader = reader
    image = nil
  }

  /// Creates an empty page of American letter size.
  public override init() {
    reader = nil
    image = nil
    super.init()
    boxes[.mediaBox] = CGRect(x: 0, y: 0, width: 612, height: 792)
  }

  /// Creates a page of the size of an image that shows it.
  public init?(image: UIImage) {
    guard image.size.width > 0, image.size.height > 0 else { return nil }
    reader = nil
    self.image = image
    super.init()
    boxes[.mediaBox] = CGRect(origin: .zero, size: image.size)
  }

  /// The page's name: its number.
  open var label: String? {
    guard let index = document?.index(for: self), index != NSNotFound else { return nil }
    return String(index + 1)
  }

  /// Returns a rectangle of the page, without rotation.
  open func bounds(for box: PDFDisplayBox) -> CGRect {
    boxes[box] ?? boxes[.mediaBox] ?? pageRef?.getBoxRect(.mediaBox) ?? .zero
  }

  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {
    boxes[box] = bounds
    document?.pageDidChange()
  }

  /// Returns the displayed size of a rectangle, with rotation.
  func shownSize(_ box: PDFDisplayBox) -> CGSize {
    let size = bounds(for: box).size
    return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// Adds an annotation above the others.
  open func addAnnotation(_ annotation: PDFAnnotation) {
    annotation.page?.removeAnnotation(annotation)
    annotation.page = self
    annotations.append(annotation)
    document?.pageDidChange()
  }

  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
    annotation.page = nil
    document?.pageDidChange()
  }

  /// Returns the topmost annotation at a point, or nil.
  open func annotation(at point: CGPoint) -> PDFAnnotation? { annotations.last { $0.bounds.contains(point) } }

  /// Draws the rotated page with the bottom left corner of a rectangle at the origin.
  open func draw(with box: PDFDisplayBox, to context: CGContext) {
    let bounds = bounds(for: box)
    context.saveGState()
    context.concatenate(transform(for: box))
    context.clip(to: bounds)
    if let pageRef {
      context.drawPDFPage(pageRef)
    } else if let image {
      if let picture = image.cgImage { context.draw(picture, in: self.bounds(for: .mediaBox)) }
    }
    if displaysAnnotations { for annotation in annotations where annotation.shouldDisplay { annotation.draw(with: box, in: context) } }
    context.restoreGState()
  }

  /// Returns the transform from the page's coordinates to the rotated ones, with the corner of a rectangle at the origin.
  open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
    let bounds = bounds(for: box)
    let moved = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    switch rotation {
    case 90: return moved.concatenating(CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: bounds.width))
    case 180: return moved.concatenating(CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: bounds.width, ty: bounds.height))
    case 270: return moved.concatenating(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: bounds.height, ty: 0))
    default: return moved
    }
  }

  /// Draws the page upright into a context of UIKit, filling a size.
  func drawUpright(_ box: PDFDisplayBox, size: CGSize, to context: CGContext) {
    let shown = shownSize(box)
    guard shown.width > 0, shown.height > 0 else { return }
    context.saveGState()
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: size.width / shown.width, y: -size.height / shown.height)
    draw(with: box, to: context)
    context.restoreGState()
  }

  /// Returns an image of the page that fits into a size.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
    let shown = shownSize(box)
    guard shown.width > 0, shown.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
    let scale = min(size.width / shown.width, size.height / shown.height)
    let fitted = CGSize(width: max(1, shown.width * scale), height: max(1, shown.height * scale))
    return UIGraphicsImageRenderer(size: fitted).image { drawUpright(box, size: fitted, to: $0.cgContext) }
  }

  private lazy var content: (text: String, rectangles: [CGRect]) = {
    guard let reader, let pageRef else { return ("", []) }
    let (text, rectangles) = reader.text(ofPage: pageRef.pageNumber - 1)
    let height = pageRef.getBoxRect(.mediaBox).height
    // A rectangle for each UTF-16 unit, from the bottom.
    var units: [CGRect] = []
    for (scalar, rectangle) in zip(text.unicodeScalars, rectangles) {
      let flipped = CGRect(x: rectangle.minX, y: height - rectangle.maxY, width: rectangle.width, height: rectangle.height)
      for _ in 0..<UTF16.width(scalar) { units.append(flipped) }
    }
    return (text, units)
  }()

  /// The text of the page in reading order; nil if there is none.
  open var string: String? { content.text }
  /// The text, without fonts.
  open var attributedString: NSAttributedString? { NSAttributedString(string: content.text) }
  /// The number of UTF-16 units of the text.
  open var numberOfCharacters: Int { content.text.utf16.count }

  /// Returns the rectangle of a character, in the page's coordinates.
  open func characterBounds(at index: Int) -> CGRect {
    content.rectangles.indices.contains(index) ? content.rectangles[index] : .zero
  }

  /// Returns the index of the character at a point, or -1.
  open func characterIndex(at point: CGPoint) -> Int { content.rectangles.firstIndex { $0.contains(point) } ?? -1 }

  /// Returns a range of the text, or nil if it has none there.
  open func selection(for range: NSRange) -> PDFSelection? {
    guard let document, range.location >= 0, range.length >= 0, range.location <= numberOfCharacters - range.length else { return nil }
    let selection = PDFSelection(document: document)
    selection.append(self, range)
    return selection
  }

  /// Returns the text in a rectangle.
  open func selection(for rect: CGRect) -> PDFSelection? {
    let all = content.rectangles
    let indices = all.indices.filter { rect.contains(CGPoint(x: all[$0].midX, y: all[$0].midY)) }
    guard let first = indices.first, let last = indices.last else { return nil }
    return selection(for: NSRange(location: first, length: last - first + 1))
  }

  /// Returns the word at a point, or nil.
  open func selectionForWord(at point: CGPoint) -> PDFSelection? {
    let index = characterIndex(at: point)
    guard index >= 0 else { return nil }
    let units = Array(content.text.utf16)
    func isPart(_ place: Int) -> Bool {
      Unicode.Scalar(units[place]).map { CharacterSet.alphanumerics.contains($0) } ?? true
    }
    guard units.indices.contains(index), isPart(index) else { return nil }
    var (first, last) = (index, index)
    while first > 0, isPart(first - 1) { first -= 1 }
    while last + 1 < units.count, isPart(last + 1) { last += 1 }
    return selection(for: NSRange(location: first, length: last - first + 1))
  }

  /// Returns the rectangles of a range, one for each line.
  func lines(of range: NSRange) -> [(range: NSRange, rectangle: CGRect)] {
    let text = content.text as NSString
    var result: [(range: NSRange, rectangle: CGRect)] = []
    var start = range.location
    while start < range.location + range.length {
      let line = text.lineRange(for: NSRange(location: start, length: 0))
      let end = min(line.location + max(1, line.length), range.location + range.length)
      let rectangle = (start..<end).map { characterBounds(at: $0) }.filter { $0.width > 0 }.reduce(CGRect.null) { $0.union($1) }
      if !rectangle.isNull { result.append((NSRange(location: start, length: end - start), rectangle)) }
      start = end
    }
    return result
  }
}
