import CoreGraphics

/// The panel with the items that can be placed in a tab bar.
@MainActor final class TabCustomizationPanel: UIView {
  private let titleBar = UINavigationBar(frame: .zero)
  private let hint = UILabel()
  private var tiles: [TabCustomizationTile] = []
  private unowned let bar: UITabBar
  private var carried: UIView?
  var onDone: @MainActor () -> Void = {}
  var onPlace: @MainActor (UITabBarItem, UITabBarItem) -> Void = { _, _ in }
  /// The item that the next tap in the bar places.
  private(set) var held: UITabBarItem?

  init(items: [UITabBarItem], bar: UITabBar) {
    self.bar = bar
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    accessibilityViewIsModal = false
    let item = UINavigationItem(title: LocalizedStrings.word("Configure"))
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone() })
    titleBar.items = [item]
    hint.text = LocalizedStrings.word("Drag the icons to organize tabs.")
    hint.textAlignment = .center
    hint.font = .systemFont(ofSize: 15)
    hint.textColor = .secondaryLabel
    addSubview(titleBar)
    addSubview(hint)
    tiles = items.map { item in
      let tile = TabCustomizationTile(item: item)
      tile.addAction(UIAction { [weak self, weak tile] _ in self?.hold(tile) }, for: .primaryActionTriggered)
      let pan = UIPanGestureRecognizer(target: self, action: TabCustomizationPanel.dragged)
      tile.addGestureRecognizer(pan)
      addSubview(tile)
      return tile
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  private func hold(_ tile: TabCustomizationTile?) {
    held = tile.flatMap { $0.item === held ? nil : $0.item }
    refresh()
  }

  /// Shows which items are in the bar already, and which one is selected.
  func refresh() {
    let order = bar.items ?? []
    for tile in tiles {
      tile.isSelected = tile.item === held
      tile.show(isInBar: order.contains { $0 === tile.item })
    }
  }

  // MARK: Dragging

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let tile = pan.view as? TabCustomizationTile, let home = bar.superview else { return }
    let point = pan.location(in: home)
    switch pan.state {
    case .began:
      let picture = tile.snapshotView(afterScreenUpdates: false) ?? UIView(frame: tile.bounds)
      picture.center = point
      home.addSubview(picture)
      carried = picture
    case .changed: carried?.center = point
    case .ended:
      if let target = target(at: home.convert(point, to: bar)) { onPlace(tile.item, target) }
      drop()
    case .cancelled, .failed: drop()
    default: break
    }
  }

  private func target(at point: CGPoint) -> UITabBarItem? { bar.buttons.first { $0.frame.contains(point) }?.item }

  private func drop() {
    carried?.removeFromSuperview()
    carried = nil
  }

  // MARK: Layout

  func slide(in comes: Bool, animated: Bool, done: @escaping () -> Void) {
    let away = CGAffineTransform(translationX: 0, y: bounds.height)
    guard animated else { return done() }
    if comes { transform = away }
    UIView.animate(withDuration: 0.35) {
      self.transform = comes ? .identity : away
    } completion: { _ in
      done()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top
    let height = traitCollection.bars.height
    titleBar.topReach = top
    titleBar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    hint.frame = CGRect(x: 16, y: top + height + 8, width: max(0, bounds.width - 32), height: 24)
    let size = CGSize(width: 80, height: 68)
    let columns = max(1, Int(bounds.width / size.width))
    let margin = (bounds.width - CGFloat(columns) * size.width) / 2
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, tile) in tiles.enumerated() {
      let column = isRight ? columns - 1 - index % columns : index % columns
      tile.frame = CGRect(
        x: (margin + CGFloat(column) * size.width).rounded(), y: hint.frame.maxY + 12 + CGFloat(index / columns) * (size.height + 8),
        width: size.width, height: size.height)
    }
  }
}

/// An item in the panel: its image above its title.
@MainActor final class TabCustomizationTile: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView()
  private let label = UILabel()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    picture.image = item.image
    label.text = item.title
    label.font = .systemFont(ofSize: 11)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    layer.cornerRadius = 8
    addSubview(picture)
    addSubview(label)
    accessibilityLabel = item.accessibilityLabel
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(isInBar: Bool) {
    backgroundColor = isSelected ? .tertiarySystemFill : .clear
    picture.alpha = isInBar ? 0.4 : 1
    label.alpha = isInBar ? 0.4 : 1
    accessibilityValue = isInBar ? LocalizedStrings.word("In tab bar") : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 34)
    label.frame = CGRect(x: 2, y: 44, width: bounds.width - 4, height: 16)
  }
}
