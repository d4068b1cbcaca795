extension NavigationItemView {
  /// Shows a text field instead of the title.
  func beginRenaming() {
    guard titleEditor == nil else { return }
    let new = NavigationItemRenaming(item, font: look.bars.titleFont.font) { [weak self] in
      self?.titleEditor = nil
      self?.titleButton?.isHidden = false
      self?.showTitle()
    }
    titleEditor = new
    titleButton?.isHidden = true
    titleLabel.isHidden = true
    addSubview(new.view)
    setNeedsLayout()
    layoutIfNeeded()
    new.begin()
  }
}
