import Foundation

/// Formats durations: "1:05:09", "1 hour, 5 minutes", "1h 5m".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// Digits with colons, letters, short names, full names, numbers in words, or the shortest names.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The zero units that are omitted.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The default of the style.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Omits zeros before the first other number.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Omits zeros between other numbers.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Omits zeros after the last other number.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// Omits all zeros.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Pads numbers with zeros.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The length of the units' names; `.positional` by default.
  open var unitsStyle = UnitsStyle.positional
  /// The units to use; if empty, those appropriate for the duration.
  open var allowedUnits: NSCalendar.Unit = []
  /// The zero units that are omitted.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar in which durations become units.
  open var calendar: Calendar? = Calendar.autoupdatingCurrent
  /// The date relative to which durations are computed, because months differ in length.
  open var referenceDate: Date?
  /// The maximum number of units; 0 for no limit.
  open var maximumUnitCount = 0

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap { string(from: $0) } }

  /// Returns the text of the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? { string(from: endDate.timeIntervalSince(startDate)) }

  /// Returns the text of some numbers of units.
  open func string(from components: DateComponents) -> String? {
    let parts: [(Int?, TimeInterval)] = [
      (components.year, 365 * 86400), (components.month, 30 * 86400), (components.weekOfMonth, 7 * 86400), (components.day, 86400),
      (components.hour, 3600), (components.minute, 60), (components.second, 1),
    ]
    return string(from: parts.reduce(0) { $0 + TimeInterval($1.0 ?? 0) * $1.1 })
  }

  /// Returns the text of a number of seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let amounts = amounts(of: ti.magnitude)
    let text = unitsStyle == .positional ? positional(amounts) : worded(amounts)
    return ti < 0 ? "-\(text)" : text
  }

  /// Returns the text of some numbers of units in a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Units

  private enum Unit: CaseIterable {
    case year, month, week, day, hour, minute, second

    var seconds: TimeInterval {
      switch self {
      case .year: 365 * 86400
      case .month: 30 * 86400
      case .week: 7 * 86400
      case .day: 86400
      case .hour: 3600
      case .minute: 60
      case .second: 1
      }
    }

    var calendarUnit: NSCalendar.Unit {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfMonth
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
  }

  private var locale: Locale { calendar?.locale ?? .autoupdatingCurrent }

  /// Returns the amounts of the allowed units, without omitted zeros and limited in number.
  private func amounts(of length: TimeInterval) -> [(unit: Unit, amount: Int)] {
    let units = Unit.allCases.filter { unit in
      allowedUnits.isEmpty ? unit.seconds <= max(length, 1) && unit != .week : allowedUnits.contains(unit.calendarUnit)
    }
    guard var smallest = units.last else { return [(.second, Int(length.rounded()))] }
    if maximumUnitCount > 0, let first = units.firstIndex(where: { $0.seconds <= length }) {
      smallest = units[min(units.count - 1, first + maximumUnitCount - 1)]
    }
    // Rounds once, at the smallest unit, so that 59.6 seconds become a minute.
    var rest = (length / smallest.seconds).rounded() * smallest.seconds
    var result: [(unit: Unit, amount: Int)] = []
    for unit in units where unit.seconds >= smallest.seconds {
      let amount = (rest / unit.seconds + 1e-9).rounded(.down)
      rest -= amount * unit.seconds
      result.append((unit, Int(amount)))
    }
    return withoutZeros(result)
  }

  private func withoutZeros(_ amounts: [(unit: Unit, amount: Int)]) -> [(unit: Unit, amount: Int)] {
    let isPositional = unitsStyle == .positional
    let behavior: ZeroFormattingBehavior
    if zeroFormattingBehavior == .default { behavior = isPositional ? .dropLeading : .dropAll } else { behavior = zeroFormattingBehavior }
    guard let first = amounts.firstIndex(where: { $0.amount != 0 }), let last = amounts.lastIndex(where: { $0.amount != 0 }) else {
      // Only zeros: if leading ones are omitted, the smallest unit remains. Positional text keeps the minutes: "0:00".
      if behavior.isDisjoint(with: .dropAll) { return amounts }
      return Array(amounts.suffix(isPositional && behavior.contains(.pad) ? 2 : 1))
    }
    var kept: [(unit: Unit, amount: Int)] = []
    for (index, part) in amounts.enumerated() {
      if part.amount == 0 {
        if index < first, behavior.contains(.dropLeading) { continue }
        if index > last, behavior.contains(.dropTrailing) { continue }
        if index > first, index < last, behavior.contains(.dropMiddle) { continue }
      }
      kept.append(part)
    }
    return kept
  }

  // MARK: Text

  private func positional(_ amounts: [(unit: Unit, amount: Int)]) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    return amounts.enumerated().map { index, part in
      let needsTwo = index > 0 || (pads && [.hour, .minute, .second].contains(part.unit))
      return needsTwo && part.amount < 10 ? "0\(part.amount)" : "\(part.amount)"
    }.joined(separator: ":")
  }

  /// Returns the text in the words of the locale, by ICU.
  private func worded(_ amounts: [(unit: Unit, amount: Int)]) -> String {
    let texts = amounts.map { unit, amount -> String in
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch unitsStyle {
        case .abbreviated: .narrow
        case .short, .brief: .abbreviated
        default: .wide
        }
      let (duration, shown): (Duration, Duration.UnitsFormatStyle.Unit?) =
        switch unit {
        case .week: (.seconds(amount * 7 * 86400), .weeks)
        case .day: (.seconds(amount * 86400), .days)
        case .hour: (.seconds(amount * 3600), .hours)
        case .minute: (.seconds(amount * 60), .minutes)
        case .second: (.seconds(amount), .seconds)
        case .year, .month: (.zero, nil)
        }
      guard let shown else { return wordedCalendarUnit(unit, amount) }
      return duration.formatted(Duration.UnitsFormatStyle(allowedUnits: [shown], width: width).locale(locale))
    }
    if unitsStyle == .abbreviated { return texts.joined(separator: " ") }
    if unitsStyle == .brief { return texts.joined(separator: " ") }
    return texts.joined(separator: ", ")
  }

  /// Returns the text of years and months, which ICU's durations do not support.
  private func wordedCalendarUnit(_ unit: Unit, _ amount: Int) -> String {
    let isYear = unit == .year
    switch unitsStyle {
    case .abbreviated: return "\(amount)\(isYear ? "y" : "mo")"
    case .short, .brief: return "\(amount) \(isYear ? "yr" : "mo")" + (amount == 1 || !isYear ? "" : "s")
    default: return "\(amount) \(isYear ? "year" : "month")" + (amount == 1 ? "" : "s")
    }
  }
}
