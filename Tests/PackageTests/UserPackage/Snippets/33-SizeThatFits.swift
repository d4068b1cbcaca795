import UIKit

class TagView: UIView {
  private let label = UILabel()

  var text: String? {
    get { label.text }
    set {
      label.text = newValue
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFont.systemFont(ofSize: 13, weight: .medium)
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fit = label.sizeThatFits(size)
    return CGSize(width: fit.width + 16, height: fit.height + 8)
  }

  override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: 200, height: 100)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 4)
  }
}
