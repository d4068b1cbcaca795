import TrestleSupport
import Foundation

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  /// A policy of the device forbids access.
  case restricted = 1
  /// The user has denied access. The answer on Linux, unless a location is simulated.
  case denied = 2
  /// The app may use the location at any time.
  case authorizedAlways = 3
  /// The app may use the location while it is in use.
  case authorizedWhenInUse = 4
  /// The name of ``authorizedAlways`` before iOS 8.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

public enum CLActivityType: Int, Sendable {
  /// An activity that is none of the others; the default.
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// The orientation of the device that headings refer to.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  /// The device is upright, with its bottom edge down.
  case portrait = 1
  /// The device is upright, with its top edge down.
  case portraitUpsideDown = 2
  /// Landscape, with the top edge at the left.
  case landscapeLeft = 3
  /// Landscape, with the top edge at the right.
  case landscapeRight = 4
}

/// Provides the location of the device with GeoClue, which asks the user for permission. Without it access is denied, and each request
/// fails. For trials, the environment variable `TRESTLE_LOCATION` can specify a location as `latitude,longitude`. Access is then granted on
/// request, and that location is reported.
open class CLLocationManager: NSObject {
  /// The object that receives locations. It receives the authorization status when it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? { didSet { if delegate != nil { reportAuthorization() } } }
  /// The accuracy that the app needs. The default is the best. On Linux it is stored without effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// The minimum reported movement in meters. The default is every movement.
  open var distanceFilter = kCLDistanceFilterNone
  /// The activity that needs the location. The default is ``CLActivityType/other``. On Linux it is stored without effect.
  open var activityType = CLActivityType.other
  /// Whether updates may pause. The default is true. On Linux it is stored without effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates continue in the background. The default is false. On Linux it is stored without effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar shows the use of the location. The default is false. On Linux it is stored without effect.
  open var showsBackgroundLocationIndicator = false
  /// The minimum reported rotation in degrees. The default is 1. On Linux it is stored without effect.
  open var headingFilter: CLLocationDegrees = 1
  /// The orientation that headings refer to. The default is portrait. On Linux it is stored without effect.
  open var headingOrientation = CLDeviceOrientation.portrait
  /// The app's reason for using the location. On Linux it is stored without effect.
  open var purpose: String?
  /// The regions that are monitored: none on Linux.
  open private(set) var monitoredRegions: Set<CLRegion> = []

  /// A simulated location, for trials and tests.
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

  deinit {
    guard isUpdating || isRequested, GeoClue.isAllowed else { return }
    let user = ObjectIdentifier(self)
    DispatchQueue.main.async { MainActor.assumeIsolated { GeoClue.shared.stop(user) } }
  }

  // MARK: Permission

  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
  /// Whether the app may know the exact location: ``CLAccuracyAuthorization/fullAccuracy`` on Linux.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Returns whether the app may use the location. Without GeoClue and a simulated location it is denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { isAvailable ? granted : .denied }
  /// Returns whether GeoClue is installed, or a location is simulated.
  open class func locationServicesEnabled() -> Bool { isAvailable }
  /// GeoClue is only available if the app shows a window.
  private class var isAvailable: Bool { simulatedLocation != nil || GeoClue.isAllowed }
  /// Returns whether there is a compass: false on Linux.
  open class func headingAvailable() -> Bool { false }
  /// Returns whether significant location changes are monitored: false on Linux.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Returns whether regions of a class can be monitored: false on Linux.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns whether beacons can be ranged: false on Linux.
  open class func isRangingAvailable() -> Bool { false }

