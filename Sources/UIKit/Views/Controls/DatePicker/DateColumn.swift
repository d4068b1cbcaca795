import Foundation

/// A wheel of a date picker: the date component that it changes.
enum DateColumn: Equatable {
  /// Whole days, relative to a day in the middle.
  case wholeDay
  case day
  case month
  case year
  case hour
  case minute
  case period
  case countedHours
  case countedMinutes

  /// The number of repetitions of the rows of cyclic wheels.
  static let rounds = 200
  static let dayReach = 20000

  /// Returns the wheels of a mode, in the order of the locale.
  static func columns(of model: DateModel) -> [DateColumn] {
    switch model.mode {
    case .countDownTimer: [.countedHours, .countedMinutes]
    case .time: time(model)
    case .dateAndTime: [.wholeDay] + time(model)
    case .date: order("yMMMMd", model, default: [.month, .day, .year])
    case .yearAndMonth: order("yMMMM", model, default: [.month, .year])
    }
  }

  private static func time(_ model: DateModel) -> [DateColumn] {
    let format = DateFormatter.dateFormat(fromTemplate: "jm", options: 0, locale: model.effectiveLocale) ?? "h:mm a"
    guard let period = format.firstIndex(of: "a") else { return [.hour, .minute] }
    let isFirst = (format.firstIndex { "hHkK".contains($0) }).map { period < $0 } ?? false
    return isFirst ? [.period, .hour, .minute] : [.hour, .minute, .period]
  }

  private static func order(_ template: String, _ model: DateModel, default standard: [DateColumn]) -> [DateColumn] {
    let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: model.effectiveLocale) ?? ""
    var found: [DateColumn] = []
    var isQuoted = false
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted else { continue }
      let column: DateColumn? =
        switch letter {
        case "y", "U": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let column, !found.contains(column) { found.append(column) }
    }
    return found.count == standard.count ? found : standard
  }

  // MARK: Rows

  func count(_ model: DateModel) -> Int {
    switch self {
    case .wholeDay: 2 * Self.dayReach + 1
    case .year: 10000
    case .day, .month, .hour, .minute: span(model) * Self.rounds
    case .period: 2
    case .countedHours: 24
    case .countedMinutes: 60 / model.minuteInterval
    }
  }

  /// Returns the number of distinct rows of a cyclic wheel.
  private func span(_ model: DateModel) -> Int {
    switch self {
    case .day: model.calendar.maximumRange(of: .day)?.count ?? 31
    case .month: max(1, model.calendar.monthSymbols.count)
    case .hour: model.hasPeriods ? 12 : 24
    default: 60 / model.minuteInterval
    }
  }

  /// Returns the row of a date. Cyclic wheels stay near their current row.
  func row(_ model: DateModel, near current: Int, middle: Date) -> Int {
    let calendar = model.calendar
    switch self {
    case .wholeDay:
      let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: middle), to: calendar.startOfDay(for: model.date)).day ?? 0
      return days + Self.dayReach
    case .day: return Self.nearest(calendar.component(.day, from: model.date) - 1, span(model), current)
    case .month: return Self.nearest(calendar.component(.month, from: model.date) - 1, span(model), current)
    case .year: return calendar.component(.year, from: model.date) - 1
    case .hour:
      let span = span(model)
      return Self.nearest(calendar.component(.hour, from: model.date) % span, span, current)
    case .minute: return Self.nearest(calendar.component(.minute, from: model.date) / model.minuteInterval, span(model), current)
    case .period: return calendar.component(.hour, from: model.date) >= 12 ? 1 : 0
    case .countedHours: return Int(model.duration) / 3600
    case .countedMinutes: return Int(model.duration) / 60 % 60 / model.minuteInterval
    }
  }

  private static func nearest(_ value: Int, _ span: Int, _ current: Int) -> Int {
    let base = current < 0 ? span * rounds / 2 : current - current % span
    let candidates = [base - span + value, base + value, base + span + value].filter { $0 >= 0 && $0 < span * rounds }
    return current < 0 ? base + value : candidates.min { abs($0 - current) < abs($1 - current) } ?? base + value
  }

  func title(_ row: Int, _ model: DateModel, middle: Date, numbers: NumberFormatter) -> String {
    let calendar = model.calendar
    func number(_ value: Int, digits: Int = 1) -> String {
      numbers.minimumIntegerDigits = digits
      return numbers.string(from: NSNumber(value: value)) ?? String(value)
    }
    switch self {
    case .wholeDay:
      let day = calendar.date(byAdding: .day, value: row - Self.dayReach, to: middle) ?? middle
      if calendar.isDateInToday(day) { return LocalizedStrings.word("Today") }
      return model.text("EEEMMMd", day)
    case .day: return number(row % span(model) + 1)
    case .month:
      let names = calendar.standaloneMonthSymbols
      let month = row % span(model)
      return names.indices.contains(month) ? names[month] : number(month + 1)
    case .year: return number(row + 1)
    case .hour:
      guard model.hasPeriods else { return number(row % 24, digits: 2) }
      return number(row % 12 == 0 ? 12 : row % 12)
    case .minute: return number(row % span(model) * model.minuteInterval, digits: 2)
    case .period: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .countedHours: return number(row)
    case .countedMinutes: return number(row * model.minuteInterval)
    }
  }

  /// Returns the unit that is shown once beside the numbers of a wheel, for the selected row.
  func unit(_ row: Int) -> String? {
    switch self {
    case .countedHours: LocalizedStrings.word(row == 1 ? "hour" : "hours")
    case .countedMinutes: LocalizedStrings.word("min")
    default: nil
    }
  }

  /// Returns whether a row represents an existing day of the date's month; rows of other wheels always exist.
  func exists(_ row: Int, _ model: DateModel) -> Bool {
    guard self == .day, let days = model.calendar.range(of: .day, in: .month, for: model.date)?.count else { return true }
    return row % span(model) < days
  }

  /// Returns the date after turning this wheel to `row`.
  func date(_ row: Int, _ model: DateModel, middle: Date) -> Date {
    let calendar = model.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: model.date)
    switch self {
    case .wholeDay:
      return model.moved(toDay: calendar.date(byAdding: .day, value: row - Self.dayReach, to: middle) ?? middle)
    case .day: parts.day = row % span(model) + 1
    case .month: parts.month = row % span(model) + 1
    case .year: parts.year = row + 1
    case .hour:
      let hour = parts.hour ?? 0
      parts.hour = model.hasPeriods ? row % 12 + (hour >= 12 ? 12 : 0) : row % 24
    case .minute: parts.minute = row % span(model) * model.minuteInterval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + row * 12
    case .countedHours, .countedMinutes: return model.date
    }
    // The thirty-first of a shorter month becomes its last day.
    if self == .day || self == .month || self == .year {
      var first = parts
      first.day = 1
      if let start = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: start)?.count {
        parts.day = min(parts.day ?? 1, days)
      }
    }
    return calendar.date(from: parts) ?? model.date
  }

  /// The wheel's fraction of the total width.
  var width: Double {
    switch self {
    case .wholeDay: 2.6
    case .month: 2
    case .year: 1.3
    case .countedHours, .countedMinutes: 1.6
    default: 1
    }
  }
}
