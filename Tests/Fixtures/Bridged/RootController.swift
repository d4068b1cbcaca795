// UIKit and the C declarations come from the bridging header. Legacy() is not used.

class RootController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let bytes = Array("abc".utf8)
    let feet = Distance(value: 10, unit: .foot)
    var database: OpaquePointer?
    let isOpen = sqlite3_open(":memory:", &database) == SQLITE_OK
    sqlite3_close(database)
    var system = utsname()
    uname(&system)
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    let label = UILabel(frame: view.bounds)
    label.numberOfLines = 0
    label.text = "\(GREETING) \(checksum(bytes, bytes.count)) \(DistanceInMetres(feet)) \(isOpen) \(place.latitude)"
    view.addSubview(label)
    print(label.text!)
  }
}
