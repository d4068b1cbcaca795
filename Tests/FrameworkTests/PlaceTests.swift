import CoreLocation
import MapKit
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Typical app code.
private class Finder: UIViewController, CLLocationManagerDelegate, MKMapViewDelegate {
  let manager = CLLocationManager()
  let mapView = MKMapView()
  var places: [CLLocation] = []
  var errors: [String] = []
  var statuses: [CLAuthorizationStatus] = []
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.frame = view.bounds
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mapView.delegate = self
    view.addSubview(mapView)
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { places += locations }
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { errors.append(error.localizedDescription) }
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { statuses.append(status) }

  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard !(annotation is MKUserLocation) else { return nil }
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKPinAnnotationView
      ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    view.canShowCallout = true
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return view
  }

  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { calls.append("select") }
  func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
    calls.append("accessory")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { calls.append("region") }
}

@Suite(.serialized) @MainActor struct PlaceTests {
  @Test("Without a place, access is denied and the delegate is notified of the error")
  func denied() async {
    CLLocationManager.simulatedLocation = nil
    let screen = TestScreen()
    let finder = Finder()
    screen.show(finder)
    await screen.settle()
    expect(CLLocationManager.authorizationStatus() == .denied && !CLLocationManager.locationServicesEnabled())
    expect(finder.places.isEmpty && finder.errors == ["Location is not available on Linux."] && finder.statuses == [.denied])
  }

  @Test("A simulated place is reported once access is granted")
  func simulated() async {
    CLLocationManager.simulatedLocation = CLLocation(latitude: 48.1, longitude: 11.6)
    CLLocationManager.granted = .notDetermined
    defer { CLLocationManager.simulatedLocation = nil }
    let screen = TestScreen()
    let finder = Finder()
    screen.show(finder)
    await screen.settle()
    expect(finder.places.map(\.coordinate.latitude) == [48.1] && finder.errors.isEmpty)
    expect(finder.statuses.last, equals: .authorizedWhenInUse)
  }

  @Test("Distances are those on the ellipsoid; the geocoder fails with an error")
  func distance() async {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    expect(abs(paris.distance(from: london) - 343_923), below: 300)
    expect(paris.distance(from: paris), equals: 0)
    expect(CLCircularRegion(center: paris.coordinate, radius: 400_000, identifier: "r").contains(london.coordinate))
    await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Paris") }
  }

  @Test("The map shows the region that was set; a pin is selected by a tap and shows its callout; a drag moves the map")
  func map() async {
    let screen = TestScreen()
    let finder = Finder()
    screen.show(finder)
    let center = CLLocationCoordinate2D(latitude: 21.28, longitude: -157.83)
    finder.mapView.setRegion(MKCoordinateRegion(center: center, latitudinalMeters: 2000, longitudinalMeters: 2000), animated: false)
    expect(abs(finder.mapView.centerCoordinate.latitude - 21.28), below: 1e-6)
    let point = finder.mapView.convert(center, toPointTo: finder.view)
    expect(abs(point.x - 160) < 0.5 && abs(point.y - 240) < 0.5)
    let annotation = MKPointAnnotation()
    annotation.coordinate = center
    annotation.title = "Here"
    finder.mapView.addAnnotation(annotation)
    await screen.settle()
    screen.tap(CGPoint(x: point.x, y: point.y - 17))
    await screen.settle()
    expect(finder.calls.contains("select") && finder.mapView.selectedAnnotations.count == 1)
    let before = finder.mapView.centerCoordinate
    screen.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 60, y: 300))
    await screen.settle()
    expect(finder.mapView.centerCoordinate.latitude, below: before.latitude)
    expect(finder.calls.last, equals: "region")
  }
}
