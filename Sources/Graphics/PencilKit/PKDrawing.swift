@_exported import UIKit

public struct PKInk: Equatable {
  public enum InkType: String, Sendable {
    /// A pen whose line has nearly the same width everywhere.
    case pen = "com.apple.ink.pen"
    /// A pencil whose line is wider and darker with pressure.
    case pencil = "com.apple.ink.pencil"
    /// A broad, translucent pen.
    case marker = "com.apple.ink.marker"
  }
  public var inkType: InkType
  public var color: UIColor
  /// Creates an ink; the color is black by default.
  public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

public struct PKStrokePoint: Equatable, Sendable {
  public var location: CGPoint
  /// The time since the stroke began.
  public var timeOffset: TimeInterval
  public var size: CGSize
  public var opacity: CGFloat
  /// The pressure, with 1 for an average touch.
  public var force: CGFloat
  /// The direction of the pencil in radians.
  public var azimuth: CGFloat
  /// The angle between the pencil and the surface in radians.
  public var altitude: CGFloat
  /// Creates a point of a stroke, with the properties of the pencil at a time.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
    (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
  }
}

/// The points of a stroke.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
  /// The time at which the stroke began.
  public let creationDate: Date
  var points: [PKStrokePoint]
  public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { points.count }
  public subscript(position: Int) -> PKStrokePoint { points[position] }
}

public struct PKStroke: Equatable {
  /// The kind and color of the ink.
  public var ink: PKInk
  /// The points along which the stroke is drawn.
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  /// Creates a stroke of an ink along a path, which is transformed.
  public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity) {
    (self.ink, self.path, self.transform) = (ink, path, transform)
  }
  /// The rectangle around the drawn stroke.
  public var renderBounds: CGRect {
    var bounds = CGRect.null
    for point in path {
      bounds = bounds.union(
        CGRect(
          x: point.location.x - point.size.width / 2, y: point.location.y - point.size.height / 2, width: point.size.width,
          height: point.size.height))
    }
    return bounds.applying(transform)
  }

  func draw(in context: CGContext) {
    guard let first = path.first else { return }
    context.saveGState()
    context.concatenate(transform)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineWidth(first.size.width)
    context.setStrokeColor(ink.color.withAlphaComponent(ink.color.cgColor.alpha * first.opacity).cgColor)
    context.beginPath()
    context.move(to: first.location)
    if path.count == 1 { context.addLine(to: first.location) }
    // Curves through the midpoints of neighbors, so that corners are round.
    for index in path.indices.dropFirst() {
      let (a, b) = (path[index - 1].location, path[index].location)
      if index == path.count - 1 {
        context.addLine(to: b)
      } else {
        context.addQuadCurve(to: CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), control: a)
      }
    }
    context.strokePath()
    context.restoreGState()
  }
}

/// A drawing of strokes. Its data format differs from that of iOS.
public struct PKDrawing: Equatable {
  /// The strokes, the lowest first.
  public var strokes: [PKStroke]
  public init() { strokes = [] }
  /// Creates a drawing of strokes from back to front.
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
  /// Reads the data of a drawing; throws if it has another format.
  public init(data: Data) throws {
    let stored = try PropertyListDecoder().decode([Stored].self, from: data)
    strokes = stored.map(\.stroke)
  }
  public func dataRepresentation() -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return (try? encoder.encode(strokes.map(Stored.init))) ?? Data()
  }
  /// The rectangle around all strokes.
  public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, false)
    return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes { stroke.draw(in: context.cgContext) }
    }
  }
  /// Moves all strokes.
  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
  }
  /// Returns the drawing with all strokes moved.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var copy = self
    copy.transform(using: transform)
    return copy
  }
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

  private struct Stored: Codable {
    var ink: String
    var color: [CGFloat]
    var date: Date
    var points: [[CGFloat]]
    var transform: [CGFloat]
    init(_ stroke: PKStroke) {
      (ink, date) = (stroke.ink.inkType.rawValue, stroke.path.creationDate)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      color = [red, green, blue, alpha]
      points = stroke.path.map {
        [
          $0.location.x, $0.location.y, CGFloat($0.timeOffset), $0.size.width, $0.size.height, $0.opacity, $0.force, $0.azimuth,
          $0.altitude,
        ]
      }
      let t = stroke.transform
      transform = [t.a, t.b, t.c, t.d, t.tx, t.ty]
    }
    var stroke: PKStroke {
      let path = PKStrokePath(
        controlPoints: points.filter { $0.count == 9 }.map {
          PKStrokePoint(
            location: CGPoint(x: $0[0], y: $0[1]), timeOffset: TimeInterval($0[2]), size: CGSize(width: $0[3], height: $0[4]),
            opacity: $0[5],
            force: $0[6], azimuth: $0[7], altitude: $0[8])
        }, creationDate: date)
      let c = color.count == 4 ? color : [0, 0, 0, 1]
      let t = transform.count == 6 ? transform : [1, 0, 0, 1, 0, 0]
      return PKStroke(
        ink: PKInk(PKInk.InkType(rawValue: ink) ?? .pen, color: UIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])), path: path,
        transform: CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5]))
    }
  }
}

public protocol PKTool {}
/// Draws strokes of an ink with a width.
public struct PKInkingTool: PKTool, Equatable {
  public typealias InkType = PKInk.InkType
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  /// Creates a tool that draws with an ink; nil is the usual width of the ink.
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (self.inkType, self.color) = (inkType, color)
    self.width = width ?? inkType.defaultWidth
  }
  /// Creates a tool that draws with an ink and a width in points.
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, color: ink.color, width: width) }
  /// The kind and color of the ink, with which new strokes are drawn.
  public var ink: PKInk {
    get { PKInk(inkType, color: color) }
    set { (inkType, color) = (newValue.inkType, newValue.color) }
  }
}
extension PKInk.InkType {
  /// The width that a tool has if none is set.
  public var defaultWidth: CGFloat {
    switch self {
    case .pen: 3
    case .pencil: 2
    case .marker: 16
    }
  }
  /// The widths that the kind allows.
  public var validWidthRange: ClosedRange<CGFloat> { self == .marker ? 8...60 : 0.5...25 }
}
/// Removes strokes or parts of them.
public struct PKEraserTool: PKTool, Equatable {
  public enum EraserType: Sendable {
    /// Removes each stroke that is touched as a whole.
    case vector
    /// Removes the touched parts of strokes on iOS; here it removes whole strokes.
    case bitmap
  }
  public var eraserType: EraserType
  /// Creates a tool that erases strokes or pixels.
  public init(_ eraserType: EraserType) { self.eraserType = eraserType }
}
/// Selects strokes, which is not supported by touches here.
public struct PKLassoTool: PKTool, Equatable {
  public init() {}
}