  /// Requests permission to use the location while the app is in use. GeoClue decides; it is granted if a location is simulated.
  open func requestWhenInUseAuthorization() { request(.authorizedWhenInUse) }
  /// Requests full accuracy once; the handler is called on the main queue without an error.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completion?(nil) }
  }
  /// Requests full accuracy once, which every authorization has on Linux.
  open func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {}
  /// Whether a widget of the app may know the location: false on Linux.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// The maximum radius of a region in meters: −1 (no regions) on Linux.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// The constraints of ranged beacons: none on Linux.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// The regions whose beacons are ranged: none on Linux.
  open var rangedRegions: Set<CLRegion> { [] }

  /// Starts ranging beacons. On Linux the delegate receives ``CLError/Code/rangingUnavailable``.
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }

  /// Has no effect on Linux, where beacons are not ranged.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { withoutEffect("the desktop has no such sensor") }
  /// Allows deferred updates. They are not supported on Linux: the delegate receives ``CLError/Code/deferredFailed``.
  open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFinishDeferredUpdatesWithError: CLError(.deferredFailed))
    }
  }
  /// Has no effect on Linux, where updates are not deferred.
  open func disallowDeferredLocationUpdates() { withoutEffect("the desktop has no such sensor") }
  /// Returns whether updates can be deferred: false on Linux.
  open class func deferredLocationUpdatesAvailable() -> Bool { false }

  /// Requests permission to use the location at any time. GeoClue decides; it is granted if a location is simulated.
  open func requestAlwaysAuthorization() { request(.authorizedAlways) }

  private func request(_ status: CLAuthorizationStatus) {
    guard Self.isAvailable, Self.granted == .notDetermined else { return }
    guard Self.simulatedLocation == nil else {
      Self.granted = status
      return reportAuthorization()
    }
    onMain { manager in
      GeoClue.shared.start(for: manager) { [weak manager] outcome in
        Self.granted = outcome == .started ? status : .denied
        if let manager {
          if !manager.isUpdating, !manager.isRequested { GeoClue.shared.stop(for: manager) }
          manager.reportAuthorization()
        }
        GeoClue.shared.callWaiting()
      } receive: { [weak manager] in
        manager?.receive($0)
      }
    }
  }

  /// Calls a block on the main queue, unless the manager was deallocated.
  private func onMain(_ body: @escaping @MainActor (CLLocationManager) -> Void) {
    nonisolated(unsafe) weak let this = self
    DispatchQueue.main.async { MainActor.assumeIsolated { if let this { body(this) } } }
  }

  private func reportAuthorization() {
    DispatchQueue.main.async { [weak self] in
      guard let self, let delegate else { return }
      delegate.locationManagerDidChangeAuthorization(self)
    }
  }

  // MARK: Locations

  private var isUpdating = false

  private var isRequested = false
  private var lastLocation: CLLocation?

  /// The last location, or the simulated one, if the app may use it.
  open var location: CLLocation? { isAllowed ? Self.simulatedLocation ?? lastLocation : nil }
  /// The heading: nil on Linux.
  open var heading: CLHeading? { nil }

  private var isAllowed: Bool { [.authorizedAlways, .authorizedWhenInUse].contains(authorizationStatus) }

  /// Starts reporting locations. A simulated location is reported once; without permission an error is reported.
  open func startUpdatingLocation() {
    guard !isUpdating else { return }
    isUpdating = true
    report()
  }

  open func stopUpdatingLocation() {
    isUpdating = false
    if GeoClue.isAllowed { onMain { if !$0.isUpdating { GeoClue.shared.stop(for: $0) } } }
  }
  /// Reports the next location once, or an error.
  open func requestLocation() {
    isRequested = true
    report()
  }
  /// Starts reporting locations, as ``startUpdatingLocation()`` does.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  private func receive(_ location: CLLocation) {
    guard isUpdating || isRequested else { return }
    let isNear = lastLocation.map { distanceFilter > 0 && location.distance(from: $0) < distanceFilter } ?? false
    guard isRequested || !isNear else { return }
    lastLocation = location
    isRequested = false
    if !isUpdating { onMain { if !$0.isUpdating, !$0.isRequested { GeoClue.shared.stop(for: $0) } } }
    delegate?.locationManager(self, didUpdateLocations: [location])
  }

  private func report() {
    if GeoClue.isAllowed, Self.simulatedLocation == nil {
      return onMain { manager in
        // As on iOS, locations are reported after the app has requested permission and received it.
        if Self.granted == .notDetermined { return GeoClue.shared.whenDetermined { [weak manager] in manager?.report() } }
        guard manager.isAllowed else { return manager.fail(CLError(.denied)) }
        guard manager.isUpdating || manager.isRequested else { return }
        GeoClue.shared.start(for: manager) { [weak manager] outcome in
          guard let manager, outcome != .started else { return }
          if outcome == .denied { Self.granted = .denied }
          manager.delegate?.locationManager(manager, didFailWithError: CLError(outcome == .denied ? .denied : .locationUnknown))
        } receive: { [weak manager] in
          manager?.receive($0)
        }
      }
    }
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

  /// Reports ``CLError/Code/headingFailure`` to the delegate: the desktop has no compass.
  open func startUpdatingHeading() { fail(CLError(.headingFailure)) }
  /// Has no effect on Linux, where headings are not reported.
  open func stopUpdatingHeading() { withoutEffect("the desktop has no such sensor") }
  /// Has no effect on Linux, which has no compass calibration.
  open func dismissHeadingCalibrationDisplay() { withoutEffect("the desktop has no such sensor") }
  /// Reports ``CLError/Code/denied`` to the delegate: visits are not supported on Linux.
  open func startMonitoringVisits() { fail(CLError(.denied)) }
  /// Has no effect on Linux, where visits are not reported.
  open func stopMonitoringVisits() { withoutEffect("the desktop has no such sensor") }

  private func fail(_ error: CLError) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: error)
    }
  }

  /// Reports ``CLError/Code/regionMonitoringDenied`` to the delegate: regions are not monitored on Linux.
  open func startMonitoring(for region: CLRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied))
    }
  }

  /// Has no effect on Linux, where regions are not monitored.
  open func stopMonitoring(for region: CLRegion) { withoutEffect("the desktop has no such sensor") }

  /// Reports whether the simulated location is in the region; the state is unknown without one.
  open func requestState(for region: CLRegion) {
    var state = CLRegionState.unknown
    if let place = location?.coordinate, let circle = region as? CLCircularRegion { state = circle.contains(place) ? .inside : .outside }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didDetermineState: state, for: region)
    }
  }

  /// Reports ``CLError/Code/rangingUnavailable`` to the delegate: beacons are not ranged on Linux.
  open func startRangingBeacons(in region: CLBeaconRegion) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }

  /// Has no effect on Linux, where beacons are not ranged.
  open func stopRangingBeacons(in region: CLBeaconRegion) { withoutEffect("the desktop has no such sensor") }
}

public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when a location or heading could not be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// Called when the authorization has changed, for delegates written before iOS 14.
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Never called on Linux.
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Returns whether the compass calibration is shown. Never called on Linux.
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
  /// Never called on Linux.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Never called on Linux.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  /// Never called on Linux.
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  /// Called when a region cannot be monitored, which is always the case on Linux.
  func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)
  func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  /// Called with the beacons of a region. Never called on Linux.
  func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  /// Called when beacons cannot be ranged, which is always the case on Linux.
  func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
  /// Never called on Linux.
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  /// Called with the beacons that match a constraint. Never called on Linux.
  func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
  /// Called when beacons cannot be ranged, which is always the case on Linux.
  func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
  /// Never called on Linux.
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  /// Never called on Linux.
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Delegates written before iOS 14 receive the status through the older method.
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
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
}
