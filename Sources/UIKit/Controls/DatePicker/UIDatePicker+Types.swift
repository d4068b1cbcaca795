extension UIDatePicker {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time
    case date
    case dateAndTime
    /// Hours and minutes, up to a day.
    case countDownTimer
    case yearAndMonth = 4269
  }
}

/// How a date picker lets choose.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the mode and the design have it.
  case automatic
  case wheels
  /// A field that opens a calendar or wheels.
  case compact
  /// A calendar.
  case inline
}
