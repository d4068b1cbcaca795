import Foundation

/// Makes PDF documents of what a closure draws, page by page.
public final class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  private let pdfFormat: UIGraphicsPDFRendererFormat

  /// Creates a renderer for pages of a size.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Creates a renderer for pages of a size, with a format.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    let format = format.copy() as? UIGraphicsPDFRendererFormat ?? format
    pdfFormat = format
    super.init(bounds: bounds, format: format)
  }

  /// The document that `actions` draw; empty if none can be made.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    if let consumer = CGDataConsumer(data: data) { draw(to: consumer, actions) }
    return data as Data
  }

  /// Writes the document that `actions` draw.
  public func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }

  private func draw(to consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
    guard let context = CGContext(pages: consumer, mediaBox: bounds, isFlipped: true, info: pdfFormat.documentInfo) else { return }
    let drawing = UIGraphicsPDFRendererContext(cgContext: context, format: pdfFormat, bounds: bounds)
    GraphicsContextStack.shared.push(.init(context: context, scale: 1, isImage: false))
    defer { GraphicsContextStack.shared.pop() }
    actions(drawing)
    context.closePDF()
  }
}

/// The context that a renderer of documents hands to the drawing code.
public final class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let defaultBounds: CGRect
  /// The bounds of the page that is drawn.
  public private(set) var pdfContextBounds: CGRect

  init(cgContext: CGContext, format: UIGraphicsPDFRendererFormat, bounds: CGRect) {
    defaultBounds = bounds
    pdfContextBounds = bounds
    super.init(cgContext: cgContext, format: format)
  }

  /// Begins a page with the bounds of the renderer.
  public func beginPage() { beginPage(withBounds: defaultBounds, pageInfo: [:]) }

  /// Begins a page with its own bounds, or with those of the renderer if they are empty. The information is not used.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any] = [:]) {
    var box = bounds.isEmpty ? defaultBounds : bounds
    pdfContextBounds = box
    cgContext.beginPage(mediaBox: &box)
  }
}

/// The information about the documents of a renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The title, author and so on, by Core Graphics' keys.
  open var documentInfo: [String: Any] = [:]

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}
