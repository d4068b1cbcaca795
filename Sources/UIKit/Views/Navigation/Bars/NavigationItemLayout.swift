import CoreGraphics

/// Lays out a navigation item's row: buttons at the sides, the title in the center of the bar if it fits there, otherwise in the center of
/// the remaining space.
///
/// Everything is computed from left to right and mirrored at the end in a right-to-left interface.
@MainActor struct NavigationItemLayout {
  private let row: NavigationItemView
  private let bars: UIDesign.Bars
  private let top: CGFloat
  private let width: CGFloat
  private let height: CGFloat
  private let isMirrored: Bool
  private let leftSafe: CGFloat
  private let rightSafe: CGFloat

  init(_ row: NavigationItemView, look bars: UIDesign.Bars, top: CGFloat) {
    self.row = row
    self.bars = bars
    self.top = top
    width = row.bounds.width
    height = row.bounds.height - top
    isMirrored = row.effectiveUserInterfaceLayoutDirection == .rightToLeft
    leftSafe = isMirrored ? row.safeAreaInsets.right : row.safeAreaInsets.left
    rightSafe = isMirrored ? row.safeAreaInsets.left : row.safeAreaInsets.right
  }

  func run(titleOffset: UIOffset) {
    let rightEdge = placeRight()
    var leftEdge = leftSafe + bars.sideMargin
    if let back = row.backButton { leftEdge = placeBack(back, rightEdge: rightEdge) }
    leftEdge = placeLeft(from: leftEdge, afterBack: row.backButton != nil)
    let hasLeft = row.backButton != nil || !row.leftViews.isEmpty
    let titleStart = hasLeft ? leftEdge + bars.titleGap : leftSafe + bars.sideMargin
    let titleEnd = row.rightViews.isEmpty ? width - rightSafe - bars.sideMargin : rightEdge - bars.titleGap
    placeTitle(from: titleStart, to: placeCenter(from: titleStart, to: titleEnd), offset: titleOffset)
  }

  /// Centers the title in the bar, or as close to the center as the trailing items allow. Returns the maximum end of the title.
  private func placeCenter(from left: CGFloat, to right: CGFloat) -> CGFloat {
    guard !row.centerViews.isEmpty else { return right }
    let sizes = row.centerViews.map(size(of:))
    let total = sizes.reduce(0) { $0 + $1.width } + bars.buttonGap * CGFloat(sizes.count - 1)
    var x = min(((width - total) / 2).rounded(.down), right - total)
    let start = x
    for (view, size) in zip(row.centerViews, sizes) {
      place(view, x: x, size: size)
      x += size.width + bars.buttonGap
    }
    return max(left, start - bars.titleGap)
  }

  private func place(_ view: UIView, x: CGFloat, size: CGSize) {
    let y = top + ((height - size.height) / 2).rounded(.down)
    view.frame = CGRect(x: isMirrored ? width - x - size.width : x, y: y, width: size.width, height: size.height)
  }

  /// Aligns titles without a border with the bar's margin, even if the button is wider than its title.
  private func align(_ view: UIView, _ alignment: NSTextAlignment) {
    (view as? BarButton)?.titleAlignment = bars.alignsTitlesToMargin ? alignment : .center
  }

  private func size(of view: UIView) -> CGSize {
    if view is BarButton { return CGSize(width: view.sizeThatFits(.zero).width, height: height) }
    return BarViewSize.size(of: view, height: height)
  }

  /// Places items from the right edge inward; returns the left edge of the last one.
  private func placeRight() -> CGFloat {
    var edge = width - rightSafe - bars.sideMargin
    walk(false) { view, item, gap in
      if let view {
        let size = size(of: view)
        edge -= gap + size.width
        place(view, x: edge, size: size)
        align(view, isMirrored ? .left : .right)
      } else {
        edge -= item.width
      }
    }
    return edge
  }

