import CoreGraphics

/// The fields of a compact date picker: a date and a time, each of which opens a picker.
@preconcurrency @MainActor final class DateFieldsBody: UIView, DatePickerBody {
  private unowned let picker: UIDatePicker
  private var fields: [DateField] = []
  private let dateField = DateField(configuration: DateFieldsBody.look)
  private let timeField = DateField(configuration: DateFieldsBody.look)
  private static let gap: CGFloat = 6

  private static var look: UIButton.Configuration {
    var look = UIButton.Configuration.gray()
    look.baseForegroundColor = .label
    look.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    look.titleLineBreakMode = .byTruncatingTail
    return look
  }

  init(picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    if picker.datePickerMode != .time { fields.append(dateField) }
    if picker.datePickerMode != .date { fields.append(timeField) }
    for field in fields { addSubview(field) }
    dateField.stepped = { [weak self] in self?.step(.day, $0) }
    timeField.stepped = { [weak self] in self?.step(.minute, $0 * (self?.picker.minuteInterval ?? 1)) }
    dateField.addTarget(self, action: DateFieldsBody.openCalendar, for: .primaryActionTriggered)
    timeField.addTarget(self, action: DateFieldsBody.openTime, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { return nil }

  /// Changes the value by a step; up is later. A step is a day, or the minute interval.
  private func step(_ unit: Calendar.Component, _ count: Int) {
    let model = picker.model
    guard let date = model.calendar.date(byAdding: unit, value: count, to: model.date) else { return }
    picker.choose(date)
  }

  var naturalSize: CGSize {
    let sizes = fields.map(\.intrinsicContentSize)
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, sizes.count - 1)), height: sizes.map(\.height).max() ?? 34)
  }

  func show(_ model: DateModel, animated: Bool) {
    dateField.configuration?.title = model.text("yMMMd", model.date)
    timeField.configuration?.title = model.text("jm", model.date)
    dateField.accessibilityHint = LocalizedStrings.word("Opens the date picker")
    timeField.accessibilityHint = LocalizedStrings.word("Opens the time picker")
    picker.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = naturalSize
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // At the trailing end, like the value of a row.
    var x = isMirrored ? 0 : max(0, bounds.width - size.width)
    for field in isMirrored ? fields.reversed() : fields {
      let width = min(field.intrinsicContentSize.width, bounds.width)
      field.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
      x += width + Self.gap
    }
  }

  private func openCalendar() { open(.date, .inline, from: dateField) }
  private func openTime() { open(.time, .wheels, from: timeField) }

  private func open(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle, from field: UIView) {
    DatePickerPopover.open(for: picker, mode: mode, style: style, from: field)
  }
}
