import Foundation

/// Documents that are drawn by functions, innermost last.
private final class PDFDrawings: @unchecked Sendable {
  struct Drawing {
    let context: CGContext?
    let bounds: CGRect
    var pageBounds: CGRect
  }

  static let shared = PDFDrawings()
  private let lock = NSLock()
  private var all: [Drawing] = []

  func push(_ drawing: Drawing) { lock.withLock { all.append(drawing) } }
  func pop() -> Drawing? { lock.withLock { all.popLast() } }
  var current: Drawing? { lock.withLock { all.last } }
  func setPage(_ bounds: CGRect) { lock.withLock { if !all.isEmpty { all[all.count - 1].pageBounds = bounds } } }
}

private func begin(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  let box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
  let context = consumer.flatMap { CGContext(pages: $0, mediaBox: box, isFlipped: true, info: documentInfo ?? [:]) }
  PDFDrawings.shared.push(.init(context: context, bounds: box, pageBounds: box))
  GraphicsContextStack.shared.push(.init(context: context, scale: 1, isImage: false))
  return context != nil
}

/// Begins a document in a file, with pages of 612 by 792 points if the bounds are empty. Returns whether the file can be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  begin(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo)
}

/// Begins a document that is appended to data, with pages of 612 by 792 points if the bounds are empty.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  _ = begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a page with the bounds of the document.
public func UIGraphicsBeginPDFPage() {
  guard let drawing = PDFDrawings.shared.current else { return }
  UIGraphicsBeginPDFPageWithInfo(drawing.bounds, nil)
}

/// Begins a page with its own bounds. The information is not used.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  guard let drawing = PDFDrawings.shared.current else { return }
  var box = bounds.isEmpty ? drawing.bounds : bounds
  PDFDrawings.shared.setPage(box)
  drawing.context?.beginPage(mediaBox: &box)
}

/// The bounds of the page that is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFDrawings.shared.current?.pageBounds ?? .zero }

/// Completes the document.
public func UIGraphicsEndPDFContext() {
  guard let drawing = PDFDrawings.shared.pop() else { return }
  GraphicsContextStack.shared.pop()
  drawing.context?.closePDF()
}
