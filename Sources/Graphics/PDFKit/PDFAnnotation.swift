import UIKit

public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An ellipse within the bounds.
  public static let circle = PDFAnnotationSubtype(rawValue: "/Circle")
  /// Text on the page.
  public static let freeText = PDFAnnotationSubtype(rawValue: "/FreeText")
  /// A color behind text.
  public static let highlight = PDFAnnotationSubtype(rawValue: "/Highlight")
  /// Lines drawn by hand.
  public static let ink = PDFAnnotationSubtype(rawValue: "/Ink")
  /// A straight line between two points.
  public static let line = PDFAnnotationSubtype(rawValue: "/Line")
  /// An area that leads to a page or URL.
  public static let link = PDFAnnotationSubtype(rawValue: "/Link")
  /// A rectangle along the bounds.
  public static let square = PDFAnnotationSubtype(rawValue: "/Square")
  /// A stamp, which an app's subclass draws.
  public static let stamp = PDFAnnotationSubtype(rawValue: "/Stamp")
  /// Text that is struck out.
  public static let strikeOut = PDFAnnotationSubtype(rawValue: "/StrikeOut")
  /// A note that is shown as an icon.
  public static let text = PDFAnnotationSubtype(rawValue: "/Text")
  /// A line below text.
  public static let underline = PDFAnnotationSubtype(rawValue: "/Underline")
  /// A field of a form.
  public static let widget = PDFAnnotationSubtype(rawValue: "/Widget")
  /// A note that opens from another annotation.
  public static let popup = PDFAnnotationSubtype(rawValue: "/Popup")
}

public struct PDFAnnotationKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let subtype = PDFAnnotationKey(rawValue: "/Subtype")
  /// The key of the color, an array of numbers.
  public static let color = PDFAnnotationKey(rawValue: "/C")
  /// The key of the text, a string.
  public static let contents = PDFAnnotationKey(rawValue: "/Contents")
  /// The key of the name, a string that is unique on the page.
  public static let name = PDFAnnotationKey(rawValue: "/NM")
}

/// The styles of a border. Beveled and inset ones are drawn as solid lines.
public enum PDFBorderStyle: Int, Sendable {
  case solid = 0
  case dashed = 1
  /// A line that seems raised.
  case beveled = 2
  /// A line that seems pressed in.
  case inset = 3
  /// A line below the bounds.
  case underline = 4
}

open class PDFBorder: NSObject {
  /// The style; a solid line by default. A dashed line has dashes of three points unless `dashPattern` has others.
  open var style = PDFBorderStyle.solid
  /// The width of the line; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes; none by default.
  open var dashPattern: [Any]?
}

/// The action of a link.
@preconcurrency @MainActor open class PDFAction: NSObject {
  /// The kind of annotation.
  open var type: String { "" }
}

@preconcurrency @MainActor open class PDFActionURL: PDFAction {
  open var url: URL?
  public init(url: URL) { self.url = url }
  open override var type: String { "URI" }
}

/// Shows a destination in the document.
@preconcurrency @MainActor open class PDFActionGoTo: PDFAction {
  /// The place in the document that the action shows.
  open var destination: PDFDestination
  /// Creates an action that shows a place of the document.
  public init(destination: PDFDestination) { self.destination = destination }
  open override var type: String { "GoTo" }
}

