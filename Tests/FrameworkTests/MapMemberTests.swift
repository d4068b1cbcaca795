import CoreLocation
import MapKit
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private final class FlagView: MKAnnotationView {
  var made = ""

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    made = "flag \(annotation?.title ?? "-") \(reuseIdentifier ?? "-")"
    frame.size = CGSize(width: 20, height: 20)
  }

  required init?(coder: NSCoder) { nil }
}

private final class MapScreen: UIViewController, MKMapViewDelegate {
  let map = MKMapView()
  var states: [MKAnnotationView.DragState] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    map.frame = view.bounds
    map.delegate = self
    view.addSubview(map)
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) { states.append(newState) }

  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer { CrossRenderer(overlay: overlay) }
}

private final class CrossRenderer: MKOverlayRenderer {
  var areas: [CGRect] = []
  override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
    areas.append(rect(for: overlay.boundingMapRect))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(rect(for: overlay.boundingMapRect))
  }
}

@Suite(.serialized) @MainActor struct MapMemberTests {
  private let munich = CLLocationCoordinate2D(latitude: 48.1, longitude: 11.6)

  @Test("An annotation view of a class known only at run time is made by the initializer of its class")
  func instantiation() {
    let pin = MKPointAnnotation()
    pin.title = "pin"
    let type: MKAnnotationView.Type = FlagView.self
    expect((_instantiate(type, annotation: pin, reuseIdentifier: "a") as? FlagView)?.made, equals: "flag pin a")
  }

  @Test("A map shows the button that makes it follow the user, which a tap switches and a change of the mode updates")
  func trackingButton() async throws {
    CLLocationManager.simulatedLocation = CLLocation(latitude: 48.1, longitude: 11.6)
    CLLocationManager.granted = .authorizedWhenInUse
    defer {
      CLLocationManager.simulatedLocation = nil
      CLLocationManager.granted = .notDetermined
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let shown = MapScreen()
    screen.show(shown)
    func button() -> MKUserTrackingButton? { shown.map.subviews.lazy.compactMap { $0 as? MKUserTrackingButton }.first }
    expect(button() == nil && !shown.map.showsUserTrackingButton)
    shown.map.showsUserTrackingButton = true
    await screen.settle()
    let frame = try #require(button()).frame
    expect(frame.maxX == 312 && frame.width == 44 && frame.minY >= 8 && frame.minY < 100)
    let center = shown.map.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
    screen.tap(center)
    await screen.settle()
    expect(shown.map.userTrackingMode == .follow && shown.map.showsUserLocation)
    expect(abs(shown.map.centerCoordinate.latitude - 48.1), below: 0.01)
    let control = try #require(button()?.subviews.first)
    expect(control.accessibilityTraits.contains(.selected))
    shown.map.setUserTrackingMode(.none, animated: false)
    expect(!control.accessibilityTraits.contains(.selected))
    shown.map.showsUserTrackingButton = false
    expect(button() == nil)
  }

  @Test("A registered class of the app makes the views of annotations, by its own initializer")
  func registeredClass() async {
    let screen = TestScreen()
    let shown = MapScreen()
    screen.show(shown)
    shown.map.register(FlagView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let place = MKPointAnnotation(coordinate: munich, title: "Here")
    shown.map.addAnnotation(place)
    await screen.settle()
    let view = shown.map.view(for: place) as? FlagView
    expect(view?.made, equals: "flag Here \(MKMapViewDefaultAnnotationViewReuseIdentifier)")
    expect(shown.map.annotations(in: .world).count, equals: 1)
  }

  @Test("A draggable view follows a long press, and its annotation gets the new coordinate")
  func dragging() async throws {
    let screen = TestScreen()
    let shown = MapScreen()
    screen.show(shown)
    shown.map.setRegion(MKCoordinateRegion(center: munich, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: false)
    let place = MKPointAnnotation(coordinate: munich, title: "Here")
    shown.map.addAnnotation(place)
    await screen.settle()
    let view = try #require(shown.map.view(for: place))
    view.isDraggable = true
    let start = shown.map.convert(view.center, to: nil)
    let finger = screen.touchDown(start)
    await screen.advance(by: 0.7)
    expect(shown.states, equals: [.starting, .dragging])
    finger.move(to: CGPoint(x: start.x + 60, y: start.y))
    await screen.advance(by: 0.1)
    finger.up()
    await screen.settle()
    expect(shown.states, equals: [.starting, .dragging, .ending, .none])
    expect(place.coordinate.longitude > munich.longitude + 0.001 && abs(place.coordinate.latitude - munich.latitude) < 0.0005)
  }

  @Test("An app's renderer draws in map points, at the right position")
  func renderer() async {
    let screen = TestScreen()
    let shown = MapScreen()
    screen.show(shown)
    shown.map.setRegion(MKCoordinateRegion(center: munich, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: false)
    shown.map.addOverlay(MKCircle(center: munich, radius: 200))
    await screen.settle()
    let center = shown.map.convert(CGPoint(x: shown.map.bounds.midX, y: shown.map.bounds.midY), to: nil)
    let pixel = screen.snapshot().pixel(x: Int(center.x * UIScreen.main.scale), y: Int(center.y * UIScreen.main.scale))
    expect(pixel.red > 230 && pixel.green < 25)
  }

  @Test("The camera's distance and the boundary of its place")
  func camera() async {
    let screen = TestScreen()
    let shown = MapScreen()
    screen.show(shown)
    shown.map.camera = MKMapCamera(lookingAtCenter: munich, fromDistance: 5000, pitch: 0, heading: 0)
    expect(abs(shown.map.camera.centerCoordinateDistance - 5000), below: 5)
    let region = MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000)
    shown.map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: region)
    shown.map.setCenter(CLLocationCoordinate2D(latitude: 50, longitude: 11.6), animated: false)
    expect(shown.map.centerCoordinate.latitude, below: 48.12)
    shown.map.cameraZoomRange = MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2000)
    shown.map.camera = MKMapCamera(lookingAtCenter: munich, fromDistance: 100, pitch: 0, heading: 0)
    expect(shown.map.camera.centerCoordinateDistance, above: 1990)
    shown.map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 3000)
    shown.map.camera = MKMapCamera(lookingAtCenter: munich, fromDistance: 9000, pitch: 0, heading: 0)
    expect(abs(shown.map.camera.centerCoordinateDistance - 3000), below: 5)
    expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
  }

