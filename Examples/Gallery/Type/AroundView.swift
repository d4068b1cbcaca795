import UIKit

/// A text with a movable round image; the text flows around it.
final class AroundView: UIView {
  let text = UITextView()
  let picture = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))

  override init(frame: CGRect) {
    super.init(frame: frame)
    text.isEditable = false
    text.isSelectable = false
    text.text = TypeWords.text
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    addSubview(text)
    let symbol = UIImageView(image: UIImage(systemName: "drop.fill"))
    symbol.tintColor = .white
    symbol.contentMode = .scaleAspectFit
    symbol.frame = picture.bounds.insetBy(dx: 30, dy: 30)
    picture.addSubview(symbol)
    picture.backgroundColor = .systemTeal
    picture.layer.cornerRadius = 60
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Picture"
    picture.accessibilityTraits = .image
    picture.center = CGPoint(x: frame.width * 0.62, y: 190)
    picture.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: AroundView.panned))
    text.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    text.frame = bounds
    exclude()
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let step = recognizer.translation(in: text)
    recognizer.setTranslation(.zero, in: text)
    picture.center = CGPoint(x: picture.center.x + step.x, y: picture.center.y + step.y)
    exclude()
  }

  private func exclude() {
    let inset = text.textContainerInset
    let circle = picture.frame.insetBy(dx: -8, dy: -8).offsetBy(dx: -inset.left, dy: -inset.top)
    text.textContainer.exclusionPaths = [UIBezierPath(ovalIn: circle)]
  }
}
