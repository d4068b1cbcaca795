import UIKit

/// Three facts side by side, one above the other at the large text sizes.
final class FactsView: UIStackView {
  required init(coder: NSCoder) {
    super.init(coder: coder)
    spacing = 10
    distribution = .fillEqually
  }

  func show(_ plant: Plant) {
    arrangedSubviews.forEach { $0.removeFromSuperview() }
    axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
    let month = Int(plant.month)
    add(symbol: "calendar", title: NSLocalizedString("fact.month", comment: "Title of a fact"), value: Months.name(month))
    add(
      symbol: "asterisk", title: NSLocalizedString("fact.petals", comment: "Title of a fact"),
      value: plant.petals.formatted(.number.locale(.ofTexts)))
    add(symbol: "leaf", title: NSLocalizedString("fact.shape", comment: "Title of a fact"), value: plant.look.shape.title)
  }

  private func add(symbol: String, title: String, value: String) {
    let image = UIImageView(image: UIImage(systemName: symbol))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    image.tintColor = UIColor(named: "AccentColor")
    image.contentMode = .center
    image.heightAnchor.constraint(equalToConstant: UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)).isActive = true
    let valueLabel = UILabel()
    valueLabel.text = value
    valueLabel.font = .preferredFont(forTextStyle: .headline)
    let titleLabel = UILabel()
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .caption1)
    titleLabel.textColor = .secondaryLabel
    for label in [valueLabel, titleLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = axis == .horizontal
      label.minimumScaleFactor = 0.7
      label.numberOfLines = axis == .horizontal ? 1 : 0
      label.textAlignment = .center
    }
    let stack = UIStackView(arrangedSubviews: [image, valueLabel, titleLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 8, bottom: 12, trailing: 8)
    stack.backgroundColor = .secondarySystemBackground
    stack.layer.cornerRadius = 14
    stack.layer.cornerCurve = .continuous
    stack.isAccessibilityElement = true
    stack.accessibilityLabel = "\(title), \(value)"
    addArrangedSubview(stack)
  }
}
