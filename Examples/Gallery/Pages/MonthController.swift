import UIKit

/// A page with the name of a month and its days, in the calendar of the user's language.
final class MonthController: UIViewController {
  let month: Int
  private let name = UILabel()
  private let days = UILabel()

  init(_ month: Int) {
    self.month = month
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hue = CGFloat(month) / 12
    view.backgroundColor = UIColor { traits in
      UIColor(hue: hue, saturation: 0.35, brightness: traits.userInterfaceStyle == .dark ? 0.35 : 0.95, alpha: 1)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: Locale.preferredLanguages.first ?? "en")
    name.text = calendar.standaloneMonthSymbols[month]
    name.font = .preferredFont(forTextStyle: .largeTitle)
    days.text = "\([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month])"
    days.font = UIFontMetrics(forTextStyle: .largeTitle).scaledFont(for: .systemFont(ofSize: 96, weight: .thin))
    let stack = UIStackView(arrangedSubviews: [days, name])
    stack.axis = .vertical
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    for label in [name, days] {
      label.adjustsFontForContentSizeCategory = true
      label.adjustsFontSizeToFitWidth = true
    }
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
    ])
  }
}
