import CoreGraphics

extension UITextField {
  final func prepareField() {
    isOpaque = false
    addSubview(parts.canvas)
    addGestureRecognizer(editor.touches.recognizer)
    addInteraction(TextClickMenu(editor))
    editor.dragAndDrop.install()
  }

  private var look: UIDesign.TextInput { traitCollection.design.textInput }
  private var isLeftToRight: Bool { effectiveUserInterfaceLayoutDirection == .leftToRight }

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  // The leading view is at the left, or at the right in right-to-left interfaces.
  private var showsLeft: Bool { parts.left != nil && shows(style.leftViewMode) }
  private var showsRight: Bool { parts.right != nil && shows(style.rightViewMode) }
  final var showsClearButton: Bool {
    isEnabled && editor.text.count > 0 && shows(style.clearButtonMode) && !(showsRight && style.rightViewMode == .always)
  }

  private var inset: CGFloat {
    switch style.borderStyle {
    case .none: 0
    case .line: look.lineInset
    case .bezel, .roundedRect: look.textInset
    }
  }

  final func standardTextRect(in bounds: CGRect, isEditing: Bool) -> CGRect {
    var rect = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
    if showsLeft { rect = cut(rect, upTo: leftViewRect(forBounds: bounds)) }
    if showsRight { rect = cut(rect, upTo: rightViewRect(forBounds: bounds)) }
    if showsClearButton { rect = cut(rect, upTo: clearButtonRect(forBounds: bounds)) }
    return rect
  }

  /// Returns the part of `rect` beside a view at one of its ends.
  private func cut(_ rect: CGRect, upTo view: CGRect) -> CGRect {
    let gap: CGFloat = inset > 0 ? 4 : 0
    if view.midX < rect.midX {
      let left = min(max(rect.minX, view.maxX + gap), rect.maxX)
      return CGRect(x: left, y: rect.minY, width: rect.maxX - left, height: rect.height)
    }
    return CGRect(x: rect.minX, y: rect.minY, width: max(0, min(rect.maxX, view.minX - gap) - rect.minX), height: rect.height)
  }

  final func standardClearButtonRect(in bounds: CGRect) -> CGRect {
    let size = look.clearButtonSize
    let margin = style.borderStyle == .none ? 0 : look.clearButtonMargin
    let x = isLeftToRight ? bounds.maxX - margin - size : bounds.minX + margin
    return CGRect(x: x, y: (bounds.midY - size / 2).rounded(), width: size, height: size)
  }

  final func standardSideRect(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.intrinsicContentSize }
    if size.width < 0 || size.height < 0 { size = view.sizeThatFits(bounds.size) }
    // Constraints inside of the view may give it a size.
    if size == .zero { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    let x = atLeft == isLeftToRight ? bounds.minX : bounds.maxX - size.width
    return CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(.down), width: size.width, height: size.height)
  }

  final func setSideView(_ side: WritableKeyPath<FieldParts, UIView?>, _ new: UIView?) {
    guard parts[keyPath: side] !== new else { return }
    if let old = parts[keyPath: side], old.superview === self { old.removeFromSuperview() }
    parts[keyPath: side] = new
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  final var naturalSize: CGSize {
    let scale = traitCollection.drawingScale
    let text = editor.text.count > 0 ? line(in: nil).width : 0
    let placeholder = parts.placeholder?.intrinsicContentSize.width ?? 0
    var width = max(text, placeholder) + 2 * inset
    if showsLeft { width += leftViewRect(forBounds: bounds).width + 4 }
    if showsRight { width += rightViewRect(forBounds: bounds).width + 4 }
    if style.clearButtonMode != .never { width += look.clearButtonSize + look.clearButtonMargin }
    let line = (currentFont.lineHeight * scale).rounded(.up) / scale
    let standard = (FieldStyle.defaultFont.lineHeight * scale).rounded(.up) / scale
    let height: CGFloat =
      switch style.borderStyle {
      case .none: line
      case .line: line + 2 * look.lineInset
      case .bezel, .roundedRect: max(look.fieldHeight, line + look.fieldHeight - standard)
      }
    return CGSize(width: (width * scale).rounded(.up) / scale, height: ((height + verticalMargins) * scale).rounded(.up) / scale)
  }

  /// The height that an override of `textRect(forBounds:)` leaves above and below the text.
  private var verticalMargins: CGFloat {
    let room = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
    return max(0, standardTextRect(in: room, isEditing: false).height - textRect(forBounds: room).height)
  }

  /// Returns the size of the complete line without a width limit.
  private func line(in room: CGRect?) -> (width: CGFloat, height: CGFloat) {
    let shown = line
    if shown.isWhole { return (shown.width + CaretMetrics.width, shown.layout.size.height) }
    if !shown.layout.isTruncated { return (shown.width, shown.layout.size.height) }
    let room = wholeLine
    return (room.width, room.height)
  }

  final func layoutField() {
    layoutBorder()
    place(parts.left, leftViewRect(forBounds: bounds), shows: showsLeft)
    place(parts.right, rightViewRect(forBounds: bounds), shows: showsRight)
    layoutClearButton()
    parts.placeholder?.frame = placeholderRect(forBounds: bounds)
    showText()
  }

  private func place(_ view: UIView?, _ frame: CGRect, shows: Bool) {
    guard let view else { return }
    if shows {
      if view.superview !== self { addSubview(view) }
      view.isHidden = false
      if view.frame != frame { view.frame = frame }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  /// Sets the images of the clear button instead of the design's.
  package final func showClearImages(normal: UIImage?, highlighted: UIImage?) {
    style.clearImages = (normal, highlighted)
    parts.clearButton?.images = style.clearImages
  }

  private func layoutClearButton() {
    guard showsClearButton else {
      parts.clearButton?.isHidden = true
      return
    }
    let button = parts.clearButton ?? makeClearButton()
    button.isHidden = false
    button.color = look.clearButton
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> FieldClearButton {
    let button = FieldClearButton()
    button.images = style.clearImages
    button.addAction(UIAction { [weak self] _ in self?.clearByButton() }, for: .touchUpInside)
    parts.clearButton = button
    addSubview(button)
    return button
  }

  private func layoutBorder() {
    if style.borderStyle == .none {
      parts.border?.removeFromSuperview()
      parts.border = nil
      layoutBackground()
      return
    }
    parts.background?.removeFromSuperview()
    parts.background = nil
    let border = parts.border ?? FieldBorderView()
    if parts.border == nil {
      parts.border = border
      insertSubview(border, at: 0)
    }
    border.frame = borderRect(forBounds: bounds)
    border.show(style.borderStyle, look: look, isEnabled: isEnabled)
  }

  private func layoutBackground() {
    guard let image = isEnabled ? background : disabledBackground ?? background else {
      parts.background?.removeFromSuperview()
      parts.background = nil
      return
    }
    let view = parts.background ?? UIImageView()
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.image = image
    view.frame = borderRect(forBounds: bounds)
  }
}
