import QuartzCore

/// A wheel of a picker: it scrolls like a scroll view and stops on a row.
@preconcurrency @MainActor final class PickerWheel: UIView, UIScrollViewDelegate, KeyAdjusting {
  let component: Int
  private(set) var count = 0
  private(set) var rowHeight: CGFloat = 32
  /// The selected row, or the target of the movement.
  private(set) var selected = -1
  var alignment = NSTextAlignment.center
  /// The unit shown once beside the selected number, such as hours.
  var unit: String? {
    didSet { if unit != oldValue { showUnit() } }
  }
  private var unitLabel: UILabel?
  /// Returns the unit read out after the number of a row.
  var spokenUnit: (Int) -> String? = { _ in nil }
  private unowned let picker: UIPickerView
  private let scroller = UIScrollView()
  private let rows = UIView()
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private var settling: Deadlines.Token?
  private var isPlacing = false
  /// The row that was last reported to the delegate.
  private var told = -1

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    clipsToBounds = true
    isAccessibilityElement = true
    rows.isUserInteractionEnabled = false
    scroller.showsVerticalScrollIndicator = false
    scroller.showsHorizontalScrollIndicator = false
    scroller.scrollsToTop = false
    scroller.alwaysBounceVertical = true
    scroller.decelerationRate = .fast
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.delegate = self
    addSubview(rows)
    addSubview(scroller)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: PickerWheel.tapped)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Content

  func load(count: Int, rowHeight: CGFloat) {
    self.count = count
    self.rowHeight = rowHeight
    selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
    told = selected
    for view in shown.values { view.removeFromSuperview() }
    spare = Array(shown.values)
    shown = [:]
    place()
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? { shown[row] }

  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    selected = min(max(row, 0), count - 1)
    told = selected
    turn(to: selected, animated: animated && window != nil)
  }

  private func turn(to row: Int, animated: Bool) {
    let offset = CGPoint(x: 0, y: CGFloat(row) * rowHeight)
    if animated, !UIAccessibility.isReduceMotionEnabled {
      scroller.setContentOffset(offset, animated: true)
    } else {
      place()
    }
  }

  /// Moves the wheel to the selected row without animation.
  private func place() {
    isPlacing = true
    scroller.contentSize = CGSize(width: bounds.width, height: CGFloat(max(0, count - 1)) * rowHeight + bounds.height)
    scroller.contentOffset = CGPoint(x: 0, y: CGFloat(max(0, selected)) * rowHeight)
    isPlacing = false
    showRows()
  }

  private func showUnit() {
    let label = unitLabel ?? UILabel()
    if unitLabel == nil {
      label.isAccessibilityElement = false
      label.adjustsFontSizeToFitWidth = true
      addSubview(label)
      unitLabel = label
    }
    label.text = unit
    setNeedsLayout()
  }

  /// Centers the numbers of a wheel, with a width of two digits.
  private func placeUnit() {
    guard let unitLabel else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(0, bounds.width / 2 - 20)
    unitLabel.font = look.unitFont.font
    unitLabel.textColor = look.text
    unitLabel.textAlignment = isMirrored ? .right : .left
    unitLabel.frame = CGRect(
      x: isMirrored ? bounds.midX - 20 - width : bounds.midX + 20, y: bounds.midY - rowHeight / 2, width: width, height: rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeUnit()
    guard rows.frame != bounds || scroller.contentSize.height == 0 else { return showRows() }
    rows.frame = bounds
    scroller.frame = bounds
    place()
  }

  // MARK: Turning

  private var nearest: Int { min(max(Int((scroller.contentOffset.y / rowHeight).rounded()), 0), max(0, count - 1)) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing else { return }
    showRows()
    guard !scroller.isDragging, !scroller.isDecelerating else { return }
    // A mouse wheel may stop between two rows.
    Deadlines.cancel(settling)
    settling = Deadlines.add(after: 0.12) { [weak self] in self?.settle() }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let row = min(max((targetContentOffset.pointee.y / rowHeight).rounded(), 0), CGFloat(max(0, count - 1)))
    targetContentOffset.pointee.y = row * rowHeight
    selected = Int(row)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { settle() } }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Stops on the nearest row, and reports it.
  private func settle() {
    Deadlines.cancel(settling)
    settling = nil
    guard count > 0, !scroller.isDragging, !scroller.isDecelerating else { return }
    let row = nearest
    let target = CGFloat(row) * rowHeight
    if abs(scroller.contentOffset.y - target) > 0.01 {
      selected = row
      turn(to: row, animated: true)
      return
    }
    selected = row
    tell()
  }

  private func tell() {
    guard told != selected else { return }
    told = selected
    picker.delegate?.pickerView(picker, didSelectRow: selected, inComponent: component)
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    let y = recognizer.location(in: self).y
    let angle = asin(min(max((y - bounds.midY) / radius, -1), 1))
    turnByUser(to: nearest + Int((angle / look.rowAngle).rounded()))
  }

  /// Turns to a row by a user's action.
  private func turnByUser(to row: Int) {
    guard count > 0 else { return }
    let row = min(max(row, 0), count - 1)
    guard row != selected || row != nearest else { return }
    selected = row
    turn(to: row, animated: true)
    if UIAccessibility.isReduceMotionEnabled { tell() }
  }

  // MARK: Rows

  private var look: UIDesign.Controls.Wheels { traitCollection.design.controls.wheels }
  private var radius: CGFloat { rowHeight / look.rowAngle }

  /// Shows the rows on the visible half of the wheel.
  private func showRows() {
    guard count > 0, bounds.height > 0 else {
      for view in shown.values { view.removeFromSuperview() }
      shown = [:]
      return
    }
    let look = self.look
    let position = scroller.contentOffset.y / rowHeight
    let reach = (.pi / 2) / look.rowAngle
    let first = max(0, Int((position - reach).rounded(.up)))
    let last = min(count - 1, Int((position + reach).rounded(.down)))
    for row in shown.keys where row < first || row > last {
      guard let view = shown.removeValue(forKey: row) else { continue }
      view.removeFromSuperview()
      spare.append(view)
    }
    guard first <= last else { return }
    for row in first...last {
      let view = shown[row] ?? make(row)
      let away = CGFloat(row) - position
      let angle = away * look.rowAngle
      view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
      view.transform = CGAffineTransform(scaleX: 1, y: max(0.01, cos(angle)))
      let paleness = min(1, abs(away))
      view.alpha = (1 - look.paleness * paleness) * (look.palesTurnedRows ? max(0, cos(angle)) : 1)
    }
  }

  /// Requests the visible rows again.
  func refresh() {
    for (row, view) in shown {
      let new = picker.fill(row, of: self, reusing: view)
      guard new !== view else { continue }
      (new.bounds, new.center, new.transform, new.alpha) = (view.bounds, view.center, view.transform, view.alpha)
      view.removeFromSuperview()
      rows.addSubview(new)
      shown[row] = new
    }
  }

  private func make(_ row: Int) -> UIView {
    let view = picker.fill(row, of: self, reusing: spare.popLast())
    view.transform = .identity
    shown[row] = view
    rows.addSubview(view)
    return view
  }

  // MARK: Keyboard and accessibility

  override var canBecomeFocused: Bool { count > 0 }
  override var defaultFocusEffect: UIFocusEffect? {
    UIFocusHaloEffect(
      roundedRect: CGRect(x: 3, y: bounds.midY - rowHeight / 2 + 2, width: max(0, bounds.width - 6), height: rowHeight - 4), cornerRadius: 6
    )
  }

  func adjust(by key: UIKey) -> Bool {
    guard key.modifierFlags.isDisjoint(with: [.command, .control, .alternate]) else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: turnByUser(to: selected - 1)
    case .keyboardDownArrow: turnByUser(to: selected + 1)
    case .keyboardPageUp: turnByUser(to: selected - 5)
    case .keyboardPageDown: turnByUser(to: selected + 5)
    case .keyboardHome: turnByUser(to: 0)
    case .keyboardEnd: turnByUser(to: count - 1)
    default: return false
    }
    return true
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      guard let title = picker.spokenTitle(selected, of: self) else { return nil }
      return spokenUnit(selected).map { title + " " + $0 } ?? title
    }
    set { super.accessibilityValue = newValue }
  }
  override func accessibilityIncrement() { turnByUser(to: selected + 1) }
  override func accessibilityDecrement() { turnByUser(to: selected - 1) }
}
