import UIKit

/// Shows one page, with the selections of the view above it.
final class PDFPageView: UIView {
  let page: PDFPage
  private let box: PDFDisplayBox
  var highlights: [(rectangle: CGRect, color: UIColor)] = [] { didSet { setNeedsDisplay() } }

  init(page: PDFPage, box: PDFDisplayBox) {
    self.page = page
    self.box = box
    super.init(frame: .zero)
    backgroundColor = .white
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = page.string
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    page.drawUpright(box, size: bounds.size, to: context)
    context.setBlendMode(.multiply)
    for highlight in highlights {
      context.setFillColor(highlight.color.cgColor)
      context.fill(viewRectangle(highlight.rectangle))
    }
  }

  func pagePoint(_ point: CGPoint) -> CGPoint { point.applying(pageToView.inverted()) }
  func viewPoint(_ point: CGPoint) -> CGPoint { point.applying(pageToView) }
  func viewRectangle(_ rectangle: CGRect) -> CGRect { rectangle.applying(pageToView) }

  private var pageToView: CGAffineTransform {
    let size = page.shownSize(box)
    guard size.width > 0, size.height > 0 else { return .identity }
    return page.transform(for: box)
      .concatenating(CGAffineTransform(scaleX: bounds.width / size.width, y: -bounds.height / size.height))
      .concatenating(CGAffineTransform(translationX: 0, y: bounds.height))
  }
}
