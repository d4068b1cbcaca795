import UIKit

class AwakenedController: UIViewController {
  override func awakeFromNib() {
    super.awakeFromNib()
    title = "awake"
  }
}

final class AwakenedRecognizer: UITapGestureRecognizer {
  override func awakeFromNib() { super.awakeFromNib() }
}

final class AwakenedLayout: UICollectionViewFlowLayout {
  override func awakeFromNib() {
    super.awakeFromNib()
    itemSize = CGSize(width: 40, height: 40)
  }
}
