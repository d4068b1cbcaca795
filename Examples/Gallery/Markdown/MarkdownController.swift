import UIKit

/// A page of Markdown: one label for each of its blocks. The labels show emphasis, code and links.
final class MarkdownController: UIViewController {
  private let stack = UIStackView()

  /// The page that is shown.
  static let page = """
    # Garden notes

    The **tomatoes** came up *early*; the ~~radish~~ beans are late. Water at `06:30`, and read \
    [the almanac](https://example.org/almanac).

    ## This week

    1. Tie up the peas
    2. Turn the *compost*

    - Sow carrots
    - Thin the **beets**

    > A garden is never finished.

    ```
    rain  12 mm
    sun    9 h
    ```
    """

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Markdown"
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
    show(Self.page)
  }

  private func show(_ markdown: String) {
    guard let text = try? AttributedString(markdown: markdown) else { return }
    for (intent, range) in text.runs[\.presentationIntent] {
      // The last line of a block of code ends too.
      var block = AttributedString(text[range])
      if block.characters.last == "\n" { block.characters.removeLast() }
      stack.addArrangedSubview(MarkdownBlock(block, intent: intent))
    }
  }
}

/// A label with one block of Markdown, with the indentation and marker of its kind.
final class MarkdownBlock: UIStackView {
  let label = UILabel()
  /// The width of the markers of a list, by which its texts begin at one edge.
  private var markWidth: NSLayoutConstraint?

  init(_ text: AttributedString, intent: PresentationIntent?) {
    super.init(frame: .zero)
    let kinds = intent?.components.map(\.kind) ?? []
    spacing = 8
    alignment = .firstBaseline
    if let mark = Self.mark(kinds) {
      let line = Self.line(NSAttributedString(string: mark), .body)
      addArrangedSubview(line)
      markWidth = line.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
      markWidth?.isActive = true
      scaleMark()
    }
    Self.prepare(label, NSAttributedString(text), Self.style(kinds))
    addArrangedSubview(label)
    if case .codeBlock? = kinds.first {
      label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .monospacedSystemFont(ofSize: 15, weight: .regular))
      label.textAlignment = .left
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 8
    }
    if kinds.contains(.blockQuote) { label.textColor = .secondaryLabel }
    isLayoutMarginsRelativeArrangement = true
    // A block keeps its indentation while it scrolls under the bar.
    insetsLayoutMarginsFromSafeArea = false
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: CGFloat(intent?.indentationLevel ?? 0) * 16, bottom: 0, trailing: 0)
    if backgroundColor != nil { directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 12, bottom: 10, trailing: 12) }
  }

  required init(coder: NSCoder) { fatalError("A block created in code") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    scaleMark()
  }

  /// A digit and a period of the body font are 16 points wide at the default text size.
  private func scaleMark() {
    markWidth?.constant = UIFontMetrics(forTextStyle: .body).scaledValue(for: 16, compatibleWith: traitCollection).rounded(.up)
  }

  private static func line(_ text: NSAttributedString, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    prepare(label, text, style)
    label.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    return label
  }

  private static func prepare(_ label: UILabel, _ text: NSAttributedString, _ style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.attributedText = text
  }

  private static func style(_ kinds: [PresentationIntent.Kind]) -> UIFont.TextStyle {
    guard case .header(let level)? = kinds.first else { return .body }
    return level == 1 ? .title1 : .title2
  }

  /// Returns the number or the bullet of an item of a list.
  private static func mark(_ kinds: [PresentationIntent.Kind]) -> String? {
    for (item, list) in zip(kinds, kinds.dropFirst()) {
      if case .listItem(let ordinal) = item { return list == .orderedList ? "\(ordinal)." : "•" }
    }
    return nil
  }
}
