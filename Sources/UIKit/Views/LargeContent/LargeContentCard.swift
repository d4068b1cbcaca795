import QuartzCore

/// The card in the center of the screen that shows an enlarged item: its image above its title.
@MainActor final class LargeContentCard: UIView {
  private(set) weak var item: (any UILargeContentViewerItem)?
  private let look: UIDesign.LargeContent
  private let menu: UIDesign.Menu
  private let imageView = UIImageView()
  private let label = UILabel()
  private let textFont: UIFont
  private var imageInsets = UIEdgeInsets.zero
  /// The area in which the card is centered, in its superview.
  private var room = CGRect.zero

  init(_ item: any UILargeContentViewerItem, traits: UITraitCollection) {
    let design = traits.design
    look = design.largeContent
    var menu = design.menu
    menu.cornerRadius = look.cornerRadius
    self.menu = menu
    textFont = look.titleFont(for: traits)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    accessibilityIdentifier = "LargeContentViewer"
    layer.zPosition = 1000
    layer.shadowOpacity = menu.shadowOpacity
    layer.shadowRadius = menu.shadowRadius
    layer.shadowOffset = .zero
    let ground = MenuGround(menu)
    ground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ground)
    label.font = textFont
    label.numberOfLines = look.lines
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
    show(item)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: any UILargeContentViewerItem) {
    self.item = item
    let isEnabled = (item as? any LargeContentControl)?.isEnabled ?? true
    let color = isEnabled ? menu.text : menu.disabledText
    label.text = item.largeContentTitle
    label.isHidden = label.text?.isEmpty ?? true
    label.textColor = color
    imageView.image = item.largeContentImage.map { item.scalesLargeContentImage ? enlarged($0) : $0 }
    imageView.contentMode = item.scalesLargeContentImage ? .scaleAspectFit : .center
    imageView.tintColor = color
    imageView.isHidden = imageView.image == nil
    imageInsets = item.largeContentImageInsets
    arrange()
  }

  /// Returns the enlarged image. A symbol is rasterized at the larger size; other images are scaled by the image view. Both are drawn as
  /// templates in the text's color.
  private func enlarged(_ image: UIImage) -> UIImage {
    guard image.renderingMode != .alwaysOriginal else { return image }
    guard image.isSymbolImage else { return image.withRenderingMode(.alwaysTemplate) }
    return image.withConfiguration(UIImage.SymbolConfiguration(pointSize: look.imageSide)).withRenderingMode(.alwaysTemplate)
  }

  /// The size of the image: that of an enlarged one, or its own.
  private var imageSize: CGSize {
    guard let image = imageView.image, image.size.width > 0, image.size.height > 0 else { return .zero }
    guard imageView.contentMode == .scaleAspectFit else {
      return CGSize(width: min(image.size.width, look.greatestWidth - 2 * look.inset), height: image.size.height)
    }
    let factor = look.imageSide / max(image.size.width, image.size.height)
    return CGSize(width: (image.size.width * factor).rounded(), height: (image.size.height * factor).rounded())
  }

  // MARK: Position

  func appear(in window: UIWindow, over stage: CGRect?) {
    room = (stage ?? window.bounds).intersection(window.bounds.inset(by: window.safeAreaInsets))
      .insetBy(dx: look.margin, dy: look.margin)
    window.addSubview(self)
    arrange()
    alpha = 0
    UIView.animate(withDuration: look.fadeDuration) { self.alpha = 1 }
  }

  func disappear(animated: Bool) {
    guard animated, window != nil else { return removeFromSuperview() }
    UIView.animate(withDuration: look.fadeDuration) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  private func arrange() {
    guard !room.isNull, room.width > 0 else { return }
    let width = min(look.greatestWidth, room.width) - 2 * look.inset
    let image = imageSize
    let text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let gap = image.height > 0 && text.height > 0 ? look.gap : 0
    let content = image.height + gap + text.height
    let size = CGSize(
      width: max(look.leastSide, min(width, max(image.width, text.width).rounded(.up)) + 2 * look.inset),
      height: min(room.height, max(look.leastSide, content.rounded(.up) + 2 * look.inset)))
    frame = CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    let top = ((size.height - content) / 2).rounded()
    imageView.frame = CGRect(x: ((size.width - image.width) / 2).rounded(), y: top, width: image.width, height: image.height)
      .inset(by: imageInsets)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: look.cornerRadius).cgPath
    let textWidth = size.width - 2 * look.inset
    label.frame = CGRect(x: look.inset, y: top + image.height + gap, width: textWidth, height: text.height)
  }
}
