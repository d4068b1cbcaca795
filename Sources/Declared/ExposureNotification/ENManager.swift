@_exported import Foundation

public struct ENError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case badParameter, notEntitled, notAuthorized, unsupported, invalidated, bluetoothOff, insufficientStorage, notEnabled, apiMisuse
    case `internal`, insufficientMemory, rateLimited, restricted, badFormat, dataInaccessible, travelStatusNotAvailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "ENErrorDomain" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    code == .unsupported ? [NSLocalizedDescriptionKey: "Exposure notifications are not available on Linux."] : [:]
  }
}

public enum ENAuthorizationStatus: Int, Sendable {
  case unknown, restricted, notAuthorized, authorized
}
public enum ENStatus: Int, Sendable {
  case unknown, active, disabled, bluetoothOff, restricted, paused, unauthorized
}

public typealias ENErrorHandler = ((any Error)?) -> Void
public typealias ENGetDiagnosisKeysHandler = ([ENTemporaryExposureKey]?, (any Error)?) -> Void
public typealias ENDetectExposuresHandler = (ENExposureDetectionSummary?, (any Error)?) -> Void
public typealias ENGetExposureWindowsHandler = ([ENExposureWindow]?, (any Error)?) -> Void
public typealias ENDiagnosisKeysAvailableHandler = ([ENTemporaryExposureKey]) -> Void

/// Records which devices were near. It is not supported on Linux, as in the simulator: every request ends with `ENError.unsupported`.
open class ENManager: NSObject, @unchecked Sendable {
  /// Always `unknown` on Linux: the user is never asked.
  open class var authorizationStatus: ENAuthorizationStatus { .unknown }
  /// The queue on which handlers are called.
  open var dispatchQueue = DispatchQueue.main
  /// Called after `invalidate()`, once.
  open var invalidationHandler: (() -> Void)?
  /// Receives keys whose release was authorized in advance; never called on Linux.
  open var diagnosisKeysAvailableHandler: ENDiagnosisKeysAvailableHandler?
  open var exposureNotificationEnabled: Bool { false }
  open var exposureNotificationStatus: ENStatus { .unknown }

  open func activate(completionHandler: @escaping ENErrorHandler) { end { completionHandler($0) } }
  open func invalidate() {
    let handler = invalidationHandler
    invalidationHandler = nil
    end { _ in handler?() }
  }
  open func setExposureNotificationEnabled(_ enabled: Bool, completionHandler: @escaping ENErrorHandler) { end { completionHandler($0) } }
  open func getDiagnosisKeys(completionHandler: @escaping ENGetDiagnosisKeysHandler) { end { completionHandler(nil, $0) } }
  open func getTestDiagnosisKeys(completionHandler: @escaping ENGetDiagnosisKeysHandler) { end { completionHandler(nil, $0) } }
  open func preAuthorizeDiagnosisKeys(completionHandler: @escaping ENErrorHandler) { end { completionHandler($0) } }
  open func requestPreAuthorizedDiagnosisKeys(completionHandler: @escaping ENErrorHandler) { end { completionHandler($0) } }
  @discardableResult open func detectExposures(
    configuration: ENExposureConfiguration, diagnosisKeyURLs: [URL], completionHandler: @escaping ENDetectExposuresHandler
  ) -> Progress { end { completionHandler(nil, $0) } }
  @discardableResult open func getExposureWindows(
    summary: ENExposureDetectionSummary, completionHandler: @escaping ENGetExposureWindowsHandler
  ) -> Progress { end { completionHandler(nil, $0) } }

  /// Calls the handler on the manager's queue, and returns a progress that is finished.
  @discardableResult private func end(_ handler: @escaping (ENError) -> Void) -> Progress {
    nonisolated(unsafe) let handler = handler
    dispatchQueue.async { handler(ENError(.unsupported)) }
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}