/// A shape, a note or a form's field on a page. Annotations that an app adds are drawn, and written as part of the page.
@preconcurrency @MainActor open class PDFAnnotation: NSObject {
  /// The page on which the annotation is; nil before it is added to one.
  public internal(set) weak var page: PDFPage?
  /// The rectangle on the page, in its coordinates.
  open var bounds: CGRect { didSet { changed() } }
  /// The kind, without a slash.
  open var type: String?
  /// The properties that the app has set.
  public private(set) var annotationKeyValues: [AnyHashable: Any]
  /// The color of lines and of marked text; yellow by default.
  open var color = UIColor.yellow { didSet { changed() } }
  /// The color of the inside of shapes.
  open var interiorColor: UIColor? { didSet { changed() } }
  open var border: PDFBorder? { didSet { changed() } }
  /// The text of the note or field; nil for none.
  open var contents: String? { didSet { changed() } }
  /// The font of text on the page.
  open var font: UIFont? { didSet { changed() } }
  /// The color of text on the page.
  open var fontColor: UIColor? { didSet { changed() } }
  open var alignment = NSTextAlignment.left { didSet { changed() } }
  /// Whether the annotation is shown; `true` by default.
  open var shouldDisplay = true { didSet { changed() } }
  /// Whether the annotation is printed; `true` by default.
  open var shouldPrint = true
  /// The start of a line, in the rectangle's coordinates.
  open var startPoint = CGPoint.zero { didSet { changed() } }
  /// The end of a line, in the rectangle's coordinates.
  open var endPoint = CGPoint.zero { didSet { changed() } }
  /// The corners of marked text, four for each line, in the rectangle's coordinates; the rectangle if nil.
  open var quadrilateralPoints: [NSValue]? { didSet { changed() } }
  /// The kind of a form's field.
  open var widgetFieldType = PDFAnnotationWidgetSubtype(rawValue: "")
  /// The name of a form's field.
  open var fieldName: String?
  /// The text of a form's field.
  open var widgetStringValue: String? { didSet { changed() } }
  /// The text that resetting a form sets.
  open var widgetDefaultStringValue: String?
  /// The kind of a button; a push button by default.
  open var widgetControlType = PDFWidgetControlType.pushButtonControl
  /// Whether a check box or radio button is on.
  open var buttonWidgetState = PDFWidgetCellState.offState { didSet { changed() } }
  /// The text of a button that is on.
  open var buttonWidgetStateString = ""
  /// The title of a push button.
  open var caption: String? { didSet { changed() } }
  /// Whether a text field has several lines; `false` by default.
  open var isMultiline = false
  /// The greatest number of characters of a text field; 0 for any.
  open var maximumLength = 0
  /// The entries of a list or a menu.
  open var choices: [String]?
  /// Whether the user can change the field; `false` by default.
  open var isReadOnly = false
  /// The color behind a form's field.
  open var backgroundColor: UIColor? { didSet { changed() } }
  open var action: PDFAction?
  /// The address of a link.
  open var url: URL? {
    get { (action as? PDFActionURL)?.url }
    set { action = newValue.map { PDFActionURL(url: $0) } }
  }
  /// The destination of a link.
  open var destination: PDFDestination? {
    get { (action as? PDFActionGoTo)?.destination }
    set { action = newValue.map { PDFActionGoTo(destination: $0) } }
  }
  /// The name of the author; nil for none.
  open var userName: String?
  open var modificationDate: Date?
  /// The freehand lines, in the rectangle's coordinates.
  public private(set) var paths: [UIBezierPath]?

