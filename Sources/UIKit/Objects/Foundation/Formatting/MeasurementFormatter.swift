import Foundation

/// Formats measurements with their units: "5 km", "20°C".
///
/// Units are written by their symbol in every language. With natural units, a length, a mass or a temperature is converted to the unit of
/// the locale.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// The choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Uses the unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// Converts between units of the same system so that the number is neither large nor small.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Omits the letter of a temperature's unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The choice of the unit; by default, a unit of the locale.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language of the unit and the digits.
  open var locale: Locale! = Locale.autoupdatingCurrent
  /// Formats the value of a measurement, without its unit.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of a number with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    if let dimension = measurement.unit as? Dimension, !unitOptions.contains(.providedUnit) {
      return natural(measurement.value, dimension)
    }
    return text(measurement.value, measurement.unit)
  }

  /// Returns the text of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Returns the measurement in the unit of the locale.
  private func natural(_ value: Double, _ unit: Dimension) -> String {
    let isMetric = locale.measurementSystem == .metric
    let isAmerican = locale.measurementSystem == .us
    switch unit {
    case is UnitLength:
      let units: [UnitLength] = isMetric ? [.kilometers, .meters, .centimeters, .millimeters] : [.miles, .feet, .inches]
      return scaled(value, unit, units)
    case is UnitMass:
      return scaled(value, unit, isAmerican ? [.pounds, .ounces] as [UnitMass] : [.kilograms, .grams])
    case is UnitTemperature:
      let target: UnitTemperature = isAmerican ? .fahrenheit : .celsius
      return text(converted(value, unit, target), target)
    case is UnitSpeed:
      let target: UnitSpeed = isMetric ? .kilometersPerHour : .milesPerHour
      return text(converted(value, unit, target), target)
    default: return text(value, unit)
    }
  }

  private func scaled(_ value: Double, _ unit: Dimension, _ units: [Dimension]) -> String {
    let fitting = units.first { abs(converted(value, unit, $0)) >= 1 } ?? units[units.count - 1]
    return text(converted(value, unit, fitting), fitting)
  }

  private func converted(_ value: Double, _ from: Dimension, _ to: Dimension) -> Double {
    to.converter.value(fromBaseUnitValue: from.converter.baseUnitValue(fromValue: value))
  }

  private func text(_ value: Double, _ unit: Unit) -> String {
    if numberFormatter.locale != locale { numberFormatter.locale = locale }
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature {
      return unitOptions.contains(.temperatureWithoutUnit) ? "\(number)°" : "\(number)\(unit.symbol)"
    }
    return unitStyle == .short ? "\(number)\(unit.symbol)" : "\(number) \(unit.symbol)"
  }
}
