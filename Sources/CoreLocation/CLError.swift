import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place could not be found out.
public struct CLError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
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

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
}