  private func placeLeft(from start: CGFloat, afterBack: Bool) -> CGFloat {
    var edge = start
    var isFirst = true
    walk(true) { view, item, gap in
      guard let view else {
        edge += item.width
        return
      }
      edge += isFirst ? (afterBack ? bars.buttonGap : 0) : gap
      isFirst = false
      let size = size(of: view)
      place(view, x: edge, size: size)
      align(view, isMirrored ? .right : .left)
      edge += size.width
    }
    return edge
  }

  /// Enumerates the items of a side with their views and the gap before each; a space has no view.
  private func walk(_ isLeft: Bool, _ body: (UIView?, UIBarButtonItem, CGFloat) -> Void) {
    var views = (isLeft ? row.leftViews : row.rightViews)[...]
    var isFirst = true
    for item in row.items(isLeft) {
      if item.isSpace {
        body(nil, item, 0)
      } else if let view = views.popFirst() {
        body(view, item, isFirst ? 0 : bars.buttonGap)
        isFirst = false
      }
    }
  }

  /// Chooses the text of the back button: the full title if the bar's title still fits, otherwise "Back", otherwise none.
  private func placeBack(_ back: BackButton, rightEdge: CGFloat) -> CGFloat {
    let start = leftSafe + bars.backInset
    let title = row.titleAlpha > 0 ? titleSize(limit: width).width : 0
    let room = rightEdge - bars.titleGap * 2 - title - start
    let allowed: [BackButton.Wording] =
      switch row.item.backMode {
      case .default: bars.keepsBackTitle ? [.title] : [.title, .generic, .none]
      case .generic: bars.keepsBackTitle ? [.generic] : [.generic, .none]
      case .minimal: [.none]
      }
    var limit = min(room, width * bars.backShare)
    // The title is truncated before the back title is.
    if bars.keepsBackTitle { limit = min(max(room, bars.leastBackWidth), width * bars.backShare) }
    let wording = allowed.first { back.width(with: $0) <= limit } ?? allowed.last ?? .none
    back.wording = wording
    let natural = back.width(with: wording)
    let size = CGSize(width: bars.keepsBackTitle ? min(natural, limit) : natural, height: height)
    place(back, x: start, size: size)
    back.layoutIfNeeded()
    return start + size.width
  }

  private func titleSize(limit: CGFloat) -> CGSize {
    if let stack = row.titleStack, row.titleEditor == nil {
      let size = stack.sizeThatFits(CGSize(width: limit, height: height))
      return CGSize(width: size.width, height: min(size.height, height))
    }
    // A search bar has the available width, regardless of its frame.
    if let bar = row.titleView as? any FillsTitleSpace, bar.translatesAutoresizingMaskIntoConstraints {
      return CGSize(width: limit, height: height)
    }
    if let view = row.titleView { return BarViewSize.size(of: view, height: height, width: limit) }
    if let editor = row.titleEditor { return CGSize(width: min(limit, editor.size.width), height: min(height, editor.size.height)) }
    let size = row.titleHolder.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
    return CGSize(width: min(size.width.rounded(.up), limit), height: size.height.rounded(.up))
  }

  private func placeTitle(from left: CGFloat, to right: CGFloat, offset: UIOffset) {
    let room = max(0, right - left)
    let size = titleSize(limit: room)
    let centered = ((width - size.width) / 2).rounded(.down)
    let x = row.hasLeadingTitle ? left : min(max(centered, left), max(left, right - size.width))
    place(row.titleHolder, x: x + offset.horizontal, size: size)
    if offset.vertical != 0 { row.titleHolder.frame.origin.y += offset.vertical }
  }
}

/// The size of a custom view in a bar.
@MainActor enum BarViewSize {
  static func size(of view: UIView, height: CGFloat, width limit: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    var size = view.bounds.size
    if !view.translatesAutoresizingMaskIntoConstraints {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    } else if size.width == 0 || size.height == 0 {
      size = view.sizeThatFits(CGSize(width: min(limit, 10000), height: height))
      let natural = view.intrinsicContentSize
      if size == .zero, natural.width > 0 { size = natural }
    }
    return CGSize(width: min(size.width, limit), height: min(size.height, height))
  }
}
