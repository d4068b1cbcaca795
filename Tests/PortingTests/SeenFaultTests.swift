import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Faults found in screenshots of projects.
@MainActor @Suite struct SeenFaultTests {
  let screen = TestScreen(size: CGSize(width: 375, height: 667))

  @Test("A compressed size keeps the width at which a label of several lines was laid out") func laidOutWidth() {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "A header of a table whose text needs several lines. ", count: 3)
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor), label.bottomAnchor.constraint(equalTo: header.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor), label.trailingAnchor.constraint(equalTo: header.trailingAnchor),
    ])
    let before = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(before.width > 700 && before.height < 25, "before its layout the text has one line")
    screen.window.addSubview(header)
    screen.layout()
    let after = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(after.width, atMost: 375)
    expect(after.height, above: 60)
    screen.layout()
    expect(label.frame.width, equals: 375, "the question does not change the layout")
    header.frame.size.width = 300
    screen.layout()
    expect(label.frame.width, equals: 300)
  }

  @Test("A label outside of windows has a height in pixels of the screen", arguments: [(2, 20.5), (3, 20 + 1.0 / 3)])
  func detachedLabel(_ scale: CGFloat, _ height: CGFloat) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: scale)
    let label = UILabel()
    label.text = "Label"
    label.sizeToFit()
    expect(abs(label.bounds.height - height), below: 0.01)
    withExtendedLifetime(screen) {}
  }

  @Test("Grounds of list sections stay behind all cells while scrolling") func grounds() {
    let sections = 12
    let layout = UICollectionViewCompositionalLayout { index, environment in
      var list = UICollectionLayoutListConfiguration(appearance: index % 2 == 0 ? .plain : .insetGrouped)
      list.backgroundColor = index % 2 == 0 ? .white : .lightGray
      return .list(using: list, layoutEnvironment: environment)
    }
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<sections {
      snapshot.appendSections([section])
      snapshot.appendItems((0..<7).map { section * 100 + $0 })
    }
    screen.show(view)
    source.apply(snapshot, animatingDifferences: false)
    screen.layout()
    var grounds = 0
    for offset in [0, 90, 200, 50, 700, 1200, 600, 1500, 300, 0, 900, 2000, 100] as [CGFloat] {
      view.contentOffset.y = offset
      screen.layout()
      let kinds = view.subviews.filter { !$0.isHidden && $0 is UICollectionReusableView }
      guard let first = kinds.firstIndex(where: { $0 is UICollectionViewCell }) else { continue }
      grounds += kinds.filter { $0 is ListGroundView }.count
      expect(!kinds[first...].contains { $0 is ListGroundView }, "at \(offset)")
    }
    expect(grounds, above: 0)
  }

  @Test("A content configuration replaces what is in the content view of a cell") func configuredCell() {
    let cell = UITableViewCell()
    let own = UILabel()
    cell.contentView.addSubview(own)
    var content = cell.defaultContentConfiguration()
    content.text = "New"
    cell.contentConfiguration = content
    expect(own.superview == nil)
    let added = UIView()
    cell.contentView.addSubview(added)
    content.text = "Newer"
    cell.contentConfiguration = content
    expect(added.superview === cell.contentView, "what is added later stays")
  }

  @Test("A list whose content fits shows no indicator while it is dragged") func indicator() {
    let table = UITableView(frame: screen.window.bounds)
    screen.show(table)
    table.alwaysBounceVertical = true
    table.flashScrollIndicators()
    screen.layout()
    let shown = table.subviews.filter { $0 is ScrollIndicatorView && !$0.isHidden && $0.alpha > 0 }
    expect(shown.isEmpty)
  }

  @Test("Titles in a wide tab bar keep a distance") func wideTabs() {
    let wide = TestScreen(size: CGSize(width: 1024, height: 768))
    UIScreen.main.setTraits {
      $0.horizontalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
    }
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 1024, height: 50))
    bar.items = ["Recommendations", "Long Conversations", "Subscriptions"].enumerated().map {
      UITabBarItem(title: $1, image: UIImage(systemName: "star"), tag: $0)
    }
    wide.window.addSubview(bar)
    wide.layout()
    let labels = bar.subviews.compactMap { $0 as? TabBarButton }.flatMap { button in
      button.subviews.compactMap { $0 as? UILabel }.filter { !($0.text ?? "").isEmpty }.map { $0.convert($0.bounds, to: bar) }
    }
    expect(labels.count, equals: 3)
    for (left, right) in zip(labels, labels.dropFirst()) { expect(right.minX - left.maxX, atLeast: 8) }
  }

  @Test("The image of a back item takes the place of the title") func backImage() throws {
    let first = UIViewController()
    first.title = "First Screen"
    first.navigationItem.backBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "arrow.left"), style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: first)
    screen.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    screen.layout()
    func back(_ view: UIView) -> BackButton? { view as? BackButton ?? view.subviews.lazy.compactMap(back).first }
    let button = try #require(back(navigation.navigationBar))
    expect(button.image != nil && button.title ?? "" == "")
  }

  @Test("The system item for closing is a gray disc") func closeItem() throws {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.layout()
    func button(_ view: UIView) -> BarButton? { view as? BarButton ?? view.subviews.lazy.compactMap(button).first }
    let image = try #require(button(navigation.navigationBar)?.image)
    expect(image.renderingMode == .alwaysOriginal && image.size.width >= 28)
  }

  @Test("Nulls of a mutable array are bridged, also in a dictionary, and are not values of other types") func nulls() {
    let array = NSMutableArray(array: [NSNull(), "a", Optional<Int>.none as Any])
    array.add(NSNull())
    expect((array as? [Any])?.count, equals: 4)
    expect((array as [AnyObject]).map { $0 is NSNull } == [true, false, true, true] && array as? [String] == nil)
    expect(array.compactMap { $0 as? String }, equals: ["a"])
    let values: [String: Any] = ["pages": array]
    expect((values["pages"] as? [Any])?.filter { $0 is NSNull }.count, equals: 3)
    array.replaceObject(at: 0, with: UIViewController())
    expect((array.object(at: 0) as? UIViewController) != nil && (array.object(at: 2) as? UIViewController) == nil)
  }

  @Test("Exclusion paths that are set in each layout come to rest", .timeLimit(.minutes(1))) func exclusionPaths() {
    final class Article: UIViewController {
      let picture = UIView()
      let text = UITextView()
      override func viewDidLoad() {
        super.viewDidLoad()
        text.isScrollEnabled = false
        text.text = String(repeating: "Text that flows around a picture. ", count: 60)
        for part in [text, picture] {
          part.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(part)
        }
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: view.topAnchor), text.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          text.trailingAnchor.constraint(equalTo: view.trailingAnchor), picture.widthAnchor.constraint(equalToConstant: 120),
          picture.heightAnchor.constraint(equalToConstant: 120), picture.trailingAnchor.constraint(equalTo: text.trailingAnchor),
          picture.centerYAnchor.constraint(equalTo: text.centerYAnchor),
        ])
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        text.textContainer.exclusionPaths = [UIBezierPath(rect: text.convert(picture.bounds, from: picture))]
      }
    }
    let article = Article()
    screen.show(article)
    screen.layout()
    expect(article.text.bounds.height, above: 300)
  }

  private func color(at point: CGPoint) -> [UInt8] {
    let pixel = screen.snapshot().pixel(x: Int(point.x * 2), y: Int(point.y * 2))
    return [pixel.red, pixel.green, pixel.blue]
  }

  @Test("Headers of a plain table are clear until they float over rows, and are in front of footers") func plainHeaders() throws {
    let rows = TitledRows(style: .plain)
    screen.show(rows)
    screen.layout()
    expect(color(at: CGPoint(x: 350, y: 40)), equals: [255, 255, 255])
    rows.tableView.contentOffset.y = 120
    screen.layout()
    expect(color(at: CGPoint(x: 350, y: 14)), equals: [247, 247, 247])
    let (header, footer) = try (#require(rows.tableView.headerView(forSection: 0)), #require(rows.tableView.footerView(forSection: 0)))
    let views = rows.tableView.subviews
    try expect(#require(views.firstIndex(of: header)) > #require(views.firstIndex(of: footer)))
  }

  @Test("A footer of a plain table has the regular font and as many lines as it needs") func plainFooter() throws {
    let rows = TitledRows(style: .plain)
    screen.show(rows)
    screen.layout()
    let footer = try #require(rows.tableView.footerView(forSection: 0))
    let label = try #require(footer.textLabel)
    expect(label.font.pointSize == 17 && !label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
    expect(label.textColor, equals: .secondaryLabel)
    expect(footer.frame.height > 45 && label.frame.height > 38)
  }

  @Test("A pinned header of a plain list has a background") func pinnedListHeader() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.headerTopPadding = 0
    let view = UICollectionView(
      frame: screen.window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      cell.contentConfiguration = content
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, _ in
      var content = header.defaultContentConfiguration()
      content.text = "Header"
      header.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<40))
    screen.show(view)
    source.apply(snapshot, animatingDifferences: false)
    screen.layout()
    expect(color(at: CGPoint(x: 350, y: 14)), equals: [255, 255, 255])
    view.contentOffset.y = 130
    screen.layout()
    expect(color(at: CGPoint(x: 350, y: 14)), equals: [247, 247, 247])
    view.contentOffset.y = 0
    screen.layout()
    expect(color(at: CGPoint(x: 350, y: 14)), equals: [255, 255, 255])
  }

  @Test("The separator below a cell with an image in its content configuration begins at the text") func imageSeparator() throws {
    let rows = TitledRows(style: .plain)
    rows.image = UIImage(systemName: "star.fill")
    screen.show(rows)
    screen.layout()
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let content = try #require(
      cell.contentView as? UIListContentView ?? cell.contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first)
    let text = try #require(content.textLayoutGuide?.layoutFrame.minX)
    expect(text, above: 50)
    let y = cell.frame.maxY - 0.25
    expect(color(at: CGPoint(x: text - 2, y: y)), equals: [255, 255, 255])
    expect(color(at: CGPoint(x: text + 2, y: y)) != [255, 255, 255])
  }

  @Test("A popover that permits no arrow is centered on its anchor") func centeredPopover() {
    let placement = PopoverPlacement(
      size: CGSize(width: 100, height: 80), target: CGRect(x: 150, y: 200, width: 20, height: 20), room: screen.window.bounds,
      permitted: [], mayOverlap: false, metrics: UIDesign.modern.presentation)
    expect(placement.frame == CGRect(x: 110, y: 170, width: 100, height: 80) && !placement.hasArrow)
  }

  @Test("The popover of a compact date picker has no arrow") func datePopover() throws {
    let host = UIViewController()
    let picker = UIDatePicker(frame: CGRect(x: 100, y: 100, width: 150, height: 36))
    picker.preferredDatePickerStyle = .compact
    picker.datePickerMode = .date
    host.view.addSubview(picker)
    screen.show(host)
    screen.layout()
    screen.tap(CGPoint(x: picker.frame.midX, y: picker.frame.midY))
    screen.settle(timeout: 2)
    let popover = try #require(host.presentedViewController?.popoverPresentationController)
    expect(popover.placement?.hasArrow, equals: false)
    try expect(#require(popover.placement).frame.minY >= picker.frame.maxY)
  }

  @Test("An alert blurs what is below it") func alertBlur() throws {
    let host = UIViewController()
    screen.show(host)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    host.present(alert, animated: false)
    screen.layout()
    func effects(_ view: UIView) -> [UIVisualEffectView] {
      [view as? UIVisualEffectView].compactMap { $0 } + view.subviews.flatMap(effects)
    }
    let effect = try #require(effects(alert.view).first { $0.effect is UIBlurEffect })
    expect(!effect.isHidden && effect.bounds.width == 270 && effect.bounds.height > 40)
  }

  @Test("The spinner of a refresh is above a large title") func refresh() throws {
    let rows = TitledRows(style: .plain)
    rows.title = "Large"
    let control = UIRefreshControl()
    rows.refreshControl = control
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    screen.layout()
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 560))
    screen.settle(timeout: 2)
    expect(control.isRefreshing)
    let title = try #require(navigation.navigationBar.largeTitleView.subviews.first { $0 is UILabel })
    let spinner = control.convert(control.spinner.frame, to: nil)
    expect(spinner.maxY, atMost: title.convert(title.bounds, to: nil).minY + 1)
    expect(spinner.minY, atLeast: 40)
  }
}

private final class TitledRows: UITableViewController {
  var image: UIImage?
  override func numberOfSections(in tableView: UITableView) -> Int { 3 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Row"
    content.image = image
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    "A footer whose text needs more than the width of one line of the screen."
  }
}
