import UIKit

/// A text in as many columns as fit, each a container of one layout manager, justified and hyphenated.
final class ColumnsView: UIView {
  let storage = NSTextStorage()
  let manager = NSLayoutManager()
  private let gap: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    storage.addLayoutManager(manager)
    setText()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: ColumnsView, _: UITraitCollection) in
      view.setText()
      view.setNeedsLayout()
    }
  }

  required init?(coder: NSCoder) { nil }

  private func setText() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .justified
    paragraph.hyphenationFactor = 1
    paragraph.paragraphSpacing = 8
    storage.setAttributedString(
      NSAttributedString(
        string: TypeWords.hyphenated,
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .callout), .paragraphStyle: paragraph, .foregroundColor: UIColor.label,
        ]))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 16)
    let count = max(1, min(4, Int(area.width / 150)))
    let size = CGSize(width: (area.width - gap * CGFloat(count - 1)) / CGFloat(count), height: max(0, area.height))
    while manager.textContainers.count > count { manager.removeTextContainer(at: manager.textContainers.count - 1) }
    while manager.textContainers.count < count { manager.addTextContainer(NSTextContainer(size: size)) }
    for container in manager.textContainers { container.size = size }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 16)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (number, container) in manager.textContainers.enumerated() {
      let step = CGFloat(number) * (container.size.width + gap)
      let x = isMirrored ? area.maxX - container.size.width - step : area.minX + step
      let glyphs = manager.glyphRange(for: container)
      manager.drawGlyphs(forGlyphRange: glyphs, at: CGPoint(x: x, y: area.minY))
    }
  }
}
