import CoreGraphics

/// A month of a calendar with its title: the days in rows of weeks, or wheels of months and years.
@preconcurrency @MainActor final class CalendarPage: UIView {
  private weak var owner: (any CalendarPageOwner)?
  private let title = UIButton(configuration: .plain())
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)
  private var weekdays: [UILabel] = []
  /// Clips the days during the transition between months.
  private let stage = UIView()
  private let grid = UIView()
  private(set) var days: [CalendarDay] = []
  private var months: UIDatePicker?
  /// The first day of the displayed month.
  private(set) var month = Date()
  var fontDesign = UIFontDescriptor.SystemDesign.default

  static let header: CGFloat = 44
  static let weekdayHeight: CGFloat = 20
  /// The height of a week without decorations.
  static let rowHeight: CGFloat = 42
  static var naturalHeight: CGFloat { header + weekdayHeight + 6 * rowHeight }
  private static let slide: TimeInterval = 0.3

  init(owner: any CalendarPageOwner) {
    self.owner = owner
    super.init(frame: .zero)
    for (button, symbol, label) in [(back, "chevron.backward", "Previous Month"), (forth, "chevron.forward", "Next Month")] {
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
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.isAccessibilityElement = false
      weekdays.append(label)
      addSubview(label)
    }
    stage.clipsToBounds = true
    addSubview(stage)
    stage.addSubview(grid)
    let group = "calendar \(UInt(bitPattern: ObjectIdentifier(self)))"
    for _ in 0..<42 {
      let day = CalendarDay(frame: .zero)
      day.focusGroupIdentifier = group
      day.calendar = self
      day.addTarget(self, action: CalendarPage.chosen, for: .primaryActionTriggered)
      days.append(day)
      grid.addSubview(day)
    }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addTarget(self, action: CalendarPage.swiped)
      stage.addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// Updates the title with the month, and a chevron that indicates that another month can be selected.
  private func prepareTitle() {
    var look = UIButton.Configuration.plain()
    look.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.titleLineBreakMode = .byTruncatingTail
    look.baseForegroundColor = .label
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    look.imageColorTransformer = UIConfigurationColorTransformer { [weak self] color in self?.title.tintColor ?? color }
    look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { [weak self] attributes in
      var attributes = attributes
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] =
        self?.font(.title) ?? .systemFont(ofSize: 17, weight: .semibold)
      return attributes
    }
    title.configuration = look
    title.contentHorizontalAlignment = .leading
  }

  /// The kind of a text of a calendar. Its font follows the text size as far as the columns have space. Maximum sizes are estimated.
  enum Lettering {
    case title, weekday, day, selectedDay

    fileprivate var look: (size: CGFloat, maximum: CGFloat, weight: UIFont.Weight, style: UIFont.TextStyle) {
      switch self {
      case .title: (17, 26, .semibold, .headline)
      case .weekday: (13, 17, .semibold, .footnote)
      case .day: (20, 28, .regular, .title3)
      case .selectedDay: (20, 28, .semibold, .title3)
      }
    }
  }

  func font(_ text: Lettering) -> UIFont {
    let look = text.look
    var font = UIFont.systemFont(ofSize: look.size, weight: look.weight)
    if fontDesign != .default, let other = font.fontDescriptor.withDesign(fontDesign) { font = UIFont(descriptor: other, size: look.size) }
    return UIFontMetrics(forTextStyle: look.style).scaledFont(for: font, maximumPointSize: look.maximum, compatibleWith: traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { showMonth() }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: Months

  private func firstDay(of date: Date) -> Date {
    guard let calendar = owner?.model.calendar else { return date }
    return calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  func show(monthOf date: Date, animated: Bool = false) {
    let old = month
    let new = firstDay(of: date)
    if animated, new != old { slideGrid(forth: new > old) }
    month = new
    showMonth()
  }

  /// Shows the month of a date after a user's action.
  private func turn(to date: Date, animated: Bool) {
    let old = month
    guard firstDay(of: date) != old else { return }
    show(monthOf: date, animated: animated)
    owner?.turned(from: old)
  }

  private func canTurn(by count: Int) -> Bool {
    guard let model = owner?.model, let first = model.calendar.date(byAdding: .month, value: count, to: month) else { return false }
    if let minimum = model.minimum, count < 0 { return firstDay(of: minimum) <= first }
    if let maximum = model.maximum, count > 0 { return first <= maximum }
    return true
  }

  private func turn(by count: Int) {
    guard canTurn(by: count), let next = owner?.model.calendar.date(byAdding: .month, value: count, to: month) else { return }
    turn(to: next, animated: true)
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    guard months == nil else { return }
    turn(by: (recognizer.direction == .left) != isMirrored ? 1 : -1)
  }

  /// Animates a snapshot of the days out while the days of the next month move in from the other side.
  private func slideGrid(forth: Bool) {
    guard window != nil, months == nil, UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled,
      let old = grid.snapshotView(afterScreenUpdates: false)
    else { return }
    let distance = stage.bounds.width * (forth != isMirrored ? 1 : -1)
    old.frame = grid.frame
    stage.addSubview(old)
    grid.transform = CGAffineTransform(translationX: distance, y: 0)
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) {
      self.grid.transform = .identity
      old.transform = CGAffineTransform(translationX: -distance, y: 0)
    } completion: { _ in
      old.removeFromSuperview()
    }
  }

  /// Toggles between the days and wheels of months and years.
  private func toggleMonths() {
    if let months {
      months.removeFromSuperview()
      self.months = nil
    } else if let model = owner?.model {
      let wheels = UIDatePicker(frame: .zero)
      wheels.datePickerMode = .yearAndMonth
      wheels.model.adopt(model)
      wheels.date = month
      wheels.addAction(
        UIAction { [weak self, weak wheels] _ in
          guard let self, let wheels else { return }
          self.turn(to: wheels.date, animated: false)
        }, for: .valueChanged)
      months = wheels
      addSubview(wheels)
    }
    showMonth()
  }

  /// Updates the days of the month.
  func showMonth() {
    guard let owner else { return }
    let model = owner.model
    let calendar = model.calendar
    title.configuration?.title = model.text("yMMMM", month)
    title.accessibilityHint = LocalizedStrings.word(months == nil ? "Shows months and years" : "Shows days")
    title.configuration?.baseForegroundColor = months == nil ? .label : title.tintColor
    title.configuration?.image = UIImage(systemName: months == nil ? "chevron.forward" : "chevron.down")
    back.isEnabled = canTurn(by: -1)
    forth.isEnabled = canTurn(by: 1)
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.font = font(.weekday)
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
      owner.prepare(cell, on: date)
      cell.show()
    }
    setNeedsLayout()
  }

  /// Updates the state of the selected days.
  func refresh(_ isWanted: (Date) -> Bool = { _ in true }) {
    for cell in days where !cell.isHidden {
      guard let date = cell.date, isWanted(date) else { continue }
      owner?.prepare(cell, on: date)
      cell.show()
    }
  }

  // MARK: Keys

  /// Moves the focus by a key: arrows between days and into adjacent months, Page Up and Page Down by months, Home and End to the week's
  /// ends.
  func moveFocus(from cell: CalendarDay, by key: UIKey) -> Bool {
    guard let model = owner?.model, let date = cell.date, key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else {
      return false
    }
    let calendar = model.calendar
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
    guard let target = calendar.date(byAdding: unit, value: count, to: date), model.isPossible(day: target) else { return true }
    if !calendar.isDate(target, equalTo: month, toGranularity: .month) {
      turn(to: target, animated: false)
      layoutIfNeeded()
    }
    let next = days.first { !$0.isHidden && $0.date.map { calendar.isDate($0, inSameDayAs: target) } ?? false }
    if let next { window?.focusSystem.move(to: next, heading: []) }
    return true
  }

  private func chosen(_ day: CalendarDay) {
    if let date = day.date { owner?.choose(day, on: date) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
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
    let row = ((bounds.height - top) / 6).rounded(.down)
    stage.frame = CGRect(x: 0, y: top, width: width, height: max(0, bounds.height - top))
    grid.bounds = CGRect(origin: .zero, size: stage.bounds.size)
    grid.center = CGPoint(x: stage.bounds.midX, y: stage.bounds.midY)
    for (index, cell) in days.enumerated() {
      cell.frame = mirrored(CGRect(x: 8 + CGFloat(index % 7) * column, y: CGFloat(index / 7) * row, width: column, height: row))
    }
    months?.frame = CGRect(x: 0, y: Self.header, width: width, height: 216)
  }
}
