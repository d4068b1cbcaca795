import CoreGraphics

struct SearchTokenStorage {
  var tokens: [UISearchToken] = []
  var views: [SearchTokenView] = []
  /// The token that the next deletion removes.
  var selected: Int?
  var color: UIColor?
  var allowsDeleting = true
  var allowsCopying = true
  /// The width of all tokens with the gap after each.
  var width: CGFloat = 0
}

extension UISearchTextField {
  /// The tokens before the text.
  public final var tokens: [UISearchToken] {
    get { tokenStorage.tokens }
    set { setTokens(newValue) }
  }

  /// The background of the tokens; `nil` uses the standard color.
  public final var tokenBackgroundColor: UIColor! {
    get { tokenStorage.color ?? .systemGray4 }
    set {
      tokenStorage.color = newValue
      showTokens()
    }
  }

  /// Whether the delete key removes tokens; `true` by default.
  public final var allowsDeletingTokens: Bool {
    get { tokenStorage.allowsDeleting }
    set { tokenStorage.allowsDeleting = newValue }
  }

  /// Whether a selected token can be copied as its text; `true` by default.
  public final var allowsCopyingTokens: Bool {
    get { tokenStorage.allowsCopying }
    set { tokenStorage.allowsCopying = newValue }
  }

  /// The text after the tokens.
  public final var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange() }

  /// Returns the position of a token: all tokens are before the first character.
  public final func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }

  /// Returns the tokens in a range: all of them if it begins at the start of the text.
  public final func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }

  /// Adds a token before the one at `tokenIndex`.
  public final func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    var new = tokens
    guard tokenIndex >= 0, tokenIndex <= new.count else { return raiseOutOfBounds(tokenIndex) }
    new.insert(token, at: tokenIndex)
    setTokens(new)
  }

  /// Removes a token.
  public final func removeToken(at tokenIndex: Int) {
    var new = tokens
    guard new.indices.contains(tokenIndex) else { return raiseOutOfBounds(tokenIndex) }
    new.remove(at: tokenIndex)
    setTokens(new)
  }

  /// Replaces the text in a range by a token.
  public final func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }

  private func raiseOutOfBounds(_ index: Int) {
    UIKitError.raise("Token index \(index) out of bounds; the search field has \(tokens.count) tokens")
  }

  private func setTokens(_ new: [UISearchToken]) {
    guard new.map(ObjectIdentifier.init) != tokens.map(ObjectIdentifier.init) else { return }
    tokenStorage.tokens = new
    tokenStorage.selected = nil
    showTokens()
    sendActions(for: .editingChanged)
  }

  final func showTokens() {
    let old = tokenStorage.views
    tokenStorage.views = tokens.enumerated().map { index, token in
      let view = old.first { $0.token === token } ?? SearchTokenView(token)
      view.onTouch = { [weak self] in self?.select(token) }
      view.show(background: tokenBackgroundColor, tint: tintColor, isSelected: tokenStorage.selected == index)
      if view.superview !== self { addSubview(view) }
      return view
    }
    for view in old where !tokenStorage.views.contains(view) { view.removeFromSuperview() }
    tokenStorage.width = tokenStorage.views.reduce(0) { $0 + $1.sizeThatFits(.zero).width + SearchTokenView.gap }
    setNeedsLayout()
    setNeedsDisplay()
  }

  final func layOutTokens(in room: CGRect, isMirrored: Bool) {
    var x = isMirrored ? room.maxX : room.minX
    for view in tokenStorage.views {
      let size = view.sizeThatFits(.zero)
      let width = min(size.width, room.width)
      if isMirrored { x -= width }
      view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: width, height: size.height)
      x += isMirrored ? -SearchTokenView.gap : width + SearchTokenView.gap
    }
  }

  /// Puts the selected token on the pasteboard; returns false if none is selected or tokens cannot be copied.
  final func copySelectedToken() -> Bool {
    guard allowsCopyingTokens, let selected = tokenStorage.selected, tokens.indices.contains(selected) else { return false }
    let token = tokens[selected]
    let provider = searchDelegate?.searchTextField(self, itemProviderForCopying: token) ?? NSItemProvider(object: token.text as NSString)
    UIPasteboard.general.itemProviders = [provider]
    return true
  }

  private func select(_ token: UISearchToken) {
    if !isFirstResponder { becomeFirstResponder() }
    tokenStorage.selected = tokens.firstIndex { $0 === token }
    showTokens()
  }

  /// Handles the delete key for tokens; returns false if it deletes text.
  final func deleteOrSelectToken() -> Bool {
    guard allowsDeletingTokens, !tokens.isEmpty else { return false }
    if let selected = tokenStorage.selected {
      removeToken(at: selected)
      return true
    }
    guard markedTextRange == nil, let range = selectedTextRange, range.isEmpty,
      compare(range.start, to: beginningOfDocument) == .orderedSame
    else { return false }
    tokenStorage.selected = tokens.count - 1
    showTokens()
    return true
  }
}

/// The capsule that shows a token in a search field.
@MainActor final class SearchTokenView: UIView {
  /// The distance between tokens, and before the text (estimated).
  static let gap: CGFloat = 4
  private static let inset: CGFloat = 6
  private static let height: CGFloat = 24

  let token: UISearchToken
  var onTouch: () -> Void = {}
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    picture.image = token.icon
    picture.contentMode = .scaleAspectFit
    layer.cornerRadius = 5
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityLabel = token.text
    addSubview(picture)
    addSubview(label)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: SearchTokenView.touched)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func touched(_ recognizer: UITapGestureRecognizer) { onTouch() }

  func show(background: UIColor, tint: UIColor, isSelected: Bool) {
    backgroundColor = isSelected ? tint : background
    label.textColor = isSelected ? .white : .label
    picture.tintColor = label.textColor
    accessibilityTraits = isSelected ? .selected : []
  }

  private var iconWidth: CGFloat { token.icon == nil ? 0 : 16 + 4 }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: label.sizeThatFits(.zero).width.rounded(.up) + iconWidth + 2 * Self.inset, height: Self.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let textWidth = max(0, bounds.width - iconWidth - 2 * Self.inset)
    picture.frame = CGRect(x: isMirrored ? bounds.width - Self.inset - 16 : Self.inset, y: 4, width: token.icon == nil ? 0 : 16, height: 16)
    label.frame = CGRect(x: isMirrored ? Self.inset : Self.inset + iconWidth, y: 0, width: textWidth, height: bounds.height)
  }
}
