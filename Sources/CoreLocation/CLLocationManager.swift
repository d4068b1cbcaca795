import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
}

/// Tells where the device is. A desktop does not know: access is denied, and each request fails.
///
/// For trials, the environment variable `TRESTLE_LOCATION` can name a place as `latitude,longitude`. Access is then granted when it is asked
/// for, and that place is reported.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)? { didSet { if delegate != nil { reportAuthorization() } } }
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var purpose: String?
  open private(set) var monitoredRegions: Set<CLRegion> = []

  /// A place that takes that of the device, for trials and tests.
  nonisolated(unsafe) package static var simulatedLocation: CLLocation? = {
    let numbers = (ProcessInfo.processInfo.environment["TRESTLE_LOCATION"] ?? "").split(separator: ",")
      .compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard numbers.count == 2 else { return nil }
    let place = CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1])
    guard CLLocationCoordinate2DIsValid(place) else { return nil }
    return CLLocation(coordinate: place, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
  }()

  nonisolated(unsafe) package static var granted: CLAuthorizationStatus = .notDetermined

  public override init() {}

  // MARK: Permission

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { simulatedLocation == nil ? .denied : granted }
  open class func locationServicesEnabled() -> Bool { simulatedLocation != nil }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }
  open func requestAlwaysAuthorization() { request(.authorizedAlways) }

  private func request(_ status: CLAuthorizationStatus) {
    guard Self.simulatedLocation != nil, Self.granted == .notDetermined else { return }
    Self.granted = status
    reportAuthorization()
  }

  private func reportAuthorization() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
    }
  }

  // MARK: Places

  private var isUpdating = false

  open var location: CLLocation? { isAllowed ? Self.simulatedLocation : nil }
  open var heading: CLHeading? { nil }

  private var isAllowed: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus) }

  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    report()
  }

  open func stopUpdatingLocation() { isUpdating = false }
  open func requestLocation() { report() }
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  private func report() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      if let location {
        delegate.locationManager(self, didUpdateLocations: [location])
      } else {
        delegate.locationManager(self, didFailWithError: CLError(.denied))
      }
    }
  }

  // MARK: Directions, regions, beacons and visits

  open func startUpdatingHeading() { fail(CLError(.headingFailure)) }
  open func stopUpdatingHeading() {}
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringVisits() { fail(CLError(.denied)) }
  open func stopMonitoringVisits() {}

  private func fail(_ error: CLError) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: error)
    }
  }

  open func startMonitoring(for region: CLRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }

  open func stopMonitoring(for region: CLRegion) {}

  /// Whether the simulated place is in the region; unknown without one.
  open func requestState(for region: CLRegion) {
    var state = CLRegionState.unknown
    if let place = location?.coordinate, let circle = region as? CLCircularRegion { state = circle.contains(place) ? .inside : .outside }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didDetermineState: state, for: region)
    }
  }

  open func startRangingBeacons(in region: CLBeaconRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }

  open func stopRangingBeacons(in region: CLBeaconRegion) {}
}

/// Hears where the device is. Every method may be left out. It is called on the main queue.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Delegates of before iOS 14 hear of it by the older method.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }
  public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {}
  public func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion) {}
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
}
