import QuartzCore

/// The card of a sheet: the presented view with rounded corners, a grabber and, in the center of a window, a shadow.
@MainActor final class SheetView: UIView, PresentedViewHolder {
  let content: UIView
  var contentView: UIView { clip }
  var onGrabber: (() -> Void)?
  private let clip = UIView()
  private let grabber: SheetGrabber
  private let metrics: UIDesign.Presentation

  init(content: UIView, metrics: UIDesign.Presentation) {
    self.content = content
    self.metrics = metrics
    grabber = SheetGrabber(metrics: metrics)
    super.init(frame: .zero)
    clip.clipsToBounds = true
    addSubview(clip)
    grabber.isHidden = true
    grabber.addAction(UIAction { [weak self] _ in self?.onGrabber?() }, for: .primaryActionTriggered)
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  /// The grabber is first, although the content extends below it.
  override var accessibilityElements: [Any]? {
    get { grabber.isHidden ? nil : [grabber, clip] }
    set {}
  }

  /// Shows a shadow for a card, or if the background is not dimmed.
  func show(isCard: Bool, standsOut: Bool, cornerRadius: CGFloat, grabber shows: Bool) {
    clip.layer.cornerRadius = cornerRadius
    clip.layer.maskedCorners = isCard ? .all : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowOpacity = isCard || standsOut ? metrics.cardShadowOpacity : 0
    layer.shadowRadius = isCard ? metrics.cardShadowRadius : metrics.cardShadowRadius / 2
    layer.shadowOffset = CGSize(width: 0, height: isCard ? 8 : 0)
    grabber.isHidden = !shows
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    clip.adopt(content)
    layer.shadowPath = layer.shadowOpacity > 0 ? UIBezierPath(roundedRect: bounds, cornerRadius: clip.layer.cornerRadius).cgPath : nil
    let size = metrics.grabberSize
    let height = size.height + 2 * metrics.grabberInset
    grabber.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded() - 20, y: 0, width: size.width + 40, height: height)
  }
}

/// The grabber at a sheet's top, which indicates that it can be dragged.
@MainActor private final class SheetGrabber: UIControl {
  private let bar = UIView()
  private let metrics: UIDesign.Presentation

  init(metrics: UIDesign.Presentation) {
    self.metrics = metrics
    super.init(frame: .zero)
    bar.backgroundColor = metrics.grabberColor
    bar.layer.cornerRadius = metrics.grabberSize.height / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    accessibilityLabel = LocalizedStrings.word("Sheet Grabber")
    accessibilityHint = LocalizedStrings.word("Double-tap to change the size of the sheet")
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = metrics.grabberSize
    bar.frame = CGRect(x: (bounds.width - size.width) / 2, y: metrics.grabberInset, width: size.width, height: size.height)
  }
}
