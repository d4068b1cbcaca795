import UIKit

/// A picture with rounded corners, and a title over its darkened lower edge.
final class PictureCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let shade = GradientView()
  private let label = UILabel()
  private var content: (picture: FlowerPicture, look: FlowerLook)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .accessibilityMedium
    label.textColor = .white
    label.numberOfLines = 2
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 14
    contentView.layer.cornerCurve = .continuous
    for view in [imageView, shade, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    for view in [imageView, shade] {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor), shade.topAnchor.constraint(equalTo: label.topAnchor, constant: -24),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
    isAccessibilityElement = true
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: Self, _) in cell.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ picture: FlowerPicture, of look: FlowerLook, title: String) {
    content = (picture, look)
    label.text = title
    accessibilityLabel = title
    accessibilityTraits = .image
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let content, bounds.width > 0 else { return }
    imageView.image = content.picture.image(of: content.look, size: bounds.size, traits: traitCollection)
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(withDuration: 0.2) { self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity }
    }
  }
}

/// Darkens the picture behind a title.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? CAGradientLayer)?.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.55).cgColor]
  }

  required init?(coder: NSCoder) { nil }
}
