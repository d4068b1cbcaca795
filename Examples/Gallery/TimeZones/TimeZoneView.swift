import UIKit

/// Draws a time zone: city and abbreviation at the left, the time and the quarter of the day at the right (listing 5-11).
final class TimeZoneView: UIView, UIHighlightable {
  private(set) var timeZoneWrapper: TimeZoneWrapper?
  private var abbreviation = ""
  private(set) var time = ""
  private var quarter = DayQuarter.night
  private let dateFormatter = DateFormatter()

  /// The color of the row. The view is opaque, so that scrolling need not blend it, but for the selection behind it.
  var rowColor: UIColor = .systemBackground {
    didSet {
      if !isHighlighted { backgroundColor = rowColor }
      setNeedsDisplay()
    }
  }

  var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      backgroundColor = isHighlighted ? .clear : rowColor
      isOpaque = !isHighlighted
      setNeedsDisplay()
    }
  }

  /// While the table is edited nothing is drawn: drawing is slow during the animation.
  var isEditing = false {
    didSet { if isEditing != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = true
    backgroundColor = rowColor
    contentMode = .redraw
    dateFormatter.dateFormat = "H:mm"
  }

  required init?(coder: NSCoder) { nil }

  // Listing 5-12: with the zone change the formatter and the abbreviation.
  func set(_ wrapper: TimeZoneWrapper, at date: Date) {
    if wrapper != timeZoneWrapper {
      timeZoneWrapper = wrapper
      dateFormatter.timeZone = wrapper.timeZone
    }
    abbreviation = "\(wrapper.abbreviation(at: date)) (\(wrapper.gmtOffset(at: date)))"
    time = dateFormatter.string(from: date)
    quarter = wrapper.quarter(at: date)
    setNeedsDisplay()
  }

  /// Returns the size of the texts relative to the default one. It is limited, because a row has room for two columns of one line.
  static func textScale(for traits: UITraitCollection) -> CGFloat {
    guard traits.design.table.followsTextSize else { return 1 }
    return min(max(UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traits), 1), 1.5)
  }

  // Listing 5-13: two columns of text that shrink slightly before they are truncated, and the image.
  override func draw(_ rect: CGRect) {
    guard !isEditing else { return }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let margin: CGFloat = 16
    let scale = Self.textScale(for: traitCollection)
    let timeWidth = 56 * scale
    let image = quarter.image
    let textWidth = max(bounds.width - margin * 2 - image.size.width - timeWidth - 16, 0)
    func place(_ x: CGFloat, _ width: CGFloat) -> CGFloat { isReversed ? bounds.width - x - width : x }

    (isHighlighted ? highlightedColor : .label).set()
    let mainFont = UIFont.systemFont(ofSize: 17 * scale, weight: .medium)
    let name = timeZoneWrapper?.localeName ?? ""
    draw(name, mainFont, 12, CGPoint(x: place(margin, textWidth), y: 8 * scale), textWidth, isReversed)
    draw(time, mainFont, 12, CGPoint(x: place(margin + textWidth + 8, timeWidth), y: 18 * scale), timeWidth, !isReversed)
    (isHighlighted ? highlightedColor : .secondaryLabel).set()
    draw(abbreviation, .systemFont(ofSize: 13 * scale), 10, CGPoint(x: place(margin, textWidth), y: 32 * scale), textWidth, isReversed)
    let x = place(bounds.width - margin - image.size.width, image.size.width)
    image.draw(at: CGPoint(x: x, y: (bounds.height - image.size.height) / 2))
  }

  private func draw(_ text: String, _ font: UIFont, _ least: CGFloat, _ point: CGPoint, _ width: CGFloat, _ endsAtWidth: Bool) {
    let needed = text.size(withAttributes: [.font: font]).width
    let shift = endsAtWidth ? max(0, width - needed) : 0
    text.draw(
      at: CGPoint(x: point.x + shift, y: point.y), forWidth: width, withFont: font, minFontSize: least, actualFontSize: nil,
      lineBreakMode: .byTruncatingTail, baselineAdjustment: .alignBaselines)
  }

  /// White on the blue of the classic selection.
  private var highlightedColor: UIColor { traitCollection.design == .classic ? .white : .label }
}
