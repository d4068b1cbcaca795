import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

public struct CLError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    /// The app may not use the location. The error of each request on Linux, unless a location is simulated.
    case denied = 1
    /// The network cannot be reached. The error of the geocoder on Linux.
    case network = 2
    case headingFailure = 3
    /// Monitoring of regions is not permitted. The error of region monitoring on Linux.
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    /// Beacons cannot be ranged. The error of beacon ranging on Linux.
    case rangingUnavailable = 16
    case rangingFailure = 17
  }

  public let code: Code
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

  /// The code ``Code/locationUnknown``, for pattern matching.
  public static let locationUnknown = Code.locationUnknown
  /// The code ``Code/denied``, for pattern matching.
  public static let denied = Code.denied
  /// The code ``Code/network``, for pattern matching.
  public static let network = Code.network
  /// The code ``Code/headingFailure``, for pattern matching.
  public static let headingFailure = Code.headingFailure
  /// The code ``Code/regionMonitoringDenied``, for pattern matching.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// The code ``Code/regionMonitoringFailure``, for pattern matching.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// The code ``Code/geocodeFoundPartialResult``, for pattern matching.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The code ``Code/geocodeCanceled``, for pattern matching.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// The code ``Code/geocodeFoundNoResult``, for pattern matching.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}

/// Matches an error with a code, as in `case CLError.denied`.
public func ~= (match: CLError.Code, error: any Error) -> Bool {
  if let error = error as? CLError { return error.code == match }
  let error = error as NSError
  return error.domain == kCLErrorDomain && error.code == match.rawValue
}
