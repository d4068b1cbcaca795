import CoreGraphics

@preconcurrency @MainActor final class CalendarDay: UIControl {
  var date: Date?
  var isToday = false
  weak var calendar: CalendarPage?
  let label = UILabel(frame: .zero)
  private let disc = UIView()
  /// The mark below the number.
  private(set) var decoration: UICalendarView.Decoration?
  private var mark: UIView?
  /// Whether space is reserved for a decoration, even if the day has none.
  var reservesMark = false {
    didSet { if reservesMark != oldValue { setNeedsLayout() } }
  }
  private static let markHeight: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    label.adjustsFontSizeToFitWidth = true
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func stateChanged() {
    super.stateChanged()
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  func show() {
    let tint: UIColor = tintColor ?? .systemBlue
    if let calendar { label.font = calendar.font(isSelected ? .selectedDay : .day) }
    disc.isHidden = !isSelected && !isHighlighted
    let paleness = traitCollection.design.buttonSizes.tintedAlpha(traitCollection)
    disc.backgroundColor = isSelected && isToday ? tint : tint.withAlphaComponent(isSelected ? paleness : paleness / 2)
    if !isEnabled {
      label.textColor = .tertiaryLabel
    } else if isSelected {
      label.textColor = isToday ? .white : tint
    } else {
      label.textColor = isToday ? tint : .label
    }
  }

  private var circle: CGRect {
    let height = reservesMark ? bounds.height - Self.markHeight : bounds.height
    let diameter = max(0, min(bounds.width, height, 40))
    return CGRect(x: bounds.midX - diameter / 2, y: (height - diameter) / 2, width: diameter, height: diameter)
  }

  /// Sets or removes the decoration of the day.
  func decorate(_ new: UICalendarView.Decoration?) {
    guard new !== decoration else { return }
    decoration = new
    mark?.removeFromSuperview()
    mark = new?.makeView()
    if let mark { addSubview(mark) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let circle = circle
    label.frame = reservesMark ? CGRect(x: 0, y: circle.minY, width: bounds.width, height: circle.height) : bounds
    disc.frame = circle
    disc.layer.cornerRadius = circle.height / 2
    guard let mark else { return }
    let size = mark.sizeThatFits(CGSize(width: bounds.width, height: Self.markHeight))
    mark.frame = CGRect(
      x: bounds.midX - min(size.width, bounds.width) / 2, y: circle.maxY + (Self.markHeight - size.height) / 2,
      width: min(size.width, bounds.width), height: size.height)
  }

  override func adjust(by key: UIKey) -> Bool { calendar?.moveFocus(from: self, by: key) ?? false }
  override var focusOutline: (CGRect, CGFloat) { (circle.insetBy(dx: 2, dy: 2), circle.height / 2) }
  override var focusGroupPriority: UIFocusGroupPriority {
    get { isSelected ? .prioritized : super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }
}
