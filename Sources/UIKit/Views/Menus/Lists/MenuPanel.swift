import QuartzCore

/// One list of a menu: rows in sections on a rounded background, scrolling if necessary.
@MainActor final class MenuPanel: UIView {
  private(set) var menu: UIMenu
  let isSubmenu: Bool
  let design: UIDesign
  let traitsForRows: UITraitCollection
  weak var presenter: MenuPresenter?
  private(set) var rows: [MenuRow] = []
  private var isReversed = false
  private let ground: UIView
  private let list = UIScrollView()
  /// The contents of the list from top to bottom, with heights.
  private var pieces: [(view: UIView, height: CGFloat)] = []
  private var lines: [UIView] = []
  private var palettes: [[MenuRow]] = []

  init(_ menu: UIMenu, isSubmenu: Bool, presenter: MenuPresenter, traits: UITraitCollection) {
    self.menu = menu
    self.isSubmenu = isSubmenu
    self.presenter = presenter
    traitsForRows = traits
    design = traits.design
    ground = MenuGround(design.menu)
    super.init(frame: .zero)
    addSubview(ground)
    list.delaysContentTouches = false
    list.contentInsetAdjustmentBehavior = .never
    ground.addSubview(list)
    layer.shadowOpacity = design.menu.shadowOpacity
    layer.shadowRadius = design.menu.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: 4)
    accessibilityContainerType = .list
    accessibilityLabel = menu.title.isEmpty ? nil : menu.title
    addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: MenuPanel.hovered))
    fill()
  }

  required init?(coder: NSCoder) { nil }

  func replace(with menu: UIMenu) {
    self.menu = menu
    fill()
  }

  // MARK: Filling

  func reverse() {
    isReversed = true
    fill()
  }

  /// Creates the rows again, as when elements were loaded or marks have changed.
  func fill() {
    guard let presenter else { return }
    let highlighted = rows.first(where: \.isHighlighted)?.element
    for view in pieces.map(\.view) + lines { view.removeFromSuperview() }
    pieces = []
    lines = []
    rows = []
    palettes = []
    presenter.validate(menu.children)
    var content = MenuContent(menu) { deferred in
      let elements = presenter.elements(of: deferred, in: self)
      elements.map(presenter.validate)
      return elements
    }
    if isReversed { content.reverse() }
    let isIndented = content.hasMarks
    if isSubmenu {
      let head = makeRow(menu, isIndented: isIndented, isHead: true)
      add(head, line: !content.sections.isEmpty)
    } else if let title = content.title {
      add(makeTitle(title), line: !content.sections.isEmpty)
    }
    for (index, section) in content.sections.enumerated() {
      if index > 0 || isSubmenu { addGap() }
      if let title = section.title { add(makeTitle(title), line: true) }
      if section.isPalette { addPalette(section.elements) } else { addRows(section.elements, isIndented: isIndented) }
    }
    rows.first { $0.element === highlighted }?.isHighlighted = true
    setNeedsLayout()
  }

  private func addRows(_ elements: [UIMenuElement], isIndented: Bool) {
    for (index, element) in elements.enumerated() {
      add(makeRow(element, isIndented: isIndented), line: index < elements.count - 1)
    }
  }

  private func addPalette(_ elements: [UIMenuElement]) {
    let strip = UIView()
    let members = elements.map { makeRow($0, isIndented: false, isCompact: true) }
    for row in members { strip.addSubview(row) }
    palettes.append(members)
    list.addSubview(strip)
    pieces.append((strip, design.menu.rowHeight))
  }

  private func makeRow(_ element: UIMenuElement, isIndented: Bool, isCompact: Bool = false, isHead: Bool = false) -> MenuRow {
    let isEnabled = isHead || (presenter?.isEnabled(element) ?? false)
    let row = MenuRow(element, panel: self, isIndented: isIndented, isCompact: isCompact, isHead: isHead, isEnabled: isEnabled)
    rows.append(row)
    return row
  }

  private func makeTitle(_ title: String) -> UIView {
    let label = MenuTitleLabel()
    label.text = title
    label.font = design.menu.font(design.menu.titleFont, .footnote, traits: traitsForRows)
    label.textColor = design.menu.secondaryText
    label.inset = design.menu.inset
    label.numberOfLines = 2
    label.accessibilityTraits = .header
    return label
  }

  private func add(_ view: UIView, line: Bool) {
    list.addSubview(view)
    pieces.append((view, 0))
    guard line else { return }
    let separator = UIView()
    separator.backgroundColor = design.menu.separator
    list.addSubview(separator)
    lines.append(separator)
    pieces.append((separator, -1))
  }

  private func addGap() {
    let gap = UIView()
    gap.backgroundColor = design.menu.gap
    list.addSubview(gap)
    pieces.append((gap, design.menu.sectionGap))
  }

  // MARK: Layout

  /// Returns the height of the list with all rows.
  func height(forWidth width: CGFloat) -> CGFloat {
    pieces.reduce(0) { $0 + height(of: $1, width: width) }
  }

  private var pixel: CGFloat { 1 / max(1, traitsForRows.displayScale) }

  private func height(of piece: (view: UIView, height: CGFloat), width: CGFloat) -> CGFloat {
    if piece.height != 0 { return max(pixel, piece.height) }
    if let row = piece.view as? MenuRow { return row.height(forWidth: width) }
    return (piece.view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height + 16).rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    list.frame = bounds
    var y: CGFloat = 0
    for piece in pieces {
      let height = height(of: piece, width: bounds.width)
      piece.view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    for members in palettes {
      let width = bounds.width / CGFloat(max(1, members.count))
      for (index, row) in members.enumerated() {
        let place = effectiveUserInterfaceLayoutDirection == .rightToLeft ? members.count - 1 - index : index
        row.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: design.menu.rowHeight)
      }
    }
    list.contentSize = CGSize(width: bounds.width, height: y)
    list.isScrollEnabled = y > bounds.height + 0.5
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: design.menu.cornerRadius).cgPath
  }

  /// Scrolls to `row`.
  func reveal(_ row: MenuRow) {
    list.scrollRectToVisible(row.convert(row.bounds, to: list), animated: false)
  }

  // MARK: Finding

  func row(at point: CGPoint) -> MenuRow? {
    guard bounds.contains(point) else { return nil }
    return rows.first { $0.convert($0.bounds, to: self).contains(point) }
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed: presenter?.highlight(row(at: recognizer.location(in: self)))
    default: presenter?.highlight(nil)
    }
  }
}

/// A menu's or section's title in a list.
@MainActor private final class MenuTitleLabel: UILabel {
  var inset: CGFloat = 0

  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: inset, dy: 0)) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    super.sizeThatFits(CGSize(width: max(0, size.width - 2 * inset), height: size.height))
  }
}
