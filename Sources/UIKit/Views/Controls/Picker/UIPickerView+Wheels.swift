import CoreGraphics

extension UIPickerView {
  /// The valid heights of rows; other values use the design's.
  private static let heights: ClosedRange<CGFloat> = 1...10_000

  private var look: UIDesign.Controls.Wheels { traitCollection.design.controls.wheels }

  final func prepareWheels() {
    addSubview(ground)
    focusGroupIdentifier = "picker \(UInt(bitPattern: ObjectIdentifier(self)))"
  }

  final func wheel(_ component: Int) -> PickerWheel? {
    loadWheels()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  final func forgetWheels() {
    isLoaded = false
    setNeedsLayout()
  }

  /// The object that provides the numbers: without a data source the delegate, if it can.
  private var provider: (any UIPickerViewDataSource)? { dataSource ?? delegate as? any UIPickerViewDataSource }

  /// Queries the numbers of wheels and rows, once after the data source was set.
  final func loadWheels() {
    guard !isLoaded, let dataSource = provider else { return }
    isLoaded = true
    let count = max(0, dataSource.numberOfComponents(in: self))
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = PickerWheel(picker: self, component: wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for wheel in wheels { load(wheel) }
    setNeedsLayout()
  }

  private func load(_ wheel: PickerWheel) {
    guard let dataSource = provider else { return }
    let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? PickerAnswer.noLength
    let count = dataSource.pickerView(self, numberOfRowsInComponent: wheel.component)
    wheel.load(count: max(0, count), rowHeight: Self.heights.contains(height) ? height : look.rowHeight)
  }

  final func reloadAll() {
    isLoaded = false
    loadWheels()
    layoutIfNeeded()
  }

  final func reload(_ component: Int) {
    guard let wheel = wheel(component) else { return }
    load(wheel)
  }

  final func designChanged() {
    invalidateIntrinsicContentSize()
    isLoaded = false
    setNeedsLayout()
  }

  final func layoutWheels() {
    let look = self.look
    ground.frame = bounds
    let height = wheels.map(\.rowHeight).max() ?? look.rowHeight
    let asked = wheels.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? PickerAnswer.noLength }
    let (margin, gap) = (look.margins.width, look.gap)
    let room = max(0, bounds.width - 2 * margin - CGFloat(max(0, wheels.count - 1)) * gap)
    let fixed = asked.reduce(0) { $0 + max(0, $1) }
    let open = asked.filter { $0 < 0 }.count
    let share = open > 0 ? max(0, room - fixed) / CGFloat(open) : 0
    let widths = asked.map { $0 >= 0 ? $0 : share }
    let total = widths.reduce(0, +) + CGFloat(max(0, wheels.count - 1)) * gap
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.midX - total / 2
    let order = isMirrored ? Array(wheels.indices.reversed()) : Array(wheels.indices)
    for index in order {
      let inset = look.margins.height
      wheels[index].frame = CGRect(x: x, y: bounds.minY + inset, width: widths[index], height: max(0, bounds.height - 2 * inset))
      x += widths[index] + gap
    }
    ground.show(look, rowHeight: height, drums: wheels.map(\.frame), showsBand: showsSelectionIndicator)
    if ground.glass.superview === self { bringSubviewToFront(ground.glass) }
  }

  final func fill(_ row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView {
    guard let delegate else { return view ?? UIView() }
    let own = delegate.pickerView(self, viewForRow: row, forComponent: wheel.component, reusing: view)
    if own !== PickerAnswer.noView { return own }
    let label = view as? PickerRowLabel ?? PickerRowLabel(frame: .zero)
    label.font = look.font.font
    label.textColor = textColor ?? look.text
    label.textAlignment = wheel.alignment
    if let attributed = delegate.pickerView(self, attributedTitleForRow: row, forComponent: wheel.component) {
      label.attributedText = attributed
      label.textAlignment = wheel.alignment
    } else {
      label.text = delegate.pickerView(self, titleForRow: row, forComponent: wheel.component)
    }
    return label
  }

  /// Returns the accessibility value of a row.
  final func spokenTitle(_ row: Int, of wheel: PickerWheel) -> String? {
    guard row >= 0, row < wheel.count else { return nil }
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: wheel.component)?.string { return title }
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: wheel.component) { return title }
    return wheel.view(forRow: row)?.accessibilityLabel
  }
}
