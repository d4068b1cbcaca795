extension UIDatePicker {
  /// The date components the picker selects.
  public enum Mode: Int, Sendable {
    /// Hour, minute, and AM or PM if the locale uses it.
    case time
    /// Day, month and year, in the order of the locale.
    case date
    /// Day with weekday, hour and minute; the default.
    case dateAndTime
    /// Hours and minutes, up to a day.
    case countDownTimer
    /// A month and a year, without a day.
    case yearAndMonth = 4269
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  /// Determined by the mode and the design.
  case automatic
  /// Wheels that turn independently.
  case wheels
  /// A field that opens a calendar or wheels.
  case compact
  /// A calendar of the month, in place.
  case inline
}
