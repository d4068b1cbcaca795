import CoreGraphics

extension UIButton {
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  final var effectiveContentInsets: UIEdgeInsets {
    if let configuration = shownConfiguration {
      return configuration.contentInsets.resolved(effectiveUserInterfaceLayoutDirection)
    }
    return contents.contentInsets
  }

  final var titleSize: CGSize {
    guard let label = parts.title, !label.isHidden, label.hasText else { return .zero }
    return label.sizeThatFits(CGSize(width: label.numberOfLines == 1 ? .greatestFiniteMagnitude : bounds.width, height: 0))
  }

  final var imageSize: CGSize {
    guard let view = parts.image, !view.isHidden else { return .zero }
    let natural = view.intrinsicContentSize
    if ownConfiguration == nil, let size = standardSize { return size }
    return natural.width < 0 ? .zero : natural
  }

  /// The size of a standard type's image.
  final var standardSize: CGSize? {
    guard contents.images.isEmpty else { return nil }
    let buttons = traitCollection.design.buttons
    return switch kind {
    case .custom, .system: nil
    case .detailDisclosure, .contactAdd: buttons.detailSize
    case .infoLight, .infoDark: buttons.infoSize
    case .close: CGSize(width: buttons.closeSize, height: buttons.closeSize)
    }
  }

  final var naturalSize: CGSize {
    if ownConfiguration != nil {
      prepareConfiguration()
      return arrange(in: nil).size
    }
    let buttons = traitCollection.design.buttons
    let (title, image) = (titleSize, imageSize)
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    let insets = contents.contentInsets
    if title.height > 0, insets == .zero {
      size.height = max(title.height + 2 * buttons.verticalPadding, image.height)
      if showsTitleInDefaultFont { size.height = max(size.height, buttons.systemHeight) }
      if hasFace { size.width += 2 * buttons.horizontalPadding }
    }
    size.width += insets.left + insets.right
    size.height += insets.top + insets.bottom
    if title.height > 0 { size.width = max(size.width, buttons.minimumWidth) }
    if let background = currentBackgroundImage?.size {
      size = CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Whether the title of a `.system` button has the font of the design, and neither the app nor a document has specified another.
  private var showsTitleInDefaultFont: Bool {
    kind == .system && !contents.isOfDocument && currentAttributedTitle == nil && (parts.title as? ButtonLabel)?.hasOwnFont == false
  }

  final func fittingSize(_ size: CGSize) -> CGSize {
    guard ownConfiguration != nil else { return naturalSize }
    prepareConfiguration()
    return arrange(in: size.width > 0 && size.width < 10000 ? size.width : nil).size
  }

  final func ordinaryTitleRect(_ contentRect: CGRect) -> CGRect {
    if ownConfiguration != nil { return arrangement(in: contentRect).title }
    var room = contentRect.inset(by: contents.titleInsets)
    let image = imageSize.width
    room.size.width -= image
    if !isRightToLeft { room.origin.x += image }
    return place(titleSize, in: room)
  }

  final func ordinaryImageRect(_ contentRect: CGRect) -> CGRect {
    if ownConfiguration != nil { return arrangement(in: contentRect).image }
    var room = contentRect.inset(by: contents.imageInsets)
    let title = titleSize.width
    room.size.width -= title
    if isRightToLeft { room.origin.x += title }
    return place(imageSize, in: room)
  }

  /// Returns the rectangle of `size` in `room`, by the alignments and clamped to the room.
  final func place(_ size: CGSize, in room: CGRect) -> CGRect {
    guard size != .zero else { return CGRect(origin: CGPoint(x: room.midX, y: room.midY), size: .zero) }
    var rect = CGRect(origin: room.origin, size: CGSize(width: max(0, min(size.width, room.width)), height: min(size.height, room.height)))
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: break
    case .right, .trailing: rect.origin.x = room.maxX - rect.width
    case .fill: rect.size.width = max(0, room.width)
    case .center: rect.origin.x = (room.midX - rect.width / 2)
    }
    switch contentVerticalAlignment {
    case .top: break
    case .bottom: rect.origin.y = room.maxY - rect.height
    case .fill: rect.size.height = max(0, room.height)
    case .center: rect.origin.y = (room.midY - rect.height / 2)
    }
    return onPixels(rect)
  }

  final func onPixels(_ rect: CGRect) -> CGRect {
    let scale = traitCollection.drawingScale
    return CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
  }

  final func layoutParts() {
    prepareConfiguration()
    let content = contentRect(forBounds: bounds)
    parts.background?.frame = backgroundRect(forBounds: bounds)
    if let label = parts.title { label.frame = titleRect(forContentRect: content) }
    if let view = parts.image { view.frame = imageRect(forContentRect: content) }
    if showsSelectionPlate { parts.background?.frame = selectionPlateFrame }
    if ownConfiguration != nil {
      let arranged = arrangement(in: content)
      parts.subtitle?.frame = arranged.subtitle
      parts.indicator?.frame = arranged.indicator
      if let activity = parts.activity { activity.frame = arranged.image }
    }
    parts.glow?.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
