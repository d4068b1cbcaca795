import UIKit

final class UserLocationView: MKAnnotationView {
  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    image = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
      UIColor.white.setFill()
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 20, height: 20)).fill()
      UIColor.systemBlue.setFill()
      UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 14, height: 14)).fill()
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class UserLocator: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private var report: ((Result<CLLocation, any Error>) -> Void)?

  func start(_ report: @escaping (Result<CLLocation, any Error>) -> Void) {
    self.report = report
    manager.delegate = self
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let last = locations.last { report?(.success(last)) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { report?(.failure(error)) }
}
