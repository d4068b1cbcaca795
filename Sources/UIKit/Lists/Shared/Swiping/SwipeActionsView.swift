import Foundation

/// The buttons beside a swiped row, in the uncovered area: each has its share, and the first one may fill the area.
@preconcurrency @MainActor final class SwipeActionsView: UIView {
  let buttons: [SwipeActionButton]
  private let design: UIDesign
  private let edge: SwipeSession.Edge
  /// Whether the first action covers the others, because releasing would perform it.
  var isFull = false
  private let widths: [CGFloat]

  init(
    actions: [UIContextualAction], edge: SwipeSession.Edge, height: CGFloat, design: UIDesign,
    perform: @escaping @MainActor (SwipeActionButton) -> Void
  ) {
    self.design = design
    self.edge = edge
    buttons = actions.map { SwipeActionButton($0, design: design, perform: perform) }
    widths = buttons.map { $0.preferredWidth(height: height) }
    super.init(frame: .zero)
    clipsToBounds = true
    for (button, width) in zip(buttons, widths) { button.contentWidth = width }
    // The first action is in front: it grows over the others.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  private var gap: CGFloat { design.editing.actionInset }

  /// The total preferred width of the buttons.
  var preferredWidth: CGFloat { widths.reduce(0, +) + gap * CGFloat(widths.count + (gap > 0 ? 1 : 0)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isAtRight = (edge == .trailing) != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if gap > 0 { layoutGlossy(isAtRight) } else { layoutPanels(isAtRight) }
  }

  /// Lays out only the buttons and their contents, because rows around may be about to move.
  func layoutButtons() {
    layoutSubviews()
    for button in buttons { button.layoutSubviews() }
  }

  /// Lays out panels in proportion to their widths, the first outermost.
  private func layoutPanels(_ isAtRight: Bool) {
    let total = max(1, widths.reduce(0, +))
    var taken: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let share = bounds.width * widths[index] / total
      let width = isFull && index == 0 ? bounds.width : share
      button.frame = CGRect(x: isAtRight ? bounds.width - taken - width : taken, y: 0, width: width, height: bounds.height)
      taken += share
    }
  }

  /// Lays out glossy buttons, which keep their width and move with the inner edge of the view.
  private func layoutGlossy(_ isAtRight: Bool) {
    var x = isAtRight ? gap : bounds.width - gap
    for (button, width) in zip(buttons, widths).reversed() {
      button.frame = CGRect(x: isAtRight ? x : x - width, y: 0, width: width, height: bounds.height)
      x += isAtRight ? width + gap : -width - gap
    }
  }
}
