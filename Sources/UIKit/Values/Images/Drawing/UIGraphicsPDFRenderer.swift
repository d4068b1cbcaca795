import Foundation

/// The properties of a PDF document.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Title, author and others, with keys such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}

/// Creates PDF documents from a drawing closure, which begins each page.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Creates a renderer with a page size in points, 72 per inch, and a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfFormat = format.copy() as? UIGraphicsPDFRendererFormat ?? format
    super.init(bounds: bounds, format: format)
  }

  /// Creates a renderer with a page size in points, 72 per inch.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Returns the document that `actions` draw.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    guard let consumer = CGDataConsumer(data: data), draw(to: consumer, actions) else { return Data() }
    return Data(referencing: data)
  }

  /// Writes the document that `actions` draw to a file.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    guard let consumer = CGDataConsumer(url: url), draw(to: consumer, actions) else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url])
    }
  }

  private func draw(to consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) -> Bool {
    guard let context = CGContext(consumer: consumer, mediaBox: bounds, isFlipped: true, info: pdfFormat.documentInfo) else { return false }
    GraphicsContextStack.shared.push(.init(context: context, scale: 1, isImage: false))
    actions(UIGraphicsPDFRendererContext(cgContext: context, format: pdfFormat))
    GraphicsContextStack.shared.pop()
    context.closePDF()
    return true
  }
}

/// The context that a PDF renderer passes to the drawing code.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page in points.
  open var pdfContextBounds: CGRect { cgContext.pdfPage }

  /// Begins a page with the renderer's bounds.
  open func beginPage() { cgContext.beginPage(nil) }

  /// Begins a page with other bounds.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPage(bounds.isEmpty ? nil : bounds)
  }

  /// Links a rectangle of the page to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Adds a named destination to the page.
  open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

  /// Links a rectangle of the page to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}
