import UIKit

open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map whose tracking mode the item displays and changes; held weakly.
  open weak var mapView: MKMapView? { didSet { show() } }

  public convenience init(mapView: MKMapView?) {
    self.init()
    self.mapView = mapView
    primaryAction = UIAction(image: UIImage(systemName: "location")) { [weak self] _ in self?.toggle() }
    accessibilityLabel = LocalizedStrings.word("Tracking")
    show()
  }

  private func toggle() {
    guard let mapView else { return }
    mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
    show()
  }

  private func show() { image = UIImage(systemName: mapView?.userTrackingMode == MKUserTrackingMode.none ? "location" : "location.fill") }
}

open class MKUserTrackingButton: UIView {
  /// The map whose tracking mode the button displays and changes; held weakly.
  open weak var mapView: MKMapView?
  private let button = UIButton(type: .system)

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    button.setImage(UIImage(systemName: "location"), for: .normal)
    button.accessibilityLabel = LocalizedStrings.word("Tracking")
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    addSubview(button)
  }

  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  private func toggle() {
    guard let mapView else { return }
    mapView.setUserTrackingMode(mapView.userTrackingMode == .none ? .follow : .none, animated: true)
    show()
  }

  /// Updates the button to the tracking mode.
  func show() {
    let isFollowing = mapView.map { $0.userTrackingMode != .none } ?? false
    button.setImage(UIImage(systemName: isFollowing ? "location.fill" : "location"), for: .normal)
    button.accessibilityTraits = isFollowing ? [.button, .selected] : .button
  }
}

/// A compass. Maps on Linux do not rotate, so it points up, and is visible only if the app requests it.
open class MKCompassButton: UIView {
  /// The map whose heading is displayed; held weakly.
  open weak var mapView: MKMapView?
  /// The visibility of the compass. With the default, adaptive, it is hidden, because maps do not rotate.
  open var compassVisibility = MKFeatureVisibility.adaptive { didSet { needle.isHidden = compassVisibility != .visible } }
  private let needle = UIImageView(image: UIImage(systemName: "location.north.circle"))

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    needle.frame = bounds
    needle.contentMode = .center
    needle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    needle.isHidden = true
    addSubview(needle)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// A scale: a line, and the distance that it represents on the map.
open class MKScaleView: UIView {
  /// The map whose scale is shown; held weakly.
  open weak var mapView: MKMapView?
  /// The visibility of the scale. It is visible unless this is hidden.
  open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { isHidden = scaleVisibility == .hidden } }
  /// The side at which the scale begins. The default is leading.
  open var legendAlignment = Alignment.leading { didSet { setNeedsDisplay() } }

  public enum Alignment: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
    self.mapView = mapView
    isOpaque = false
    contentMode = .redraw
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }

  open override func draw(_ rect: CGRect) {
    guard let mapView, mapView.bounds.width > 0 else { return }
    let visible = mapView.visibleMapRect
    let perPoint = visible.width / Double(mapView.bounds.width) * MKMetersPerMapPointAtLatitude(mapView.centerCoordinate.latitude)
    let most = perPoint * Double(bounds.width)
    guard most > 0, most.isFinite else { return }
    let power = pow(10, log10(most).rounded(.down))
    let metres = [5, 2, 1].map { $0 * power }.first { $0 <= most } ?? power
    let length = metres / perPoint
    let start = legendAlignment == .leading ? 0 : Double(bounds.width) - length
    UIColor.label.setFill()
    UIRectFill(CGRect(x: start, y: Double(bounds.height) - 4, width: length, height: 3))
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.label]
    MKDistanceFormatter().string(fromDistance: metres).draw(at: CGPoint(x: start, y: 2), withAttributes: attributes)
  }
}

/// Formats distances, rounded and in the units of the locale.
open class MKDistanceFormatter: Formatter {
  public enum Units: UInt, Sendable {
    /// The units of the locale.
    case `default` = 0
    /// Meters and kilometers.
    case metric = 1
    /// Feet and miles.
    case imperial = 2
    case imperialWithYards = 3
  }

  public enum DistanceUnitStyle: UInt, Sendable {
    /// The units are abbreviated.
    case `default` = 0
    /// Units are abbreviated, as in “5 km”.
    case abbreviated = 1
    /// Units are written in full, as in “5 kilometers”.
    case full = 2
  }

  open var locale: Locale! = .current
  /// The system of units. The default is the locale's.
  open var units = Units.default
  /// The style of units. With the default they are abbreviated.
  open var unitStyle = DistanceUnitStyle.default

  /// Formats a distance in meters.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let locale = locale ?? .current
    let system = units == .default ? (locale.measurementSystem == .metric ? .metric : .imperial) : units
    let (value, unit): (Double, UnitLength)
    switch system {
    case .metric, .default:
      (value, unit) = distance < 1000 ? (rounded(distance), .meters) : (distance / 1000, .kilometers)
    case .imperial:
      (value, unit) = distance < 304.8 ? (rounded(distance / 0.3048), .feet) : (distance / 1609.344, .miles)
    case .imperialWithYards:
      (value, unit) = distance < 304.8 ? (rounded(distance / 0.9144), .yards) : (distance / 1609.344, .miles)
    }
    let number = NumberFormatter()
    number.locale = locale
    number.numberStyle = .decimal
    number.maximumFractionDigits = ["km", "mi"].contains(unit.symbol) && value < 100 ? 1 : 0
    let text = number.string(from: NSNumber(value: value)) ?? "\(value)"
    // Units are compared by symbol, because equal units can have different hashes.
    let names = [
      "m": ("meter", "meters"), "km": ("kilometer", "kilometers"), "ft": ("foot", "feet"), "yd": ("yard", "yards"), "mi": ("mile", "miles"),
    ]
    guard unitStyle == .full, let name = names[unit.symbol] else { return text + " " + unit.symbol }
    return text + " " + (text == "1" ? name.0 : name.1)
  }

  /// Parses a distance, and returns it in meters; negative if the text is not a distance.
  open func distance(from string: String) -> CLLocationDistance {
    let units: [(String, Double)] = [
      ("kilometers", 1000), ("kilometer", 1000), ("km", 1000), ("miles", 1609.344), ("mile", 1609.344), ("mi", 1609.344), ("feet", 0.3048),
      ("foot", 0.3048), ("ft", 0.3048), ("yards", 0.9144), ("yard", 0.9144), ("yd", 0.9144), ("meters", 1), ("meter", 1), ("m", 1),
    ]
    let text = string.lowercased().trimmingCharacters(in: .whitespaces)
    guard let (name, metres) = units.first(where: { text.hasSuffix($0.0) }) else { return -1 }
    let number = NumberFormatter()
    number.locale = locale
    number.numberStyle = .decimal
    let value = number.number(from: text.dropLast(name.count).trimmingCharacters(in: .whitespaces))
    return value.map { $0.doubleValue * metres } ?? -1
  }

  open override func string(for obj: Any?) -> String? { (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } }

  /// Rounds short distances to multiples of 5, 10 or 50.
  private func rounded(_ value: Double) -> Double {
    let step = value < 50 ? 5.0 : value < 300 ? 10 : 50
    return value < 5 ? value.rounded() : (value / step).rounded() * step
  }
}
