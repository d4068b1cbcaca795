import UIKit

/// A letter and the flag beside it, positioned by constraints. It reports double taps.
final class StateHeader: UITableViewHeaderFooterView {
  let letter = UILabel()
  private let flag = UIImageView(image: UnionFlag.image)
  var doubleTapped: (StateHeader) -> Void = { _ in }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    showDesign(UITraitCollection.current)
    flag.contentMode = .scaleAspectFit
    let parts = ["lab": letter, "v": flag]
    for part in parts.values {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    for format in ["H:|-16-[lab(>=25)]-10-[v(38)]", "V:[v(20)]", "V:|[lab]|"] {
      contentView.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: parts))
    }
    flag.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    let tap = UITapGestureRecognizer(target: self, action: StateHeader.tapped)
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    showDesign(traitCollection)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showDesign(traitCollection)
  }

  /// The letter has the appearance of the design's own titles.
  private func showDesign(_ traits: UITraitCollection) {
    let table = traits.design.table
    let font =
      table.followsTextSize
      ? UIFont.preferredFont(forTextStyle: .headline, compatibleWith: traits)
      : UIFont.systemFont(ofSize: table.headerFont.size, weight: table.headerFont.weight)
    if letter.font != font { letter.font = font }
    letter.textColor = table.headerColor
    letter.shadowColor = table.headerShadow
    letter.shadowOffset = table.headerShadowOffset
  }

  private func tapped() { doubleTapped(self) }
}
