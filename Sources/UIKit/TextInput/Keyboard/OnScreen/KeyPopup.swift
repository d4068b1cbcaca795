import CoreGraphics

/// Shows above the finger what a key types, or all it offers when it is held.
@MainActor final class KeyPopup: UIView {
  private var labels: [UILabel] = []
  private let highlight = UIView()
  private(set) var choices: [String] = []
  private(set) var chosen = 0
  private static let cell = CGSize(width: 42, height: 54)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.zPosition = 10
    highlight.layer.cornerRadius = 5
    addSubview(highlight)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows choices above a key; `key` and `room` are in the coordinates of the superview.
  func show(_ choices: [String], above key: CGRect, in room: CGRect, look: UIDesign.Keyboard) {
    self.choices = choices
    chosen = 0
    backgroundColor = look.popup
    layer.cornerRadius = 8
    for label in labels { label.removeFromSuperview() }
    let cell = CGSize(width: choices.count > 1 ? Self.cell.width * 0.8 : max(Self.cell.width, key.width + 12), height: Self.cell.height)
    let width = cell.width * CGFloat(choices.count) + (choices.count > 1 ? 12 : 0)
    let left = min(max(key.midX - cell.width / 2 - (choices.count > 1 ? 6 : 0), room.minX + 3), max(room.minX + 3, room.maxX - width - 3))
    frame = CGRect(x: left, y: key.minY - cell.height - 2, width: width, height: cell.height)
    labels = choices.enumerated().map { index, choice in
      let label = UILabel(
        frame: CGRect(x: (choices.count > 1 ? 6 : 0) + cell.width * CGFloat(index), y: 0, width: cell.width, height: cell.height))
      label.text = choice
      label.font = choices.count > 1 ? look.letterFont.font : look.popupFont.font
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    choose(0, look: look)
  }

  /// Chooses what stands under a point of the superview.
  func choose(at x: CGFloat, look: UIDesign.Keyboard) {
    guard choices.count > 1, let first = labels.first else { return }
    let index = Int(((x - frame.minX - first.frame.minX) / first.frame.width).rounded(.down))
    choose(min(max(index, 0), choices.count - 1), look: look)
  }

  private func choose(_ index: Int, look: UIDesign.Keyboard) {
    chosen = index
    highlight.isHidden = choices.count <= 1
    highlight.backgroundColor = .systemBlue
    highlight.frame = labels[index].frame.insetBy(dx: 0, dy: 6)
    for (place, label) in labels.enumerated() { label.textColor = place == index && choices.count > 1 ? .white : look.text }
  }

  var choice: String? { choices.indices.contains(chosen) ? choices[chosen] : nil }
}
