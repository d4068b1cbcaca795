import Foundation

/// A unit of measurement: a product of powers of base units, with a factor.
open class HKUnit: NSObject {
  private let factor: Double
  private let offset: Double
  private let powers: [String: Int]
  /// The symbol of the unit, such as `km/hr`.
  public let unitString: String

  private init(_ symbol: String, _ factor: Double, _ powers: [String: Int], offset: Double = 0) {
    (unitString, self.factor, self.powers, self.offset) = (symbol, factor, powers.filter { $0.value != 0 }, offset)
  }

  init(copying unit: HKUnit, named symbol: String) {
    (unitString, factor, offset, powers) = (symbol, unit.factor, unit.offset, unit.powers)
  }

  open override var hash: Int { powers.hashValue }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return other.factor == factor && other.powers == powers && other.offset == offset
  }
  open override var description: String { unitString }

  func isCompatible(with other: HKUnit) -> Bool { powers == other.powers }
  func base(_ value: Double) -> Double { value * factor + offset }
  func value(ofBase value: Double) -> Double { (value - offset) / factor }

  open class func count() -> HKUnit { HKUnit("count", 1, [:]) }
  open class func percent() -> HKUnit { HKUnit("%", 1, [:]) }
  /// Returns the unit of length, the meter.
  open class func meter() -> HKUnit { HKUnit("m", 1, ["m": 1]) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.symbol + "m", prefix.factor, ["m": 1]) }
  /// Returns a length of 0.0254 meters.
  open class func inch() -> HKUnit { HKUnit("in", 0.0254, ["m": 1]) }
  /// Returns a length of 0.3048 meters.
  open class func foot() -> HKUnit { HKUnit("ft", 0.3048, ["m": 1]) }
  /// Returns a length of 1609.344 meters.
  open class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["m": 1]) }
  /// Returns the unit of mass, the gram.
  open class func gram() -> HKUnit { HKUnit("g", 1, ["g": 1]) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.symbol + "g", prefix.factor, ["g": 1]) }
  /// Returns a mass of 453.59237 grams.
  open class func pound() -> HKUnit { HKUnit("lb", 453.59237, ["g": 1]) }
  /// Returns a volume of a thousandth of a cubic meter.
  open class func liter() -> HKUnit { HKUnit("L", 0.001, ["m": 3]) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.symbol + "L", 0.001 * prefix.factor, ["m": 3]) }
  /// Returns the unit of time, the second.
  open class func second() -> HKUnit { HKUnit("s", 1, ["s": 1]) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(prefix.symbol + "s", prefix.factor, ["s": 1]) }
  /// Returns a time of 60 seconds.
  open class func minute() -> HKUnit { HKUnit("min", 60, ["s": 1]) }
  /// Returns a time of 3600 seconds.
  open class func hour() -> HKUnit { HKUnit("hr", 3600, ["s": 1]) }
  /// Returns a time of 86,400 seconds.
  open class func day() -> HKUnit { HKUnit("d", 86_400, ["s": 1]) }
  /// Returns the unit of energy, the joule.
  open class func joule() -> HKUnit { HKUnit("J", 1000, ["g": 1, "m": 2, "s": -2]) }
  /// Returns an energy of 4184 joules.
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", 4_184_000, ["g": 1, "m": 2, "s": -2]) }
  /// Returns an energy of 4.184 joules.
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", 4_184_000, ["g": 1, "m": 2, "s": -2]) }
  /// The unit of energy that heats a gram of water by one degree.
  open class func smallCalorie() -> HKUnit { HKUnit("cal", 4184, ["g": 1, "m": 2, "s": -2]) }
  /// Returns the unit of temperature, the kelvin.
  open class func kelvin() -> HKUnit { HKUnit("K", 1, ["K": 1]) }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, ["K": 1], offset: 273.15) }
  open class func degreeFahrenheit() -> HKUnit { HKUnit("degF", 5.0 / 9, ["K": 1], offset: 273.15 - 32 * 5 / 9) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133_322.387415, ["g": 1, "m": -1, "s": -2]) }

  /// Returns the product of two units.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", factor * unit.factor, powers.merging(unit.powers, uniquingKeysWith: +))
  }
  /// Returns the quotient of two units.
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", factor / unit.factor, powers.merging(unit.powers.mapValues { -$0 }, uniquingKeysWith: +))
  }
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), powers.mapValues { $0 * power })
  }
  /// Returns one divided by the unit.
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }
}

/// A prefix of metric units.
public enum HKMetricPrefix: Int, Sendable {
  case none
  case pico
  case nano
  case micro
  case milli
  case centi
  case deci
  case deca
  case hecto
  case kilo
  case mega

  var factor: Double { [1, 1e-12, 1e-9, 1e-6, 1e-3, 1e-2, 1e-1, 10, 100, 1000, 1e6][rawValue] }
  var symbol: String { ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M"][rawValue] }
}

/// A value with a unit.
open class HKQuantity: NSObject {
  private let value: Double
  private let unit: HKUnit
  /// Creates a quantity of a number of units.
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// Returns whether the quantity can be expressed in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.isCompatible(with: unit) }
  /// Returns the value in a unit, which must be compatible.
  open func doubleValue(for unit: HKUnit) -> Double {
    precondition(self.unit.isCompatible(with: unit), "Attempt to convert incompatible units: \(self.unit), \(unit)")
    return self.unit == unit ? value : unit.value(ofBase: self.unit.base(value))
  }
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
  }
  open override var description: String { "\(value) \(unit)" }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { unit.hash }
}

/// A piece of health data.
open class HKObject: NSObject {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Data of a time.
open class HKSample: HKObject {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

/// A sample of a quantity, measured at a time or in a period.
open class HKQuantitySample: HKSample {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
  }
}

/// A category of a time.
open class HKCategorySample: HKSample {
  public let categoryType: HKCategoryType
  public let value: Int
  public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil) {
    (categoryType, self.value) = (type, value)
    super.init(type: type, start: startDate, end: endDate, metadata: metadata)
  }
}

/// The key of whether the user typed the value.
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
/// The key of an identifier from another system.
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyTimeZone = "HKTimeZone"
/// The key of the name of the food.
public let HKMetadataKeyFoodType = "HKFoodType"
/// The key of the identifier with which samples are replaced.
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
/// The key of the version of a sample that replaces another one.
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"

/// The phases of sleep.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  case inBed = 0
  case asleepUnspecified = 1
  case awake = 2
  case asleepCore = 3
  case asleepDeep = 4
  case asleepREM = 5
  /// The name of ``asleepUnspecified`` before iOS 16.
  public static let asleep = asleepUnspecified
}

/// The value of categories that have only one.
public enum HKCategoryValue: Int, Sendable {
  case notApplicable = 0
}
