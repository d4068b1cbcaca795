import CoreGraphics
import Foundation

/// A day of a calendar.
@preconcurrency @MainActor final class CalendarDay: UIControl {
  var date: Date?
  var isToday = false
  weak var calendar: DateCalendarBody?
  let label = UILabel(frame: .zero)
  private let disc = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.isAccessibilityElement = false
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
    label.font = .systemFont(ofSize: 20, weight: isSelected ? .semibold : .regular)
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
    let diameter = min(bounds.width, bounds.height, 40)
    return CGRect(x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    disc.frame = circle
    disc.layer.cornerRadius = circle.height / 2
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
