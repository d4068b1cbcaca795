import CoreGraphics

@MainActor final class FieldClearButton: UIControl {
  private let picture = UIImageView(image: UIImage(systemName: "xmark.circle.fill"))

  var color: UIColor? {
    didSet { picture.tintColor = color }
  }
  /// Images instead of the design's.
  var images: (normal: UIImage?, highlighted: UIImage?) = (nil, nil) {
    didSet { showPicture() }
  }

  init() {
    super.init(frame: .zero)
    picture.contentMode = .center
    addSubview(picture)
    accessibilityLabel = LocalizedStrings.word("Clear text")
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
  }

  override func stateChanged() {
    super.stateChanged()
    showPicture()
  }

  private func showPicture() {
    let pressed = isHighlighted ? images.highlighted : nil
    picture.image = pressed ?? images.normal ?? UIImage(systemName: "xmark.circle.fill")
    alpha = isHighlighted && pressed == nil ? 0.5 : 1
  }

  /// Enlarges the hit area.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -8, dy: -8).contains(point) }
}
