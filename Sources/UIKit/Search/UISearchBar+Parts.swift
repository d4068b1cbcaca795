import CoreGraphics

extension UISearchBar {
  final func prepareSearchBar() {
    let agent = SearchFieldAgent(self)
    parts.agent = agent
    field.delegate = agent
    field.addTarget(agent, action: SearchFieldAgent.textChanged, for: .editingChanged)
    field.clearButtonMode = .always
    field.returnKeyType = .search
    field.enablesReturnKeyAutomatically = true
    field.autocorrectionType = .no
    glass.contentMode = .scaleAspectFit
    glass.isAccessibilityElement = false
    field.leftView = glass
    field.leftViewMode = .always
    addSubview(backgroundView)
    addSubview(fieldBackground)
    addSubview(field)
  }

  /// A bar without a window uses the appearance of the key window, so that an app can size it in advance.
  private var look: UIDesign.Search {
    (window == nil ? UIWindow.key?.traitCollection ?? UIScreen.main.traitCollection : traitCollection).design.search
  }

  // MARK: Parts

  final func setPrompt(_ new: String?) {
    guard let new else {
      parts.prompt?.removeFromSuperview()
      parts.prompt = nil
      return sizeChanged()
    }
    let label = parts.prompt ?? UILabel()
    label.text = new
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 13)
    if parts.prompt == nil { addSubview(label) }
    parts.prompt = label
    sizeChanged()
  }

  private func sizeChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    (superview as? SearchPalette)?.searchBarSizeChanged()
  }

  final func showCancel(_ shows: Bool, animated: Bool) {
    guard parts.showsCancel != shows else { return }
    parts.showsCancel = shows
    if shows, parts.cancel == nil { parts.cancel = makeCancel() }
    guard animated, window != nil else { return setNeedsLayout() }
    UIView.animate(withDuration: traitCollection.bars.hidingDuration) {
      self.setNeedsLayout()
      self.layoutIfNeeded()
    }
  }

  private func makeCancel() -> BarButton {
    let item = UIBarButtonItem(title: LocalizedStrings.word("Cancel"), image: nil, primaryAction: nil, menu: nil)
    item.setTarget(self, action: UISearchBar.cancelTapped)
    let button = BarButton.make(item: item, look: cancelLook)
    let room = bounds
    button.frame = CGRect(x: room.width, y: 0, width: 60, height: room.height)
    addSubview(button)
    UIView.performWithoutAnimation {
      button.frame.size.width = button.sizeThatFits(.zero).width
      button.layoutIfNeeded()
    }
    return button
  }

  private var cancelLook: BarLook {
    var look = BarLook(bars: traitCollection.bars, tint: tintColor)
    look.isBlack = barStyle != .default
    look.barColor = barTintColor
    if let fill = self.look.cancelFill { look.bars.buttonFill = fill }
    return look
  }

  private func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    session?.searchBarCancelled()
  }

  /// Performs Cancel for the Escape key; returns false if there is nothing to cancel.
  final func cancelByKey() -> Bool {
    guard parts.showsCancel || session != nil else { return false }
    cancelTapped()
    return true
  }

  final func showSideButton() {
    guard parts.showsBookmark || parts.showsResults else {
      field.rightView = nil
      return
    }
    let isBookmark = parts.showsBookmark
    let icon = isBookmark ? Icon.bookmark : .resultsList
    // The button shows only an image, in both designs.
    let button = UIButton(type: .custom)
    button.tintColor = look.iconColor
    button.setImage(UIImage(systemName: isBookmark ? "book" : "list.bullet"), for: .normal)
    for (place, image) in parts.icons where place.icon == icon { button.setImage(image, for: place.state) }
    button.accessibilityLabel = LocalizedStrings.word(isBookmark ? "Bookmarks" : "Recent searches")
    button.isSelected = parts.isResultsSelected && !isBookmark
    button.bounds.size = CGSize(width: 22, height: 22)
    button.addAction(UIAction { [weak self] _ in self?.sideTapped(isBookmark) }, for: .touchUpInside)
    field.rightView = button
    sideButtonFollowsText()
  }

  /// While there is text, the clear button is shown instead of the side button.
  final func sideButtonFollowsText() {
    guard field.rightView != nil else { return }
    field.rightViewMode = field.text?.isEmpty ?? true ? .always : .never
  }

  private func sideTapped(_ isBookmark: Bool) {
    if isBookmark { delegate?.searchBarBookmarkButtonClicked(self) } else { delegate?.searchBarResultsListButtonClicked(self) }
  }

  final func setScopes(_ titles: [String]?) {
    guard let titles, !titles.isEmpty else {
      parts.scopes?.removeFromSuperview()
      parts.scopes = nil
      return sizeChanged()
    }
    let bar = parts.scopes ?? SearchScopeBar(frame: .zero)
    bar.titles = titles
    bar.show(look, parts.looks.scopes)
    if parts.scopes == nil {
      bar.chosen = { [weak self] _ in self?.scopeTapped() }
      bar.isHidden = !parts.showsScopes
      addSubview(bar)
    }
    parts.scopes = bar
    sizeChanged()
  }

  private func scopeTapped() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    session?.searchBarScopeChanged()
  }

  final func showScopes(_ shows: Bool, animated: Bool) {
    guard parts.showsScopes != shows else { return }
    parts.showsScopes = shows
    parts.scopes?.isHidden = !shows
    sizeChanged()
  }

  // MARK: Appearance

  final func showLooks() {
    let look = look
    backgroundView.show(background(look))
    backgroundView.isHidden = isInNavigationBar || searchBarStyle == .minimal
    // The text of a black bar has the colors of the dark style.
    let style: UIUserInterfaceStyle = barStyle == .default || look.gradient != nil ? .unspecified : .dark
    for view in [field, fieldBackground, parts.scopes, parts.prompt] as [UIView?] { view?.overrideUserInterfaceStyle = style }
    fieldBackground.show(look, image: parts.looks.fieldBackgrounds.resolved(isEnabled ? .normal : .disabled))
    if field.style.font == parts.shownFont {
      field.font = look.font.font
      parts.shownFont = field.style.font
    }
    let given = icon(.search, field.isEnabled ? .normal : .disabled)
    glass.image = given ?? UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate)
    glass.tintColor = look.iconColor
    let side = (look.fieldHeight / 2).rounded()
    glass.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    field.showClearImages(normal: icon(.clear, .normal), highlighted: parts.icons[.init(icon: .clear, state: .highlighted)])
    if parts.showsBookmark || parts.showsResults { showSideButton() }
    parts.cancel?.update(parts.cancel!.item, cancelLook)
    parts.scopes?.show(look, parts.looks.scopes)
    parts.scopes?.control.isEnabled = isEnabled
    showEnabled()
    setNeedsLayout()
  }

  /// Draws a disabled field and its content pale; an image set for the disabled state is drawn as it is.
  final func showEnabled() {
    let alpha: CGFloat = isEnabled ? 1 : traitCollection.design.controls.disabledAlpha
    field.alpha = alpha
    fieldBackground.alpha = parts.looks.fieldBackgrounds[.disabled] == nil ? alpha : 1
  }

  /// Returns the icon set for a state, or that for the normal state.
  private func icon(_ icon: Icon, _ state: UIControl.State) -> UIImage? {
    parts.icons[.init(icon: icon, state: state)] ?? parts.icons[.init(icon: icon, state: .normal)]
  }

  private func background(_ look: UIDesign.Search) -> BarBackground {
    var background = BarBackground()
    if let given = parts.looks.background(at: barPosition, parts.prompt == nil ? .default : .defaultPrompt) {
      background.image = given
    } else if let gradient = look.gradient {
      let own = barTintColor ?? (barStyle == .default ? nil : look.blackGradientColor)
      background.gradient = own.map { traitCollection.bars.gradient(of: $0) } ?? gradient
    } else {
      let given: UIColor? = barTintColor ?? (barStyle == .default ? nil : .black)
      background.color = given ?? look.background
      if isTranslucent, let given {
        background.effect = UIBlurEffect(style: barStyle == .default ? .systemChromeMaterial : .systemChromeMaterialDark)
        background.color = given.withAlphaComponent(0.85)
      }
    }
    return background
  }

  // MARK: Layout

  /// The height of the bar with the parts that it shows.
  final var naturalHeight: CGFloat {
    let look = look
    let base = isInNavigationBar ? look.heightInBar : look.height
    return base + (parts.prompt == nil ? 0 : look.promptHeight) + (parts.showsScopes && parts.scopes != nil ? look.scopeHeight : 0)
  }

  final func layoutSearchBar() {
    let look = look
    let reach = barPosition == .topAttached ? safeAreaBeside.top : 0
    backgroundView.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    let prompt = parts.prompt == nil ? 0 : look.promptHeight
    parts.prompt?.frame = CGRect(x: 8, y: 4, width: max(0, bounds.width - 16), height: look.promptHeight - 4)
    let scopes = parts.showsScopes && parts.scopes != nil ? look.scopeHeight : 0
    parts.scopes?.frame = CGRect(x: 0, y: bounds.height - scopes, width: bounds.width, height: scopes)
    let row = CGRect(x: 0, y: prompt, width: bounds.width, height: max(0, bounds.height - prompt - scopes))
    let margin = isInNavigationBar ? max(look.sideMargin, traitCollection.bars.sideMargin) : look.sideMargin
    var left = safeAreaInsets.left + margin
    var right = bounds.width - safeAreaInsets.right - margin
    let cancelMargin = isInNavigationBar ? margin : look.cancelMargin
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let cancel = parts.cancel {
      let width = cancel.sizeThatFits(.zero).width
      if parts.showsCancel {
        let x = isMirrored ? safeAreaInsets.left + cancelMargin : bounds.width - safeAreaInsets.right - cancelMargin - width
        cancel.frame = CGRect(x: x, y: row.minY, width: width, height: row.height)
        if isMirrored { left = cancel.frame.maxX + look.cancelGap } else { right = x - look.cancelGap }
      } else {
        cancel.frame = CGRect(x: isMirrored ? -width : bounds.width, y: row.minY, width: width, height: row.height)
      }
      cancel.alpha = parts.showsCancel ? 1 : 0
    }
    let height = min(parts.looks.fieldBackgrounds[.normal]?.size.height ?? look.fieldHeight, row.height)
    let place = CGRect(
      x: left, y: row.minY + ((row.height - height) / 2).rounded(.down), width: max(0, right - left), height: height)
    let offset = parts.looks.fieldOffset
    fieldBackground.frame = place.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    field.frame = fieldBackground.frame
  }
}
