@_exported import Foundation

/// An error about health data.
public struct HKError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case noError
    case errorHealthDataUnavailable
    case errorHealthDataRestricted
    case errorInvalidArgument
    case errorAuthorizationDenied
    case errorAuthorizationNotDetermined
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.healthkit" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Health data is not available on Linux."] }
}

/// Whether the app may write a kind of data.
public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined
  case sharingDenied
  case sharingAuthorized
}

/// The user's health data. It is not available on Linux, as on an older iPad: requests fail with `errorHealthDataUnavailable`.
open class HKHealthStore: NSObject {
  /// Returns whether the device has health data; always `false` on Linux.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Returns whether the app may write a type. Always `.notDetermined` on Linux.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// On Linux it throws `HKError.errorHealthDataUnavailable`.
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { fail(completion) }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { fail(completion) }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { fail(completion) }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { fail(completion) }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { fail(completion) }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) { fail(completion) }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) {
    fail(completion)
  }
  /// On Linux the completion handler is called later with the error `HKError.errorHealthDataUnavailable`, on another queue.
  open func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void) { fail(completion) }
  /// Ends a query with an error, later on another queue.
  open func execute(_ query: HKQuery) {
    nonisolated(unsafe) let query = query
    DispatchQueue.global().async { query.fail(HKError(.errorHealthDataUnavailable)) }
  }
  /// Stops a query, whose handler is then not called.
  open func stop(_ query: HKQuery) { query.stop() }

  /// Returns the date of birth. On Linux it throws `HKError.errorHealthDataUnavailable`.
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
  /// Returns the sex. On Linux it throws `HKError.errorHealthDataUnavailable`.
  open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorHealthDataUnavailable) }
  /// Returns the blood type. On Linux it throws `HKError.errorHealthDataUnavailable`.
  open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorHealthDataUnavailable) }

  private func fail(_ completion: @escaping (Bool, (any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.global().async { completion(false, HKError(.errorHealthDataUnavailable)) }
  }
}

/// A question about health data.
open class HKQuery: NSObject {
  public let predicate: NSPredicate?
  public let objectType: HKObjectType?
  private let lock = NSLock()
  private var answer: ((any Error) -> Void)?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?, answer: @escaping (any Error) -> Void) {
    (objectType, self.predicate, self.answer) = (type, predicate, answer)
  }
  func fail(_ error: any Error) {
    let answer = lock.withLock { self.answer }
    answer?(error)
  }
  func stop() { lock.withLock { answer = nil } }
}

/// A query for samples of one type. On Linux it finds none.
open class HKSampleQuery: HKQuery {
  public let limit: Int
  public let sortDescriptors: [NSSortDescriptor]?
  /// Creates a query for samples of a type. On Linux it finds none.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (self.limit, self.sortDescriptors) = (limit, sortDescriptors)
    weak var query: HKSampleQuery?
    super.init(sampleType, predicate) { error in query.map { resultsHandler($0, nil, error) } }
    query = self
  }
}

/// No limit of the number of samples.
public let HKObjectQueryNoLimit = 0
/// The key by which samples are sorted by their start.
public let HKSampleSortIdentifierStartDate = "startDate"
/// The key by which samples are sorted by their end.
public let HKSampleSortIdentifierEndDate = "endDate"
