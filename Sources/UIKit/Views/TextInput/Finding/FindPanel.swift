import CoreGraphics

/// The bar of a search, above the keyboard or at the bottom of the screen.
@MainActor final class FindPanel: UIView {
  private(set) weak var interaction: UIFindInteraction?
  let field = FindField()
  let replacementField = FindField()
  private let count = UILabel()
  private let stack = UIStackView()
  private let replaceRow = UIStackView()
  private var previous: UIButton?
  private var next_: UIButton?
  private var replaceButtons: [UIButton] = []

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityIdentifier = "FindNavigator"
    makeFields()
    makeRows()
  }

  required init?(coder: NSCoder) { nil }

  private func makeFields() {
    for (field, name) in [(field, "Find"), (replacementField, "Replace")] {
      field.borderStyle = .roundedRect
      field.placeholder = LocalizedStrings.word(name)
      field.clearButtonMode = .whileEditing
      field.autocorrectionType = .no
      field.autocapitalizationType = .none
      field.returnKeyType = .search
      field.setContentHuggingPriority(.defaultLow, for: .horizontal)
      field.cancelled = { [weak self] in self?.interaction?.dismissFindNavigator() }
    }
    field.addAction(UIAction { [weak self] _ in self?.interaction?.search() }, for: .editingChanged)
    field.returned = { [weak self] isBackward in
      if isBackward { self?.interaction?.findPrevious() } else { self?.interaction?.findNext() }
    }
    replacementField.returned = { [weak self] _ in self?.interaction?.replace(all: false) }
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    count.adjustsFontForContentSizeCategory = true
    count.setContentCompressionResistancePriority(.required, for: .horizontal)
    count.setContentHuggingPriority(.required, for: .horizontal)
  }

  private func button(_ title: String?, _ symbol: String?, _ name: String, _ action: @escaping (UIFindInteraction) -> Void) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: title ?? "", image: symbol.flatMap { UIImage(systemName: $0) }) { [weak self] _ in
        if let interaction = self?.interaction { action(interaction) }
      })
    button.accessibilityLabel = name
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    return button
  }

  private func makeRows() {
    let previous = button(nil, "chevron.up", LocalizedStrings.word("Previous")) { $0.findPrevious() }
    let next = button(nil, "chevron.down", LocalizedStrings.word("Next")) { $0.findNext() }
    (self.previous, next_) = (previous, next)
    let options = UIButton(type: .system)
    options.setImage(UIImage(systemName: "ellipsis.circle"), for: .normal)
    options.accessibilityLabel = LocalizedStrings.word("More")
    options.setContentHuggingPriority(.required, for: .horizontal)
    options.showsMenuAsPrimaryAction = true
    options.menu = UIMenu(
      children: [
        UIDeferredMenuElement.uncached { [weak self] completion in completion(self?.interaction.map { [$0.optionsMenu] } ?? []) }
      ])
    let done = button(LocalizedStrings.word("Done"), nil, LocalizedStrings.word("Done")) { $0.dismissFindNavigator() }
    let row = UIStackView(arrangedSubviews: [field, count, options, previous, next, done])
    let replace = button(LocalizedStrings.word("Replace"), nil, LocalizedStrings.word("Replace")) { $0.replace(all: false) }
    let all = button(LocalizedStrings.word("Replace All"), nil, LocalizedStrings.word("Replace All")) { $0.replace(all: true) }
    replaceButtons = [replace, all]
    for view in [replacementField, replace, all] { replaceRow.addArrangedSubview(view) }
    for row in [row, replaceRow] {
      row.spacing = 10
      row.alignment = .center
      stack.addArrangedSubview(row)
    }
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -12),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  var showsReplacement: Bool {
    get { !replaceRow.isHidden }
    set { replaceRow.isHidden = !newValue }
  }

  var hasFocus: Bool { field.isFirstResponder || replacementField.isFirstResponder }

  func show(in container: UIView) {
    guard superview !== container else { return }
    container.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: container.leadingAnchor), trailingAnchor.constraint(equalTo: container.trailingAnchor),
      bottomAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor),
    ])
    container.layoutIfNeeded()
  }

  func hide() {
    if hasFocus { endEditing(true) }
    removeFromSuperview()
  }

  func showCount(_ session: UIFindSession) {
    let total = session.resultCount
    let current = session.highlightedResultIndex
    switch session.searchResultDisplayStyle {
    case .none: count.text = nil
    case .total: count.text = "\(total)"
    case .currentAndTotal:
      count.text = field.text?.isEmpty ?? true ? nil : current == NSNotFound ? "\(total)" : "\(current + 1)/\(total)"
    }
    for button in [previous, next_] { button?.isEnabled = total > 0 }
    for button in replaceButtons { button.isEnabled = total > 0 }
  }
}

/// A field of the panel: Return goes to the next result, Shift-Return to the previous one, Escape ends the search.
@MainActor final class FindField: UITextField {
  var returned: (Bool) -> Void = { _ in }
  var cancelled: () -> Void = {}

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      switch press.key?.keyCode {
      case .keyboardEscape: return cancelled()
      case .keyboardReturnOrEnter, .keypadEnter: return returned(press.key?.modifierFlags.contains(.shift) ?? false)
      default: break
      }
    }
    super.pressesBegan(presses, with: event)
  }

  override func insertText(_ text: String) {
    if text == "\n" { return returned(false) }
    super.insertText(text)
  }
}
