import CoreGraphics

/// The large title below the row of a navigation bar.
@MainActor final class LargeTitleView: UIView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    label.accessibilityTraits = .header
    label.showsLargeContentViewer = true
    label.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, look: BarLook) {
    label.show(
      title, font: look.bars.largeTitleFont.font, color: look.titleColor, shadow: look.bars.titleShadow,
      offset: look.bars.titleShadowOffset, attributes: look.largeTitleAttributes)
    margin = max(look.bars.sideMargin, 16)
    fullHeight = look.bars.largeTitleHeight
    setNeedsLayout()
  }

  var text: String? { label.text }
  /// The scale of the title while the content is pulled down.
  var stretch: CGFloat = 1 {
    didSet { if stretch != oldValue { label.transform = CGAffineTransform(scaleX: stretch, y: stretch) } }
  }
  private var margin: CGFloat = 16
  private var fullHeight: CGFloat = 52

  /// The title keeps its distance from the lower edge, and moves under the row as the bar shrinks.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let room = max(0, bounds.width - 2 * margin - safeAreaInsets.left - safeAreaInsets.right)
    let size = label.sizeThatFits(CGSize(width: room, height: fullHeight))
    let width = min(size.width.rounded(.up), room)
    let y = bounds.height - fullHeight + ((fullHeight - size.height) / 2).rounded() - 2
    label.layer.anchorPoint = CGPoint(x: isRight ? 1 : 0, y: 0.5)
    label.bounds = CGRect(x: 0, y: 0, width: width, height: size.height.rounded(.up))
    label.center = CGPoint(
      x: isRight ? bounds.width - margin - safeAreaInsets.right : margin + safeAreaInsets.left, y: y + label.bounds.height / 2)
  }
}
