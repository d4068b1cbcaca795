import UIKit

/// The number of screen points per map point.
public typealias MKZoomScale = CGFloat

/// Returns the width of a road in map points at a scale.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 6 / zoomScale : 0 }

/// Draws an overlay. Its coordinates are map points, relative to the corner of the overlay's rectangle.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  /// The opacity. The default is 1.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var contentScaleFactor: CGFloat { UIScreen.main.scale }
  /// Called when the renderer needs to be drawn again.
  var changed: () -> Void = {}

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  public convenience override init() { self.init(overlay: MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 0)) }

  private var origin: MKMapPoint {
    let rect = overlay.boundingMapRect
    return rect.isNull ? MKMapPoint() : rect.origin
  }

  /// Converts a map point to the renderer's coordinates.
  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y) }
  /// Converts a point in the renderer's coordinates to a map point.
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x + origin.x, y: point.y + origin.y) }
  /// Converts a map rectangle to the renderer's coordinates.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(origin: point(for: mapRect.origin), size: CGSize(width: mapRect.width, height: mapRect.height))
  }
  /// Converts a rectangle in the renderer's coordinates to a map rectangle.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    let origin = mapPoint(for: rect.origin)
    return MKMapRect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
  }

  /// Returns whether a part of the map can be drawn immediately. The default is true; a renderer that returns false calls
  /// ``setNeedsDisplay()`` later.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
  /// Draws a part of the map. The default draws nothing.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  /// Marks the overlay as changed, so that the map draws it again.
  open func setNeedsDisplay() { changed() }
  /// Marks the whole overlay as changed; the rectangle is ignored.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { changed() }
  /// Marks the whole overlay as changed; the rectangle and the scale are ignored.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { changed() }

  /// Draws the visible part into a context with the view's coordinates.
  final func draw(with projection: MapProjection, in context: CGContext) {
    let zoomScale = 1 / projection.scale
    guard zoomScale.isFinite, canDraw(projection.rect, zoomScale: zoomScale) else { return }
    let start = projection.point(of: origin)
    context.translateBy(x: start.x, y: start.y)
    context.scaleBy(x: zoomScale, y: zoomScale)
    draw(projection.rect, zoomScale: zoomScale, in: context)
  }
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The fill color; nil, the default, for none.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The stroke color; nil, the default, for none.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The line width in points. The default, 0, means a width that depends on the scale.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The miter limit of corners. The default is 10.
  open var miterLimit: CGFloat = 10
  /// The dash phase in points. The default is 0.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps in points, or nil for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The line join. The default is round.
  open var lineJoin = CGLineJoin.round
  /// The line cap. The default is round.
  open var lineCap = CGLineCap.round
  /// Whether the path is rasterized; stored without effect.
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

  /// Creates the path. A subclass overrides it and sets `path`.
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

  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

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

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polyline: MKPolyline { overlay as! MKPolyline }
  /// The part of the line at which drawing begins, from 0, the default, to 1.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  /// The part of the line at which drawing ends, from 0 to 1, the default.
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

/// Draws a line with a color gradient. On Linux only the first color is used.
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

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
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

@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }

  open override func createPath() {
    let path = CGMutablePath()
    for line in (overlay as? MKMultiPolyline)?.polylines ?? [] { add(line.points(), closed: false, to: path) }
    self.path = path
  }
}

@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }

  open override func createPath() {
    let path = CGMutablePath()
    for area in (overlay as? MKMultiPolygon)?.polygons ?? [] { add(area.points(), closed: true, to: path) }
    self.path = path
  }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var circle: MKCircle { overlay as! MKCircle }

  open override func createPath() {
    guard let circle = overlay as? MKCircle else { return }
    path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
  }
}
