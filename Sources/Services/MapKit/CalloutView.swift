import UIKit

/// The callout over a selected annotation.
final class CalloutView: UIView {
  let source: MKAnnotationView
  var tapped: (UIControl) -> Void = { _ in }

  init(_ source: MKAnnotationView) {
    self.source = source
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.shadowOffset = CGSize(width: 0, height: 1)
    let title = UILabel()
    title.text = source.annotation?.title
    title.font = .preferredFont(forTextStyle: .subheadline)
    let subtitle = UILabel()
    subtitle.text = source.annotation?.subtitle
    subtitle.font = .preferredFont(forTextStyle: .caption1)
    subtitle.textColor = .secondaryLabel
    subtitle.isHidden = subtitle.text == nil
    let words = UIStackView(arrangedSubviews: [title, source.detailCalloutAccessoryView ?? subtitle])
    words.axis = .vertical
    let row = UIStackView(arrangedSubviews: [source.leftCalloutAccessoryView, words, source.rightCalloutAccessoryView].compactMap { $0 })
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    for case let control as UIControl in [source.leftCalloutAccessoryView, source.rightCalloutAccessoryView] {
      control.addAction(
        UIAction(identifier: Self.tap) { [weak self, weak control] _ in control.map { self?.tapped($0) } }, for: .touchUpInside)
    }
  }

  private static let tap = UIAction.Identifier("MapKit.callout")

  required init?(coder: NSCoder) { nil }
}
