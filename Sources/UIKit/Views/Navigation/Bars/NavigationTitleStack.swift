import CoreGraphics

/// The title of a navigation bar with a view of the app below it.
@MainActor final class NavigationTitleStack: UIView {
  private var parts: [UIView] = []

  func show(_ title: UIView, above subtitle: UIView) {
    for view in subviews where view !== title && view !== subtitle { superview?.addSubview(view) }
    parts = [title, subtitle]
    for view in parts where view.superview !== self { addSubview(view) }
    title.alpha = 1
    setNeedsLayout()
  }

  private func sizes(in room: CGSize) -> [CGSize] {
    parts.map { view in
      guard let label = view as? UILabel else { return BarViewSize.size(of: view, height: room.height, width: room.width) }
      let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: room.height))
      return CGSize(width: min(size.width.rounded(.up), room.width), height: size.height.rounded(.up))
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = sizes(in: size)
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = sizes(in: bounds.size)
    var y = ((bounds.height - sizes.reduce(0) { $0 + $1.height }) / 2).rounded(.down)
    for (view, size) in zip(parts, sizes) {
      view.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(.down), y: y, width: size.width, height: size.height)
      y += size.height
    }
  }
}
