import CoreGraphics

/// Layout of image and texts of a configured button.
extension UIButton {
  /// Returns the frames of the parts in a width; nil for unlimited width.
  final func arrange(in width: CGFloat?) -> ButtonArranged {
    guard let configuration = shownConfiguration else { return ButtonArranged() }
    let insets = configuration.contentInsets
    let room = width.map { max(0, $0 - insets.leading - insets.trailing) }
    let block = measure(configuration, width: room)
    var result = ButtonArranged()
    result.size = CGSize(
      width: (block.size.width + insets.leading + insets.trailing).roundedUp(to: traitCollection.drawingScale),
      height: (block.size.height + insets.top + insets.bottom).roundedUp(to: traitCollection.drawingScale))
    return result
  }

  private struct Block {
    var title = CGSize.zero
    var subtitle = CGSize.zero
    var texts = CGSize.zero
    var image = CGSize.zero
    var indicator = CGSize.zero
    var size = CGSize.zero
    var isVertical = false
    var gap: CGFloat = 0
  }

  private func measure(_ configuration: Configuration, width: CGFloat?) -> Block {
    var block = Block()
    block.isVertical = configuration.imagePlacement == .top || configuration.imagePlacement == .bottom
    let isBusy = configuration.showsActivityIndicator
    if isBusy {
      block.image = parts.activity?.intrinsicContentSize ?? .zero
    } else if let view = parts.image, !view.isHidden {
      block.image = view.intrinsicContentSize
    }
    let reserved = configuration.imageReservation
    if block.isVertical {
      block.image.height = max(block.image.height, reserved)
    } else {
      block.image.width = max(block.image.width, reserved)
    }
    if let view = parts.indicator, !view.isHidden {
      block.indicator = view.intrinsicContentSize
      block.indicator.width += 6
    }
    var textRoom = width.map { $0 - block.indicator.width } ?? .greatestFiniteMagnitude
    let hasImage = block.image.width > 0 && block.image.height > 0
    let hasText = [parts.title, parts.subtitle].contains { $0.map { !$0.isHidden && $0.hasText } ?? false }
    block.gap = hasImage && hasText ? configuration.imagePadding : 0
    if hasImage, !block.isVertical { textRoom -= block.image.width + block.gap }
    func fit(_ label: UILabel?) -> CGSize {
      guard let label, !label.isHidden, label.hasText else { return .zero }
      var size = label.sizeThatFits(CGSize(width: max(1, textRoom), height: 0))
      size.width = min(size.width, max(0, textRoom))
      return size
    }
    block.title = fit(parts.title)
    block.subtitle = fit(parts.subtitle)
    let padding = block.title.height > 0 && block.subtitle.height > 0 ? configuration.titlePadding : 0
    block.texts = CGSize(
      width: max(block.title.width, block.subtitle.width), height: block.title.height + padding + block.subtitle.height)
    if block.isVertical {
      block.size = CGSize(
        width: max(block.image.width, block.texts.width) + block.indicator.width,
        height: block.image.height + block.gap + block.texts.height)
    } else {
      block.size = CGSize(
        width: block.image.width + block.gap + block.texts.width + block.indicator.width,
        height: max(block.image.height, block.texts.height))
    }
    return block
  }

  /// Returns the frames of the parts in `room`, mirrored in right-to-left layouts.
  final func arrangement(in room: CGRect) -> ButtonArranged {
    guard let configuration = shownConfiguration else { return ButtonArranged() }
    let block = measure(configuration, width: room.width)
    var result = ButtonArranged()
    let whole = place(CGSize(width: min(block.size.width, room.width), height: block.size.height), in: room)
    let isFilling = effectiveContentHorizontalAlignment == .fill
    var texts = CGRect(origin: whole.origin, size: block.texts)
    var image = CGRect(origin: whole.origin, size: block.image)
    if block.isVertical {
      let width = whole.width - block.indicator.width
      image.origin.x = whole.minX + (width - image.width) / 2
      texts.origin.x = whole.minX + (width - texts.width) / 2
      if configuration.imagePlacement == .top {
        texts.origin.y = whole.minY + image.height + block.gap
      } else {
        image.origin.y = whole.minY + texts.height + block.gap
      }
    } else {
      image.origin.y = whole.midY - image.height / 2
      texts.origin.y = whole.midY - texts.height / 2
      if configuration.imagePlacement == .trailing {
        image.origin.x = isFilling ? whole.maxX - image.width - block.indicator.width : whole.minX + texts.width + block.gap
      } else {
        texts.origin.x = whole.minX + image.width + block.gap
        if isFilling { texts.size.width = whole.maxX - block.indicator.width - texts.minX }
      }
    }
    let isCentered = alignsCentered(configuration)
    func line(_ size: CGSize, y: CGFloat) -> CGRect {
      var rect = CGRect(x: texts.minX, y: y, width: min(size.width, texts.width), height: size.height)
      if isCentered { rect.origin.x = texts.midX - rect.width / 2 }
      if configuration.titleAlignment == .trailing { rect.origin.x = texts.maxX - rect.width }
      return rect
    }
    result.image = image
    result.title = line(block.title, y: texts.minY)
    result.subtitle = line(block.subtitle, y: texts.maxY - block.subtitle.height)
    result.indicator = CGRect(
      x: whole.maxX - block.indicator.width + 6, y: whole.midY - block.indicator.height / 2, width: max(0, block.indicator.width - 6),
      height: block.indicator.height)
    if isRightToLeft {
      for part in [\ButtonArranged.image, \.title, \.subtitle, \.indicator] {
        result[keyPath: part].origin.x = whole.minX + whole.maxX - result[keyPath: part].maxX
      }
    }
    for part in [\ButtonArranged.image, \.title, \.subtitle, \.indicator] { result[keyPath: part] = onPixels(result[keyPath: part]) }
    return result
  }

  private func alignsCentered(_ configuration: Configuration) -> Bool {
    switch configuration.titleAlignment {
    case .center: true
    case .leading, .trailing: false
    case .automatic:
      configuration.imagePlacement == .top || configuration.imagePlacement == .bottom || parts.subtitle.map { $0.isHidden } ?? true
    }
  }
}

extension CGFloat {
  func roundedUp(to scale: CGFloat) -> CGFloat { ((self - 1e-6) * scale).rounded(.up) / scale }
}
