@_exported import Foundation

public let CKErrorDomain = "CKErrorDomain"
public let CKErrorRetryAfterKey = "CKErrorRetryAfterKey"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"

/// An error of iCloud. Each request ends asynchronously with `notAuthenticated`, because there is no account.
public struct CKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
    case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14
    case serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation, operationCancelled
    case changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted, participantMayNeedVerification
    case serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
  }

  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { CKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "iCloud is not available on Linux: nobody is signed in."] }
  public var userInfo: [String: Any] { errorUserInfo }
  /// The seconds to wait before another attempt: always nil, as another attempt has no account either.
  public var retryAfterSeconds: Double? { nil }
  /// The errors of single items: always nil, as a request fails as a whole.
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  /// The record of the server in a conflict: always nil.
  public var serverRecord: CKRecord? { nil }
  /// The record that was to be saved in a conflict: always nil.
  public var clientRecord: CKRecord? { nil }
  /// The record on which both of a conflict are based: always nil.
  public var ancestorRecord: CKRecord? { nil }

  /// The codes by their names of the error, for patterns: `catch CKError.notAuthenticated`.
  public static let notAuthenticated = Code.notAuthenticated, networkFailure = Code.networkFailure, unknownItem = Code.unknownItem
  public static let networkUnavailable = Code.networkUnavailable, serverRecordChanged = Code.serverRecordChanged
  public static let zoneNotFound = Code.zoneNotFound, userDeletedZone = Code.userDeletedZone, quotaExceeded = Code.quotaExceeded
  public static let changeTokenExpired = Code.changeTokenExpired, partialFailure = Code.partialFailure, limitExceeded = Code.limitExceeded
  public static let requestRateLimited = Code.requestRateLimited, serviceUnavailable = Code.serviceUnavailable, zoneBusy = Code.zoneBusy
}

/// Matches an error with a code, as in `case CKError.notAuthenticated`.
public func ~= (match: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == match }

/// Calls a handler on another queue with the error of each request.
func refuse(_ handler: @escaping (CKError) -> Void) {
  nonisolated(unsafe) let handler = handler
  DispatchQueue.global().async { handler(CKError(.notAuthenticated)) }
}
