import UIKit

/// A shape on the ground of the map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]
  init(places: [CLLocationCoordinate2D]) { self.places = places }

  open var pointCount: Int { places.count }
  open func points() -> [MKMapPoint] { places.map { MKMapPoint($0) } }

  open var boundingMapRect: MKMapRect {
    points().reduce(.null) { $0.union(MKMapRect(origin: $1, size: MKMapSize())) }
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    set {}
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

open class MKPolygon: MKMultiPoint, MKOverlay {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
  }
}

open class MKCircle: MKShape, MKOverlay {
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
  }

  open override var coordinate: CLLocationCoordinate2D {
    get { center }
    set {}
  }

  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let region = MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
    let reach = region.span.longitudeDelta / 360 * MKMapPoint.world / 2
    return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads = 0
  case aboveLabels = 1
}

/// Draws an overlay.
@MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  public init(overlay: any MKOverlay) { self.overlay = overlay }
  func draw(with projection: MapProjection, in context: CGContext) {}
}

@MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var lineJoin = CGLineJoin.round
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

@MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polyline: MKPolyline? { overlay as? MKPolyline }
  override func path(_ projection: MapProjection) -> CGPath { path(of: polyline?.points() ?? [], closed: false, projection) }
}

@MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var polygon: MKPolygon? { overlay as? MKPolygon }
  override func path(_ projection: MapProjection) -> CGPath { path(of: polygon?.points() ?? [], closed: true, projection) }
}

@MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public init(circle: MKCircle) { super.init(overlay: circle) }
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
  open var circle: MKCircle? { overlay as? MKCircle }
  override func path(_ projection: MapProjection) -> CGPath {
    guard let rect = circle?.boundingMapRect else { return CGMutablePath() }
    let origin = projection.point(of: rect.origin)
    let box = CGRect(x: origin.x, y: origin.y, width: rect.width / projection.scale, height: rect.height / projection.scale)
    return CGPath(ellipseIn: box, transform: nil)
  }
}
