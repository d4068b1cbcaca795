import CoreGraphics

/// The content of a date picker: wheels, a calendar or fields.
@MainActor protocol DatePickerBody: UIView {
  var naturalSize: CGSize { get }
  func show(_ model: DateModel, animated: Bool)
}

extension UIDatePicker {
  final var resolvedStyle: UIDatePickerStyle {
    let hasCalendar = datePickerMode == .date || datePickerMode == .dateAndTime
    switch preferredDatePickerStyle {
    case .automatic:
      return traitCollection.design.controls.wheels.areUsualForDates || !(hasCalendar || datePickerMode == .time) ? .wheels : .compact
    case .wheels: return .wheels
    case .inline: return hasCalendar ? .inline : .wheels
    case .compact: return hasCalendar || datePickerMode == .time ? .compact : .wheels
    }
  }

  final var madeBody: any DatePickerBody {
    if let body { return body }
    let made: any DatePickerBody =
      switch resolvedStyle {
      case .inline: DateCalendarBody(picker: self)
      case .compact: DateFieldsBody(picker: self)
      default: DateWheelsBody(picker: self)
      }
    body = made
    made.frame = bounds
    addSubview(made)
    made.show(model, animated: false)
    showEnabled()
    return made
  }

  /// Updates the look and interaction for a disabled picker.
  final func showEnabled() {
    body?.isUserInteractionEnabled = isEnabled
    body?.alpha = isEnabled ? 1 : traitCollection.design.controls.disabledAlpha
  }

  final func rebuild() {
    body?.removeFromSuperview()
    body = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Changes the limits or the calendar, and updates the displayed date.
  final func change(_ change: (inout DateModel) -> Void) {
    change(&model)
    model.set(model.date)
    rebuild()
  }

  /// Sets a date that the user selected, clamped to the limits, and sends the event if it has changed.
  final func choose(_ date: Date, animated: Bool = true) {
    let old = (model.date, model.duration)
    model.set(date)
    body?.show(model, animated: animated)
    if model.date != old.0 { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }

  final func chooseDuration(_ duration: TimeInterval) {
    let old = model.duration
    model.setDuration(duration)
    body?.show(model, animated: true)
    if model.duration != old { send([.valueChanged, .primaryActionTriggered], event: nil) }
  }
}
