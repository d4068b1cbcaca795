@_exported import Foundation

/// An error of health data. Each request and query ends with `errorHealthDataUnavailable`, as on an older iPad.
public struct HKError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case noError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied
    case errorAuthorizationNotDetermined
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "com.apple.healthkit" }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Health data is not available on Linux."] }
}
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }

/// The user's health data. It is not available on Linux; handlers are called on another queue.
open class HKHealthStore: NSObject {
  open class func isHealthDataAvailable() -> Bool { false }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void
  ) { fail { completion(false, $0) } }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
    throw HKError(.errorHealthDataUnavailable)
  }
  open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { fail { completion(false, $0) } }
  open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { fail { completion(false, $0) } }
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func delete(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func execute(_ query: HKQuery) { fail { query.answer?($0) } }
  /// Stops a query; its handler is not called.
  open func stop(_ query: HKQuery) { query.answer = nil }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
  private func fail(_ block: @escaping (any Error) -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.global().async { block(HKError(.errorHealthDataUnavailable)) }
  }
}

open class HKQuery: NSObject {
  private let lock = NSLock()
  private var handler: ((any Error) -> Void)?
  var answer: ((any Error) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  override init() {}
}
open class HKSampleQuery: HKQuery {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init()
    answer = { [unowned self] in resultsHandler(self, nil, $0) }
  }
}
public let HKObjectQueryNoLimit = 0, HKSampleSortIdentifierStartDate = "startDate", HKSampleSortIdentifierEndDate = "endDate"
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let discreteAverage = Self(rawValue: 2), discreteMin = Self(rawValue: 4), discreteMax = Self(rawValue: 8)
  public static let cumulativeSum = Self(rawValue: 16), mostRecent = Self(rawValue: 32)
}
/// Statistics of samples in a period. They are never created on Linux.
open class HKStatistics: NSObject {
  override init() {}
  public let startDate = Date.distantPast, endDate = Date.distantPast
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
}
open class HKStatisticsQuery: HKQuery {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    super.init()
    answer = { [unowned self] in handler(self, nil, $0) }
  }
}

open class HKObjectType: NSObject {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  open override var hash: Int { identifier.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
}
open class HKSampleType: HKObjectType {}
open class HKQuantityType: HKSampleType {
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier" + name }
  public static let stepCount = Self("StepCount"), distanceWalkingRunning = Self("DistanceWalkingRunning"), height = Self("Height")
  public static let activeEnergyBurned = Self("ActiveEnergyBurned"), basalEnergyBurned = Self("BasalEnergyBurned")
  public static let heartRate = Self("HeartRate"), bodyMass = Self("BodyMass"), flightsClimbed = Self("FlightsClimbed")
  public static let appleExerciseTime = Self("AppleExerciseTime"), dietaryWater = Self("DietaryWater")
}

/// A unit of measurement: a product of powers of base units, with a factor.
open class HKUnit: NSObject {
  private let factor: Double, powers: [String: Int]
  public let unitString: String
  private init(_ symbol: String, _ factor: Double, _ powers: [String: Int]) {
    (unitString, self.factor, self.powers) = (symbol, factor, powers.filter { $0.value != 0 })
  }
  open override var hash: Int { powers.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit).map { $0.factor == factor && $0.powers == powers } ?? false }
  fileprivate func ratio(to other: HKUnit) -> Double? { powers == other.powers ? factor / other.factor : nil }
  open class func count() -> HKUnit { HKUnit("count", 1, [:]) }
  open class func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
  open class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["m": 1]) }
  open class func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
  open class func pound() -> HKUnit { HKUnit("lb", 453.59237, ["g": 1]) }
  open class func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
  open class func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4_184_000, ["g": 1, "m": 2, "s": -2]) }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +))
  }
}
open class HKQuantity: NSObject {
  private let value: Double, unit: HKUnit
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.ratio(to: unit) != nil }
  /// Returns the value in a unit; NaN if the unit is incompatible.
  open func doubleValue(for unit: HKUnit) -> Double { value * (self.unit.ratio(to: unit) ?? .nan) }
}
open class HKObject: NSObject {
  public let uuid = UUID(), metadata: [String: Any]?
  init(_ metadata: [String: Any]?) { self.metadata = metadata }
}
open class HKSample: HKObject {
  public let startDate: Date, endDate: Date
  init(_ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (startDate, endDate) = (start, end)
    super.init(metadata)
  }
}
open class HKQuantitySample: HKSample {
  public let quantityType: HKQuantityType, quantity: HKQuantity
  public init(type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, metadata: [String: Any]? = nil) {
    (quantityType, self.quantity) = (type, quantity)
    super.init(start, end, metadata)
  }
}