  @Test("A snapshot of a map converts coordinates to points; distances are formatted for users")
  func snapshotAndDistance() async throws {
    let options = MKMapSnapshotter.Options()
    options.region = MKCoordinateRegion(center: munich, latitudinalMeters: 1000, longitudinalMeters: 1000)
    options.size = CGSize(width: 100, height: 100)
    let snapshot = try await MKMapSnapshotter(options: options).start()
    expect(snapshot.image.size, equals: CGSize(width: 100, height: 100))
    let point = snapshot.point(for: munich)
    expect(abs(point.x - 50) < 1 && abs(point.y - 50) < 1)
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .metric
    expect(formatter.string(fromDistance: 1500) == "1.5 km" && formatter.string(fromDistance: 42) == "40 m")
    formatter.unitStyle = .full
    expect(formatter.string(fromDistance: 2000), equals: "2 kilometers")
    expect(formatter.distance(from: "3 km"), equals: 3000)
  }

  @Test("A geodesic line from New York to Madrid bends to the north")
  func geodesic() {
    var ends = [CLLocationCoordinate2D(latitude: 40.7, longitude: -74), CLLocationCoordinate2D(latitude: 40.4, longitude: -3.7)]
    let line = MKGeodesicPolyline(coordinates: &ends, count: 2)
    expect(line.pointCount, above: 20)
    expect(line.points().map(\.coordinate.latitude).max()!, above: 45)
  }

  @Test("GeoJSON gives features with their properties and shapes")
  func geoJSON() throws {
    let json = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"title": "Zoo"},
         "geometry": {"type": "Point", "coordinates": [11.5, 48.1, 500]}},
        {"type": "Feature", "geometry": {"type": "GeometryCollection", "geometries": [
          {"type": "LineString", "coordinates": [[0, 0], [1, 2]]},
          {"type": "Polygon", "coordinates": [[[0, 0], [4, 0], [4, 4], [0, 0]], [[1, 1], [2, 1], [2, 2], [1, 1]]]},
          {"type": "MultiPolygon", "coordinates": [[[[0, 0], [4, 0], [4, 4], [0, 0]]]]}]}}]}
      """
    let features = try #require(try MKGeoJSONDecoder().decode(Data(json.utf8)) as? [MKGeoJSONFeature])
    expect(features.map(\.identifier), equals: ["7", nil])
    let properties = try #require(features[0].properties)
    try expect(JSONDecoder().decode([String: String].self, from: properties), equals: ["title": "Zoo"])
    expect(features[0].geometry.first?.coordinate.longitude == 11.5 && features[0].geometry.first?.coordinate.latitude == 48.1)
    expect((features[1].geometry[0] as? MKPolyline)?.pointCount, equals: 2)
    expect((features[1].geometry[1] as? MKPolygon)?.interiorPolygons?.count, equals: 1)
    expect((features[1].geometry[2] as? MKMultiPolygon)?.polygons.count, equals: 1)
    try expect(MKGeoJSONDecoder().decode(Data(#"{"type": "Point", "coordinates": [1, 2]}"#.utf8)).first is MKPointAnnotation)
    for damaged in ["[]", "{}", #"{"type": "Point"}"#, #"{"type": "Point", "coordinates": [1]}"#, #"{"type": "Tree", "coordinates": []}"#] {
      #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data(damaged.utf8)) }
    }
  }
}
