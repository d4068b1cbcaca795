import CoreGraphics

/// The row of buttons under a search field of which one says where to search.
@MainActor final class SearchScopeBar: UIView {
  private var buttons: [ScopeButton] = []
  private let track = UIView()
  private var look = UIDesign.Search.modern
  var chosen: @MainActor (Int) -> Void = { _ in }
  var titles: [String] = [] {
    didSet { if titles != oldValue { makeButtons() } }
  }
  var selected = 0 {
    didSet { if selected != oldValue { show(look) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.isUserInteractionEnabled = false
    addSubview(track)
  }

  required init?(coder: NSCoder) { nil }

  private func makeButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = titles.enumerated().map { index, title in
      let button = ScopeButton(title: title)
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .primaryActionTriggered)
      button.focusGroupIdentifier = "scopes \(ObjectIdentifier(self).hashValue)"
      addSubview(button)
      return button
    }
    show(look)
  }

  private func choose(_ index: Int) {
    guard index != selected else { return }
    selected = index
    chosen(index)
  }

  func show(_ new: UIDesign.Search) {
    look = new
    track.backgroundColor = new.scopeTrack
    track.layer.cornerRadius = 8
    for (index, button) in buttons.enumerated() {
      button.isSelected = index == selected
      button.focusGroupPriority = index == selected ? .prioritized : .ignored
      button.show(new)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = 32
    let area = CGRect(x: 8, y: (bounds.height - height) / 2, width: max(0, bounds.width - 16), height: height)
    track.frame = area
    guard !buttons.isEmpty else { return }
    let width = area.width / CGFloat(buttons.count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = CGFloat(isMirrored ? buttons.count - 1 - index : index)
      button.frame = CGRect(x: area.minX + place * width, y: area.minY, width: width, height: height)
    }
  }
}

/// One button of a scope bar.
@MainActor final class ScopeButton: UIControl {
  private let label = UILabel()
  private let face = UIView()

  init(title: String) {
    super.init(frame: .zero)
    face.layer.cornerRadius = 7
    face.isUserInteractionEnabled = false
    addSubview(face)
    label.text = title
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    accessibilityLabel = title
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: UIDesign.Search) {
    label.font = look.scopeFont.font
    label.textColor = isSelected ? look.scopeSelectedText : look.scopeText
    face.backgroundColor = isSelected ? look.scopeSelection : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds.insetBy(dx: 2, dy: 2)
    label.frame = bounds
  }
}
