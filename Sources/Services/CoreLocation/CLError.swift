import Foundation

/// The domain of location errors, whose codes are `CLError.Code`.
public let kCLErrorDomain = "kCLErrorDomain"

/// An error of Core Location.
public struct CLError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kinds of error of Core Location.
  public enum Code: Int, Sendable {
    /// The location is currently unknown.
    case locationUnknown = 0
    /// The app may not use the location. The error of each request on Linux, unless a location is simulated.
    case denied = 1
    /// The network cannot be reached. The error of the geocoder on Linux.
    case network = 2
    /// The heading cannot be determined.
    case headingFailure = 3
    /// Monitoring of regions is not permitted. The error of region monitoring on Linux.
    case regionMonitoringDenied = 4
    /// A region cannot be monitored.
    case regionMonitoringFailure = 5
    /// Monitoring of a region starts later.
    case regionMonitoringSetupDelayed = 6
    /// Region events are delayed.
    case regionMonitoringResponseDelayed = 7
    /// The address was not found.
    case geocodeFoundNoResult = 8
    /// Only a part of the address was found.
    case geocodeFoundPartialResult = 9
    /// The request was canceled.
    case geocodeCanceled = 10
    /// Updates cannot be deferred.
    case deferredFailed = 11
    /// Beacons cannot be ranged. The error of ranging on Linux.
    case rangingUnavailable = 16
    /// Ranging of beacons failed.
    case rangingFailure = 17
  }

  public let code: Code
  /// Creates an error of a kind. The dictionary is ignored.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  public var errorDescription: String? {
    switch code {
    case .denied, .locationUnknown: "Location is not available on Linux."
    case .network, .geocodeFoundNoResult, .geocodeFoundPartialResult, .geocodeCanceled: "Looking up addresses is not available on Linux."
    case .headingFailure: "A compass is not available on Linux."
    case .rangingUnavailable, .rangingFailure: "Beacons are not available on Linux."
    default: "Watching regions is not available on Linux."
    }
  }

  /// The kind ``Code/locationUnknown``, for patterns.
  public static let locationUnknown = Code.locationUnknown
  /// The kind ``Code/denied``, for patterns.
  public static let denied = Code.denied
  /// The kind ``Code/network``, for patterns.
  public static let network = Code.network
  /// The kind ``Code/headingFailure``, for patterns.
  public static let headingFailure = Code.headingFailure
  /// The kind ``Code/regionMonitoringDenied``, for patterns.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// The kind ``Code/regionMonitoringFailure``, for patterns.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// The kind ``Code/geocodeFoundPartialResult``, for patterns.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The kind ``Code/geocodeCanceled``, for patterns.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// The kind ``Code/geocodeFoundNoResult``, for patterns.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// Matches an error with its kind, as in `case CLError.denied`.
public func ~= (match: CLError.Code, error: any Error) -> Bool {
  if let error = error as? CLError { return error.code == match }
  let error = error as NSError
  return error.domain == kCLErrorDomain && error.code == match.rawValue
}
