extension UIDatePicker {
  /// The date components the picker selects.
  public enum Mode: Int, Sendable {
    /// Hour, minute, and the half of the day where the locale has it.
    case time
    /// Day, month and year, in the order of the locale.
    case date
    /// Day with weekday, hour and minute; the default.
    case dateAndTime
    /// Hours and minutes, up to a day.
    case countDownTimer
    /// Month and year.
    case yearAndMonth = 4269
  }
}

/// How a date picker lets choose.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the mode and the design have it.
  case automatic
  /// Wheels that turn independently.
  case wheels
  /// A field that opens a calendar or wheels.
  case compact
  /// A calendar.
  case inline
}
