import UIKit

/// Chapters of words as bordered cells of one size; the first section has no header and wider cells.
final class WordCardsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let chapters = [
    ["Whole Book", "Difficult Words"], ["1", "2", "3", "4", "5", "6"], ["7", "8", "9", "10"],
  ]

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    self.init(collectionViewLayout: layout)
    title = "Words"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(WordCardCell.self, forCellWithReuseIdentifier: "chapter")
    collectionView.register(
      WordCardHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "part")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { chapters.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { chapters[section].count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "chapter", for: indexPath)
    (cell as? WordCardCell)?.label.text = chapters[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "part", for: indexPath)
    (view as? WordCardHeader)?.label.text = "Part \(indexPath.section)"
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    title = "Chapter \(chapters[indexPath.section][indexPath.item])"
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : lineHeight + 16) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: indexPath.section == 0 ? 145 : 70, height: max(45, lineHeight + 20)) }

  private var lineHeight: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight.rounded(.up)
  }
}

/// A bordered cell with one line of text.
final class WordCardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.borderColor = UIColor.systemBrown.cgColor
    layer.borderWidth = 1.5
    label.frame = contentView.bounds.insetBy(dx: 4, dy: 2)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a part of the book.
final class WordCardHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = bounds.insetBy(dx: 10, dy: 4)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
