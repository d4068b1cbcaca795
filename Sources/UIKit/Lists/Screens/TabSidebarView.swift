import CoreGraphics

/// The list of tabs in a sidebar: tabs are rows, and groups are sections with their title as the header.
@MainActor final class TabSidebarView: UIView, TabSidebar, UICollectionViewDataSource, UICollectionViewDelegate {
  private weak var owner: UITabBarController?
  private let button = UIButton(type: .system)
  private let edge = UIView()
  private var list: UICollectionView?
  private var header: (any UIView & UIContentView)?
  private var footer: (any UIView & UIContentView)?
  private var sections: [Section] = []
  /// Whether the sidebar is beside the content, with a line between them, rather than over it, with a shadow.
  var isTiled = true { didSet { if isTiled != oldValue { showGround() } } }

  private struct Section {
    var title: String?
    var rows: [Row]
  }

  /// A tab, or a controller that was given without one.
  private struct Row {
    var controller: UIViewController?
    var tab: UITab?
    var title: String?
    var image: UIImage?
    var badge: String?
  }

  init(_ owner: UITabBarController) {
    self.owner = owner
    super.init(frame: CGRect(x: 0, y: 0, width: TabSidebarSizes.width, height: 480))
    let list = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    list.dataSource = self
    list.delegate = self
    list.selectionFollowsFocus = true
    self.list = list
    button.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
    button.accessibilityLabel = LocalizedStrings.word("Sidebar")
    button.addAction(UIAction { [weak owner] _ in owner?.toggleSidebar() }, for: .touchUpInside)
    edge.backgroundColor = .separator
    for view in [list, button, edge] as [UIView] { addSubview(view) }
    showGround()
    showEnds()
  }

  required init?(coder: NSCoder) { nil }

  private func showGround() {
    backgroundColor = .secondarySystemBackground
    edge.isHidden = !isTiled
    layer.shadowOpacity = isTiled ? 0 : 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = .zero
  }

  private func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      if let sections = self?.sections, sections.indices.contains(index), sections[index].title != nil {
        configuration.headerMode = .supplementary
      }
      configuration.backgroundColor = .clear
      return .list(using: configuration, layoutEnvironment: environment)
    }
  }

  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.image = row.image
    cell.contentConfiguration = content
    cell.accessories = row.badge.map { [.label(text: $0)] } ?? []
  }

  private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { [weak self] cell, _, indexPath in
    var content = UIListContentConfiguration.sidebarHeader()
    content.text = self?.sections[indexPath.section].title
    cell.contentConfiguration = content
  }

  // MARK: Content

  /// Shows the tabs as they are now.
  func reload() {
    guard let owner else { return }
    _ = headers
    sections = owner.tabs.isEmpty ? [Section(rows: owner.controllers.map(row(of:)))] : sections(of: owner.tabs)
    list?.reloadData()
    showSelection()
  }

  private func sections(of tabs: [UITab]) -> [Section] {
    var found: [Section] = []
    for tab in tabs where !tab.isHidden {
      if let group = tab as? UITabGroup, !group.children.isEmpty {
        found.append(Section(title: group.title, rows: group.children.filter { !$0.isHidden }.map(row(of:))))
      } else if let last = found.last, last.title == nil {
        found[found.count - 1].rows.append(row(of: tab))
      } else {
        found.append(Section(rows: [row(of: tab)]))
      }
    }
    return found
  }

  private func row(of tab: UITab) -> Row { Row(tab: tab, title: tab.title, image: tab.image, badge: tab.badgeValue) }

  private func row(of controller: UIViewController) -> Row {
    let item = controller.tabBarItem
    return Row(controller: controller, title: item?.title ?? controller.title, image: item?.image, badge: item?.badgeValue)
  }

  /// Marks the row of the selected tab.
  func showSelection() {
    guard let owner, let list else { return }
    let selected = (owner.selectedTab as? UITabGroup)?.selectedChild ?? owner.selectedTab
    var place: IndexPath?
    for (index, section) in sections.enumerated() {
      let row = section.rows.firstIndex { row in
        row.tab.map { $0 === selected } ?? (row.controller === owner.selectedViewController)
      }
      if let row { place = IndexPath(item: row, section: index) }
    }
    guard list.indexPathsForSelectedItems?.first != place else { return }
    list.selectItem(at: place, animated: false, scrollPosition: [])
  }

  /// Shows the contents above and below the tabs.
  func showEnds() {
    header?.removeFromSuperview()
    footer?.removeFromSuperview()
    header = owner?.sidebarStorage.headerContentConfiguration?.makeContentView()
    footer = owner?.sidebarStorage.footerContentConfiguration?.makeContentView()
    for view in [header, footer] { view.map(addSubview) }
    setNeedsLayout()
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    room.size.height -= safeAreaInsets.bottom
    room = room.divided(atDistance: safeAreaInsets.top, from: .minYEdge).remainder
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = room.divided(atDistance: TabSidebarSizes.buttonSide, from: .minYEdge)
    let x = isRightToLeft ? bounds.maxX - 8 - TabSidebarSizes.buttonSide : 8
    button.frame = CGRect(x: x, y: top.slice.minY, width: TabSidebarSizes.buttonSide, height: TabSidebarSizes.buttonSide)
    room = top.remainder
    let fitting = CGSize(width: room.width, height: UIView.layoutFittingCompressedSize.height)
    func height(of view: UIView) -> CGFloat {
      let size = view.systemLayoutSizeFitting(fitting, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      return min(size.height, room.height)
    }
    if let header {
      let parts = room.divided(atDistance: height(of: header), from: .minYEdge)
      header.frame = parts.slice
      room = parts.remainder
    }
    if let footer {
      let parts = room.divided(atDistance: height(of: footer), from: .maxYEdge)
      footer.frame = parts.slice
      room = parts.remainder
    }
    list?.frame = room
    let line = 1 / traitCollection.drawingScale
    edge.frame = CGRect(x: isRightToLeft ? 0 : bounds.maxX - line, y: 0, width: line, height: bounds.height)
  }

  // MARK: Rows

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].rows.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: sections[indexPath.section].rows[indexPath.item])
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath) }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    let row = sections[indexPath.section].rows[indexPath.item]
    guard row.tab?.isEnabled ?? row.controller?.tabBarItem?.isEnabled ?? true else { return false }
    return owner.map { $0.chosenInSidebar(row.tab, row.controller) } ?? false
  }
}
