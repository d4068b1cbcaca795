import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Sidebars, self-sizing headers, and accessories with menus.
@MainActor struct SidebarTests {
  @Test("CV-130 Rows of a sidebar are inset from its sides; its texts have their own margin")
  func metrics() throws {
    let list = ShownList([["a", "b"]], .init(appearance: .sidebar)) { cell, item in
      if item == "a" { cell.accessories = [.disclosureIndicator()] }
    }
    expect(list.frames.map(\.minX) == [16, 16] && list.frames.map(\.width) == [358, 358])
    let cell = try #require(list.cell(0, 0))
    expect(cell.contentView.directionalLayoutMargins.leading, equals: 12)
    expect(list.view.backgroundColor, equals: .systemGroupedBackground)
    let plain = ShownList([["a"]], .init(appearance: .sidebarPlain))
    expect(plain.frames, equals: [CGRect(x: 0, y: 0, width: 390, height: 44)])
    try expect(#require(plain.cell(0, 0)).contentView.directionalLayoutMargins.leading == 16)
  }

  private func state(_ size: UIUserInterfaceSizeClass, selected: Bool) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(horizontalSizeClass: size))
    state.isSelected = selected
    return state
  }

  @Test("CV-132 A selected row of a wide sidebar has the tint and white text; in a narrow one it is gray; beside a list too")
  func selection() {
    let wide = UIBackgroundConfiguration.listSidebarCell().updated(for: state(.regular, selected: true))
    expect(wide.backgroundColor == nil && wide.cornerRadius == 10)
    expect(wide.resolvedBackgroundColor(for: .red), equals: .red)
    expect(UIBackgroundConfiguration.listSidebarCell().updated(for: state(.compact, selected: true)).backgroundColor, equals: .systemGray4)
    expect(UIBackgroundConfiguration.listSidebarCell().updated(for: state(.regular, selected: false)).backgroundColor, equals: .clear)
    let beside = UIBackgroundConfiguration.listAccompaniedSidebarCell().updated(for: state(.regular, selected: true))
    expect(beside.backgroundColor, equals: .systemFill)
    let text = UIListContentConfiguration.sidebarCell().updated(for: state(.regular, selected: true))
    expect(text.textProperties.color == .white && text.imageProperties.tintColor == .white)
    expect(
      UIListContentConfiguration.accompaniedSidebarCell().updated(for: state(.regular, selected: true)).textProperties.color == .label)
    var own = UIListContentConfiguration.sidebarCell()
    own.textProperties.color = .red
    expect(own.updated(for: state(.regular, selected: true)).textProperties.color, equals: .red)
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .yellow
    // A selection does not change a color set by the app.
    expect(background.updated(for: state(.compact, selected: true)).backgroundColor, equals: .yellow)
  }

  @Test("CV-132 The header of a sidebar is large in a wide window, and that of a list in a narrow one")
  func headers() {
    let header = UIListContentConfiguration.sidebarHeader()
    expect(header.updated(for: state(.regular, selected: false)).textProperties.font.pointSize, equals: 20)
    expect(header.updated(for: state(.compact, selected: false)).textProperties.font.pointSize, equals: 17)
  }

  @Test("CV-130 Texts beside symbols are aligned for all widths of symbols, and symbols scale with the text")
  func symbols() throws {
    let names = ["mappin", "cloud", "star", "book"]
    let list = ShownList([names], .init(appearance: .sidebar)) { cell, name in
      var content = cell.defaultContentConfiguration()
      content.text = "Text"
      content.image = UIImage(systemName: name)
      cell.contentConfiguration = content
    }
    func parts(_ row: Int) throws -> (image: CGRect, text: CGRect) {
      let views = try #require(list.cell(0, row)?.contentView.subviews.first).subviews
      let image = try #require(views.first { $0 is UIImageView })
      let text = try #require(views.first { ($0 as? UILabel)?.text == "Text" })
      return (image.frame, text.frame)
    }
    let shown = try names.indices.map { try parts($0) }
    expect(Set(shown.map(\.text.minX)).count, equals: 1)
    expect(Set(shown.map { $0.image.midX }).count == 1 && shown[0].image.width < shown[1].image.width)
    list.screen.traits = { $0.preferredContentSizeCategory = .accessibilityLarge }
    list.screen.settle(timeout: 2)
    let grown = try names.indices.map { try parts($0) }
    expect(grown[1].image.width > shown[1].image.width * 1.4 && Set(grown.map(\.text.minX)).count == 1)
  }

  @Test("CV-110 A header that hugs its content has the content's width, at the leading side; a longer one fills the width")
  func hugging() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.contentHuggingElements = .supplementaryHeader
    let list = ShownList([], configuration)
    let long = String(repeating: "Many words in a row. ", count: 8)
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, path in
      var content = cell.defaultContentConfiguration()
      content.text = path.section == 0 ? "Short" : long
      cell.contentConfiguration = content
    }
    list.source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a"], toSection: 0)
    snapshot.appendItems(["b"], toSection: 1)
    list.source.apply(snapshot, animatingDifferences: false)
    list.screen.layout()
    func frame(_ section: Int) throws -> CGRect {
      try #require(
        list.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      ).frame
    }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.text = "Short"
    let short = try frame(0)
    let margin = try #require(list.cell(0, 0)).contentView.directionalLayoutMargins.leading
    let text = label.sizeThatFits(CGSize(width: 1000, height: 100)).width
    expect(short.minX == 0 && abs(short.width - (text + 2 * margin)) < 2, "\(short) of \(text)")
    try expect(abs(frame(1).width - 390) < 0.51 && frame(1).height > short.height)
  }

  @Test("CV-133 A pop-up menu accessory shows the chosen element; choosing another one marks it and calls the handlers")
  func popUpMenu() throws {
    var log: [String] = []
    func menu() -> UIMenu {
      UIMenu(children: [
        UIAction(title: "Daily", state: .on) { _ in log.append("daily") }, UIAction(title: "Weekly") { _ in log.append("weekly") },
      ])
    }
    let list = ShownList([["a"]], .init(appearance: .insetGrouped)) { cell, _ in
      cell.accessories = [
        .popUpMenu(
          menu(),
          selectedElementDidChangeHandler: { menu in
            log.append("changed to " + menu.selectedElements.map(\.title).joined())
          })
      ]
    }
    let cell = try #require(list.cell(0, 0))
    func button() throws -> UIButton { try #require(cell.subviews.compactMap { $0 as? UIButton }.first) }
    try expect(button().title(for: .normal) == "Daily" && button().image(for: .normal) != nil)
    let frame = try button().convert(button().bounds, to: nil)
    list.screen.tap(CGPoint(x: frame.midX, y: frame.midY))
    list.screen.settle(timeout: 2)
    func find(_ name: String, in view: UIView) -> UIView? {
      for child in view.subviews.reversed() { if let found = find(name, in: child) { return found } }
      return view.accessibilityLabel == name || (view as? UILabel)?.text == name ? view : nil
    }
    let entry = try #require(find("Weekly", in: list.screen.window))
    let place = entry.convert(entry.bounds, to: nil)
    list.screen.tap(CGPoint(x: place.midX, y: place.midY))
    list.screen.settle(timeout: 2)
    expect(log, equals: ["weekly", "changed to Weekly"])
    try expect(button().title(for: .normal), equals: "Weekly")
    expect(list.view.indexPathsForSelectedItems, equals: [])
  }
}