  /// Creates an annotation of a type within bounds in the page's coordinates.
  public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
    self.bounds = bounds
    type = String(annotationType.rawValue.drop { $0 == "/" })
    annotationKeyValues = properties ?? [:]
    super.init()
    if annotationType == .freeText { color = .clear }
  }

  private func changed() { page?.document?.pageDidChange() }

  open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
    switch key {
    case .subtype: type.map { "/" + $0 }
    case .contents: contents
    case .color: color
    default: annotationKeyValues[key]
    }
  }

  /// Changes a property. Returns false if the value does not match the key.
  @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
    switch key {
    case .contents:
      guard let text = value as? String else { return false }
      contents = text
    case .color:
      guard let colour = value as? UIColor else { return false }
      color = colour
    default: annotationKeyValues[key] = value
    }
    return true
  }

  /// Adds a freehand line.
  open func add(_ path: UIBezierPath) {
    paths = (paths ?? []) + [path]
    changed()
  }

  /// Removes a freehand line.
  open func remove(_ path: UIBezierPath) {
    paths?.removeAll { $0 === path }
    changed()
  }

  /// The rectangles of marked text, on the page.
  private var marks: [CGRect] {
    guard let points = quadrilateralPoints?.map(\.cgPointValue), points.count >= 4 else { return [bounds] }
    return stride(from: 0, to: points.count - 3, by: 4).map { start in
      let (xs, ys) = (points[start..<start + 4].map(\.x), points[start..<start + 4].map(\.y))
      return CGRect(x: xs.min()! + bounds.minX, y: ys.min()! + bounds.minY, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
    }
  }

  /// Draws the annotation in the page's coordinates.
  open func draw(with box: PDFDisplayBox, in context: CGContext) {
    context.saveGState()
    let width = border?.lineWidth ?? 1
    context.setLineWidth(width)
    context.setStrokeColor(color.cgColor)
    let pattern = border?.dashPattern?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    let dashes = pattern ?? (border?.style == .dashed ? [3] : [])
    if !dashes.isEmpty {
      context.setLineDash(phase: 0, lengths: dashes)
    }
    switch type {
    case "Highlight":
      context.setBlendMode(.multiply)
      context.setFillColor(color.cgColor)
      context.fill(marks)
    case "Underline":
      for mark in marks { strokeLine(from: CGPoint(x: mark.minX, y: mark.minY), to: CGPoint(x: mark.maxX, y: mark.minY), in: context) }
    case "StrikeOut":
      for mark in marks { strokeLine(from: CGPoint(x: mark.minX, y: mark.midY), to: CGPoint(x: mark.maxX, y: mark.midY), in: context) }
    case "Square", "Circle":
      let frame = bounds.insetBy(dx: width / 2, dy: width / 2)
      let path = type == "Square" ? CGPath(rect: frame, transform: nil) : CGPath(ellipseIn: frame, transform: nil)
      if let interiorColor {
        context.setFillColor(interiorColor.cgColor)
        context.addPath(path)
        context.fillPath()
      }
      if width > 0 {
        context.addPath(path)
        context.strokePath()
      }
    case "Line":
      strokeLine(
        from: CGPoint(x: bounds.minX + startPoint.x, y: bounds.minY + startPoint.y),
        to: CGPoint(x: bounds.minX + endPoint.x, y: bounds.minY + endPoint.y), in: context)
    case "Ink":
      context.translateBy(x: bounds.minX, y: bounds.minY)
      for path in paths ?? [] {
        context.setLineWidth(border?.lineWidth ?? path.lineWidth)
        context.addPath(path.cgPath)
        context.strokePath()
      }
    case "FreeText": drawText(contents, on: color, in: context)
    case "Widget": drawField(in: context)
    default: break
    }
    context.restoreGState()
  }

  private func strokeLine(from start: CGPoint, to end: CGPoint, in context: CGContext) {
    context.move(to: start)
    context.addLine(to: end)
    context.strokePath()
  }

  private func drawField(in context: CGContext) {
    drawText(widgetFieldType == .button ? caption : widgetStringValue, on: backgroundColor ?? .clear, in: context)
    guard widgetFieldType == .button, widgetControlType != .pushButtonControl else { return }
    context.restoreGState()
    context.saveGState()
    let frame = bounds.insetBy(dx: 0.5, dy: 0.5)
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(border?.lineWidth ?? 1)
    let isRadio = widgetControlType == .radioButtonControl
    context.addPath(isRadio ? CGPath(ellipseIn: frame, transform: nil) : CGPath(rect: frame, transform: nil))
    context.strokePath()
    guard buttonWidgetState == .onState else { return }
    let mark = bounds.insetBy(dx: bounds.width * 0.25, dy: bounds.height * 0.25)
    if isRadio {
      context.setFillColor(UIColor.black.cgColor)
      context.fillEllipse(in: mark)
    } else {
      strokeLine(from: CGPoint(x: mark.minX, y: mark.midY), to: CGPoint(x: mark.midX, y: mark.minY), in: context)
      strokeLine(from: CGPoint(x: mark.midX, y: mark.minY), to: CGPoint(x: mark.maxX, y: mark.maxY), in: context)
    }
  }

  private func drawText(_ contents: String?, on color: UIColor, in context: CGContext) {
    context.setFillColor(color.cgColor)
    context.fill(bounds)
    guard let contents else { return }
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    let text = NSAttributedString(
      string: contents,
      attributes: [
        .font: font ?? UIFont.systemFont(ofSize: 12), .foregroundColor: fontColor ?? UIColor.black, .paragraphStyle: style,
      ])
    // Text is drawn from the top, the page from the bottom.
    context.translateBy(x: bounds.minX, y: bounds.maxY)
    context.scaleBy(x: 1, y: -1)
    UIGraphicsPushContext(context)
    text.draw(in: CGRect(origin: .zero, size: bounds.size))
    UIGraphicsPopContext()
  }
}
