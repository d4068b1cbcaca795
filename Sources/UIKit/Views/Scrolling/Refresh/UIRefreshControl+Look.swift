import CoreGraphics

extension UIRefreshControl {
  final func prepareToRefresh() {
    addSubview(art)
    addSubview(spinner)
    spinner.isAccessibilityElement = false
    applyLook()
    showPhase()
  }

  final func applyLook() {
    let refresh = traitCollection.design.refresh
    spinner.color = tintColor
    art.look = RefreshArtView.Look(
      color: tintColor.resolvedColor(with: traitCollection), drop: refresh.drop,
      spokes: traitCollection.design.indicators.activitySpokes, diameter: traitCollection.design.indicators.activitySize)
    styleTitle()
    setNeedsLayout()
  }

  final func titleChanged() {
    if let attributedTitle, attributedTitle.length > 0 {
      let label = titleLabel ?? UILabel()
      if titleLabel == nil {
        label.textAlignment = .center
        label.isAccessibilityElement = false
        titleLabel = label
        addSubview(label)
      }
      styleTitle()
    } else {
      titleLabel?.removeFromSuperview()
      titleLabel = nil
    }
    setNeedsLayout()
    showPhase()
  }

  /// Applies the design's font and color to the title where the app has set none.
  private func styleTitle() {
    guard let titleLabel, let attributedTitle else { return }
    let refresh = traitCollection.design.refresh
    let text = NSMutableAttributedString(attributedString: attributedTitle)
    let all = NSRange(location: 0, length: text.length)
    let defaults: [(NSAttributedString.Key, Any)] = [
      (.font, UIFont.systemFont(ofSize: refresh.titleSize)), (.foregroundColor, ownTintColor ?? refresh.titleColor),
    ]
    for (key, value) in defaults {
      attributedTitle.enumerateAttribute(key, in: all, options: []) { found, range, _ in
        if found == nil { text.addAttribute(key, value: value, range: range) }
      }
    }
    titleLabel.attributedText = text
  }

  final func layoutParts() {
    let refresh = traitCollection.design.refresh
    let hasTitle = titleLabel != nil
    // If the content is pulled further than the control's height, the spinner stays near the top.
    let middle = hasTitle ? refresh.spinnerCenterAboveTitle : refresh.height / 2
    let size = spinner.intrinsicContentSize
    spinner.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: (middle - size.height / 2).rounded(), width: size.width, height: size.height)
    art.frame =
      refresh.drop.map { drop in
        let x = ((bounds.width - drop.width) / 2).rounded()
        return CGRect(x: x, y: middle - drop.center, width: drop.width, height: max(bounds.height, refresh.threshold))
      } ?? spinner.frame
    if let titleLabel {
      let height = titleLabel.sizeThatFits(bounds.size).height
      let inset = refresh.titleInset
      titleLabel.frame = CGRect(
        x: inset, y: (refresh.titleCenter - height / 2).rounded(), width: max(0, bounds.width - 2 * inset), height: height)
    }
  }

  /// Shows the phase: the indicator grows, then the spinner rotates.
  final func showPhase() {
    switch phase {
    case .resting, .over:
      if phase == .resting { isHidden = true }
      art.progress = 0
      if phase == .over, !spinner.isHidden { vanish() }
    case .pulled(let share):
      isHidden = false
      alpha = 1
      spinner.stopAnimating()
      art.isHidden = false
      art.progress = CGFloat(share)
      titleLabel?.alpha =
        traitCollection.design.refresh.titleAppears.map { range in
          CGFloat(min(1, max(0, (share - range.lowerBound) / (range.upperBound - range.lowerBound))))
        } ?? 0
    case .refreshing:
      isHidden = false
      alpha = 1
      art.isHidden = true
      spinner.alpha = 1
      titleLabel?.alpha = 1
      spinner.startAnimating()
      if let drop = traitCollection.design.refresh.drop, window != nil {
        spinner.transform = CGAffineTransform(scaleX: drop.burstScale, y: drop.burstScale)
        UIView.animate(withDuration: drop.burstDuration) { [spinner] in spinner.transform = .identity }
      }
    }
  }

  private func vanish() {
    guard window != nil else {
      spinner.stopAnimating()
      return
    }
    UIView.animate(
      withDuration: UIScrollView.refreshClosing, animations: { [spinner] in spinner.alpha = 0 },
      completion: { [weak self] _ in
        guard let self, !self.isRefreshing else { return }
        self.spinner.stopAnimating()
        self.spinner.alpha = 1
      })
  }
}
