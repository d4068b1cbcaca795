import UIKit

/// The lessons of a Latin course as bordered cells of one size; the first section has no header and a wider cell.
final class WordCardsController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private let chapters = [
    ["All Lessons"], ["1a", "1b", "1c", "1d", "1e"], ["2a", "2b", "2c"], ["3a", "3b", "3c", "3d"], ["4a", "4b"], ["5a", "5b", "5c"],
  ]

  convenience init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    self.init(collectionViewLayout: layout)
    title = "Latin"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor {
      $0.userInterfaceStyle == .dark ? .black : UIColor(red: 0.9, green: 0.75, blue: 0.4, alpha: 1)
    }
    collectionView.register(WordCardCell.self, forCellWithReuseIdentifier: "lesson")
    collectionView.register(
      WordCardHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "chapter")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { chapters.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { chapters[section].count }

  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "lesson", for: indexPath)
    (cell as? WordCardCell)?.label.text = chapters[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "chapter", for: indexPath)
    (view as? WordCardHeader)?.label.text = "Chapter \(indexPath.section)"
    return view
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    title = chapters[indexPath.section][indexPath.item]
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: section == 0 ? 0 : max(40, lineHeight + 16)) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: indexPath.section == 0 ? 150 : 70, height: max(45, lineHeight + 20)) }

  private var lineHeight: CGFloat {
    UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection).lineHeight.rounded(.up)
  }
}

/// A bordered cell with one line of text, blue while it is selected.
final class WordCardCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.borderColor = UIColor.brown.cgColor
    layer.borderWidth = 3
    layer.cornerRadius = 5
    let selection = UIView()
    selection.backgroundColor = .systemBlue
    selectedBackgroundView = selection
    label.frame = contentView.bounds.insetBy(dx: 6, dy: 4)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.highlightedTextColor = .white
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// The title of a chapter, on black.
final class WordCardHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    label.frame = bounds.insetBy(dx: 10, dy: 4)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
