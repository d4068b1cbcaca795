import CoreGraphics

@preconcurrency @MainActor final class DateWheelsBody: UIView, DatePickerBody, UIPickerViewDataSource, UIPickerViewDelegate {
  private unowned let picker: UIDatePicker
  let wheels = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let columns: [DateColumn]
  /// The reference day of the wheel of whole days.
  private let middle: Date
  private let numbers = NumberFormatter()
  /// The month and date for which the row colors were computed.
  private var colored: (month: DateComponents, date: Date)?

  init(picker: UIDatePicker) {
    self.picker = picker
    columns = DateColumn.columns(of: picker.model)
    middle = picker.model.calendar.startOfDay(for: picker.model.date)
    super.init(frame: .zero)
    numbers.locale = picker.model.effectiveLocale
    numbers.usesGroupingSeparator = false
    wheels.dataSource = self
    wheels.delegate = self
    addSubview(wheels)
    for (index, column) in columns.enumerated() where column.unit(0) != nil {
      wheels.wheel(index)?.spokenUnit = { column.unit($0) }
      wheels.wheel(index)?.unit = column.unit(0)
    }
  }

  required init?(coder: NSCoder) { return nil }

  var naturalSize: CGSize { wheels.intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheels.frame = bounds
  }

  private func showUnits() {
    for (index, column) in columns.enumerated() where column.unit(0) != nil {
      wheels.wheel(index)?.unit = column.unit(column.row(picker.model, near: 0, middle: middle))
    }
  }

  func show(_ model: DateModel, animated: Bool) {
    for (index, column) in columns.enumerated() {
      let current = wheels.selectedRow(inComponent: index)
      let isFirst = !animated && (wheels.wheel(index)?.bounds.height ?? 0) == 0
      let row = column.row(model, near: isFirst ? -1 : current, middle: middle)
      if row != current { wheels.selectRow(row, inComponent: index, animated: animated) }
    }
    showUnits()
    refreshColors(model)
  }

  /// The enabled rows depend on the date: on the length of its month, and on the limits.
  private func refreshColors(_ model: DateModel) {
    let month = model.calendar.dateComponents([.era, .year, .month], from: model.date)
    let hasLimits = model.minimum != nil || model.maximum != nil
    if let colored, colored.month == month, !hasLimits || colored.date == model.date { return }
    colored = (month, model.date)
    for index in columns.indices { wheels.wheel(index)?.refresh() }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { columns[component].count(picker.model) }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let all = columns.reduce(0) { $0 + $1.width }
    let room = max(0, pickerView.bounds.width - 20 - CGFloat(columns.count) * 5)
    return (room * CGFloat(columns[component].width / all)).rounded(.down)
  }

  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? {
    let column = columns[component]
    let model = picker.model
    let look = traitCollection.design.controls.wheels
    let isPossible =
      column == .countedHours || column == .countedMinutes || column.exists(row, model) && isReachable(column, row, model)
    let text = picker.textColor ?? look.text
    let color = isPossible ? text : text.withAlphaComponent(0.35)
    return NSAttributedString(
      string: column.title(row, model, middle: middle, numbers: numbers), attributes: [.font: look.font.font, .foregroundColor: color])
  }

  private func isReachable(_ column: DateColumn, _ row: Int, _ model: DateModel) -> Bool {
    guard model.minimum != nil || model.maximum != nil else { return true }
    let date = column.date(row, model, middle: middle)
    return column == .hour || column == .minute || column == .period ? model.isPossible(date) : model.isPossible(day: date)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let column = columns[component]
    if column == .countedHours || column == .countedMinutes {
      let hours = wheels.selectedRow(inComponent: 0)
      let minutes = wheels.selectedRow(inComponent: 1) * picker.model.minuteInterval
      picker.chooseDuration(Double(hours * 3600 + minutes * 60))
    } else {
      picker.choose(column.date(row, picker.model, middle: middle))
    }
  }
}
