import UIKit

/// A letter and the flag beside it, positioned by constraints. It reports double taps.
final class StateHeader: UITableViewHeaderFooterView {
  let letter = UILabel()
  private let flag = UIImageView(image: UnionFlag.image)
  var doubleTapped: (StateHeader) -> Void = { _ in }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    letter.font = .preferredFont(forTextStyle: .headline)
    letter.adjustsFontForContentSizeCategory = true
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
    // The letter has the appearance of the design's own titles.
    let table = traitCollection.design.table
    letter.textColor = table.headerColor
    letter.shadowColor = table.headerShadow
    letter.shadowOffset = table.headerShadowOffset
  }

  private func tapped() { doubleTapped(self) }
}
