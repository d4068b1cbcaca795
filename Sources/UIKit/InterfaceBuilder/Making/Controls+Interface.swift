import CoreGraphics

extension UISwitch {
  final func takeSwitchAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    isOn = element.flag("on", false)
    if let color = maker.color(element, "onTintColor") { onTintColor = color }
    if let color = maker.color(element, "thumbTintColor") { thumbTintColor = color }
    if let title = maker.text(element, "title") { self.title = title }
  }
}

extension UISlider {
  final func takeSliderAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    minimumValue = Float(element.number("minValue") ?? 0)
    maximumValue = Float(max(element.number("maxValue") ?? 1, element.number("minValue") ?? 0))
    value = Float(element.number("value") ?? 0)
    isContinuous = element.flag("continuous", true)
    if let image = maker.image(element, "minimumValueImage") { minimumValueImage = image }
    if let image = maker.image(element, "maximumValueImage") { maximumValueImage = image }
    if let color = maker.color(element, "minimumTrackTintColor") { minimumTrackTintColor = color }
    if let color = maker.color(element, "maximumTrackTintColor") { maximumTrackTintColor = color }
    if let color = maker.color(element, "thumbTintColor") { thumbTintColor = color }
  }
}

extension UISegmentedControl {
  final func takeSegmentAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent", false)
    for (index, segment) in element.list("segments").enumerated() {
      if let image = maker.image(segment, "image") {
        insertSegment(with: image, at: index, animated: false)
      } else {
        insertSegment(
          withTitle: maker.text(segment, "title", id: element.id, property: "segmentTitles[\(index)]"), at: index, animated: false)
      }
      if !segment.flag("enabled", true) { setEnabled(false, forSegmentAt: index) }
      if let width = segment.number("width"), width > 0 { setWidth(width, forSegmentAt: index) }
      if let offset = segment.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
    }
    isMomentary = element.flag("momentary", false)
    let selected = element.integer("selectedSegmentIndex") ?? -1
    selectedSegmentIndex = (0..<numberOfSegments).contains(selected) ? selected : Self.noSegment
    if let color = maker.color(element, "selectedSegmentTintColor") { selectedSegmentTintColor = color }
  }
}

extension UIStepper {
  final func takeStepperAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let least = Double(element.number("minimumValue") ?? 0)
    let most = max(Double(element.number("maximumValue") ?? 100), least)
    // In this order neither limit changes the other.
    if least > maximumValue {
      maximumValue = most
      minimumValue = least
    } else {
      minimumValue = least
      maximumValue = most
    }
    if let step = element.number("stepValue"), step > 0 { stepValue = Double(step) }
    value = Double(element.number("value") ?? 0)
    wraps = element.flag("wraps", false)
    autorepeat = element.flag("autorepeat", true)
    isContinuous = element.flag("continuous", true)
  }
}

extension UIProgressView {
  final func takeProgressAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    restoreAttributes(element, maker)
    progressViewStyle = element.attributes["progressViewStyle"] == "bar" ? .bar : .default
    progress = Float(element.number("progress") ?? 0)
    if let color = maker.color(element, "progressTintColor") { progressTintColor = color }
    if let color = maker.color(element, "trackTintColor") { trackTintColor = color }
    if let image = maker.image(element, "progressImage") { progressImage = image }
    if let image = maker.image(element, "trackImage") { trackImage = image }
  }
}

extension UIActivityIndicatorView {
  final func takeActivityAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    restoreAttributes(element, coder.maker)
    style = element.word("style", Self.interfaceStyles) ?? .medium
    if let color = coder.maker.color(element, "color") { self.color = color }
    let isHidden = element.flag("hidden", false)
    hidesWhenStopped = element.flag("hidesWhenStopped", false)
    if element.flag("animating", false) {
      startAnimating()
    } else if !hidesWhenStopped {
      self.isHidden = isHidden
    }
  }

  private static let interfaceStyles: [String: Style] = [
    "white": .white, "gray": .gray, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large,
  ]
}

extension UIPageControl {
  final func takePageAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    let maker = coder.maker
    numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 10_000)
    currentPage = element.integer("currentPage") ?? 0
    hidesForSinglePage = element.flag("hidesForSinglePage", false)
    if element.flag("defersCurrentPageDisplay", false) { defersCurrentPageDisplay = true }
    if let style = element.word("backgroundStyle", ["prominent": BackgroundStyle.prominent, "minimal": .minimal]) {
      backgroundStyle = style
    }
    if let image = maker.image(element, "preferredIndicatorImage") { preferredIndicatorImage = image }
    if let color = maker.color(element, "pageIndicatorTintColor") { pageIndicatorTintColor = color }
    if let color = maker.color(element, "currentPageIndicatorTintColor") { currentPageIndicatorTintColor = color }
  }
}

extension UIColorWell {
  final func takeWellAttributes(_ coder: InterfaceCoder) {
    if let title = coder.maker.text(coder.element, "title") { self.title = title }
    supportsAlpha = coder.element.flag("supportsAlpha", true)
    if let color = coder.maker.color(coder.element, "selectedColor") { selectedColor = color }
  }
}

extension UIDatePicker {
  final func takeDatePickerAttributes(_ coder: InterfaceCoder) {
    let element = coder.element
    if let locale = element.child(key: "locale")?.attributes["localeIdentifier"] { self.locale = Locale(identifier: locale) }
    if let zone = element.child(key: "timeZone")?.attributes["name"].flatMap({ TimeZone(identifier: $0) }) { timeZone = zone }
    if let name = element.child(key: "calendar")?.attributes["identifier"], let calendar = Self.interfaceCalendars[name] {
      self.calendar = Calendar(identifier: calendar)
    }
    if !element.flag("roundsToMinuteInterval", true) { roundsToMinuteInterval = false }
    datePickerMode =
      element.word("datePickerMode", ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer])
      ?? .dateAndTime
    preferredDatePickerStyle =
      element.word("style", ["wheels": .wheels, "compact": .compact, "inline": .inline, "automatic": .automatic]) ?? .automatic
    let interval = element.integer("minuteInterval") ?? 1
    if (1...30).contains(interval), 60 % interval == 0 { minuteInterval = interval }
    if let date = Self.date(element, "minimumDate") { minimumDate = date }
    if let date = Self.date(element, "maximumDate") { maximumDate = date }
    if !element.flag("useCurrentDate", true), let date = Self.date(element, "date") { self.date = date }
    if let seconds = element.number("countDownDuration"), datePickerMode == .countDownTimer { countDownDuration = Double(seconds) }
  }

  private static let interfaceCalendars: [String: Calendar.Identifier] = [
    "gregorian": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "hebrew": .hebrew, "indian": .indian, "islamic": .islamic,
    "iso8601": .iso8601, "japanese": .japanese, "persian": .persian, "republicOfChina": .republicOfChina,
  ]

  private static func date(_ element: PlannedElement, _ key: String) -> Date? {
    element.child(key: key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: Double($0)) }
  }
}

extension UIRefreshControl {
  final func takeRefreshAttributes(_ coder: InterfaceCoder) {
    // The file's frame and "enabled" do not apply: the control is above the content and is enabled.
    isEnabled = true
    if let text = coder.maker.attributedText(coder.element, "attributedTitle") { attributedTitle = text }
    if let color = coder.maker.color(coder.element, "tintColor") { tintColor = color }
  }
}
