import CoreGraphics

/// Shows the months of a calendar with decorations, and lets the user select days.
///
/// Give it a ``selectionBehavior`` to make days selectable and a ``delegate`` to decorate them:
///
/// ```swift
/// let view = UICalendarView()
/// view.delegate = self
/// view.selectionBehavior = UICalendarSelectionSingleDate(delegate: self)
/// ```
@preconcurrency @MainActor open class UICalendarView: UIView {
  private lazy var page = CalendarPage(owner: self)
  private(set) final var model = DateModel()
  private var decorations: [DateComponents: Decoration] = [:]
  private let language = NotificationWatch(NSLocale.currentLocaleDidChangeNotification)

  /// Provides decorations and receives changes of the visible month; held weakly.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { reload() }
  }
  /// The selection of days; `nil`, the default, allows none.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      showSelection()
    }
  }
  /// Whether space for decorations is reserved and the delegate is asked for them; `true` by default.
  open var wantsDateDecorations = true {
    didSet { if wantsDateDecorations != oldValue { reload() } }
  }
  /// The design of the font of the numbers and names; `.default` unless set.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet {
      page.fontDesign = fontDesign
      page.showMonth()
    }
  }
  /// The available days; by default all.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      model.minimum = availableDateRange.start == .distantPast ? nil : availableDateRange.start
      model.maximum = availableDateRange.end == .distantFuture ? nil : availableDateRange.end
      page.show(monthOf: model.possible(page.month))
    }
  }
  /// The calendar of days and weeks; the current one by default.
  open var calendar: Calendar {
    get { model.calendar }
    set { change { $0.ownCalendar = newValue } }
  }
  /// The language of months and weekdays; that of the app by default.
  open var locale: Locale {
    get { model.effectiveLocale }
    set { change { $0.locale = newValue } }
  }
  /// The time zone of the days; `nil` uses that of the calendar.
  open var timeZone: TimeZone? {
    get { model.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    model.mode = .date
    model.appLocale = UILocalizedIndexedCollation.locale()
    language.changed = { [weak self] in self?.change { $0.appLocale = UILocalizedIndexedCollation.locale() } }
    page.frame = bounds
    addSubview(page)
    page.show(monthOf: Date())
  }

  // MARK: Visible month

  /// The visible month, as era, year and month.
  open var visibleDateComponents: DateComponents {
    get { components(ofMonth: page.month) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }
  /// Shows the month of the date, clamped to ``availableDateRange``.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return }
    page.show(monthOf: model.possible(date), animated: animated)
  }
  /// Asks the delegate again for the decorations of the dates.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    let days = Set(dates.compactMap { date(of: $0) }.map(components(of:)))
    for day in days { decorations[day] = nil }
    let show = { self.page.refresh { days.contains(self.components(of: $0)) } }
    if animated, window != nil {
      UIView.transition(with: page, duration: 0.2, options: .transitionCrossDissolve, animations: show, completion: nil)
    } else {
      show()
    }
  }

  // MARK: Layout

  private var hasMarks: Bool { wantsDateDecorations && delegate != nil }

  private var naturalSize: CGSize {
    CGSize(width: 320, height: CalendarPage.naturalHeight + (hasMarks ? 6 * 12 : 0))
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalSize.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    page.frame = bounds
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.design != traitCollection.design { page.showMonth() }
  }

  // MARK: Days

  private func change(_ change: (inout DateModel) -> Void) {
    let shown = page.month
    change(&model)
    decorations = [:]
    page.show(monthOf: shown)
  }

  private func reload() {
    decorations = [:]
    invalidateIntrinsicContentSize()
    page.showMonth()
  }

  final func showSelection() { page.refresh() }

  /// Returns components that compare equal for the same day.
  final func components(of date: Date) -> DateComponents {
    model.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: date)
  }

  private func components(ofMonth date: Date) -> DateComponents {
    model.calendar.dateComponents([.calendar, .era, .year, .month], from: date)
  }

  final func date(of components: DateComponents) -> Date? { model.calendar.date(from: components) }

  private func decoration(of date: Date) -> Decoration? {
    guard hasMarks, let delegate else { return nil }
    let day = components(of: date)
    if let known = decorations[day] { return known }
    let made = delegate.calendarView(self, decorationFor: day)
    decorations[day] = made
    return made
  }
}

extension UICalendarView: CalendarPageOwner {
  func prepare(_ day: CalendarDay, on date: Date) {
    let components = components(of: date)
    let isAvailable = model.isPossible(day: date)
    day.isEnabled = isAvailable && (selectionBehavior?.offers(components) ?? true)
    day.isUserInteractionEnabled = selectionBehavior != nil
    day.isSelected = selectionBehavior?.contains(date) ?? false
    day.reservesMark = hasMarks
    day.decorate(isAvailable ? decoration(of: date) : nil)
  }

  func choose(_ day: CalendarDay, on date: Date) {
    selectionBehavior?.choose(components(of: date))
    showSelection()
  }

  func turned(from old: Date) {
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: components(ofMonth: old))
  }
}
