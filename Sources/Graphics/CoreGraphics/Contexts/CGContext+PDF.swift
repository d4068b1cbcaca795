internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Creates a context that writes a PDF document to a consumer.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(consumer: consumer, mediaBox: mediaBox?.pointee, isFlipped: false, info: auxiliaryInfo ?? [:])
  }

  /// Creates a context that writes a PDF document to a file.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context of pages, whose origin is at the top left if they are flipped.
  package convenience init?(consumer: CGDataConsumer, mediaBox: CGRect?, isFlipped: Bool, info: [AnyHashable: Any]) {
    guard let output = PDFOutput(consumer.sink, mediaBox: mediaBox, isFlipped: isFlipped, info: info),
      let cairo = cairo_create(output.surface)
    else { return nil }
    self.init(
      cairo: cairo, bitmap: nil, foreignPixels: nil, deviceHeight: output.mediaBox.height,
      base: Self.base(of: output.mediaBox, isFlipped: isFlipped))
    pdf = output
    // Nothing can be drawn before the first page.
    state.isDegenerate = true
  }

  private static func base(of page: CGRect, isFlipped: Bool) -> CGAffineTransform {
    isFlipped
      ? CGAffineTransform(translationX: -page.minX, y: -page.minY)
      : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -page.minX, ty: page.maxY)
  }

  /// Whether the context writes a PDF document.
  package var isPDF: Bool { pdf != nil }
  /// The page that is drawn; between pages, the box of pages without one of their own.
  package var pdfPage: CGRect { pdf?.page ?? pdf?.mediaBox ?? .zero }

  /// Begins a page, ending the previous one. `pageInfo` may contain a box under `kCGPDFContextMediaBox`.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box: CGRect? =
      switch pageInfo?[kCGPDFContextMediaBox] {
      case let rect as CGRect: rect
      case let data as Data where data.count >= MemoryLayout<CGRect>.size: data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
      default: nil
      }
    beginPage(box)
  }

  /// Begins a page, ending the previous one.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  package func beginPage(_ mediaBox: CGRect?) {
    guard let pdf, !pdf.isClosed else { return }
    endPDFPage()
    let page = PDFOutput.usable(mediaBox) ?? pdf.mediaBox
    pdf.setSize(of: page)
    pdf.page = page
    cairo_save(cairo)
    base = Self.base(of: page, isFlipped: pdf.isFlipped)
    deviceHeight = page.height
    var matrix = base.cairo
    cairo_set_matrix(cairo, &matrix)
    state = GraphicsState()
  }

  /// Ends the page.
  public func endPDFPage() {
    guard let pdf, pdf.page != nil, !pdf.isClosed else { return }
    // Saved graphics states that were not restored end with the page.
    while let last = saved.last {
      if case .layer = last { endTransparencyLayer() } else { restoreGState() }
    }
    cairo_restore(cairo)
    cairo_show_page(cairo)
    pdf.page = nil
    state = GraphicsState()
    state.isDegenerate = true
  }

  /// Ends the page of a PDF context.
  public func endPage() { endPDFPage() }

  /// Completes the document. Nothing can be drawn after it.
  public func closePDF() {
    endPDFPage()
    pdf?.close()
  }

  // MARK: Links

  /// Adds a link to a URL to a rectangle of the page.
  public func setURL(_ url: CFURL, for rect: CGRect) { link(rect, "uri='\(Self.quoted(url.absoluteString))'") }

  /// Adds a link to a named destination to a rectangle of the page.
  public func setDestination(_ name: CFString, for rect: CGRect) { link(rect, "dest='\(Self.quoted(name))'") }

  /// Adds a named destination to the page.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let pdf, pdf.page != nil, !pdf.isClosed else { return }
    let place = point.applying(cairoTransform)
    guard place.x.isFinite, place.y.isFinite else { return }
    tag("cairo.dest", "name='\(Self.quoted(name))' x=\(Self.number(place.x)) y=\(Self.number(place.y))")
  }

  private func link(_ rect: CGRect, _ target: String) {
    guard let pdf, pdf.page != nil, !pdf.isClosed, !rect.isNull, !rect.isInfinite, !rect.hasNaN else { return }
    let area = rect.applying(cairoTransform)
    let numbers = [area.minX, area.minY, area.width, area.height].map(Self.number).joined(separator: " ")
    tag("Link", "rect=[\(numbers)] \(target)")
  }

  private func tag(_ name: String, _ attributes: String) {
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_tag_begin(cairo, name, attributes)
    cairo_tag_end(cairo, name)
    cairo_restore(cairo)
  }

  /// Formats a number for tags, with a decimal point in every locale.
  private static func number(_ value: CGFloat) -> String {
    let value = min(max(value, -1e6), 1e6)
    let thousandths = (value * 1000).rounded()
    let whole = (thousandths / 1000).rounded(.towardZero)
    let rest = Int(abs(thousandths - whole * 1000))
    let digits = String(rest)
    return (value < 0 && whole == 0 && rest > 0 ? "-" : "") + "\(Int(whole))." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  private static func quoted(_ text: String) -> String {
    String(text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] })
  }
}
