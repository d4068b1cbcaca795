import UIKit

/// A day, with its part of the band that marks the chosen days.
final class DayCell: UICollectionViewCell {
  /// The position of a day among the selected days.
  enum Part { case none, only, first, middle, last }

  private let label = UILabel()
  private let band = UIView()
  private let disc = UIView()
  private var part = Part.none

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.4
    band.backgroundColor = .systemFill
    disc.backgroundColor = .tintColor
    for view in [band, disc, label] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(day: Int?, label spoken: String?, part: Part, isToday: Bool) {
    self.part = part
    label.text = day.map(String.init)
    let isEnd = part == .only || part == .first || part == .last
    disc.isHidden = !isEnd
    band.isHidden = part == .none || part == .only
    label.textColor = isEnd ? .white : isToday ? .tintColor : .label
    isAccessibilityElement = day != nil
    // A cell without a day is hidden from assistive technologies.
    accessibilityElementsHidden = day == nil
    accessibilityLabel = spoken
    accessibilityTraits = part == .none ? .button : [.button, .selected]
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 2, dy: 2)
    let side = min(bounds.width, bounds.height) - 6
    disc.frame = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    disc.layer.cornerRadius = side / 2
    // The band begins at the middle of the first day and ends at that of the last one.
    var frame = CGRect(x: 0, y: disc.frame.minY, width: bounds.width, height: side)
    let startsHere = effectiveUserInterfaceLayoutDirection == .rightToLeft ? part == .last : part == .first
    let endsHere = effectiveUserInterfaceLayoutDirection == .rightToLeft ? part == .first : part == .last
    if startsHere {
      frame.origin.x = bounds.midX
      frame.size.width -= bounds.midX
    }
    if endsHere { frame.size.width = bounds.midX - frame.minX }
    band.frame = frame
  }
}

/// The name of a month.
final class CalendarMonthHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title3)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.accessibilityTraits = .header
    label.frame = bounds.inset(by: UIEdgeInsets(top: 12, left: 8, bottom: 4, right: 8))
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// The names of the days of a week, above all months.
final class WeekdayHeader: UICollectionReusableView {
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    stack.distribution = .fillEqually
    // The names are above the columns of the months, which have insets of 8.
    stack.frame = bounds.insetBy(dx: 8, dy: 0)
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ names: [String]) {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    for name in names {
      let label = UILabel()
      label.text = name
      // The letters grow with the text as far as their row has room.
      label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
        for: .systemFont(ofSize: 13, weight: .semibold), maximumPointSize: 20, compatibleWith: traitCollection)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.isAccessibilityElement = false
      stack.addArrangedSubview(label)
    }
  }
}
