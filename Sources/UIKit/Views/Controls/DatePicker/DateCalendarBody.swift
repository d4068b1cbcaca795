import CoreGraphics

/// The calendar of an inline date picker: a month, with a field for the time below.
@preconcurrency @MainActor final class DateCalendarBody: UIView, DatePickerBody {
  private unowned let picker: UIDatePicker
  private(set) lazy var page = CalendarPage(owner: self)
  private let timeLabel = UILabel()
  private var timePicker: UIDatePicker?
  private static let timeHeight: CGFloat = 44

  init(picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    addSubview(page)
    if picker.datePickerMode == .dateAndTime { addTime() }
    page.show(monthOf: picker.model.date)
  }

  required init?(coder: NSCoder) { return nil }

  /// The first day of the displayed month.
  var month: Date { page.month }

  private func addTime() {
    let time = UIDatePicker(frame: .zero)
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .compact
    time.model.adopt(picker.model)
    time.addAction(UIAction { [weak self, weak time] _ in if let time { self?.picker.choose(time.date) } }, for: .valueChanged)
    timePicker = time
    timeLabel.text = LocalizedStrings.word("Time")
    addSubview(timeLabel)
    addSubview(time)
  }

  var naturalSize: CGSize {
    CGSize(width: 320, height: CalendarPage.naturalHeight + (timePicker == nil ? 0 : Self.timeHeight))
  }

  func show(_ model: DateModel, animated: Bool) {
    timePicker?.setDate(model.date, animated: animated)
    page.show(monthOf: model.date)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    page.frame = CGRect(x: 0, y: 0, width: width, height: CalendarPage.naturalHeight)
    guard let timePicker else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = timePicker.intrinsicContentSize
    let y = page.frame.maxY
    timeLabel.frame = CGRect(x: isMirrored ? width - 136 : 16, y: y, width: 120, height: Self.timeHeight)
    timePicker.frame = CGRect(
      x: isMirrored ? 12 : width - 12 - size.width, y: y + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height)
  }
}

extension DateCalendarBody: CalendarPageOwner {
  var model: DateModel { picker.model }

  func prepare(_ day: CalendarDay, on date: Date) {
    day.isEnabled = model.isPossible(day: date)
    day.isSelected = model.calendar.isDate(date, inSameDayAs: model.date)
  }

  func choose(_ day: CalendarDay, on date: Date) { picker.choose(model.moved(toDay: date)) }
}
