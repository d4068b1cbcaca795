import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A conversation as messaging apps build it: an inverted collection view whose bubbles are as large as their text.
@MainActor struct ChatProgramTests {
  private struct Message {
    let text: String
    let isMine: Bool
  }

  private final class BubbleCell: UICollectionViewCell {
    static let reuseIdentifier = "BubbleCell"
    let bubble = UIView()
    let label = UILabel()
    private var leading: NSLayoutConstraint!
    private var trailing: NSLayoutConstraint!

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.transform = CGAffineTransform(scaleX: 1, y: -1)
      bubble.layer.cornerRadius = 16
      bubble.translatesAutoresizingMaskIntoConstraints = false
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: 16)
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(bubble)
      bubble.addSubview(label)
      leading = bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12)
      trailing = bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12)
      NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
        label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
        label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
        label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    func configure(with message: Message) {
      label.text = message.text
      label.textColor = message.isMine ? .white : .label
      bubble.backgroundColor = message.isMine ? .systemBlue : .secondarySystemBackground
      leading.isActive = !message.isMine
      trailing.isActive = message.isMine
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      let width = superview?.bounds.width ?? layoutAttributes.frame.width
      let size = contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      attributes.frame.size = CGSize(width: width, height: ceil(size.height))
      return attributes
    }
  }

  private final class ChatController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// The newest message is first.
    var messages: [Message]
    var collectionView: UICollectionView!
    let composer = UIView()
    var tapped: [Int] = []
    var loads = 0

    init(_ messages: [Message]) {
      self.messages = messages
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 2
      layout.estimatedItemSize = CGSize(width: view.bounds.width, height: 60)
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collectionView.transform = CGAffineTransform(scaleX: 1, y: -1)
      collectionView.contentInsetAdjustmentBehavior = .never
      collectionView.keyboardDismissMode = .interactive
      collectionView.backgroundColor = .clear
      collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: BubbleCell.reuseIdentifier)
      collectionView.dataSource = self
      collectionView.delegate = self
      collectionView.translatesAutoresizingMaskIntoConstraints = false
      composer.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(collectionView)
      view.addSubview(composer)
      NSLayoutConstraint.activate([
        collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        collectionView.bottomAnchor.constraint(equalTo: composer.topAnchor),
        composer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        composer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        composer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        composer.heightAnchor.constraint(equalToConstant: 50),
      ])
    }

    func send(_ text: String) {
      messages.insert(Message(text: text, isMine: true), at: 0)
      collectionView.performBatchUpdates {
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
      } completion: { _ in
        self.collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: true)
      }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { messages.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: BubbleCell.reuseIdentifier, for: indexPath) as! BubbleCell
      cell.configure(with: messages[indexPath.item])
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {
      // The oldest message is near: the next page is appended from within the callback, as many apps do.
      guard indexPath.item == messages.count - 1, loads < 2 else { return }
      loads += 1
      let first = messages.count
      messages += (0..<10).map { Message(text: "Older \(first + $0)", isMine: false) }
      collectionView.insertItems(at: (first..<messages.count).map { IndexPath(item: $0, section: 0) })
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      tapped.append(indexPath.item)
      collectionView.deselectItem(at: indexPath, animated: true)
    }
  }

  private func show(_ count: Int) -> (TestScreen, ChatController) {
    let screen = TestScreen(size: CGSize(width: 375, height: 600))
    let chat = ChatController(
      (0..<count).map { index in
        Message(text: String(repeating: "Message \(index). ", count: index % 4 * 3 + 1), isMine: index % 2 == 0)
      })
    screen.show(UINavigationController(rootViewController: chat))
    screen.settle(timeout: 2)
    return (screen, chat)
  }

  /// Returns the visible messages from the top of the screen down, with their frames in the window.
  private func onScreen(_ chat: ChatController) -> [(item: Int, frame: CGRect)] {
    let view = chat.collectionView!
    return view.indexPathsForVisibleItems.map { path in
      let cell = view.cellForItem(at: path)!
      return (path.item, cell.convert(cell.bounds, to: nil))
    }.sorted { $0.frame.minY < $1.frame.minY }
  }

  @Test("CV-55 CV-57 An inverted conversation shows the newest message at the bottom, each bubble as high as its text")
  func inverted() throws {
    let (_, chat) = show(40)
    let shown = onScreen(chat)
    let bottom = chat.composer.convert(chat.composer.bounds, to: nil).minY
    expect(shown.last?.item == 0 && abs((shown.last?.frame.maxY ?? 0) - bottom) < 0.51)
    for (upper, lower) in zip(shown, shown.dropFirst()) {
      expect(upper.item, equals: lower.item + 1)
      expect(abs(lower.frame.minY - upper.frame.maxY - 2), below: 0.51, "\(upper) \(lower)")
    }
    for (item, _) in shown {
      let cell = try #require(chat.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? BubbleCell)
      let needed = cell.label.sizeThatFits(CGSize(width: cell.label.bounds.width, height: .greatestFiniteMagnitude))
      expect(abs(cell.label.bounds.height - needed.height) < 1.01 && cell.bubble.frame.width <= 375 * 0.75 + 0.5)
      let isMine = item % 2 == 0
      expect(isMine ? cell.bubble.frame.maxX == 363 : cell.bubble.frame.minX == 12)
    }
  }

  @Test("CV-40 CV-59 A message sent at the bottom appears there, and the others move up by its height")
  func sending() throws {
    let (screen, chat) = show(40)
    let before = onScreen(chat)
    chat.send("Sent now")
    screen.settle(timeout: 3)
    let after = onScreen(chat)
    expect(after.last?.item, equals: 0)
    let cell = try #require(chat.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? BubbleCell)
    expect(cell.label.text, equals: "Sent now")
    let height = try #require(after.last).frame.height
    let moved = try #require(after.first { $0.item == 1 })
    #expect(abs(moved.frame.minY - (try #require(before.last).frame.minY - height - 2)) < 1.01)
    // Messages that arrive while older ones are read keep the offset; only the app can keep them in place on the screen.
    screen.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 420))
    screen.settle(timeout: 3)
    let offset = chat.collectionView.contentOffset.y
    expect(offset, above: 100)
  }

  @Test("CV-60 A touch on a bubble of an inverted view selects that message")
  func tapping() throws {
    let (screen, chat) = show(40)
    screen.drag(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 180, y: 400))
    screen.settle(timeout: 3)
    let target = try #require(onScreen(chat).first { $0.frame.minY > 150 })
    screen.tap(CGPoint(x: target.frame.midX, y: target.frame.midY))
    screen.settle(timeout: 1)
    expect(chat.tapped, equals: [target.item])
  }

  @Test("CV-72 A page inserted while the last message is displayed is shown below, and nothing is lost")
  func paging() throws {
    let (screen, chat) = show(12)
    for _ in 0..<12 {
      screen.flick(from: CGPoint(x: 180, y: 150), to: CGPoint(x: 180, y: 480))
      screen.settle(timeout: 4)
    }
    expect(chat.loads == 2 && chat.collectionView.numberOfItems(inSection: 0) == 32)
    let shown = onScreen(chat)
    expect(shown.first?.item, equals: 31)
    for (item, _) in shown {
      let cell = try #require(chat.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? BubbleCell)
      expect(cell.label.text, equals: chat.messages[item].text)
    }
    for (upper, lower) in zip(shown, shown.dropFirst()) { expect(abs(lower.frame.minY - upper.frame.maxY - 2), below: 0.51) }
  }
}
