import Foundation

/// The figures to compute from samples.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
}

/// Figures about samples of a period. No query gives any on Linux.
open class HKStatistics: NSObject {
  override init() {}
  open var startDate: Date { .distantPast }
  open var endDate: Date { .distantPast }
  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  /// Returns the smallest value, or nil.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Returns the largest value, or nil.
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

/// A query for statistics of samples.
open class HKStatisticsQuery: HKQuery {
  /// Creates a query. On Linux the handler receives the error that health data is not available.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    weak var query: HKStatisticsQuery?
    super.init(quantityType, quantitySamplePredicate) { error in query.map { handler($0, nil, error) } }
    query = self
  }
}

/// Figures for periods that follow each other. No query gives any on Linux.
open class HKStatisticsCollection: NSObject {
  override init() {}
  /// Calls the block for each period with samples: never on Linux.
  open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void)
  {}
  /// Returns the figures of the periods with samples: none on Linux.
  open func statistics() -> [HKStatistics] { [] }
  /// Returns the figures of the period that a date is in: nil on Linux.
  open func statistics(for date: Date) -> HKStatistics? { nil }
}

/// A query for statistics of samples in consecutive periods.
open class HKStatisticsCollectionQuery: HKQuery {
  public let anchorDate: Date
  public let intervalComponents: DateComponents
  /// Receives the figures. On Linux it receives the error that health data is not available.
  open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Receives changes of the figures. Never called on Linux.
  open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a query for statistics of a type. On Linux it finds none.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date,
    intervalComponents: DateComponents
  ) {
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
    weak var query: HKStatisticsCollectionQuery?
    super.init(quantityType, quantitySamplePredicate) { error in query.map { $0.initialResultsHandler?($0, nil, error) } }
    query = self
  }
}

/// Waits for changes of samples.
open class HKObserverQuery: HKQuery {
  /// Creates a query. On Linux the handler receives the error that health data is not available.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) {
    weak var query: HKObserverQuery?
    super.init(sampleType, predicate) { error in query.map { updateHandler($0, {}, error) } }
    query = self
  }
}

/// Options for comparing the times of samples with a period.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

extension HKQuery {
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { sample, _ in
      guard let sample = sample as? HKSample else { return false }
      let begin = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let end = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return begin >= startDate ?? .distantPast && end < endDate ?? .distantFuture
    }
  }
}

/// The frequency of reports about new samples.
public enum HKUpdateFrequency: Int, Sendable {
  case immediate = 1
  case hourly = 2
  case daily = 3
  case weekly = 4
}

/// The place in the changes of samples up to which a query has read.
open class HKQueryAnchor: NSObject {
  private let value: Int
  public init(fromValue value: Int) { self.value = value }
}

/// A sample that was deleted. None is reported on Linux.
open class HKDeletedObject: NSObject {
  override init() {}
  public let uuid = UUID()
}

/// A query for changes of samples. On Linux it finds none.
open class HKAnchoredObjectQuery: HKQuery {
  /// Receives later changes. Never called on Linux.
  open var updateHandler: ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?

  /// Creates a query for changes since a place. On Linux the handler receives the error that health data is not available.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler handler: @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
  ) {
    weak var query: HKAnchoredObjectQuery?
    super.init(type, predicate) { error in query.map { handler($0, nil, nil, nil, error) } }
    query = self
  }
}
