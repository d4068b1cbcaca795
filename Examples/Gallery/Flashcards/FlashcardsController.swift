import UIKit

/// Lessons of words on cards. The first card of a lesson has the width of the screen; a tap flips a card, and a long press copies its word.
final class FlashcardsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let lessons = Lesson.all
  private var turned: Set<IndexPath> = []

  convenience init() {
    let layout = LeftAlignedFlow()
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 28)
    self.init(collectionViewLayout: layout)
    title = "Flashcards"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CardCell.self, forCellWithReuseIdentifier: "card")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collectionView.register(LineView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "line")
    }
    collectionView.allowsMultipleSelection = true
    fitLines()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fitLines()
    collectionViewLayout.invalidateLayout()
  }

  /// Sizes headers and footers for their line at the current text size.
  private func fitLines() {
    guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    layout.headerReferenceSize = CGSize(width: 0, height: height(40, .title3))
    layout.footerReferenceSize = CGSize(width: 0, height: height(28, .footnote))
  }

  /// Returns a height at the text size, never less than the standard one.
  private func height(_ standard: CGFloat, _ style: UIFont.TextStyle) -> CGFloat {
    max(standard, UIFontMetrics(forTextStyle: style).scaledValue(for: standard, compatibleWith: traitCollection).rounded(.up))
  }

  // MARK: Source

  override func numberOfSections(in collectionView: UICollectionView) -> Int { lessons.count }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    lessons[section].cards.count
  }

  private func card(_ indexPath: IndexPath) -> Lesson.Card { lessons[indexPath.section].cards[indexPath.item] }
  private func text(_ indexPath: IndexPath) -> String { turned.contains(indexPath) ? card(indexPath).meaning : card(indexPath).word }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.show(text(indexPath), isTurned: turned.contains(indexPath))
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "line", for: indexPath)
    let lesson = lessons[indexPath.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    (view as? LineView)?.show(isHeader ? lesson.title : "\(lesson.cards.count)", style: isHeader ? .title3 : .footnote)
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let room = collectionView.bounds.width - collectionView.adjustedContentInset.left - collectionView.adjustedContentInset.right - 32
    if indexPath.item == 0 { return CGSize(width: room, height: height(90, .body)) }
    let width = (card(indexPath).word as NSString).size(withAttributes: [.font: CardCell.font(for: traitCollection)]).width
    return CGSize(width: min(room, width.rounded(.up) + 32), height: height(56, .body))
  }

  // MARK: Turning and copying

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { turn(indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { turn(indexPath) }

  private func turn(_ indexPath: IndexPath) {
    turned.formSymmetricDifference([indexPath])
    guard let cell = collectionView.cellForItem(at: indexPath) as? CardCell else { return }
    UIView.transition(with: cell.contentView, duration: 0.25, options: .transitionCrossDissolve) {
      cell.show(self.text(indexPath), isTurned: self.turned.contains(indexPath))
    }
  }

  override func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action == "copy:" }
  override func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { UIPasteboard.general.string = card(indexPath).word }
}

/// Cards on one subject.
struct Lesson {
  struct Card {
    var word: String
    var meaning: String
  }

  var title: String
  var cards: [Card]

  private init(_ title: String, _ pairs: KeyValuePairs<String, String>) {
    self.title = title
    cards = pairs.map { Card(word: $0.key, meaning: $0.value) }
  }

  static let all = [
    Lesson(
      "Grüße",
      ["Guten Morgen": "Good morning", "Hallo": "Hello", "Auf Wiedersehen": "Goodbye", "Danke": "Thank you", "Bitte": "Please"]),
    Lesson(
      "Tiere",
      [
        "der Schmetterling": "butterfly", "der Hund": "dog", "die Katze": "cat", "das Eichhörnchen": "squirrel", "die Kuh": "cow",
        "der Igel": "hedgehog", "das Pferd": "horse",
      ]),
    Lesson("Wetter", ["der Regenbogen": "rainbow", "der Schnee": "snow", "die Sonne": "sun", "das Gewitter": "thunderstorm"]),
  ]
}
