import Foundation

/// Formats the difference of two dates: "2 hours ago", "tomorrow". The words come from ICU.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether words such as "yesterday" are used.
  public enum DateTimeStyle: Int, Sendable {
    /// Always a number: "1 day ago".
    case numeric
    /// A word if there is one: "yesterday".
    case named
  }

  /// The length of the units' names.
  public enum UnitsStyle: Int, Sendable {
    /// Full names, numbers in words, short names, or letters.
    case full, spellOut, short, abbreviated
  }

  /// Whether words such as "yesterday" are used; `.numeric` by default.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The length of the units' names; `.full` by default.
  open var unitsStyle = UnitsStyle.full
  /// The calendar in which the time becomes units.
  open var calendar: Calendar! = Calendar.autoupdatingCurrent
  /// The language of the text.
  open var locale: Locale! = Locale.autoupdatingCurrent

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

  /// Returns the text of a number of seconds from now; negative is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Returns the text of some numbers of units from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
  }

  /// Returns the text of a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale, calendar: calendar)
    return style.format(referenceDate)
  }
}
