import Foundation

/// Begins a PDF document in `data`; `bounds` is the default of its pages, an empty rectangle means 612 by 792 points.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
  data.length = 0
  beginPDF(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a PDF document in a file; returns false if it cannot be written.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(_ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) -> Bool {
  beginPDF(CGDataConsumer(url: URL(fileURLWithPath: path)), bounds, documentInfo)
}

@discardableResult
private func beginPDF(_ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?) -> Bool {
  guard let consumer,
    let context = CGContext(consumer: consumer, mediaBox: bounds.isEmpty ? nil : bounds, isFlipped: true, info: info ?? [:])
  else { return false }
  GraphicsContextStack.shared.push(.init(context: context, scale: 1, isImage: false))
  return true
}

private var currentPDF: CGContext? {
  guard let context = UIGraphicsGetCurrentContext(), context.isPDF else { return nil }
  return context
}

/// Begins a page of the current PDF document.
public func UIGraphicsBeginPDFPage() { currentPDF?.beginPage(nil as CGRect?) }

/// Begins a page with custom bounds.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  currentPDF?.beginPage(bounds.isEmpty ? nil : bounds)
}

/// Returns the bounds of the current page in points; zero outside a PDF context.
public func UIGraphicsGetPDFContextBounds() -> CGRect { currentPDF?.pdfPage ?? .zero }

/// Completes the current PDF document.
public func UIGraphicsEndPDFContext() {
  guard let context = currentPDF else { return }
  context.closePDF()
  GraphicsContextStack.shared.pop()
}

/// Links a rectangle of the current page to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { currentPDF?.setURL(url, for: rect) }

/// Adds a named destination to the current page.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  currentPDF?.addDestination(name, at: point)
}

/// Links a rectangle of the current page to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  currentPDF?.setDestination(name, for: rect)
}
