import CoreGraphics

/// A folder of pictures: its first picture, its name and the number of pictures.
final class AlbumCell: UICollectionViewCell {
  private let cover = UIImageView()
  private let title = UILabel()
  private let count = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.contentMode = .scaleAspectFill
    cover.clipsToBounds = true
    for (label, color) in [(title, UIColor.label), (count, .secondaryLabel)] {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      contentView.addSubview(label)
    }
    contentView.addSubview(cover)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the size of albums for traits. The cover grows with the text, so that names keep their length.
  static func size(for traits: UITraitCollection) -> CGSize {
    let metrics = UIFontMetrics(forTextStyle: .footnote)
    let side = min(metrics.scaledValue(for: traits.design.pictureGrid.albumSide, compatibleWith: traits), 220)
    let line = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traits).lineHeight.rounded(.up)
    return CGSize(width: side, height: side + 4 + 2 * line)
  }

  func show(_ album: PictureFolder.Album, from thumbnails: PictureThumbnails) {
    let grid = traitCollection.design.pictureGrid
    title.text = PictureFolder.name(of: album.url)
    count.text = NumberFormatter.localizedString(from: NSNumber(value: album.count), number: .decimal)
    accessibilityLabel = title.text
    accessibilityValue = count.text
    cover.image = nil
    cover.backgroundColor = grid.emptyColor
    cover.layer.cornerRadius = grid.albumRadius
    cover.layer.borderWidth = grid.border == nil ? 0 : 1
    cover.layer.borderColor = grid.border?.cgColor
    thumbnails.read(album.cover, side: max(bounds.width, 1), scale: traitCollection.drawingScale) { [weak self] image in
      guard let self, self.title.text == PictureFolder.name(of: album.url) else { return }
      self.cover.image = image
    }
  }

  override var isHighlighted: Bool {
    didSet { cover.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width
    let line = max(0, (bounds.height - side - 4) / 2)
    cover.frame = CGRect(x: 0, y: 0, width: side, height: side)
    title.frame = CGRect(x: 0, y: side + 4, width: side, height: line)
    count.frame = CGRect(x: 0, y: side + 4 + line, width: side, height: line)
  }
}
