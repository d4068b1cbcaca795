import CoreGraphics

/// A picture in a grid, with a checkmark or a number while it is chosen.
final class PictureCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let shade = UIView()
  private let mark = PictureMark(frame: .zero)
  private(set) var url: URL?

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.tintColor = .tertiaryLabel
    for view in [picture, shade, mark] { contentView.addSubview(view) }
    isAccessibilityElement = true
    showChoice(place: nil, isOrdered: false)
  }

  required init?(coder: NSCoder) { nil }

  private var grid: UIDesign.PictureGrid { traitCollection.design.pictureGrid }

  func show(_ url: URL, from thumbnails: PictureThumbnails) {
    self.url = url
    picture.image = nil
    picture.backgroundColor = grid.emptyColor
    picture.layer.borderWidth = grid.border == nil ? 0 : 1
    picture.layer.borderColor = grid.border?.cgColor
    accessibilityLabel = PictureFolder.name(of: url)
    thumbnails.read(url, side: max(bounds.width, 1), scale: traitCollection.drawingScale) { [weak self] image in
      guard let self, self.url == url else { return }
      self.picture.image = image ?? UIImage(systemName: "photo")
      self.picture.contentMode = image == nil ? .center : .scaleAspectFill
    }
  }

  /// Shows the place in the order of the choice, from 1; nil if the picture is not chosen.
  func showChoice(place: Int?, isOrdered: Bool) {
    shade.isHidden = place == nil
    shade.backgroundColor = grid.selectionShade
    mark.isHidden = place == nil
    mark.show(isOrdered ? place : nil)
    accessibilityTraits = place == nil ? [.image, .button] : [.image, .button, .selected]
    accessibilityValue = isOrdered ? place.map { NumberFormatter.localizedString(from: NSNumber(value: $0), number: .decimal) } : nil
  }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.7 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = contentView.bounds
    shade.frame = contentView.bounds
    let (side, inset) = (grid.markSide, grid.markInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    mark.frame = CGRect(
      x: isMirrored ? inset : bounds.width - inset - side, y: bounds.height - inset - side, width: side, height: side)
  }
}

/// The mark of a chosen picture: a disc in the tint with a checkmark or a number.
final class PictureMark: UIView {
  private let label = UILabel()
  private let check = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 1.5
    label.textAlignment = .center
    label.textColor = .white
    label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
    label.adjustsFontSizeToFitWidth = true
    label.isAccessibilityElement = false
    check.image = UIImage(systemName: "checkmark", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
    check.tintColor = .white
    check.contentMode = .center
    addSubview(label)
    addSubview(check)
    tintColorDidChange()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number, or without one a checkmark.
  func show(_ number: Int?) {
    label.text = number.map { NumberFormatter.localizedString(from: NSNumber(value: $0), number: .decimal) }
    label.isHidden = number == nil
    check.isHidden = number != nil
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.width / 2
    label.frame = bounds.insetBy(dx: 3, dy: 0)
    check.frame = bounds
  }
}
