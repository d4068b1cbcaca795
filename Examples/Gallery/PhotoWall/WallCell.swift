import UIKit

/// A photo. A chosen one is dimmed and has a mark.
final class WallCell: UICollectionViewCell {
  private let photo = UIImageView()
  private let mark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    photo.frame = contentView.bounds
    photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    contentView.addSubview(photo)
    mark.tintColor = .white
    mark.isHidden = true
    mark.frame.origin = CGPoint(x: contentView.bounds.maxX - mark.frame.width - 5, y: contentView.bounds.maxY - mark.frame.height - 5)
    mark.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    contentView.addSubview(mark)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      mark.isHidden = !isSelected
      photo.alpha = isSelected ? 0.6 : 1
    }
  }

  func show(_ image: UIImage, label: String) {
    photo.image = image
    accessibilityLabel = label
    accessibilityTraits = .image
  }
}
