import QuartzCore

/// The bar of the edit menu, with its arrow. Items that do not fit are on further pages.
@MainActor final class EditMenuView: UIView {
  private let design: UIDesign.EditMenu
  private let bar = UIView()
  private let arrow = CAShapeLayer()
  private let buttons: [EditMenuButton]
  private let back: EditMenuButton
  private let forth: EditMenuButton
  private var pages: [Range<Int>] = []
  private var page = 0
  private var place: Place?
  private let isMirrored: Bool

  private struct Place {
    var anchor: CGRect
    var room: CGRect
    var arrow: UIMenuController.ArrowDirection
  }

  init(
    entries: [UIMenuController.Entry], design: UIDesign, isMirrored: Bool,
    choose: @escaping @MainActor (UIMenuController.Entry, UIView) -> Void
  ) {
    self.design = design.editMenu
    self.isMirrored = isMirrored
    let look = design.editMenu
    buttons = entries.map { entry in
      let button = EditMenuButton(title: entry.title, image: entry.image, opensMenu: entry.menu != nil, design: look)
      button.addAction(UIAction { [weak button] _ in if let button { choose(entry, button) } }, for: .touchUpInside)
      return button
    }
    back = EditMenuButton(title: isMirrored ? "▶" : "◀", image: nil, opensMenu: false, design: look)
    forth = EditMenuButton(title: isMirrored ? "◀" : "▶", image: nil, opensMenu: false, design: look)
    super.init(frame: .zero)
    bar.backgroundColor = look.background
    bar.layer.cornerRadius = look.cornerRadius
    bar.clipsToBounds = true
    if let gradient = look.gloss {
      let shine = CAGradientLayer()
      shine.colors = [gradient.top.cgColor, gradient.bottom.cgColor]
      shine.frame = CGRect(x: 0, y: 0, width: 2000, height: look.height / 2)
      bar.layer.addSublayer(shine)
    }
    addSubview(bar)
    arrow.fillColor = look.background.resolvedColor(with: traitCollection).cgColor
    layer.addSublayer(arrow)
    for button in buttons + [back, forth] { bar.addSubview(button) }
    back.accessibilityLabel = LocalizedStrings.word("Previous items")
    forth.accessibilityLabel = LocalizedStrings.word("More items")
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forth.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    layer.zPosition = 1000
  }

  required init?(coder: NSCoder) { nil }

  /// Positions the menu above `rect` of the window, or below it if there is no space.
  func place(around rect: CGRect, in window: UIWindow, arrow direction: UIMenuController.ArrowDirection) {
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: 8, dy: 8)
    place = Place(anchor: rect, room: room, arrow: direction)
    paginate(room.width)
    page = min(page, pages.count - 1)
    arrange()
  }

  // MARK: Pages

  private func paginate(_ room: CGFloat) {
    let widths = buttons.map { $0.sizeThatFits(.zero).width }
    guard widths.reduce(0, +) > room else {
      pages = [0..<buttons.count]
      return
    }
    let turning = back.sizeThatFits(.zero).width + forth.sizeThatFits(.zero).width
    pages = []
    var start = 0
    while start < buttons.count {
      var end = start
      var width = turning
      while end < buttons.count, end == start || width + widths[end] <= room {
        width += widths[end]
        end += 1
      }
      pages.append(start..<end)
      start = end
    }
  }

  private func turn(by step: Int) {
    page = min(max(page + step, 0), pages.count - 1)
    highlight(nil)
    arrange()
  }

  private func arrange() {
    guard let place, pages.indices.contains(page) else { return }
    var shown = Array(buttons[pages[page]])
    if page > 0 { shown.insert(back, at: 0) }
    if page < pages.count - 1 { shown.append(forth) }
    for button in buttons + [back, forth] { button.isHidden = !shown.contains { $0 === button } }
    var x: CGFloat = 0
    for button in isMirrored ? shown.reversed() : shown {
      let width = min(button.sizeThatFits(.zero).width, place.room.width)
      button.frame = CGRect(x: x, y: 0, width: width, height: design.height)
      button.showsSeparator = x > 0
      x += width
    }
    stand(in: place, width: x)
  }

  private func stand(in place: Place, width: CGFloat) {
    let (rect, room) = (place.anchor, place.room)
    let arrowHeight = design.arrowHeight
    let isBelow = place.arrow == .up || place.arrow == .default && rect.minY - design.height - arrowHeight < room.minY
    let left = min(max(rect.midX - width / 2, room.minX), max(room.minX, room.maxX - width))
    let top = isBelow ? rect.maxY : rect.minY - design.height - arrowHeight
    let lowest = room.maxY - design.height - arrowHeight
    let y = max(room.minY, min(top, lowest))
    frame = CGRect(x: left.rounded(), y: y.rounded(), width: width, height: design.height + arrowHeight)
    bar.frame = CGRect(x: 0, y: isBelow ? arrowHeight : 0, width: width, height: design.height)
    drawArrow(at: min(max(rect.midX - left, 16), max(16, width - 16)), pointsUp: isBelow)
  }

  private func drawArrow(at x: CGFloat, pointsUp: Bool) {
    let height = design.arrowHeight
    let base = pointsUp ? height : design.height
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x - height, y: base))
    path.addLine(to: CGPoint(x: x, y: pointsUp ? 0 : design.height + height))
    path.addLine(to: CGPoint(x: x + height, y: base))
    path.closeSubpath()
    arrow.path = path
  }

  // MARK: Accessibility

  override func accessibilityPerformEscape() -> Bool {
    UIMenuController.shared.hideMenu()
    return true
  }

  // MARK: Keys

  private func highlight(_ button: EditMenuButton?) {
    for other in buttons { other.isHighlighted = other === button }
  }

  /// Moves to the next button, on the next page if necessary.
  func move(by step: Int) {
    let present = buttons.firstIndex(where: \.isHighlighted)
    let next = present.map { min(max($0 + step, 0), buttons.count - 1) } ?? pages[page].lowerBound
    if let target = pages.firstIndex(where: { $0.contains(next) }), target != page {
      page = target
      arrange()
    }
    highlight(buttons[next])
  }

  /// Presses the focused button; returns false if there is none.
  func pressHighlighted() -> Bool {
    guard let button = buttons.first(where: \.isHighlighted) else { return false }
    button.isHighlighted = false
    button.sendActions(for: .touchUpInside)
    return true
  }
}

extension EditMenuView: ReadAsKind {
  var accessibleKind: AccessibleKind { .menu }
}
