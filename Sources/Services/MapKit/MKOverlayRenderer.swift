import UIKit

/// The number of screen points per map point.
public typealias MKZoomScale = CGFloat

/// Returns the width of a road in map points at a scale.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 6 / zoomScale : 0 }

/// Draws an overlay. Its coordinates are map points from the corner of the overlay's rectangle.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  /// The overlay that is drawn.
  public let overlay: any MKOverlay
  /// The opacity. The default is 1.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// Called when the renderer has to draw again.
  var changed: () -> Void = {}

  /// Creates a renderer that draws an overlay; a subclass draws its contents.
  public init(overlay: any MKOverlay) { self.overlay = overlay }

  /// Creates a renderer that draws nothing.
  public convenience override init() { self.init(overlay: MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 0)) }

  private var origin: MKMapPoint {
    let rect = overlay.boundingMapRect
    return rect.isNull ? MKMapPoint() : rect.origin
  }

  /// Converts a point of the map to the coordinates in which the renderer draws.
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
  /// Converts a point in which the renderer draws to one of the map.
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
  /// Returns the rectangle of the renderer for one of the map.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  /// Returns the rectangle of the map for one of the renderer.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    let origin = mapPoint(for: rect.origin)
    return MKMapRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
  }

  /// Returns whether the part of the map can be drawn immediately. The default is true; a renderer that answers false calls
  /// ``setNeedsDisplay()`` later.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part of the map. The default draws nothing.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// Marks the overlay as changed, so that the map draws it again.
  open func setNeedsDisplay() { changed() }
  /// Draws a part of the map again.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { changed() }
  /// Draws a part of the map again at a scale.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { changed() }

  /// Draws the visible part into a context whose coordinates are the view's.
  final func draw(with projection: MapProjection, in context: CGContext) {
    let zoomScale = 1 / projection.scale
    guard zoomScale.isFinite, canDraw(projection.rect, zoomScale: zoomScale) else { return }
    let start = projection.point(of: origin)
    context.translateBy(x: start.x, y: start.y)
    context.scaleBy(x: zoomScale, y: zoomScale)
    draw(projection.rect, zoomScale: zoomScale, in: context)
  }
}

/// The base class of renderers that draw a path.
@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area, or nil for none.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the line, or nil for none.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The width of the line in points. The default, 0, is a width by the scale.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The maximum length of a pointed corner. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The dash phase in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in points, or nil for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The shape of corners. The default is round.
  open var lineJoin = CGLineJoin.round
  /// The shape of ends. The default is round.
  open var lineCap = CGLineCap.round
  /// Whether the path is drawn into an image; without effect.
  open var shouldRasterize = false
  private var made: CGPath?

  /// The path in the renderer's coordinates, created on first use.
  open var path: CGPath! {
    get {
      if made == nil { createPath() }
      return made
    }
    set {
      made = newValue
      setNeedsDisplay()
    }
  }

  /// Creates the path. A subclass sets `path`.
  open func createPath() {}
  /// Discards the path, so that it is created again.
  open func invalidatePath() {
    made = nil
    setNeedsDisplay()
  }

  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    if strokeColor != nil {
      applyStrokeProperties(to: context, atZoomScale: zoomScale)
      strokePath(path, in: context)
    }
  }

  /// Sets the line's color, width and shape in a context.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth((lineWidth > 0 ? lineWidth : 2) / zoomScale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern {
      context.setLineDash(phase: lineDashPhase / zoomScale, lengths: lineDashPattern.map { CGFloat($0.doubleValue) / zoomScale })
    }
  }

  /// Sets the area's color in a context.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  /// Draws the line of a path.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path by the even-odd rule.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  final func add(_ places: [MKMapPoint], closed: Bool, to path: CGMutablePath) {
    for (index, place) in places.enumerated() {
      if index == 0 { path.move(to: point(for: place)) } else { path.addLine(to: point(for: place)) }
    }
    if closed, !places.isEmpty { path.closeSubpath() }
  }
}

/// Draws a line.
@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer that strokes a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The line that is drawn.
  open var polyline: MKPolyline { overlay as! MKPolyline }
  /// The part of the line at which drawing begins, from 0 to 1.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  /// The part of the line at which drawing ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  open override func createPath() {
    let path = CGMutablePath()
    if let line = overlay as? MKPolyline { add(part(of: line.points()), closed: false, to: path) }
    self.path = path
  }

  /// Returns the points between ``strokeStart`` and ``strokeEnd``.
  private func part(of points: [MKMapPoint]) -> [MKMapPoint] {
    guard strokeStart > 0 || strokeEnd < 1, points.count > 1 else { return points }
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    let whole = lengths.reduce(0, +)
    let (from, to) = (whole * Double(strokeStart), whole * Double(strokeEnd))
    var result: [MKMapPoint] = []
    var passed = 0.0
    for (index, length) in lengths.enumerated() {
      let (a, b) = (points[index], points[index + 1])
      let (start, end) = (max(from, passed), min(to, passed + length))
      if start < end, length > 0 {
        for distance in result.isEmpty ? [start, end] : [end] {
          let t = (distance - passed) / length
          result.append(MKMapPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t))
        }
      }
      passed += length
    }
    return result
  }
}

/// Draws a line with a color gradient. Only the first color is used here.
@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  /// The colors at ``locations``.
  open private(set) var colors: [UIColor] = []
  /// The locations of the colors, from 0 to 1.
  open private(set) var locations: [CGFloat] = []
  /// Sets the colors along the line and their positions, from 0 at its start to 1 at its end.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    self.colors = colors
    self.locations = locations
    strokeColor = colors.first
  }
}

/// Draws an area with corners.
@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The area that is drawn.
  open var polygon: MKPolygon { overlay as! MKPolygon }

  open override func createPath() {
    let path = CGMutablePath()
    if let area = overlay as? MKPolygon {
      add(area.points(), closed: true, to: path)
      for hole in area.interiorPolygons ?? [] { add(hole.points(), closed: true, to: path) }
    }
    self.path = path
  }
}

/// Draws several lines.
@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of lines.
  public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The lines that are drawn.
  open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }

  open override func createPath() {
    let path = CGMutablePath()
    for line in (overlay as? MKMultiPolyline)?.polylines ?? [] { add(line.points(), closed: false, to: path) }
    self.path = path
  }
}

/// Draws several areas.
@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of areas.
  public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The areas that are drawn.
  open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }

  open override func createPath() {
    let path = CGMutablePath()
    for area in (overlay as? MKMultiPolygon)?.polygons ?? [] { add(area.points(), closed: true, to: path) }
    self.path = path
  }
}

/// Draws a circle.
@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer that fills and strokes a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The circle that is drawn.
  open var circle: MKCircle { overlay as! MKCircle }

  open override func createPath() {
    guard let circle = overlay as? MKCircle else { return }
    path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
  }
}
