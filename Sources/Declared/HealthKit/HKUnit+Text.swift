import Foundation

extension HKUnit {
  /// Creates a unit from its symbol, such as `count/min`, `mg/dL` or `kg*m^2`. A text that is not a unit ends the program.
  public convenience init(from string: String) {
    guard let unit = Self.parse(string) else { preconditionFailure("'\(string)' is not a unit of HealthKit") }
    self.init(copying: unit, named: string)
  }

  private static let named: [String: HKUnit] = {
    let all = [
      count(), percent(), meter(), inch(), foot(), mile(), gram(), pound(), liter(), second(), minute(), hour(), day(), joule(),
      kilocalorie(),
      smallCalorie(), kelvin(), degreeCelsius(), degreeFahrenheit(), millimeterOfMercury(),
    ]
    return Dictionary(all.map { ($0.unitString, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  private static func unit(_ name: String) -> HKUnit? {
    if let known = named[name] { return known }
    for value in 1...HKMetricPrefix.mega.rawValue {
      guard let prefix = HKMetricPrefix(rawValue: value), name.hasPrefix(prefix.symbol) else { continue }
      switch String(name.dropFirst(prefix.symbol.count)) {
      case "m": return meterUnit(with: prefix)
      case "g": return gramUnit(with: prefix)
      case "L", "l": return literUnit(with: prefix)
      case "s": return secondUnit(with: prefix)
      default: continue
      }
    }
    return nil
  }

  private static func parse(_ text: String) -> HKUnit? {
    var result: HKUnit?
    for (index, quotient) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      for factor in quotient.split(whereSeparator: { "*·.".contains($0) }) {
        let parts = factor.split(separator: "^")
        guard let name = parts.first, var unit = unit(name.trimmingCharacters(in: CharacterSet(charactersIn: " ()"))) else { return nil }
        if parts.count > 1 {
          guard let power = Int(parts[1]) else { return nil }
          unit = unit.unitRaised(toPower: power)
        }
        if let known = result { result = index > 0 ? known.unitDivided(by: unit) : known.unitMultiplied(by: unit) } else { result = unit }
      }
    }
    return result
  }
}
