import UIKit

/// A shape on the ground of the map.
public protocol MKOverlay: MKAnnotation {
  /// The rectangle that contains the overlay.
  var boundingMapRect: MKMapRect { get }
}

/// The base class of overlays with several points.
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]
  init(places: [CLLocationCoordinate2D]) { self.places = places }

  /// The number of points.
  open var pointCount: Int { places.count }
  /// Returns the points. Unlike on iOS, it is an array.
  open func points() -> [MKMapPoint] { places.map { MKMapPoint($0) } }

  /// The smallest rectangle that contains the points.
  open var boundingMapRect: MKMapRect {
    points().reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    set {}
  }
}

/// A line through points.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line through places.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

/// An area with corners.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// Creates an area with places as corners.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

/// A circle.
open class MKCircle: MKShape, MKOverlay {
  /// The radius in metres.
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  /// Creates a circle around a place, with a radius in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }

  /// The smallest rectangle that contains the circle.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let reach = region.span.longitudeDelta / 360 * MKMapPoint.world / 2
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

/// The layer of the map that an overlay belongs to.
public enum MKOverlayLevel: Int, Sendable {
  /// Above the roads.
  case aboveRoads = 0
  /// Above the labels.
  case aboveLabels = 1
}

/// Draws an overlay.
@MainActor open class MKOverlayRenderer: NSObject {
  /// The overlay that is drawn.
  public let overlay: any MKOverlay
  /// The opacity. The default is 1.
  open var alpha: CGFloat = 1
  /// Creates a renderer of an overlay.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  func draw(with projection: MapProjection, in context: CGContext) {}
}

/// The base class of renderers that draw a path.
@MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area, or nil for none.
  open var fillColor: UIColor?
  /// The color of the line, or nil for none.
  open var strokeColor: UIColor?
  /// The width of the line in points. The default is 0.
  open var lineWidth: CGFloat = 0
  /// The lengths of dashes and gaps in points, or nil for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The shape of corners. The default is round.
  open var lineJoin = CGLineJoin.round
  /// The shape of ends. The default is round.
  open var lineCap = CGLineCap.round

  func path(_ projection: MapProjection) -> CGPath { CGMutablePath() }

  override func draw(with projection: MapProjection, in context: CGContext) {
    let path = path(projection)
    if let fillColor {
      context.setFillColor(fillColor.cgColor)
      context.addPath(path)
      context.fillPath()
    }
    if let strokeColor {
      context.setStrokeColor(strokeColor.cgColor)
      context.setLineWidth(lineWidth > 0 ? lineWidth : 2)
      context.setLineJoin(lineJoin)
      context.setLineCap(lineCap)
      if let lineDashPattern { context.setLineDash(phase: 0, lengths: lineDashPattern.map { CGFloat($0.doubleValue) }) }
      context.addPath(path)
      context.strokePath()
    }
  }

  func path(of places: [MKMapPoint], closed: Bool, _ projection: MapProjection) -> CGPath {
    let path = CGMutablePath()
    for (index, place) in places.enumerated() {
      if index == 0 { path.move(to: projection.point(of: place)) } else { path.addLine(to: projection.point(of: place)) }
    }
    if closed, !places.isEmpty { path.closeSubpath() }
    return path
  }
}

/// Draws a line.
@MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a line.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The line.
  open var polyline: MKPolyline? { overlay as? MKPolyline }
  override func path(_ projection: MapProjection) -> CGPath { path(of: polyline?.points() ?? [], closed: false, projection) }
}

/// Draws an area with corners.
@MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of an area.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The area.
  open var polygon: MKPolygon? { overlay as? MKPolygon }
  override func path(_ projection: MapProjection) -> CGPath { path(of: polygon?.points() ?? [], closed: true, projection) }
}

/// Draws a circle.
@MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a circle.
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  /// The circle.
  open var circle: MKCircle? { overlay as? MKCircle }
  override func path(_ projection: MapProjection) -> CGPath {
    guard let rect = circle?.boundingMapRect else { return CGMutablePath() }
    let origin = projection.point(of: rect.origin)
    let box = CGRect(x: origin.x, y: origin.y, width: rect.width / projection.scale, height: rect.height / projection.scale)
    return CGPath(ellipseIn: box, transform: nil)
  }
}
