import UIKit

/// Symbols that move when they are touched.
final class EffectsController: UIViewController {
  private let effects: [(name: String, symbol: String, play: @MainActor (UIImageView) -> Void)] = [
    ("Bounce", "star.fill", { $0.addSymbolEffect(.bounce) }),
    ("Pulse", "heart.fill", { $0.addSymbolEffect(.pulse, options: .nonRepeating) }),
    ("Wiggle", "bell.fill", { $0.addSymbolEffect(.wiggle, options: .nonRepeating) }),
    ("Rotate", "gear", { $0.addSymbolEffect(.rotate, options: .nonRepeating) }),
    ("Breathe", "sun.max.fill", { $0.addSymbolEffect(.breathe, options: .nonRepeating) }),
    ("Color", "wifi", { $0.addSymbolEffect(.variableColor, options: .nonRepeating) }),
  ]
  private(set) var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    buttons = effects.map { effect in button(effect.name, effect.symbol) { if let image = $0.imageView { effect.play(image) } } }
    let rows = stride(from: 0, to: buttons.count, by: 2).map { index -> UIStackView in
      let row = UIStackView(arrangedSubviews: Array(buttons[index..<index + 2]))
      row.distribution = .fillEqually
      return row
    }
    let column = UIStackView(arrangedSubviews: rows)
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(column)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
      column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
      column.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
    ])
  }

  private func button(_ name: String, _ symbol: String, _ play: @escaping @MainActor (UIButton) -> Void) -> UIButton {
    var look = UIButton.Configuration.plain()
    look.title = name
    look.image = UIImage(systemName: symbol)
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    look.imagePlacement = .top
    look.imagePadding = 6
    let button = UIButton(configuration: look)
    button.addAction(UIAction { [weak button] _ in if let button { play(button) } }, for: .touchUpInside)
    return button
  }
}
