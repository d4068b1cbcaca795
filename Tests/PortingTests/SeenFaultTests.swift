import Foundation
import Testing
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Faults that pictures of projects showed.
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
    #expect(before.width > 700 && before.height < 25, "before its layout the text has one line")
    screen.window.addSubview(header)
    screen.layout()
    let after = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(after.width <= 375)
    #expect(after.height > 60)
    screen.layout()
    #expect(label.frame.width == 375, "the question does not change the layout")
    header.frame.size.width = 300
    screen.layout()
    #expect(label.frame.width == 300)
  }

  @Test("A label outside of windows has a height in pixels of the screen", arguments: [(2, 20.5), (3, 20 + 1.0 / 3)])
  func detachedLabel(_ scale: CGFloat, _ height: CGFloat) {
    let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: scale)
    let label = UILabel()
    label.text = "Label"
    label.sizeToFit()
    #expect(abs(label.bounds.height - height) < 0.01)
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
      #expect(!kinds[first...].contains { $0 is ListGroundView }, "at \(offset)")
    }
    #expect(grounds > 0)
  }

  @Test("A content configuration replaces what is in the content view of a cell") func configuredCell() {
    let cell = UITableViewCell()
    let own = UILabel()
    cell.contentView.addSubview(own)
    var content = cell.defaultContentConfiguration()
    content.text = "New"
    cell.contentConfiguration = content
    #expect(own.superview == nil)
    let added = UIView()
    cell.contentView.addSubview(added)
    content.text = "Newer"
    cell.contentConfiguration = content
    #expect(added.superview === cell.contentView, "what is added later stays")
  }

  @Test("A list whose content fits shows no indicator while it is dragged") func indicator() {
    let table = UITableView(frame: screen.window.bounds)
    screen.show(table)
    table.alwaysBounceVertical = true
    table.flashScrollIndicators()
    screen.layout()
    let shown = table.subviews.filter { $0 is ScrollIndicatorView && !$0.isHidden && $0.alpha > 0 }
    #expect(shown.isEmpty)
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
    #expect(labels.count == 3)
    for (left, right) in zip(labels, labels.dropFirst()) { #expect(right.minX - left.maxX >= 8) }
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
    #expect(button.image != nil && button.title ?? "" == "")
  }

  @Test("The system item for closing is a gray disc") func closeItem() throws {
    let root = UIViewController()
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    screen.layout()
    func button(_ view: UIView) -> BarButton? { view as? BarButton ?? view.subviews.lazy.compactMap(button).first }
    let image = try #require(button(navigation.navigationBar)?.image)
    #expect(image.renderingMode == .alwaysOriginal && image.size.width >= 28)
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
    #expect(article.text.bounds.height > 300)
  }
}
