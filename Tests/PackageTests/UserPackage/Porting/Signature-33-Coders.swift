import UIKit

class OutletStack: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { super.init(coder: coder) }
  override func awakeFromNib() { super.awakeFromNib() }
}

final class NibItem: UIBarButtonItem {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func awakeFromNib() { super.awakeFromNib() }
}

final class NibRecognizer: UITapGestureRecognizer {
  override init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NibNavigationItem: UINavigationItem {
  override init(title: String) { super.init(title: title) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func awakeFromNib() { super.awakeFromNib() }
}
