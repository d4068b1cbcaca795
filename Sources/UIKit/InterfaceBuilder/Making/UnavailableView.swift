import CoreGraphics

/// Replaces a view whose framework is not linked, and shows its name.
final class UnavailableView: UIView {
  private let label = UILabel()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemGray5
    label.text = (coder as? InterfaceCoder)?.kind
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
