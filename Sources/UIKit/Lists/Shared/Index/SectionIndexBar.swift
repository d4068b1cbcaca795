@_spi(UIKitParts) import UIKitViews
import CoreGraphics

/// The section index of a table or collection view: tapping a letter, or sliding over them, scrolls to its section.
@MainActor final class SectionIndexBar: UIView {
  /// The title that shows as a magnifying glass.
  nonisolated static let search = "{search}"

  let titles: [String]
  weak var host: (any SectionIndexHost)?
  private var labels: [UIView] = []
  private var entries: [Entry] = []
  private var laidOutHeight: CGFloat = -1
  private var last = -1
  /// The title last reached by stepping, and the content offset at that time.
  private var steppedTo: Int?
  private var readOffset: CGFloat = 0
  private var read: Int? {
    get { host?.contentOffset.y == readOffset ? steppedTo : nil }
    set { steppedTo = newValue }
  }

  /// One line of the index: a title, or a bullet for omitted titles.
  private enum Entry: Equatable {
    case title(Int)
    case bullet(Range<Int>)
  }

  init(titles: [String], host: any SectionIndexHost) {
    self.titles = titles
    self.host = host
    super.init(frame: .zero)
    isMultipleTouchEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
  }

  func designChanged() {
    laidOutHeight = -1
    setNeedsLayout()
  }

  // MARK: Layout

  private var design: UIDesign.Table { (host?.traitCollection ?? traitCollection).design.table }
  private var pitch: CGFloat { design.indexPitch }

  /// The offset of the letters from the center of the bar toward its inner side.
  private var shift: CGFloat {
    let shift = design.indexWidth / 2 - design.indexCenter
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? -shift : shift
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.height != laidOutHeight else { return }
    laidOutHeight = bounds.height
    entries = Self.entries(count: titles.count, room: max(3, Int((bounds.height - 12) / pitch)))
    for label in labels { label.removeFromSuperview() }
    labels = entries.map(makeLabel)
    let size = CGFloat(entries.count) * pitch
    let top = ((bounds.height - size) / 2).rounded()
    for (number, label) in labels.enumerated() {
      label.frame = CGRect(x: shift, y: top + CGFloat(number) * pitch, width: bounds.width, height: pitch)
      addSubview(label)
    }
    applyBackground()
  }

  /// Returns the titles that fit in `room` lines: all, or a regular subset with bullets between them, always including the first and the
  /// last.
  private static func entries(count: Int, room: Int) -> [Entry] {
    guard count > room else { return (0..<count).map { .title($0) } }
    let shown = max(2, (room + 1) / 2)
    var result: [Entry] = []
    var previous = -1
    for number in 0..<shown {
      let index = Int((Double(number) * Double(count - 1) / Double(shown - 1)).rounded())
      if previous >= 0, index > previous + 1 { result.append(.bullet(previous + 1..<index)) }
      result.append(.title(index))
      previous = index
    }
    return result
  }

  private func makeLabel(_ entry: Entry) -> UIView {
    let design = self.design
    let color = host?.indexColor ?? design.indexColor ?? tintColor
    if case .title(let index) = entry, titles[index] == Self.search { return IndexGlass(color: color ?? .gray) }
    if case .bullet = entry, design.indexDot > 0 { return IndexDot(color: color ?? .gray, size: design.indexDot) }
    let label = UILabel()
    label.font = design.indexFont.font
    label.textColor = color
    label.textAlignment = .center
    if design.indexShadow != .clear {
      label.shadowColor = design.indexShadow
      label.shadowOffset = CGSize(width: 0, height: 1)
    }
    switch entry {
    case .title(let index): label.text = titles[index]
    case .bullet: label.text = "•"
    }
    return label
  }

  func applyBackground() {
    guard let host else { return }
    let tracking = host.indexTrackingBackground ?? design.indexTrackingBackground
    super.backgroundColor = last >= 0 ? tracking ?? host.indexBackground : host.indexBackground
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? LocalizedStrings.word("Section index") }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (read ?? host?.indexEntryInSight(titles)).map { spoken($0) } }
    set { super.accessibilityValue = newValue }
  }
  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  private func spoken(_ index: Int) -> String {
    titles[index] == Self.search ? LocalizedStrings.word("Search") : titles[index]
  }

  /// Goes to the next title, including titles represented by a bullet.
  private func step(by count: Int) {
    guard let host, !titles.isEmpty else { return }
    let from = read ?? host.indexEntryInSight(titles) ?? 0
    let index = min(max(from + count, 0), titles.count - 1)
    guard index != from else { return }
    host.showSection(forIndexEntry: index, titled: titles[index])
    // Several titles may refer to one section, and the last sections cannot scroll to the top.
    read = index
    readOffset = host.contentOffset.y
  }

  // MARK: Tracking

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stopTracking() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { stopTracking() }

  private func stopTracking() {
    last = -1
    applyBackground()
  }

  private func track(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !entries.isEmpty, let first = labels.first else { return }
    let place = (touch.location(in: self).y - first.frame.minY) / pitch
    let number = min(max(Int(place.rounded(.down)), 0), entries.count - 1)
    let index: Int
    switch entries[number] {
    case .title(let title): index = title
    case .bullet(let hidden):
      let share = min(max(place - CGFloat(number), 0), 0.999)
      index = hidden.lowerBound + Int(share * CGFloat(hidden.count))
    }
    guard index != last else { return }
    last = index
    applyBackground()
    host?.showSection(forIndexEntry: index, titled: titles[index])
  }
}

/// The dot that represents omitted titles.
@MainActor final class IndexDot: UIView {
  private let color: UIColor
  private let size: CGFloat

  init(color: UIColor, size: CGFloat) {
    self.color = color
    self.size = size
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    color = .gray
    size = 6
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = CGRect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
    layer.items = [CellArt.disc(in: box, fill: color.resolvedColor(with: traitCollection).cgColor)]
  }
}

/// The magnifying glass that represents the search bar above the first section.
@MainActor final class IndexGlass: UIView {
  private let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    color = .gray
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX - 1, y: bounds.midY - 1)
    let stroke = color.resolvedColor(with: traitCollection).cgColor
    let handle = CGMutablePath()
    handle.move(to: CGPoint(x: middle.x + 2.5, y: middle.y + 2.5))
    handle.addLine(to: CGPoint(x: middle.x + 5.5, y: middle.y + 5.5))
    layer.items = [
      .path(
        CGPath(ellipseIn: CGRect(x: middle.x - 3.5, y: middle.y - 3.5, width: 7, height: 7), transform: nil), fill: nil, stroke: stroke,
        lineWidth: 1.5),
      .path(handle, fill: nil, stroke: stroke, lineWidth: 2),
    ]
  }
}
