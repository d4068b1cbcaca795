import CoreGraphics

/// Lets the user select a date, a time, both, or a duration.
///
/// It shows wheels, a calendar, or a compact field that opens one of them; the default depends on the mode and the design.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  final var model = DateModel()
  final var body: DatePickerBody?
  /// The color of the rows of wheels; nil for that of the design. Apps set it by the key `textColor`.
  package final var textColor: UIColor? { didSet { (body as? DateWheelsBody)?.wheels.reloadAllComponents() } }
  private let language = NotificationWatch(NSLocale.currentLocaleDidChangeNotification)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { resizeKeepingOrigin(CGSize(width: 320, height: 216)) }
    followLanguage()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    followLanguage()
    coder.takeInterface(of: self, as: UIDatePicker.self)
  }

  /// Without a set locale or calendar, names and order are those of the app's language.
  private func followLanguage() {
    model.appLocale = UILocalizedIndexedCollation.locale()
    language.changed = { [weak self] in self?.change { $0.appLocale = UILocalizedIndexedCollation.locale() } }
  }

  // MARK: Value

  /// The selected units; `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      if datePickerMode != oldValue {
        model.mode = datePickerMode
        rebuild()
      }
    }
  }
  /// The selected date, clamped to `minimumDate` and `maximumDate`.
  open var date: Date {
    get { model.date }
    set { setDate(newValue, animated: false) }
  }
  /// Sets the date and turns the wheels there; sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    model.set(date)
    body?.show(model, animated: animated)
  }
  /// The selected duration in the countdown mode, in seconds.
  open var countDownDuration: TimeInterval {
    get { model.duration }
    set {
      model.setDuration(newValue)
      body?.show(model, animated: false)
    }
  }
  /// The earliest selectable date; `nil`, the default, sets no limit.
  open var minimumDate: Date? {
    get { model.minimum }
    set { change { $0.minimum = newValue } }
  }
  /// The latest selectable date; `nil`, the default, sets no limit. It is ignored if it is before the minimum.
  open var maximumDate: Date? {
    get { model.maximum }
    set { change { $0.maximum = newValue } }
  }
  /// The interval between two rows in minutes; a divisor of 60.
  open var minuteInterval: Int {
    get { model.minuteInterval }
    set { change { $0.minuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 } }
  }
  /// Whether the date itself is rounded to the interval.
  open var roundsToMinuteInterval: Bool {
    get { model.rounds }
    set { change { $0.rounds = newValue } }
  }

  // MARK: Locale

  /// The language and order of the units; `nil` uses the current locale.
  open var locale: Locale? {
    get { model.locale }
    set { change { $0.locale = newValue } }
  }
  /// The calendar of the units; `nil` uses the current one.
  open var calendar: Calendar! {
    get { model.calendar }
    set { change { $0.ownCalendar = newValue } }
  }
  /// The time zone in which the date is shown; `nil` uses that of the calendar.
  open var timeZone: TimeZone? {
    get { model.timeZone }
    set { change { $0.timeZone = newValue } }
  }

  // MARK: Style

  /// The preferred style; `.automatic` depends on the mode.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }
  /// The displayed style.
  open var datePickerStyle: UIDatePickerStyle { resolvedStyle }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { madeBody.naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { madeBody.naturalSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    madeBody.frame = bounds
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.design != traitCollection.design { rebuild() }
  }
  @_spi(UIKitParts) open override func stateChanged() {
    super.stateChanged()
    showEnabled()
  }
  open override var canBecomeFocused: Bool { false }
  override var triggersPrimaryActionOnTouchUp: Bool { false }
  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { false }
}
