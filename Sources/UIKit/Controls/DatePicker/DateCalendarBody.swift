import CoreGraphics
import Foundation

/// The calendar of an inline date picker: a month at a time, and for the time of day a field below.
@preconcurrency @MainActor final class DateCalendarBody: UIView, DatePickerBody {
  private unowned let picker: UIDatePicker
  private let title = UIButton(configuration: .plain())
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  private var days: [CalendarDay] = []
  private let timeLabel = UILabel()
  private var timePicker: UIDatePicker?
  private var months: UIDatePicker?
  /// The first day of the month that shows.
  private(set) var month = Date()
  private static let header: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let timeHeight: CGFloat = 44
  private static let rowHeight: CGFloat = 42

  init(picker: UIDatePicker) {
    self.picker = picker
    super.init(frame: .zero)
    for (button, symbol, label) in [(back, "chevron.left", "Previous Month"), (forth, "chevron.right", "Next Month")] {
      button.setImage(
        UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)), for: .normal)
      button.accessibilityLabel = LocalizedStrings.word(label)
      addSubview(button)
    }
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .primaryActionTriggered)
    forth.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .primaryActionTriggered)
    prepareTitle()
    title.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .primaryActionTriggered)
    addSubview(title)
    for _ in 0..<7 {
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    let group = "calendar \(UInt(bitPattern: ObjectIdentifier(self)))"
    for _ in 0..<42 {
      let day = CalendarDay(frame: .zero)
      day.focusGroupIdentifier = group
      day.calendar = self
      day.addTarget(self, action: DateCalendarBody.chosen, for: .primaryActionTriggered)
      days.append(day)
      addSubview(day)
    }
    if picker.datePickerMode == .dateAndTime { addTime() }
    month = firstDay(of: picker.model.date)
  }

  required init?(coder: NSCoder) { return nil }

  /// The month, with an angle that says that a tap lets choose another.
  private func prepareTitle() {
    var look = UIButton.Configuration.plain()
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.titleLineBreakMode = .byTruncatingTail
    look.baseForegroundColor = .label
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    look.imageColorTransformer = UIConfigurationColorTransformer { [weak self] color in self?.title.tintColor ?? color }
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 17, weight: .semibold)
      return attributes
    }
    title.configuration = look
    title.contentHorizontalAlignment = .leading
  }

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
    CGSize(
      width: 320, height: Self.header + Self.weekdayHeight + 6 * Self.rowHeight + (timePicker == nil ? 0 : Self.timeHeight))
  }

  // MARK: Months

  private func firstDay(of date: Date) -> Date {
    let calendar = picker.model.calendar
    return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  private func turn(by count: Int) {
    guard let next = picker.model.calendar.date(byAdding: .month, value: count, to: month) else { return }
    month = next
    showMonth()
  }

  /// Shows wheels of months and years in place of the days, and back.
  private func toggleMonths() {
    if let months {
      months.removeFromSuperview()
      self.months = nil
    } else {
      let wheels = UIDatePicker(frame: .zero)
      wheels.datePickerMode = .yearAndMonth
      wheels.model.adopt(picker.model)
      wheels.date = month
      wheels.addAction(
        UIAction { [weak self, weak wheels] _ in
          guard let self, let wheels else { return }
          self.month = self.firstDay(of: wheels.date)
          self.showMonth()
        }, for: .valueChanged)
      months = wheels
      addSubview(wheels)
    }
    showMonth()
  }

  func show(_ model: DateModel, animated: Bool) {
    month = firstDay(of: model.date)
    timePicker?.setDate(model.date, animated: animated)
    showMonth()
  }

  private func showMonth() {
    let model = picker.model
    let calendar = model.calendar
    title.configuration?.title = model.text("yMMMM", month)
    title.accessibilityHint = LocalizedStrings.word(months == nil ? "Shows months and years" : "Shows days")
    title.configuration?.baseForegroundColor = months == nil ? .label : title.tintColor
    title.configuration?.image = UIImage(systemName: months == nil ? "chevron.right" : "chevron.down")
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased(with: model.effectiveLocale)
      label.isHidden = months != nil
    }
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 30
    let numbers = model.formatter(template: "d")
    let spoken = model.formatter(template: "yMMMMEEEEd")
    for (index, cell) in days.enumerated() {
      let number = index - lead
      guard months == nil, number >= 0, number < count, let date = calendar.date(byAdding: .day, value: number, to: month) else {
        cell.isHidden = true
        continue
      }
      cell.isHidden = false
      cell.date = date
      cell.label.text = numbers.string(from: date)
      cell.accessibilityLabel = spoken.string(from: date)
      cell.isToday = calendar.isDateInToday(date)
      cell.isEnabled = model.isPossible(day: date)
      cell.isSelected = calendar.isDate(date, inSameDayAs: model.date)
      cell.show()
    }
    setNeedsLayout()
  }

  // MARK: Keys

  /// Arrows go from day to day and into the months beside, Page Up and Page Down from month to month, Home and End to the week's ends.
  func moveFocus(from cell: CalendarDay, by key: UIKey) -> Bool {
    guard let date = cell.date, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    let calendar = picker.model.calendar
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let column = (calendar.component(.weekday, from: date) - calendar.firstWeekday + 7) % 7
    let (unit, count): (Calendar.Component, Int)
    switch key.keyCode {
    case .keyboardLeftArrow: (unit, count) = (.day, isMirrored ? 1 : -1)
    case .keyboardRightArrow: (unit, count) = (.day, isMirrored ? -1 : 1)
    case .keyboardUpArrow: (unit, count) = (.day, -7)
    case .keyboardDownArrow: (unit, count) = (.day, 7)
    case .keyboardHome: (unit, count) = (.day, -column)
    case .keyboardEnd: (unit, count) = (.day, 6 - column)
    case .keyboardPageUp: (unit, count) = (.month, -1)
    case .keyboardPageDown: (unit, count) = (.month, 1)
    default: return false
    }
    guard let target = calendar.date(byAdding: unit, value: count, to: date), picker.model.isPossible(day: target) else { return true }
    if !calendar.isDate(target, equalTo: month, toGranularity: .month) {
      month = firstDay(of: target)
      showMonth()
      layoutIfNeeded()
    }
    let next = days.first { !$0.isHidden && $0.date.map { calendar.isDate($0, inSameDayAs: target) } ?? false }
    if let next { window?.focusSystem.move(to: next, heading: []) }
    return true
  }

  private func chosen(_ day: CalendarDay) {
    guard let date = day.date else { return }
    picker.choose(picker.model.moved(toDay: date))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width
    func mirrored(_ rect: CGRect) -> CGRect {
      isMirrored ? CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }
    let titleWidth = min(title.intrinsicContentSize.width, max(0, width - 12 - (months == nil ? 88 : 8)))
    title.frame = mirrored(CGRect(x: 8, y: 6, width: titleWidth, height: Self.header - 12))
    back.frame = mirrored(CGRect(x: width - 88, y: 0, width: 44, height: Self.header))
    forth.frame = mirrored(CGRect(x: width - 44, y: 0, width: 44, height: Self.header))
    back.isHidden = months != nil
    forth.isHidden = months != nil
    let column = (width - 16) / 7
    for (index, label) in weekdays.enumerated() {
      label.frame = mirrored(CGRect(x: 8 + CGFloat(index) * column, y: Self.header, width: column, height: Self.weekdayHeight))
    }
    let top = Self.header + Self.weekdayHeight
    for (index, cell) in days.enumerated() {
      cell.frame = mirrored(
        CGRect(
          x: 8 + CGFloat(index % 7) * column, y: top + CGFloat(index / 7) * Self.rowHeight, width: column, height: Self.rowHeight))
    }
    months?.frame = CGRect(x: 0, y: Self.header, width: width, height: 216)
    if let timePicker {
      let size = timePicker.intrinsicContentSize
      let y = top + 6 * Self.rowHeight
      timeLabel.frame = mirrored(CGRect(x: 16, y: y, width: 120, height: Self.timeHeight))
      timePicker.frame = mirrored(
        CGRect(x: width - 12 - size.width, y: y + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height))
    }
  }
}
