import QuartzCore

extension UIStackView {
  final func arrange(_ view: UIView, at index: Int) {
    let old = arranged.firstIndex { $0 === view }
    let count = arranged.count - (old == nil ? 0 : 1)
    guard index >= 0, index <= count else {
      UIKitError.raise("-[UIStackView insertArrangedSubview:atIndex:]: index \(index) out of bounds [0 .. \(count)]")
      return
    }
    if let old { arranged.remove(at: old) }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: index)
    arrangementChanged()
  }

  /// Removes a view from the arrangement; it stays a subview.
  final func disarrange(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    arrangement?.deactivate()
    arrangement = nil
    arrangementChanged()
  }

  final func setSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  final func arrangementChanged() {
    setNeedsUpdateConstraints()
  }

  /// Returns the arranged view that determines the stack's baseline: the first or last of a column, the tallest of a row.
  final func baselineView(isFirst: Bool) -> UIView? {
    let visible = arranged.filter { !$0.isHidden }
    if axis == .vertical { return isFirst ? visible.first : visible.last }
    return visible.enumerated().max {
      ($0.element.intrinsicContentSize.height, $1.offset) < ($1.element.intrinsicContentSize.height, $0.offset)
    }?
    .element
  }

  /// Creates the constraints again.
  final func rearrange() {
    arrangement?.deactivate()
    let made = StackArrangement(of: self)
    arrangement = made
    made.activate()
    baselinesChanged()
  }

  /// Returns the distance after a view.
  final func effectiveSpacing(after view: UIView) -> CGFloat {
    let spacing = customSpacings[ObjectIdentifier(view)] ?? self.spacing
    return spacing == Self.spacingUseSystem ? SystemSpacing.standard : spacing
  }

  /// Adds or removes a view that was shown or hidden. Inside an animation the change is animated, and a hidden view stays visible until the
  /// animation ends.
  final func arrangedViewHiddenChanged(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    let duration = UIView.inheritedAnimationDuration
    if duration > 0, arrangement != nil {
      if view.isHidden {
        let visible = CABasicAnimation(keyPath: "hidden")
        visible.fromValue = false
        visible.toValue = false
        visible.duration = duration
        view.layer.add(visible, forKey: "UISV-hiding")
      } else {
        view.layer.removeAnimation(forKey: "UISV-hiding")
      }
      arrangementChanged()
      topmostSuperview.layoutIfNeeded()
    } else {
      arrangementChanged()
    }
  }

  private final var topmostSuperview: UIView {
    var view: UIView = self
    while let parent = view.superview { view = parent }
    return view
  }
}
