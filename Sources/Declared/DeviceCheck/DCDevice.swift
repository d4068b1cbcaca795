@_exported import Foundation

public struct DCError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknownSystemFailure
    case featureUnsupported
    case invalidInput
    case invalidKey
    case serverUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Device tokens are not available on Linux."] }
  public static var featureUnsupported: Code { .featureUnsupported }
}

/// Generates tokens that prove to Apple's server that a device is genuine. It is not supported on Linux, as in the simulator.
public final class DCDevice: NSObject, Sendable {
  public static let current = DCDevice()
  private override init() {}
  /// Whether the device supports it: always `false` on Linux.
  public var isSupported: Bool { false }
  /// Calls the handler asynchronously with `DCError.featureUnsupported` on Linux, on another queue.
  public func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion(nil, DCError(.featureUnsupported)) }
  }
  /// Returns a token for Apple's server. Throws `featureUnsupported` on Linux.
  public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Generates keys that prove to a server that an app is genuine. It is not supported on Linux, as in the simulator.
public final class DCAppAttestService: NSObject, Sendable {
  public static let shared = DCAppAttestService()
  private override init() {}
  /// Whether the device supports it; always `false` on Linux.
  public var isSupported: Bool { false }
  /// Calls the handler asynchronously with `DCError.featureUnsupported` on Linux, on another queue.
  public func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.global().async { completion(nil, DCError(.featureUnsupported)) }
  }
  /// Calls the handler asynchronously with `DCError.featureUnsupported` on Linux, on another queue.
  public func attestKey(_ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.global().async { completion(nil, DCError(.featureUnsupported)) }
  }
  /// Calls the handler asynchronously with `DCError.featureUnsupported` on Linux, on another queue.
  public func generateAssertion(_ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.global().async { completion(nil, DCError(.featureUnsupported)) }
  }
  /// Throws `featureUnsupported` on Linux.
  public func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  /// Throws `featureUnsupported` on Linux.
  public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
  /// Throws `featureUnsupported` on Linux.
  public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
}
