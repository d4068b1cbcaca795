@_spi(UIKitParts) import UIKitViews
import CoreGraphics

/// The field of a search bar: round, with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  private static let iconInset: CGFloat = 8
  private static let iconGap: CGFloat = 6
  final var tokenStorage = SearchTokenStorage()

  /// The receiver of editing events; held weakly. In a search bar it is called first, and then the bar's delegate.
  open override weak var delegate: (any UITextFieldDelegate)? {
    get { super.delegate }
    set {
      if let agent = super.delegate as? SearchFieldAgent, !(newValue is SearchFieldAgent) {
        agent.delegate = newValue
      } else {
        super.delegate = newValue
      }
    }
  }

  /// The app's delegate, if it is one of search fields.
  final var searchDelegate: (any UISearchTextFieldDelegate)? {
    let given = delegate
    return ((given as? SearchFieldAgent)?.delegate ?? given) as? any UISearchTextFieldDelegate
  }

  /// The texts of the tokens, then the field's text.
  open override var accessibilityValue: String? {
    get {
      let value = super.accessibilityValue
      if tokens.isEmpty { return value }
      return (tokens.map(\.text) + [value ?? ""]).filter { !$0.isEmpty }.joined(separator: ", ")
    }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.subtracting([.textField, .secureTextField]).union(.searchField) }
    set { super.accessibilityTraits = newValue }
  }

  private var bar: UISearchBar? { superview as? UISearchBar }

  private func shifted(_ rect: CGRect, by icon: UISearchBar.Icon) -> CGRect {
    guard let offset = bar?.parts.looks.iconOffsets[icon] else { return rect }
    return rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    shifted(rect(of: leftView, in: bounds, leads: true), by: .search)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    shifted(rect(of: rightView, in: bounds, leads: false), by: bar?.showsBookmarkButton ?? true ? .bookmark : .resultsList)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = super.clearButtonRect(forBounds: bounds).size
    let margin = traitCollection.design.search.clearButtonMargin
    let x = isMirrored ? margin : bounds.width - margin - size.width
    return shifted(
      CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height), by: .clear)
  }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) {
    (bounds, min(traitCollection.design.search.fieldRadius, bounds.height / 2))
  }
  @_spi(UIKitParts) open override var placeholderColor: UIColor { traitCollection.design.search.placeholder }
  @_spi(UIKitParts) open override func stateChanged() {
    super.stateChanged()
    bar?.showEnabled()
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func rect(of view: UIView?, in bounds: CGRect, leads: Bool) -> CGRect {
    let size = view?.bounds.size ?? .zero
    let x = leads == isMirrored ? bounds.width - Self.iconInset - size.width : Self.iconInset
    return CGRect(x: x, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { words(super.textRect(forBounds: bounds), in: bounds) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { words(super.editingRect(forBounds: bounds), in: bounds) }

  /// The space for the text begins slightly after the magnifying glass.
  private func words(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    let offset = bar?.parts.looks.textOffset ?? .zero
    var room = room(rect, in: bounds)
    let tokens = min(tokenStorage.width, room.width)
    room.size.width -= tokens
    if !isMirrored { room.origin.x += tokens }
    return CGRect(
      x: room.minX + offset.horizontal, y: room.minY + offset.vertical, width: max(0, room.width - abs(offset.horizontal)),
      height: room.height)
  }

  private func room(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    if isMirrored {
      let end = leftView == nil ? bounds.width - Self.iconInset : leftViewRect(forBounds: bounds).minX - Self.iconGap
      let start = max(rect.minX, Self.iconInset)
      return CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
    }
    let start = leftView == nil ? Self.iconInset : leftViewRect(forBounds: bounds).maxX + Self.iconGap
    let end = min(rect.maxX, bounds.width - Self.iconInset)
    return CGRect(x: start, y: rect.minY, width: max(0, end - start), height: rect.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !tokenStorage.views.isEmpty else { return }
    layOutTokens(in: room(super.editingRect(forBounds: bounds), in: bounds), isMirrored: isMirrored)
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard tokenStorage.selected != nil else { return super.canPerformAction(action, withSender: sender) }
    switch action {
    case "copy:": return allowsCopyingTokens
    case "cut:": return allowsCopyingTokens && allowsDeletingTokens
    case "delete:": return allowsDeletingTokens
    default: return super.canPerformAction(action, withSender: sender)
    }
  }

  open override func copy(_ sender: Any?) {
    if !copySelectedToken() { super.copy(sender) }
  }

  open override func cut(_ sender: Any?) {
    guard let selected = tokenStorage.selected else { return super.cut(sender) }
    if allowsDeletingTokens, copySelectedToken() { removeToken(at: selected) }
  }

  /// Deletes the selected text or token, or the character before the caret; at the beginning it selects the last token.
  open override func deleteBackward() {
    if !deleteOrSelectToken() { super.deleteBackward() }
  }

  open override func insertText(_ text: String) {
    tokenStorage.selected = nil
    super.insertText(text)
    showTokens()
  }

  /// Moves focus from the text to the results for the down arrow. Returns false if there are none.
  package final func goToResults() -> Bool {
    guard markedTextRange == nil, let bar, let window else { return false }
    var results = bar.session?.resultsView
    var ancestor: UIView? = bar.superview
    while results == nil, let view = ancestor {
      results = view as? UITableView
      ancestor = view.superview
    }
    guard let results, let item = FocusOrder.items(in: results).first(where: { !$0.isDescendant(of: bar) }) else { return false }
    guard resignFirstResponder() else { return false }
    window.focusSystem.keysMoveFocus()
    guard window.focusSystem.move(to: item, heading: .down) else { return false }
    window.focusSystem.showRing()
    return true
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }), let bar, bar.cancelByKey() { return }
    super.pressesBegan(presses, with: event)
  }
}

extension UISearchTextField: ResultsField {}
