import UIKit

/// A flow layout that begins at the right side in a right-to-left interface; a plain one keeps its order there.
class MirroredFlow: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
